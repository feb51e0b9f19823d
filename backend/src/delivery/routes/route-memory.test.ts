import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../../platform/db/client.ts';
import type { Subscribe } from '../../platform/db/notifications.ts';
import { siteHosts, users } from '../../platform/db/schema.ts';
import { buildSitesApp } from '../../sites-app.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../testing/postgres.ts';
import { testApp } from '../../testing/test-app.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';
import { RouteMemory } from './route-memory.ts';
import { sampleRoute } from './sample-route.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
  await backend.sites.listen({ host: '127.0.0.1', port: 0 });
});
after(() => backend.close());

/** Over a real connection: what is in memory is answered before the application is asked. */
async function visit(
  { url }: Pick<Page, 'url'>,
  headers: RequestOptions['headers'] = {},
  server = backend.sites.server,
) {
  const { port } = server.address() as AddressInfo;
  const { host, pathname } = new URL(url);
  const request = get({ port, host: '127.0.0.1', path: `${pathname}?from=mail`, headers: { host, ...headers } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test('answers from memory as it answers without', async () => {
  const page = await (await pageOwner(backend)).create();
  for (const encoding of ['identity', 'br']) {
    const [first, second] = [
      await visit(page, { 'accept-encoding': encoding }),
      await visit(page, { 'accept-encoding': encoding }),
    ];
    const { date: _first, ...headers } = first.headers;
    const { date: _second, ...remembered } = second.headers;
    assert.deepEqual(remembered, headers);
    assert.deepEqual(second.body, first.body);
    const html = encoding === 'br' ? brotliDecompressSync(second.body) : second.body;
    assert.match(html.toString(), /<\/html>/);
    const known = { 'accept-encoding': encoding, 'if-none-match': first.headers.etag };
    assert.equal((await visit(page, known)).status, 304);
  }
});

test('what is in memory is gone at once when it is switched off, moved or deleted', async () => {
  const owner = await pageOwner(backend);
  const page = await owner.create();
  const warm = async () => assert.deepEqual([(await visit(page)).status, (await visit(page)).status], [200, 200]);
  await warm();
  await owner.call('PUT', page.page_id, { status: 'inactive' });
  assert.equal((await visit(page)).status, 404);
  await owner.call('PUT', page.page_id, { status: 'active', title: 'Another name' });
  await warm();
  assert.match((await visit(page)).body.toString(), /<title>Another name/);
  await backend.call(`PUT /v1/api/project/${owner.project}`, {
    token: owner.token,
    body: { name: 'Renamed shop', description: 'We sell small rockets.' },
  });
  assert.match((await visit(page)).body.toString(), /Renamed shop/);
  await warm();
  const account = eq(users.id, owner.id);
  await backend.context.db.update(users).set({ sitesOffline: true }).where(account);
  assert.equal((await visit(page)).status, 404);
  await backend.context.db.update(users).set({ sitesOffline: false }).where(account);
  await warm();
  await owner.call('DELETE', page.page_id);
  assert.equal((await visit(page)).status, 404);
});

test('a host that goes to another site is answered by that one at once', async () => {
  const [one, other] = [await pageOwner(backend), await pageOwner(backend)];
  const page = await one.create();
  await other.create({ title: 'The other site' });
  assert.doesNotMatch((await visit(page)).body.toString(), /<title>The other site/);
  await backend.context.db.update(siteHosts).set({ siteId: other.project }).where(eq(siteHosts.siteId, one.project));
  assert.match((await visit(page)).body.toString(), /<title>The other site/);
});

test('another process forgets too, and remembers nothing while it hears nothing', async (t) => {
  const binaries = findPostgres();
  if (!binaries) return t.skip(NO_POSTGRES);
  const postgres = await startPostgres(binaries);
  const databaseUrl = await postgres.newDatabase();
  const writer = await testApp({ DATABASE_URL: databaseUrl });
  const reader = await openDatabase(writer.context.config);
  const app = await buildSitesApp({ ...writer.context, db: reader.db, subscribe: reader.subscribe });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const owner = await pageOwner(writer);
  const page = await owner.create();
  const status = async () => (await visit(page, {}, app.server)).status;
  assert.deepEqual([await status(), await status()], [200, 200]);
  await owner.call('PUT', page.page_id, { status: 'inactive' });
  await until(async () => (await status()) === 404, 1);
  await owner.call('PUT', page.page_id, { status: 'active' });
  assert.equal(await status(), 200);
  await writer.database.executeSql(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'landfall-sites'",
  );
  await owner.call('PUT', page.page_id, { status: 'inactive' });
  await until(async () => (await status()) === 404, 1);
  await app.close();
  await writer.close();
  await reader.close();
  await postgres.stop();
});

/** A database whose notifications are made by hand. */
function byHand() {
  const heard = { notice: (_projectId: string) => {}, lost: () => {}, isLive: true, until: Number.NEGATIVE_INFINITY };
  const subscribe: Subscribe = async (_channel, notice, lost) => {
    Object.assign(heard, { notice, lost });
    return { isLive: () => heard.isLive, heardUntil: () => heard.until, close: async () => {} };
  };
  return { heard, subscribe };
}

const found =
  (path: string, title = 'A page') =>
  async () => ({ siteId: 'one', route: sampleRoute({ path, title }) });

test('what was asked before a change is not remembered after it', async () => {
  const { heard, subscribe } = byHand();
  const memory = new RouteMemory();
  await memory.start(subscribe);
  await memory.learn('/a', async () => {
    heard.notice('one');
    return found('/a')();
  });
  assert.equal(memory.known('/a'), undefined);
  await memory.learn('/a', found('/a', 'Old'));
  assert.equal(memory.known('/a')?.title, 'Old');
  heard.notice('two');
  assert.equal(memory.known('/a')?.title, 'Old');
  heard.isLive = false;
  assert.equal(memory.known('/a'), undefined);
});

test('is known for two seconds, for a minute while changes are heard, and looked up again then', async () => {
  const { heard, subscribe } = byHand();
  const clock = { now: 0 };
  const memory = new RouteMemory(() => {}, { now: () => clock.now });
  await memory.start(subscribe);
  await memory.learn('/a', found('/a'));
  const isKnownAt = (now: number, until: number) => {
    clock.now = now;
    heard.until = until;
    return memory.known('/a') !== undefined;
  };
  assert.equal(isKnownAt(1_900, Number.NEGATIVE_INFINITY), true);
  assert.equal(isKnownAt(2_100, Number.NEGATIVE_INFINITY), false);
  assert.equal(isKnownAt(50_000, 49_000), true);
  assert.equal(isKnownAt(50_000, 47_000), false);
  assert.equal(isKnownAt(60_100, 60_000), false);
});

test('a copy of the store is what was answered last, and counts as known never', async () => {
  const { subscribe } = byHand();
  const memory = new RouteMemory();
  await memory.start(subscribe);
  memory.keep('/a', sampleRoute({ path: '/a' }));
  assert.equal(memory.last('/a')?.route.path, '/a');
  assert.equal(memory.known('/a'), undefined);
});

test('what was known last is kept for when nobody can be asked, and counts as known no more', async () => {
  const { heard, subscribe } = byHand();
  const memory = new RouteMemory();
  await memory.start(subscribe);
  await memory.learn('/a', found('/a', 'First'));
  await memory.learn('/a', found('/a', 'Second'));
  heard.lost();
  assert.equal(memory.known('/a'), undefined);
  assert.equal(memory.last('/a')?.route.title, 'Second');
  assert.equal(memory.last('/a')?.before?.title, 'First');
  await memory.learn('/a', async () => null);
  assert.equal(memory.last('/a'), undefined);
});

test('remembers so many bytes and no more, the newest', async () => {
  const { heard, subscribe } = byHand();
  const memory = new RouteMemory(() => {}, { bytes: 5_000 });
  await memory.start(subscribe);
  for (const path of ['/a', '/b', '/c', '/d']) await memory.learn(path, found(path));
  assert.deepEqual(
    ['/a', '/b', '/c', '/d'].map((path) => memory.known(path)?.path),
    [undefined, '/b', '/c', '/d'],
  );
  heard.notice('one');
  assert.equal(memory.known('/d'), undefined);
  await memory.stop();
});

test('what is remembered takes the memory that it is allowed, headers included', async () => {
  const program = new URL('../../testing/remembering.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program]);
  const { allowed, routes, documents } = JSON.parse(stdout) as Record<'allowed' | 'routes' | 'documents', number>;
  for (const [what, taken] of Object.entries({ routes, documents }))
    assert.ok(taken > allowed / 2 && taken < allowed * 1.15, `${what} take ${taken} bytes of ${allowed}`);
});
