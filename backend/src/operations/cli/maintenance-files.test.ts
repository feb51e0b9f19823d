import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openDatabase } from '../../platform/db/client.ts';
import { files, users } from '../../platform/db/schema.ts';
import { writeMigratedDatabase } from '../../testing/template.ts';
import { run } from './run.ts';

let folder: string;
let env: NodeJS.ProcessEnv;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-cli-files-'));
  await writeMigratedDatabase(join(folder, 'db'));
  env = { DATA_DIR: folder };
  assert.equal((await run(['maintenance', 'files'], env)).exitCode, 0);
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  await database.db.insert(users).values({ id: 'u', email: 'u@example.com', planName: 'pro', passwordHash: 'x' });
  const row = { userId: 'u', extension: 'png', contentType: 'image/png', size: 1, pathParent: 'uploads/00' };
  await database.db.insert(files).values([
    { ...row, id: 'kept', name: 'kept.png', pathChild: 'aa.png' },
    { ...row, id: 'lost', name: 'lost.png', pathChild: 'bb.png' },
  ]);
  await database.close();
});
after(() => rm(folder, { recursive: true, force: true }));

const object = async (name: string) => {
  const path = join(folder, 'storage/uploads/00', name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'x');
  await utimes(path, new Date(0), new Date(0));
};

test('mends nothing where not one object is there: it may be the wrong storage', async () => {
  const { exitCode, stderr } = await run(['maintenance', 'files', '--fix'], env);
  assert.equal(exitCode, 2);
  assert.match(stderr, /Is this the right storage\? Nothing was changed\./);
});

test('names what does not belong together, and mends it when told to', async () => {
  await object('aa.png');
  await object('cc.png');
  const look = await run(['maintenance', 'files'], env);
  assert.match(look.stdout, /lost +uploads\/00\/bb\.png +lost\.png[\s\S]*uploads\/00\/cc\.png[\s\S]*--fix/);
  const data = JSON.parse((await run(['maintenance', 'files', '--json'], env)).stdout);
  assert.deepEqual([data.fixed, data.rows, data.objects_without_row], [false, 2, ['uploads/00/cc.png']]);

  assert.equal((await run(['maintenance', 'files', '--fix'], env)).exitCode, 0);
  assert.deepEqual(await readdir(join(folder, 'storage/uploads/00')), ['aa.png']);
  const after = JSON.parse((await run(['maintenance', 'files', '--json'], env)).stdout);
  assert.deepEqual([after.rows, after.rows_without_object, after.objects_without_row], [1, [], []]);
});

test('leaves the other maintenance as it was', async () => {
  assert.match((await run(['maintenance', '--help'], env)).stdout, /sessions that ran out/);
  assert.match((await run(['maintenance', 'files', '--help'], env)).stdout, /--fix/);
});
