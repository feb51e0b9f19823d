import assert from 'node:assert/strict';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import fastify, { type FastifyRequest } from 'fastify';
import { limitBodyTime } from './body-deadline.ts';

test('who leaves while it is looked up who they are does not end the process', async (t) => {
  const app = fastify();
  t.after(() => app.close());
  const asked = Promise.withResolvers<FastifyRequest>();
  const known = Promise.withResolvers<void>();
  app.addHook('onRequest', async (request) => {
    asked.resolve(request);
    await known.promise;
  });
  limitBodyTime(app, 10);
  app.get('/slow', async () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });

  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\n');
  const { raw } = await asked.promise;
  const left = new Promise((resolve) => raw.once('close', resolve));
  socket.destroy();
  await left;
  const emitted: unknown[] = [];
  raw.on('error', (error) => emitted.push(error));
  known.resolve();
  // Longer than the body had.
  await new Promise((resolve) => setTimeout(resolve, 40));
  assert.deepEqual(emitted, []);
});

test('an answer that takes longer than a body may does not end the process, whether a body was announced or not', async (t) => {
  const app = fastify();
  t.after(() => app.close());
  limitBodyTime(app, 10, 0);
  app.get('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  for (const announced of ['', 'content-length: 5\r\n', 'transfer-encoding: chunked\r\n']) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /slow HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${announced}\r\n`);
    assert.match(await text(socket), /^HTTP\/1\.1 200 OK[\s\S]*done$/);
  }
});
