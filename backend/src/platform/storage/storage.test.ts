import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { type S3Server, startS3 } from '../../testing/s3-server.ts';
import { readConfig } from '../config.ts';
import { AppError } from '../errors.ts';
import { createStorage } from './create-storage.ts';
import type { Storage } from './storage.ts';

// What every store does alike: the local disk, and an S3 server over HTTP.

const failsWith = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

for (const kind of ['local disk', 'S3'] as const) {
  describe(kind, () => {
    let folder: string;
    let s3: S3Server | undefined;
    let storage: Storage;

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'landfall-storage-'));
      s3 = kind === 'S3' ? await startS3() : undefined;
      storage = await createStorage(readConfig({ DATA_DIR: folder, ...s3?.env }));
    });
    after(async () => {
      await s3?.close();
      await rm(folder, { recursive: true, force: true });
    });

    const temporary = () => readdir(join(folder, 'tmp')).catch(() => []);
    const content = async (key: string, range?: { start: number; end: number }) =>
      (await buffer(await storage.read(key, range))).toString();
    const keys = async (prefix: string) => {
      const found: string[] = [];
      for await (const { key } of storage.list(prefix)) found.push(key);
      return found.sort();
    };

    test('stores and reads back buffers and streams, whole and in ranges', async () => {
      await storage.put('uploads/a/one.jpg', Buffer.from('0123456789'), 'image/jpeg');
      await storage.put('uploads/a/two.mp4', Readable.from([Buffer.from('abc'), Buffer.from('def')]), 'video/mp4');
      const { size, contentType, etag } = await storage.stat('uploads/a/one.jpg');
      assert.deepEqual([size, contentType], [10, 'image/jpeg']);
      assert.match(etag, /^(W\/)?".+"$/);
      assert.equal(await content('uploads/a/one.jpg', { start: 2, end: 4 }), '234');
      assert.equal(await content('uploads/a/two.mp4'), 'abcdef');
      assert.equal((await storage.stat('uploads/a/two.mp4')).contentType, 'video/mp4');
      assert.deepEqual(await temporary(), []);
    });

    test('reads an object whole, in as much memory as it has bytes', async () => {
      await storage.put('uploads/a/small.html', Buffer.from('a page'), 'text/html');
      const whole = await storage.readWhole('uploads/a/small.html');
      assert.deepEqual([whole.toString(), whole.buffer.byteLength], ['a page', 6]);
      await assert.rejects(storage.readWhole('uploads/a/none.html'), failsWith('not_found'));
      await assert.rejects(storage.readWhole('uploads/a/small.html', AbortSignal.abort()), failsWith('unavailable'));
    });

    test('keeps seven million streamed bytes as they are', async () => {
      const bytes = Buffer.alloc(7_000_000, 'landfall ');
      await storage.put(
        'uploads/a/large.mp4',
        Readable.from(bytes.toString().match(/[\s\S]{1,65536}/g) ?? []),
        'video/mp4',
      );
      assert.equal((await storage.stat('uploads/a/large.mp4')).size, 7_000_000);
      assert.ok(bytes.equals(await buffer(await storage.read('uploads/a/large.mp4'))));
    });

    test('keeps nothing of a stream that breaks off, and keeps the object that was there', async () => {
      await storage.put('uploads/b/x.png', Buffer.from('old'), 'image/png');
      const broken = async function* () {
        yield Buffer.from('new, but');
        throw new Error('connection lost');
      };
      const put = storage.put('uploads/b/x.png', Readable.from(broken()), 'image/png');
      await assert.rejects(put, failsWith('unavailable'));
      assert.equal(await content('uploads/b/x.png'), 'old');
      assert.deepEqual(await temporary(), []);
    });

    test('deletes, also what is not there', async () => {
      await storage.put('uploads/c/x.png', Buffer.from('x'), 'image/png');
      await storage.delete('uploads/c/x.png');
      await storage.delete('uploads/c/x.png');
      await assert.rejects(storage.stat('uploads/c/x.png'), failsWith('not_found'));
      await assert.rejects(storage.read('uploads/c/x.png'), failsWith('not_found'));
    });

    test('lists what is below a folder', async () => {
      assert.deepEqual(await keys('thumbs/'), []);
      const many = Array.from({ length: 60 }, (_, index) => `thumbs/${index % 7}/${index}.png`);
      await Promise.all(many.map((key) => storage.put(key, Buffer.from('x'), 'image/png')));
      assert.deepEqual(await keys('thumbs/'), many.toSorted());
      assert.deepEqual(await keys('thumbs/3/'), many.filter((key) => key.startsWith('thumbs/3/')).sort());
      for await (const { modifiedAt } of storage.list('thumbs/1/')) {
        assert.ok(Math.abs(modifiedAt.getTime() - Date.now()) < 60_000);
      }
    });

    for (const key of [
      '../secret',
      'uploads/../../x',
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
  });
}
