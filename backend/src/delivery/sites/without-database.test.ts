import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEFAULT_TITLE_PATTERN } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type OpenDatabase, openDatabase } from '../../platform/db/client.ts';
import { routeChanges, statCounts } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { buildSitesApp } from '../../sites-app.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { readObject } from '../artefacts/read-object.ts';
import { copyKey } from '../routes/route-copies.ts';
import { copyMissingListings } from './listing-copies.ts';

let backend: TestApp;
let nowhere: OpenDatabase;
/** A process that was started while the database is there, and two that never saw one: with the store, and without. */
let sites: FastifyInstance;
let orphan: FastifyInstance;
let lost: FastifyInstance;

const gone = async () => {
  throw new AppError('unavailable', { cause: new Error('connect ECONNREFUSED at store.ts:1') });
};

before(async () => {
  backend = await testApp();
  nowhere = await openDatabase({ databaseUrl: 'postgres://127.0.0.1:1/none', dataDir: '' });
  sites = await buildSitesApp(backend.context);
  const away = { ...backend.context, db: nowhere.db, ping: nowhere.ping, subscribe: nowhere.subscribe };
  // Nothing counts visits: they would wait for their database at the end.
  const nobody = { count: () => {}, close: async () => {} };
  orphan = await buildSitesApp(away, { visits: nobody });
  const storage: Storage = { ...backend.context.storage, readWhole: gone };
  lost = await buildSitesApp({ ...away, storage }, { visits: nobody });
});
after(async () => {
  await Promise.all([sites.close(), orphan.close(), lost.close()]);
  await nowhere.close();
  await backend.close();
});

const untilCopied = () => until(async () => (await backend.context.db.select().from(routeChanges)).length === 0);

async function publish() {
  const owner = await pageOwner(backend);
  const page = await owner.create({ slug: '/menu' });
  await owner.create({ slug: '/' });
  const moved = { ...(await owner.get(page.page_id)), slug: '/food' };
  const answer = await owner.call('PUT', page.page_id, { title: moved.title, slug: '/food' });
  assert.equal(answer.statusCode, 200, answer.body);
  await untilCopied();
  const { host } = new URL(page.url);
  const ask = (app: FastifyInstance, path: string) => app.inject({ url: path, headers: { host } });
  return { owner, host, ask };
}

test('a process that never saw its database answers pages, moved pages, robots.txt and the sitemap as ever', async () => {
  const { ask } = await publish();
  for (const path of ['/', '/food', '/menu', '/robots.txt', '/sitemap.xml']) {
    const [ever, away] = [await ask(sites, path), await ask(orphan, path)];
    assert.equal(away.statusCode, path === '/menu' ? 308 : 200, `${path}: ${away.body}`);
    assert.deepEqual(
      [away.statusCode, away.headers.location, away.headers.etag, away.body],
      [ever.statusCode, ever.headers.location, ever.headers.etag, ever.body],
      path,
    );
  }
  assert.match((await ask(orphan, '/sitemap.xml')).body, /\/food<\/loc>/);
  for (const path of ['/nothing', '/sitemap-1.xml', '/favicon.ico'])
    assert.equal((await ask(orphan, path)).statusCode, 404, path);
  const foreign = await orphan.inject({ url: '/robots.txt', headers: { host: 'nobody.sites.localhost:4080' } });
  assert.equal(foreign.statusCode, 404);
});

test('a site that wants to be found by nobody says so without its database, and one without a list says nothing', async () => {
  const { owner, host, ask } = await publish();
  await backend.call(`PUT /v1/api/project/${owner.project}/seo`, {
    token: owner.token,
    body: { title_pattern: DEFAULT_TITLE_PATTERN, description: '', robots: 'noindex', image_id: '', favicon_id: '' },
  });
  await untilCopied();
  assert.equal((await ask(orphan, '/robots.txt')).body, 'User-agent: *\nDisallow: /\n');
  assert.equal((await ask(orphan, '/sitemap.xml')).statusCode, 404);

  // As before lists were copied.
  const { storage } = backend.context;
  await storage.delete(copyKey.listing(owner.project));
  await storage.delete('routes/listings.json');
  const away = await ask(orphan, '/robots.txt');
  assert.deepEqual([away.statusCode, away.headers['retry-after']], [503, '5'], host);
  await copyMissingListings(backend.context);
  assert.equal((await ask(orphan, '/robots.txt')).statusCode, 200);
});

test('a form that cannot be stored comes back with what was typed', async () => {
  const { host } = await publish();
  const answer = await orphan.inject({
    method: 'POST',
    url: '/',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'Name=Ada+Lovelace&Email=ada%40example.com',
  });
  assert.equal(answer.statusCode, 503, answer.body);
  assert.ok(answer.headers['retry-after']);
  assert.match(answer.body, /value="Ada Lovelace"/);
});

test('without database and store a plain page says that it is back in a moment, and nothing of why', async () => {
  const { ask } = await publish();
  for (const path of ['/', '/robots.txt', '/sitemap.xml']) {
    const answer = await ask(lost, path);
    assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [503, '5'], path);
    assert.match(answer.body, /<html lang="en">[\s\S]*Back in a moment/);
    assert.doesNotMatch(answer.body, /ECONNREFUSED|Error|\.ts/);
  }
});

test('a store that never answers is away, and nobody waits for it longer than its time', async () => {
  const silent = { readWhole: () => new Promise<never>(() => {}) };
  await assert.rejects(readObject(silent, 'sites/x/live.html', 20), { code: 'unavailable' });
});

test('counts are stored with what is given for them, also where the database of visitors is away', async () => {
  const { owner, ask } = await publish();
  const app = await buildSitesApp({ ...backend.context, db: nowhere.db }, { counting: backend.context });
  assert.equal((await ask(app, '/')).statusCode, 200);
  await app.close();
  assert.ok((await backend.context.db.$count(statCounts, eq(statCounts.projectId, owner.project))) > 0);
});
