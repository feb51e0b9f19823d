import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { Instance } from '../../chaos/instance.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../testing/postgres.ts';
import { until } from '../../testing/until.ts';

const TYPE = 'project:landing:page';

async function publish(instance: Instance): Promise<{ project: string; host: string }> {
  const body = { name: 'Shop', description: 'A bakery in Porto.', tipo: TYPE, type: TYPE };
  const { data } = await instance.call('POST', '/v1/api/project/new', body);
  const project = String(data.project_id);
  const form = { title: 'Bread', slug: '/bread', description: '', description_ai: '' };
  const page = await instance.call('POST', `/v1/api/project/${project}/page/new`, form);
  return { project, host: new URL(String(page.data.url)).host };
}

async function visitOften(instance: Instance, host: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) assert.equal(await instance.visit(host, '/bread'), 200);
}

async function viewsOf(instance: Instance, project: string): Promise<number> {
  const { data } = await instance.call('GET', `/v1/api/project/${project}/stats`);
  return (data.totals as { views: number }).views;
}

test('a process that is killed loses a second of counts at most, one that is stopped none', async () => {
  const instance = await Instance.start();
  try {
    const { project, host } = await publish(instance);
    await visitOften(instance, host, 20);
    await instance.kill('SIGTERM');
    await instance.resume();
    assert.equal(await viewsOf(instance, project), 20);

    await visitOften(instance, host, 30);
    await until(async () => (await viewsOf(instance, project)) === 50);
    await instance.kill('SIGKILL');
    await instance.resume();
    assert.equal(await viewsOf(instance, project), 50);
  } finally {
    await instance.stop();
  }
});

const binaries = findPostgres();

test('processes over one database add up, and a database that was away has every count', {
  skip: !binaries && NO_POSTGRES,
}, async () => {
  if (!binaries) return;
  const postgres = await startPostgres(binaries);
  const env = { DATABASE_URL: await postgres.newDatabase() };
  const instances: Instance[] = [];
  try {
    const first = await Instance.start(env);
    instances.push(first);
    const { project, host } = await publish(first);
    const second = await first.beside();
    instances.push(second);
    await visitOften(first, host, 1);
    await visitOften(second, host, 1);
    await Promise.all([visitOften(first, host, 40), visitOften(second, host, 40)]);
    await until(async () => (await viewsOf(first, project)) === 82);
    const { data } = await first.call('GET', `/v1/api/project/${project}/stats`);
    // One address and one browser, whichever process answered.
    assert.equal((data.totals as { visitors: number }).visitors, 1);
    assert.equal((await first.call('GET', `/v1/api/project/${project}/stats/live`)).data.visitors, 1);

    await postgres.pause();
    await visitOften(first, host, 15);
    await visitOften(second, host, 10);
    await postgres.resume();
    assert.ok(await first.untilReady(120));
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    const stored = async () =>
      (await client.query("select sum(views)::int as views from stat_counts where kind = 'site'")).rows[0].views;
    await until(async () => (await stored()) === 107);
    await client.end();
  } finally {
    for (const instance of instances) await instance.stop();
    await postgres.stop();
  }
});
