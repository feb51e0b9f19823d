import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { startJobs } from '../jobs/pg-boss.ts';
import { findPostgres, NO_POSTGRES, startPostgres, type TemporaryPostgres } from '../testing/postgres.ts';
import { type OpenDatabase, openDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import { plans } from './schema.ts';

const binaries = findPostgres();
let postgres: TemporaryPostgres | undefined;
before(async () => {
  if (binaries) postgres = await startPostgres(binaries);
});
after(() => postgres?.stop());

test('processes that start together on PostgreSQL migrate once', async (t) => {
  if (!postgres) return t.skip(NO_POSTGRES);
  for (let round = 0; round < 2; round++) {
    const databaseUrl = await postgres.newDatabase();
    const processes: OpenDatabase[] = [];
    for (let i = 0; i < 5; i++) processes.push(await openDatabase({ databaseUrl, dataDir: '' }));
    await Promise.all(processes.map(migrate));
    const log = pino({ level: 'silent' });
    const queues = await Promise.all(processes.slice(0, 3).map((database) => startJobs(database, log)));

    assert.equal((await processes[0]?.db.select().from(plans))?.length, 3);
    await Promise.all(queues.map((jobs) => jobs.stop()));
    await Promise.all(processes.map((database) => database.close()));
  }
});
