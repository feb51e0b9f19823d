import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { startS3 } from '../../testing/s3-server.ts';
import { testApp } from '../../testing/test-app.ts';
import { endWhenSlow } from '../http/reading-pace.ts';

/** Asks for a path, and takes nothing of the answer beyond its head. */
async function neverRead(port: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

test('readers who take nothing hold up neither readiness nor pages that lie in the same store', async () => {
  const s3 = await startS3();
  const backend = await testApp({ ...s3.env, FILE_READS: '60', FILE_READS_PER_ADDRESS: '60' });
  const { storage } = backend.context;
  await storage.put('uploads/00/film.mp4', Buffer.alloc(15_000_000), 'video/mp4');
  await storage.put('sites/00/page.html', Buffer.from('<p>'), 'text/html');
  await backend.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = backend.app.server.address() as AddressInfo;

  const readers = await Promise.all(Array.from({ length: 60 }, () => neverRead(port, '/v1/files/uploads/00/film.mp4')));
  assert.equal((await backend.call('GET /v1/health/ready')).statusCode, 200);
  const page = await storage.read('sites/00/page.html');
  assert.equal(String((await page.toArray()).join('')), '<p>');

  for (const reader of readers) reader.destroy();
  await backend.close();
  await s3.close();
});

test('an answer that nobody takes is ended, one that is taken is not', async (context) => {
  // A busy machine may take nothing for a while, too.
  const stretches: Readonly<Record<string, number>> = { '/taken': 30_000, '/left': 100 };
  const server = createServer(({ url = '' }, response) => {
    endWhenSlow(response, { stretch: stretches[url] ?? 0, leastBytes: 1_000 });
    response.writeHead(200, { 'content-length': 50_000_000 });
    Readable.from(Array.from({ length: 500 }, () => Buffer.alloc(100_000))).pipe(response);
  });
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const whole = await fetch(`http://127.0.0.1:${port}/taken`).then((answer) => answer.arrayBuffer());
  assert.equal(whole.byteLength, 50_000_000);
  const idle = connect(port, '127.0.0.1');
  context.after(() => idle.destroy());
  idle.on('error', () => {});
  idle.write('GET /left HTTP/1.1\r\nhost: a\r\n\r\n');
  const [socket] = await once(server, 'connection');
  await once(socket as Socket, 'close');
});
