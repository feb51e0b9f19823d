import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { run } from './operations/cli/run.ts';
import { readConfig } from './platform/config.ts';
import { type Child, startChild } from './testing/child.ts';
import { freePort } from './testing/free-port.ts';
import { findPostgres, NO_POSTGRES, startPostgres, type TemporaryPostgres } from './testing/postgres.ts';
import { startS3 } from './testing/s3-server.ts';
import { until } from './testing/until.ts';
import { untilCopied } from './testing/until-copied.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
after(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

interface Running {
  port: number;
  sites: number;
  child: Child;
}

async function start(role: string, env: Record<string, string>, ready: RegExp): Promise<Running> {
  const [port, sites] = [await freePort(), await freePort()];
  const own = { ...env, ROLE: role, PORT: String(port), SITES_PORT: String(sites) };
  const child = startChild(new URL('./main.ts', import.meta.url), [], own);
  cleanUps.push(() => child.kill('SIGKILL'));
  await child.line(ready);
  return { port, sites, child };
}

const statusOf = async (port: number, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

/** A published page, as a visitor asks for it. */
const visit = (port: number, host: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.once('error', reject).end();
  });

test('a role of its own needs a database that several processes share', () => {
  assert.equal(readConfig({}).role, 'all');
  assert.throws(() => readConfig({ ROLE: 'sites' }), /DATABASE_URL is missing: ROLE is sites/);
  assert.throws(() => readConfig({ ROLE: 'cook' }), /ROLE must be all, api, sites or worker/);
});

test('one process answers the API, one the sites, one writes pages, and each says whether it is ready', async (t) => {
  const binaries = findPostgres();
  if (!binaries) return t.skip(NO_POSTGRES);
  const postgres: TemporaryPostgres = await startPostgres(binaries);
  cleanUps.push(postgres.stop);
  const s3 = await startS3();
  cleanUps.push(s3.close);
  const folder = await mkdtemp(join(tmpdir(), 'landfall-roles-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const env = {
    ...s3.env,
    DATABASE_URL: await postgres.newDatabase(),
    DATA_DIR: folder,
    SECRET_KEY: 'ab'.repeat(32),
    SITES_DOMAIN: 'sites.example',
  };
  const account = await run(['users', 'create', '--email', 'roles@example.com', '--plan', 'pro', '--json'], env);
  const { password } = JSON.parse(account.stdout);

  const api = await start('api', env, /API on/);
  const sites = await start('sites', env, /Sites on/);
  for (const { port } of [api, sites]) assert.equal(await statusOf(port, '/v1/health/ready'), 200);
  assert.equal(await statusOf(sites.port, '/v1/api/public/other/pricing'), 404);
  await assert.rejects(visit(api.sites, 'a.sites.example', '/'), /ECONNREFUSED/);

  let token = '';
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${api.port}/v1/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { accesstokenapp: token }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  token = (await call('POST', '/login', { email: 'roles@example.com', password })).access_token;
  const type = 'project:landing:page';
  const { data: project } = await call('POST', '/project/new', {
    name: 'Roles',
    description: 'We bake bread and cakes.',
    tipo: type,
    type,
  });
  const at = `/project/${project.project_id}/page`;
  const form = {
    title: 'Bread',
    slug: '/bread',
    description: '',
    description_ai: 'A bakery in Porto that sells bread.',
  };
  const { data: page } = await call('POST', `${at}/new`, form);
  const statusOfPage = async () => (await call('GET', `${at}/${page.page_id}`)).data.status;
  const { host } = new URL(page.url);
  assert.equal(await statusOfPage(), 'pending');
  assert.equal(await visit(sites.sites, host, '/bread'), 404);

  const worker = await start('worker', env, /Health on/);
  await until(async () => (await statusOfPage()) === 'active');
  assert.equal(await statusOf(worker.port, '/v1/health/ready'), 200);
  await until(async () => (await visit(sites.sites, host, '/bread')) === 200);

  // Its route has its copy: from here on sites do without their database, also those that begin now.
  await untilCopied(env.DATABASE_URL);
  await postgres.pause();
  const late = await start('sites', env, /Sites on/);
  assert.equal(await visit(late.sites, host, '/bread'), 200);
  assert.equal(await visit(late.sites, host, '/robots.txt'), 200);
  assert.equal(await visit(late.sites, host, '/nothing'), 404);
  assert.equal(await statusOf(late.port, '/v1/health/ready'), 200);
  await postgres.resume();
  await late.child.line(/jobs are taken in/);
  await until(async () => (await visit(late.sites, host, '/bread')) === 200);
});
