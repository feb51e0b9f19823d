import assert from 'node:assert/strict';
import { type AddressInfo, connect } from 'node:net';
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
  socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
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
