import { parseArgs } from 'node:util';
import { findPostgres, NO_POSTGRES, startPostgres } from '../testing/postgres.ts';
import { testApp } from '../testing/test-app.ts';
import { askEverything } from './ask-everything.ts';
import { growDatabase } from './grow-database.ts';
import { recordStatements, wholeTableReads } from './query-plans.ts';

// Asks for everything on a database of many sites, and looks at how each answer was found.
const { values } = parseArgs({ options: { sites: { type: 'string', default: '100000' } } });
const sites = Number(values.sites);
const binaries = findPostgres();
if (!binaries) throw new Error(NO_POSTGRES);
const postgres = await startPostgres(binaries);
const backend = await testApp({ DATABASE_URL: await postgres.newDatabase() });
const began = performance.now();
const growing = await growDatabase(backend.database, sites);
const { rows } = await backend.database.executeSql('select count(*)::int as leads from leads');
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`${sites} sites, ${rows[0]?.leads} leads, ${growing.length} tables that grow, made in ${seconds} s`);

const recorder = await recordStatements(backend.database);
const { asked, failed } = await askEverything(backend);
const statements = recorder.statements().length;
const found = await wholeTableReads(recorder, growing);
console.log(`${asked.length} calls and schedules, ${statements} different statements`);
for (const { table, text } of found) console.log(`The whole of ${table}: ${text.replaceAll(/\s+/g, ' ')}`);
for (const failure of failed) console.log(failure);
console.log(`${found.length} of them read the whole of a table that grows`);
if (found.length > 0 || failed.length > 0) process.exitCode = 1;
await recorder.stop();
await backend.close();
await postgres.stop();
