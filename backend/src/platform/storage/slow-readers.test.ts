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

test('an answer that nobody takes is ended, one that is taken is not', async () => {
  const server = createServer((_request, response) => {
    endWhenSlow(response, { stretch: 100, leastBytes: 1_000 });
    response.writeHead(200, { 'content-length': 50_000_000 });
    Readable.from(Array.from({ length: 500 }, () => Buffer.alloc(100_000))).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const whole = await fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.arrayBuffer());
  assert.equal(whole.byteLength, 50_000_000);
  const idle = connect(port, '127.0.0.1');
  idle.on('error', () => {});
  idle.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  const [socket] = await once(server, 'connection');
  await once(socket as Socket, 'close');
  idle.destroy();
  server.closeAllConnections();
  server.close();
});
