import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { AppError } from '../errors.ts';
import { diskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';
import { removeAbandoned } from './temp-files.ts';

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

test('stores and reads back buffers and streams, whole and in ranges', async () => {
  await storage.put('uploads/a/one.jpg', Buffer.from('0123456789'), 'image/jpeg');
  await storage.put('uploads/a/two.mp4', Readable.from([Buffer.from('abc'), Buffer.from('def')]), 'video/mp4');

  const { size, contentType, etag } = await storage.stat('uploads/a/one.jpg');
  assert.deepEqual([size, contentType], [10, 'image/jpeg']);
  assert.match(etag, /^(W\/)?".+"$/);
  assert.equal((await buffer(await storage.read('uploads/a/one.jpg', { start: 2, end: 4 }))).toString(), '234');
  assert.equal((await buffer(await storage.read('uploads/a/two.mp4'))).toString(), 'abcdef');
  assert.deepEqual(await names('tmp'), []);
});

test('keeps nothing of a stream that breaks off, and keeps the object that was there', async () => {
  await storage.put('uploads/b/x.png', Buffer.from('old'), 'image/png');
  const broken = async function* () {
    yield Buffer.from('new, but');
    throw new Error('connection lost');
  };
  await assert.rejects(storage.put('uploads/b/x.png', Readable.from(broken()), 'image/png'), failsWith('unavailable'));
  assert.equal((await buffer(await storage.read('uploads/b/x.png'))).toString(), 'old');
  assert.deepEqual(await names('tmp'), []);
});

test('deletes, also what is not there', async () => {
  await storage.put('uploads/c/x.png', Buffer.from('x'), 'image/png');
  await storage.delete('uploads/c/x.png');
  await storage.delete('uploads/c/x.png');
  await assert.rejects(storage.stat('uploads/c/x.png'), failsWith('not_found'));
  await assert.rejects(storage.read('uploads/c/x.png'), failsWith('not_found'));
});

for (const key of [
  '../secret',
  'uploads/../../secret',
  'uploads//x',
  '/etc/passwd',
  'uploads/.hidden',
  'uploads/a\0b',
  '',
]) {
  test(`names no object: ${JSON.stringify(key)}`, async () => {
    await assert.rejects(storage.stat(key), failsWith('not_found'));
    await assert.rejects(storage.put(key, Buffer.from('x'), 'image/png'), failsWith('not_found'));
  });
}

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
