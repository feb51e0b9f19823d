import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
let gateway: string;
const server = createServer((incoming, outgoing) => {
  const passed = request(
    `${origin}${incoming.url}`,
    { method: incoming.method, headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(outgoing);
    },
  );
  // What a plain gateway does with a connection that breaks while it sends.
  passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(503).end()));
  incoming.pipe(passed);
});
let origin = '';
before(async () => {
  backend = await testApp();
  origin = await backend.app.listen({ port: 0, host: '127.0.0.1' });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/api/login`;
});
after(async () => {
  server.closeAllConnections();
  server.close();
  await backend.close();
});

const headers = { 'content-type': 'application/json' };

test('a body over the limit is called so through a gateway', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(6_000_000) });
  const answer = await fetch(gateway, { method: 'POST', headers, body });
  assert.equal(answer.status, 413);
  assert.equal((await answer.json()).code, 'too_large');
});

test('a body without an end is called so, and its connection does not stay', async () => {
  const chunk = new TextEncoder().encode(`"${'x'.repeat(1 << 20)}`);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += chunk.length;
      controller.enqueue(chunk);
    },
  });
  const answer = await fetch(origin + new URL(gateway).pathname, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  assert.equal(answer.status, 413);
  await answer.text().catch(() => '');
  assert.ok(sent < 200 * (1 << 20));
});
