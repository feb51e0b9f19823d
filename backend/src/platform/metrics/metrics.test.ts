import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { buildSitesApp } from '../../sites-app.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { startMetricsServer } from './metrics-server.ts';

let backend: TestApp;
let server: Server;
let address: string;
before(async () => {
  backend = await testApp();
  const connections = () => ({ busy: 2, idle: 1, waiting: 0 });
  server = await startMetricsServer(backend.context, connections, { host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(async () => {
  server.close();
  await backend.close();
});

const read = async () => (await fetch(`${address}/metrics`)).text();

test('counts answers by route pattern and status, never by address', async () => {
  const { token } = await backend.signIn();
  await backend.call('GET /v1/api/user/me', { token });
  await backend.call('GET /v1/api/user/me');
  await backend.call('DELETE /v1/api/user/sessions/not-a-session', { token });
  await backend.call('GET /nowhere/at/all');
  const text = await read();
  for (const [route, status] of [
    ['/v1/api/user/me', 200],
    ['/v1/api/user/me', 401],
    ['none', 404],
  ]) {
    assert.match(text, new RegExp(`duration_seconds_count{method="GET",route="${route}",status="${status}"} 1\\n`));
  }
  assert.doesNotMatch(text, /nowhere|not-a-session/);
});

test('tells of jobs that ended and of jobs that wait', async () => {
  await backend.context.jobs.enqueue('mail.send', { mailId: 'none' });
  await until(async () => /job_duration_seconds_count{job="mail.send",outcome="done"} [1-9]/.test(await read()));
  await backend.context.jobs.enqueue('mail.send', { mailId: 'later' }, { startAfter: 600 });
  assert.match(await read(), /landfall_jobs{job="mail.send",state="later"} 1/);
});

test('tells of the process, the pool, and the parts that are away', async () => {
  const { ping } = backend.context;
  backend.context.ping = () => Promise.reject(new Error('gone'));
  const text = await read();
  backend.context.ping = ping;
  assert.match(text, /landfall_part_up{part="database"} 0/);
  assert.match(text, /landfall_part_up{part="storage"} 1/);
  assert.match(text, /landfall_database_connections{state="busy"} 2/);
  assert.match(text, /process_resident_memory_bytes \d/);
  assert.match(text, /nodejs_eventloop_lag_p99_seconds/);
});

test('still answers while the database is away', async () => {
  const { depth } = backend.context.jobs;
  backend.context.jobs.depth = () => Promise.reject(new Error('gone'));
  const answer = await fetch(`${address}/metrics`);
  backend.context.jobs.depth = depth;
  assert.equal(answer.status, 200);
});

test('counts the answers of published sites', async () => {
  const sites = await buildSitesApp(backend.context);
  await sites.inject({ url: '/', headers: { host: 'nobody.example' } });
  await sites.close();
  backend.context.metrics.siteAnswered('memory', 200);
  assert.match(await read(), /site_answers_total{from="memory",status="200"} 1/);
  assert.match(await read(), /site_answers_total{from="application",status="404"} 1/);
});

test('is not on the API, and nothing else is beside it', async () => {
  assert.equal((await backend.call('GET /metrics')).statusCode, 404);
  assert.equal((await fetch(`${address}/v1/health/live`)).status, 404);
  assert.equal((await fetch(`${address}/metrics`, { method: 'POST' })).status, 404);
});

test('the alerts and the guide name no metric that is not there', async () => {
  const text = await read();
  for (const path of ['tools/deploy/prometheus/alerts.yml', 'docs/operations.md']) {
    const file = await readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');
    const named = new Set([...file.matchAll(/\blandfall_[a-z_]+/g)].map(([name]) => name));
    named.delete('landfall_sites');
    for (const name of named) assert.match(text, new RegExp(`^(?:# TYPE )?${name}[ {]`, 'm'), `${path}: ${name}`);
  }
});
