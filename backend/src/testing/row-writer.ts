import { writeSync } from 'node:fs';
import { openDatabase } from '../platform/db/client.ts';

// Writes rows for ever and says each number once the database acknowledged it. Made to be killed.
const { executeSql } = await openDatabase({ dataDir: process.argv[2] ?? '', databaseUrl: undefined });
await executeSql('create table if not exists acknowledged (n int primary key)');
const { rows } = await executeSql('select coalesce(max(n), 0)::int as last from acknowledged');
for (let n = Number(rows[0]?.last) + 1; ; n++) {
  await executeSql('insert into acknowledged values ($1)', [n]);
  writeSync(1, `${n}\n`);
}
