import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { startS3 } from '../../testing/s3-server.ts';
import { s3Storage } from './s3-storage.ts';

const page = (keys: string[], next?: string) =>
  `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`).join('')}` +
  `<IsTruncated>${next !== undefined}</IsTruncated>${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`;

// The test server of storage.test.ts cannot list more than a page: its tokens need a cipher that is no longer built in.
test('lists page after page', async () => {
  const asked: (string | null)[] = [];
  const server = createServer((request, response) => {
    const token = new URL(request.url ?? '', 'http://x').searchParams.get('continuation-token');
    asked.push(token);
    response.setHeader('content-type', 'application/xml');
    response.end(token === null ? page(['uploads/a/1.png', 'uploads/a/2.png'], 'more') : page(['uploads/a/3.png']));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { endpoint, bucket: 'b', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 's' };
  const keys: string[] = [];
  for await (const { key, modifiedAt } of s3Storage(settings, tmpdir()).list('uploads/')) {
    assert.equal(modifiedAt.toISOString(), '2026-01-02T03:04:05.000Z');
    keys.push(key);
  }
  assert.deepEqual(
    [keys, asked],
    [
      ['uploads/a/1.png', 'uploads/a/2.png', 'uploads/a/3.png'],
      [null, 'more'],
    ],
  );
  server.close();
  server.closeAllConnections();
});

test('makes a missing bucket only where it may', async () => {
  const server = await startS3();
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKeyId = '', S3_SECRET_KEY: secretAccessKey = '' } = server.env;
  const settings = { endpoint, bucket: 'fresh', region: 'us-east-1', accessKeyId, secretAccessKey };
  const careful = s3Storage(settings, tmpdir());
  await assert.rejects(careful.check());
  await s3Storage({ ...settings, createBucket: true }, tmpdir()).check();
  await careful.check();
  await careful.put('a/b.txt', Buffer.from('kept'), 'text/plain');
  assert.equal((await careful.stat('a/b.txt')).size, 4);
  await server.close();
});

test('a store that accepts connections and never answers is away for visitors, and holds none of their places', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { endpoint, bucket: 'b', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 's' };
  const storage = s3Storage({ ...settings, visitorSockets: 2, visitorAnswerMs: 100 }, tmpdir());
  const began = performance.now();
  // More than there are places, one after the other: those before have to be given back.
  for (let round = 0; round < 3; round += 1)
    await Promise.all(
      ['sites/a', 'sites/b'].map((key) =>
        assert.rejects(storage.read(key, undefined, 'visitor'), { code: 'unavailable' }),
      ),
    );
  assert.ok(performance.now() - began < 3_000, `it took ${performance.now() - began} ms`);
  server.close();
  server.closeAllConnections();
});

test('a kept connection that the store has closed is no failure for visitors', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    if (asked === 1) response.destroy();
    else response.end('kept');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { endpoint, bucket: 'b', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 's' };
  const body = await s3Storage(settings, tmpdir()).read('sites/a', undefined, 'visitor');
  assert.deepEqual([Buffer.concat(await body.toArray()).toString(), asked], ['kept', 2]);
  server.close();
  server.closeAllConnections();
});
