import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import fastify, { type onRequestAsyncHookHandler } from 'fastify';
import { buildSitesApp } from '../../sites-app.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { limitBodyTime } from './body-deadline.ts';

let backend: TestApp;
let port: number;
before(async () => {
  backend = await testApp({ BODY_TIMEOUT_MS: '150', CONNECTIONS_PER_ADDRESS: '3' });
  await backend.app.listen({ host: '127.0.0.1', port: 0 });
  port = (backend.app.server.address() as AddressInfo).port;
});
after(() => backend.close());

const open = async (to = port): Promise<Socket> => {
  const socket = connect(to, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};

/** Sends a byte of a body every few milliseconds for as long as it may. Resolves with what was answered. */
async function trickle(socket: Socket, head: string): Promise<string> {
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(`${head}\r\nhost: a.example\r\ncontent-length: 5000\r\n\r\n`);
  const drip = setInterval(() => socket.write(' '), 20);
  // What is written after the other side closed is an error, which `once` would not outlast.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  return answer;
}

test('a body that trickles in is answered 408 and its connection ended', async () => {
  const answer = await trickle(await open(), 'POST /v1/api/login HTTP/1.1\r\ncontent-type: application/json');
  assert.match(answer, /^HTTP\/1\.1 408 /);
  assert.match(answer, /"code":"too_slow"/);
});

test('a form that trickles in to a published site is, too', async () => {
  const sites = await buildSitesApp(backend.context);
  await sites.listen({ host: '127.0.0.1', port: 0 });
  const socket = await open((sites.server.address() as AddressInfo).port);
  const answer = await trickle(socket, 'POST / HTTP/1.1\r\ncontent-type: application/x-www-form-urlencoded');
  await sites.close();
  assert.match(answer, /^HTTP\/1\.1 408 /);
  assert.match(answer, /took too long/);
});

test('a body that arrives in time is read', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: '{"email":"nobody@example.com","password":"wrong"}',
  });
  assert.equal(answer.status, 400);
  assert.equal((await answer.json()).code, 'wrong_credentials');
});

test('one address holds so many connections and no more, and gets room back when one ends', async () => {
  const first = [await open(), await open(), await open()];
  const tooMany = await open();
  await once(tooMany, 'close');
  const [one] = first;
  one?.destroy();
  const inside = await room();
  inside.destroy();
  for (const socket of first) socket.destroy();
});

/** A connection that the server keeps: the end of another one reaches it a moment later. */
async function room(): Promise<Socket> {
  for (;;) {
    const socket = await open();
    socket.write('GET /v1/health/live HTTP/1.1\r\nhost: a\r\n\r\n');
    const [event] = await Promise.race([
      once(socket, 'data').then(() => ['data']),
      once(socket, 'close').then(() => ['close']),
    ]);
    if (event === 'data') return socket;
  }
}

test('proxies that are trusted speak for many, and are not counted', async () => {
  const behind = await testApp({ CONNECTIONS_PER_ADDRESS: '1', TRUSTED_PROXIES: '127.0.0.1' });
  await behind.app.listen({ host: '127.0.0.1', port: 0 });
  const { port: other } = behind.app.server.address() as AddressInfo;
  const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(`http://127.0.0.1:${other}/v1/health/live`)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  );
  await behind.close();
});

test('a body that was refused unread ends no later request on its connection', async () => {
  const app = fastify();
  limitBodyTime(app, 5_000, 30);
  const onRequest: onRequestAsyncHookHandler = async (_request, reply) => reply.code(401).send('no');
  app.post('/refused', { onRequest }, async () => 'never');
  app.get('/slow', () => new Promise((resolve) => setTimeout(resolve, 120, 'done')));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port: other } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, path: string, body?: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const call = request({ host: '127.0.0.1', port: other, agent, method, path, headers }, async (response) => {
        resolve((await response.setEncoding('utf8').toArray()).join(''));
      });
      call.once('error', reject).end(body);
    });
  assert.equal(await ask('POST', '/refused', JSON.stringify({ text: 'a'.repeat(100_000) })), 'no');
  assert.equal(await ask('GET', '/slow'), 'done');
  agent.destroy();
  await app.close();
});

test('a head that is too long, and what is no request, are answered without a body', async () => {
  for (const [sent, status] of [
    [`HEAD /${'a'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
    ['no request at all\r\n\r\n', 400],
  ] as const) {
    const socket = await open();
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(sent);
    await once(socket, 'close');
    assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} [^]*\\r\\n\\r\\n$`));
  }
});
