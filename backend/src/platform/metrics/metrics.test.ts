import assert from 'node:assert/strict';
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
  assert.doesNotMatch(await read(), /landfall_job_wait_seconds{job="mail.send"}/);
  await backend.database.executeSql(
    "update pgboss.job set name = 'cdn.purge', start_after = now() - interval '90 s' where state = 'created'",
  );
  await until(async () => /landfall_job_wait_seconds{job="cdn.purge"} 9\d/.test(await read()));
});

test('counts no job that waits for its own group, and none that was given up long ago', async () => {
  const { executeSql } = backend.database;
  let text = '';
  // A worker that looks right between may take the one of group b.
  await until(async () => {
    await executeSql(`insert into pgboss.job (name, data, state, group_id, start_after) values
      ('routes.copy', '{}', 'active', 'a', now()), ('routes.copy', '{}', 'created', 'a', now() - interval '900 s'),
      ('routes.copy', '{}', 'created', 'b', now() - interval '50 s')`);
    await executeSql(`insert into pgboss.job (name, data, state, completed_on) values
      ('routes.copy', '{}', 'failed', now()), ('routes.copy', '{}', 'failed', now() - interval '25 hours')`);
    text = await read();
    await executeSql("delete from pgboss.job where name = 'routes.copy'");
    return /landfall_jobs{job="routes.copy",state="due"} 2/.test(text);
  });
  assert.match(text, /landfall_job_wait_seconds{job="routes.copy"} 5\d(?:\.\d+)?\n/);
  assert.match(text, /landfall_jobs{job="routes.copy",state="failed"} 1/);
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

test('answers soon while the database takes calls and says nothing', async () => {
  const { depth } = backend.context.jobs;
  backend.context.jobs.depth = () => new Promise(() => {});
  const began = performance.now();
  const answer = await fetch(`${address}/metrics`);
  backend.context.jobs.depth = depth;
  assert.equal(answer.status, 200);
  assert.ok(performance.now() - began < 4_000);
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

test('tells errors of browsers apart by area and version, and keeps only so many names', async () => {
  const { clientError } = backend.context.metrics;
  clientError('mfe_pages', '1.0.0');
  clientError('mfe_pages', '1.0.0');
  assert.match(await read(), /landfall_client_errors_total{area="mfe_pages",version="1\.0\.0"} 2/);
  // The same letters, cut elsewhere: one of them used to stay for ever.
  clientError('a b', 'c');
  clientError('a', 'b c');
  assert.match(await read(), /landfall_client_errors_total{area="other",version="c"} 1/);
  assert.match(await read(), /landfall_client_errors_total{area="a",version="other"} 1/);
  for (let invented = 0; invented < 200; invented += 1) clientError(`invented_${invented}`, '1');
  const names = (await read()).match(/landfall_client_errors_total{/g) ?? [];
  assert.equal(names.length, 60);
});
