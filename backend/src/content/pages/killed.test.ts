import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { run } from '../../operations/cli/run.ts';
import { type Child, startChild } from '../../testing/child.ts';
import { writeMigratedDatabase } from '../../testing/template.ts';
import { until } from '../../testing/until.ts';

let dataDir: string;
let env: Record<string, string>;
let origin: string;
let token = '';
let code = '';

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'landfall-generation-'));
  await writeMigratedDatabase(join(dataDir, 'db'));
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  env = { DATA_DIR: dataDir, PORT: String(port), SITES_PORT: '0' };
  origin = `http://127.0.0.1:${port}`;
});
after(() => rm(dataDir, { recursive: true, force: true }));

async function start(more: Record<string, string> = {}): Promise<Child> {
  const child = startChild(new URL('../../main.ts', import.meta.url), [], { ...env, ...more });
  await child.line(/API on/);
  return child;
}

async function call(method: string, path: string, body?: object) {
  const response = await fetch(origin + path, {
    method,
    headers: { accesstokenapp: token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  assert.ok(response.ok, JSON.stringify(answer));
  return answer;
}

async function makeCode(): Promise<void> {
  const minted = await run(['codes', 'mint', '--plan', 'pro'], env);
  code = /[A-Z0-9]{4,}(?:-[A-Z0-9]{4,})+/.exec(minted.stdout)?.[0] ?? '';
  assert.ok(code, minted.stdout + minted.stderr);
}

async function signIn(): Promise<void> {
  const [email, password] = ['killed@example.com', 'Correct-horse-1'];
  await call('POST', '/v1/api/register', { email, password, confirmPassword: password, code, terms: true });
  token = (await call('POST', '/v1/api/login', { email, password })).access_token;
}

test('a page whose generation is killed, then broken off, becomes active after the next start', async () => {
  await makeCode();
  const first = await start({ GENERATION_DELAY_MS: '600000' });
  await signIn();
  const type = 'project:landing:page';
  const project = { name: 'Rocket shop', description: 'We sell small rockets.', tipo: type, type };
  const { project_id } = (await call('POST', '/v1/api/project/new', project)).data;
  const base = `/v1/api/project/${project_id}/page`;
  const form = { title: 'Launch day', slug: '/launch', description: '', description_ai: 'A shop that sells rockets.' };
  const { page_id } = (await call('POST', `${base}/new`, form)).data;
  await first.line(/Generating a page/);
  assert.equal((await call('GET', `${base}/${page_id}`)).data.status, 'pending');
  await first.kill('SIGKILL');

  // Asked to end in the middle of it: it hands the job back rather than stay.
  const polite = await start({ GENERATION_DELAY_MS: '600000' });
  await polite.line(/Generating a page/);
  const began = Date.now();
  await polite.kill('SIGTERM');
  assert.equal(await polite.exited, 0, polite.errors());
  assert.ok(Date.now() - began < 25_000);

  const second = await start();
  await until(async () => (await call('GET', `${base}/${page_id}`)).data.status === 'active');
  const { preview_img } = (await call('GET', `${base}/${page_id}`)).data;
  assert.equal((await fetch(origin + preview_img)).status, 200);
  await second.kill('SIGTERM');
});

test('a page whose hour comes while no process runs is published at the next start, once', async () => {
  const first = await start();
  const { project_id } = (await call('GET', '/v1/api/project')).data[0];
  const base = `/v1/api/project/${project_id}/page`;
  const form = { title: 'Opening', slug: '/opening', description: '', description_ai: '' };
  const { page_id } = (await call('POST', `${base}/new`, form)).data;
  await call('PUT', `${base}/${page_id}`, { status: 'inactive' });
  const publish_at = Math.floor(Date.now() / 1000) + 2;
  await call('PUT', `${base}/${page_id}/schedule`, { publish_at, time_zone: 'Europe/Madrid' });
  await first.kill('SIGKILL');
  await until(() => Date.now() > publish_at * 1000);

  const second = await start();
  await until(async () => (await call('GET', `${base}/${page_id}`)).data.status === 'active');
  assert.equal((await call('GET', `${base}/${page_id}`)).data.schedule, null);
  await second.kill('SIGKILL');
  const third = await start();
  const told = (await call('GET', '/v1/api/user/notification')).data as { subject_id: string; actor: string }[];
  assert.equal(told.filter((each) => each.subject_id === page_id && each.actor === '@schedule').length, 1);
  await third.kill('SIGTERM');
});
