import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { setFeature } from '../../commerce/plans/change-plans.ts';
import { siteHosts, users } from '../../platform/db/schema.ts';
import { buildSitesApp } from '../../sites-app.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import type { Changed } from './copy-routes.ts';
import { routesInStore } from './route-copies.ts';

/** A content delivery network that fails as often as it is told to, or takes calls and does not answer. */
const network = {
  failures: 0,
  isSilent: false,
  asked: 0,
  tokens: new Set<string | undefined>(),
  purged: [] as Changed[],
};
const server = createServer(async (request, response) => {
  const body = await text(request);
  network.tokens.add(request.headers.authorization);
  network.asked += 1;
  if (network.isSilent) return;
  network.failures -= 1;
  response.statusCode = network.failures >= 0 ? 500 : 204;
  if (network.failures < 0) network.purged.push(...(JSON.parse(body) as { purge: Changed[] }).purge);
  response.end();
});

let backend: TestApp;
before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  backend = await testApp({ CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`, CDN_PURGE_TOKEN: 'secret' });
});
after(async () => {
  await backend.close();
  server.close();
});

const isPurged = (host: string, path: string) =>
  network.purged.some((changed) => changed.host === host && changed.paths.includes(path));

/** A site's first page may be told by itself, or as a part of the new site. */
const isFirstPurged = (host: string, path: string) => isPurged(host, path) || isPurged(host, '/*');

test('a network before the sites is told what to forget, again until it listens', async () => {
  const owner = await pageOwner(backend);
  const page = await owner.create();
  const { host } = new URL(page.url);
  await until(() => isFirstPurged(host, '/launch'));
  assert.deepEqual(network.tokens, new Set(['Bearer secret']));

  network.purged.length = 0;
  network.failures = 1;
  await owner.call('PUT', page.page_id, { title: 'Renamed' });
  await until(() => isPurged(host, '/launch') && isPurged(host, '/sitemap.xml'));

  network.purged.length = 0;
  await backend.call(`DELETE /v1/api/project/${owner.project}`, { token: owner.token });
  await until(() => isPurged(host, '/*'));
});

test('a network that does not answer keeps no change waiting, and is told all of them once it does', async () => {
  const owner = await pageOwner(backend);
  const { host } = new URL((await owner.create({ slug: '/a' })).url);
  await until(() => isFirstPurged(host, '/a'));
  Object.assign(network, { isSilent: true, asked: 0 });
  await owner.create({ slug: '/b' });
  await until(() => network.asked > 0);
  // Also behind as many calls as are made at a time.
  for (const slug of ['/c', '/d']) {
    await owner.create({ slug });
    await until(async () => (await routesInStore(backend.context.storage)(host, slug))?.route?.path === slug);
  }
  network.isSilent = false;
  server.closeAllConnections();
  for (const path of ['/b', '/c', '/d']) await until(() => isPurged(host, path));
});

test('only where it is told may it keep pages', async () => {
  const owner = await pageOwner(backend);
  const { url } = await owner.create();
  const { host, pathname } = new URL(url);
  const sites = await buildSitesApp(backend.context);
  const answer = await sites.inject({ url: pathname, headers: { host } });
  assert.match(String(answer.headers['cdn-cache-control']), /max-age=3600, stale-if-error=86400/);
  assert.equal(answer.headers['cache-control'], 'no-cache');
  const missing = await sites.inject({ url: '/nothing', headers: { host } });
  assert.equal(missing.headers['cdn-cache-control'], undefined);
  await sites.close();
});

test('what a plan without a network includes is kept by none, from the moment that the plan changes', async () => {
  const owner = await pageOwner(backend);
  const { host, pathname } = new URL((await owner.create()).url);
  const { context } = backend;
  const sites = await buildSitesApp(context);
  const kept = async (url = pathname) => (await sites.inject({ url, headers: { host } })).headers['cdn-cache-control'];
  const addresses = [pathname, '/sitemap.xml', '/robots.txt'];
  for (const url of addresses) assert.match(String(await kept(url)), /max-age/, url);

  await until(() => isFirstPurged(host, pathname));
  network.purged.length = 0;
  await setFeature(context.db, 'pro', { feature: 'cdn_basic', value: 'off' });
  await until(() => isPurged(host, '/*'));
  for (const url of addresses) assert.equal(await kept(url), undefined, url);
  const [known] = await context.db.select().from(siteHosts).where(eq(siteHosts.host, host));
  assert.equal(known?.cdn, false);
  assert.equal((await routesInStore(context.storage)(host, pathname))?.route?.cdn, false);

  network.purged.length = 0;
  await context.db.update(users).set({ planName: 'basic' }).where(eq(users.id, owner.id));
  await until(() => isPurged(host, '/*'));
  for (const url of addresses) assert.match(String(await kept(url)), /max-age/, url);
  await setFeature(context.db, 'pro', { feature: 'cdn_basic', value: 'on' });
  await sites.close();
});

test('code that its plan loses is forgotten, and what depends on consent is never kept', async () => {
  const owner = await pageOwner(backend);
  const { host, pathname } = new URL((await owner.create()).url);
  const pixel = (body: object) =>
    backend.call(`PUT /v1/api/project/${owner.project}/pixel`, { token: owner.token, body });
  const sites = await buildSitesApp(backend.context);
  const kept = async () => (await sites.inject({ url: pathname, headers: { host } })).headers['cdn-cache-control'];
  await pixel({ consent: { required: false }, code: { head: '<script>1</script>' } });
  await until(() => isPurged(host, '/*'));
  assert.match(String(await kept()), /max-age/);
  network.purged.length = 0;
  await backend.context.db.update(users).set({ planName: 'basic' }).where(eq(users.id, owner.id));
  await until(() => isPurged(host, '/*'));
  await backend.context.db.update(users).set({ planName: 'pro' }).where(eq(users.id, owner.id));
  await pixel({ consent: { required: true } });
  assert.equal(await kept(), undefined);
  await sites.close();
});
