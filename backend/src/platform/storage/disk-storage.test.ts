import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { AppError } from '../errors.ts';
import { diskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';
import { removeAbandoned } from './temp-files.ts';

// What is peculiar to disks; what every store does is in storage.test.ts.

let folder: string;
let storage: Storage;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-storage-'));
  await mkdir(join(folder, 'storage'));
  storage = diskStorage(join(folder, 'storage'), join(folder, 'tmp'));
});
after(() => rm(folder, { recursive: true, force: true }));

const failsWith = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;
const names = (path: string) => readdir(join(folder, path)).catch(() => []);

test('says that the store is away rather than that the object is missing', async () => {
  const blocked = join(folder, 'blocked');
  await writeFile(blocked, 'a file where the folder should be');
  const away = diskStorage(blocked, join(folder, 'tmp'));
  await assert.rejects(away.check(), failsWith('unavailable'));
  await assert.rejects(away.put('uploads/a/x.png', Buffer.from('x'), 'image/png'), failsWith('unavailable'));
  await assert.rejects(away.stat('uploads/a/x.png'), failsWith('unavailable'));
  await storage.check();
});

test('does not take a disk that is not mounted for a store without objects', async () => {
  const root = join(folder, 'unmounted');
  const away = diskStorage(root, join(folder, 'tmp'));
  await assert.rejects(away.stat('uploads/a/x.png'), failsWith('unavailable'));
  await assert.rejects(away.delete('uploads/a/x.png'), failsWith('unavailable'));
  await assert.rejects(away.put('uploads/a/x.png', Buffer.from('x'), 'image/png'), failsWith('unavailable'));
  await assert.rejects(away.check(), failsWith('unavailable'));
  assert.deepEqual(await names('unmounted'), []);
});

test('knows no object where a folder is, nor below a file', async () => {
  await storage.put('uploads/d/x.png', Buffer.from('x'), 'image/png');
  for (const key of ['uploads/d', 'uploads/d/x.png/y']) await assert.rejects(storage.stat(key), failsWith('not_found'));
});

test('clears what a killed process left, but nothing that may be in use', async () => {
  const temp = join(folder, 'leftovers');
  await mkdir(temp);
  await writeFile(join(temp, 'old'), '');
  await writeFile(join(temp, 'young'), '');
  await utimes(join(temp, 'old'), new Date(0), new Date(0));
  await removeAbandoned(temp);
  assert.deepEqual(await readdir(temp), ['young']);
});
