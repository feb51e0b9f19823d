import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { stopServer } from './shutdown.ts';

/** Milliseconds without a request after which connections are closed here. */
const QUIET = 3_000;
const KEPT = 3;

test('connections that were kept open are answered on for as long as requests come', async () => {
  const server = createServer((_request, response) => {
    if (!server.listening) response.setHeader('connection', 'close');
    response.end('here');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agents = Array.from({ length: KEPT }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const ask = async (agent: Agent) => {
    const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage];
    return text(response);
  };
  await Promise.all(agents.map(ask));

  const close = () => new Promise((resolve) => server.close(resolve));
  const stopped = stopServer({ server, close }, { lastMs: QUIET, requestsMs: 60_000 });
  // The last of them asks long after the first quiet time would have ended.
  for (const agent of agents) {
    await pause(QUIET * 0.4);
    assert.equal(await ask(agent), 'here');
  }
  await stopped;
});

test('a connection that asks nothing more is closed after the quiet time', async () => {
  const server = createServer((_request, response) => response.end('here'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage];
  await text(response);
  const close = () => new Promise((resolve) => server.close(resolve));
  await stopServer({ server, close }, { lastMs: 50, requestsMs: 60_000 });
  agent.destroy();
});
