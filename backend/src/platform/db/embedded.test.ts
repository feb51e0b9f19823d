import assert from 'node:assert/strict';
import fs, { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { startChild } from '../../testing/child.ts';
import { type OpenDatabase, openDatabase } from './client.ts';
import { FolderInUseError } from './folder-lock.ts';

const writer = new URL('../../testing/row-writer.ts', import.meta.url);

let dataDir: string;
const open: OpenDatabase[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'landfall-db-'));
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function opened(folder = dataDir): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  open.push(database);
  return database;
}

test('keeps every acknowledged row when the process is killed, time and again', async () => {
  let acknowledged = 0;
  for (let round = 1; round <= 3; round++) {
    const child = startChild(writer, [dataDir]);
    for (let rows = 0; rows < 100; rows++) acknowledged = Number(await child.line(/^\d+$/));
    await child.kill('SIGKILL');
  }
  const { executeSql } = await opened();
  const { rows } = await executeSql(`select count(*)::int as kept from acknowledged where n <= ${acknowledged}`);
  assert.equal(rows[0]?.kept, acknowledged);
});

test('refuses a second process on the same folder, and lets it in once the first was killed', async () => {
  const child = startChild(writer, [dataDir]);
  await child.line(/^1$/);
  await assert.rejects(opened(), (error) => error instanceof FolderInUseError && error.message.includes(dataDir));
  await child.kill('SIGKILL');
  await opened();
});

test('refuses the folder to the same process too', async () => {
  await opened();
  await assert.rejects(opened(), FolderInUseError);
});

test('starts afresh after a first start that was cut short', async () => {
  const halfMade = join(dataDir, 'db.new');
  mkdirSync(halfMade, { recursive: true });
  writeFileSync(join(halfMade, 'PG_VERSION'), '18');
  const { executeSql } = await opened();
  assert.deepEqual((await executeSql('select 1 as one')).rows, [{ one: 1 }]);
  assert.ok(!existsSync(halfMade));
});

test('lets nobody else on the machine into its folder, whoever was let in before', async () => {
  const made = join(dataDir, 'made');
  await opened(made);
  const modes = () => [made, join(made, 'db')].map((folder) => statSync(folder).mode & 0o777);
  assert.deepEqual(modes(), [0o700, 0o700]);
  await open.splice(0)[0]?.close();
  chmodSync(join(made, 'db'), 0o755);
  await opened(made);
  assert.deepEqual(modes(), [0o700, 0o700]);
});

test('syncs to the disk with every commit', async (t) => {
  const { executeSql } = await opened();
  await executeSql('create table synced (n int)');
  const fdatasync = t.mock.method(fs, 'fdatasyncSync');
  syncBuiltinESMExports();
  for (let n = 0; n < 20; n++) await executeSql('insert into synced values ($1)', [n]);
  const syncs = fdatasync.mock.callCount();
  fdatasync.mock.restore();
  syncBuiltinESMExports();
  assert.ok(syncs >= 20, `${syncs} syncs for 20 commits`);
});
