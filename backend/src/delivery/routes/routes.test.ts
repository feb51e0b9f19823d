import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { suspend, unsuspend } from '../../operations/admin/suspend.ts';
import { pageRedirects, routeChanges, siteHosts, siteRoutes, users } from '../../platform/db/schema.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';
import { copyKey, routesInStore } from './route-copies.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

interface Published {
  owner: PageOwner;
  pageId: string;
  url: URL;
}

async function publish(): Promise<Published> {
  const owner = await pageOwner(backend, 'premium');
  const page = await owner.create();
  return { owner, pageId: page.page_id, url: new URL(page.url) };
}

const visit = async ({ url }: Published, app = backend.sites) =>
  (await app.inject({ url: url.pathname, headers: { host: url.host } })).statusCode;

/** What is answered while the database is away. */
const copyOf = ({ url }: Published) => routesInStore(backend.context.storage)(url.host, url.pathname);

const untilCopied = () => until(async () => (await backend.context.db.select().from(routeChanges)).length === 0);

const because = ['Phishing', 'test'] as const;
const accountOf = async ({ owner }: Published) => {
  const [user] = await backend.context.db.select().from(users).where(eq(users.id, owner.id));
  return { account: user?.email };
};

/** Everything that takes a page offline, and brings it back where that is possible. */
const WAYS: Record<string, { off: (page: Published) => Promise<unknown>; on?: (page: Published) => Promise<unknown> }> =
  {
    'a page that its owner switches off': {
      off: ({ owner, pageId }) => owner.call('PUT', pageId, { status: 'inactive' }),
      on: ({ owner, pageId }) => owner.call('PUT', pageId, { status: 'active' }),
    },
    'a page that is deleted': { off: ({ owner, pageId }) => owner.call('DELETE', pageId) },
    'a suspended page': {
      off: async (page) => suspend(backend.context.db, { page: page.url.href }, ...because),
      on: async (page) => unsuspend(backend.context.db, { page: page.url.href }, ...because),
    },
    'a suspended site': {
      off: async (page) => suspend(backend.context.db, { site: page.url.host }, ...because),
      on: async (page) => unsuspend(backend.context.db, { site: page.url.host }, ...because),
    },
    'a suspended account': {
      off: async (page) => suspend(backend.context.db, await accountOf(page), ...because),
      on: async (page) => unsuspend(backend.context.db, await accountOf(page), ...because),
    },
    'an account whose plan ended': {
      off: ({ owner }) => backend.context.db.update(users).set({ sitesOffline: true }).where(eq(users.id, owner.id)),
      on: ({ owner }) => backend.context.db.update(users).set({ sitesOffline: false }).where(eq(users.id, owner.id)),
    },
    'a domain that is switched off by hand': {
      off: ({ url }) => backend.context.db.execute(`update domains set status = 'error' where domain = '${url.host}'`),
      on: ({ url }) => backend.context.db.execute(`update domains set status = 'active' where domain = '${url.host}'`),
    },
    'a deleted project': {
      off: ({ owner }) => backend.call(`DELETE /v1/api/project/${owner.project}`, { token: owner.token }),
    },
    'a deleted account': {
      off: ({ owner }) => backend.context.db.delete(users).where(eq(users.id, owner.id)),
    },
  };

for (const [what, { off, on }] of Object.entries(WAYS)) {
  test(`${what} is gone at once, also from the copies for when the database is away`, async () => {
    const page = await publish();
    const other = await publish();
    await untilCopied();
    assert.deepEqual([await visit(page), (await copyOf(page))?.route?.pageId], [200, page.pageId]);
    await off(page);
    assert.equal(await visit(page), 404);
    await untilCopied();
    await until(async () => !(await copyOf(page))?.route);
    if (on) {
      await on(page);
      assert.equal(await visit(page), 200);
      await untilCopied();
      await until(async () => (await copyOf(page))?.route?.pageId === page.pageId);
    }
    assert.equal(await visit(other), 200);
  });
}

test('nothing is left of a deleted project: no host, no route, no copy', async () => {
  const { owner, url } = await publish();
  await untilCopied();
  await backend.call(`DELETE /v1/api/project/${owner.project}`, { token: owner.token });
  const { db, storage } = backend.context;
  assert.deepEqual(await db.select().from(siteHosts).where(eq(siteHosts.siteId, owner.project)), []);
  assert.deepEqual(await db.select().from(siteRoutes).where(eq(siteRoutes.siteId, owner.project)), []);
  await untilCopied();
  for (const key of [copyKey.host(url.host), copyKey.path(owner.project, '/launch')])
    await until(async () =>
      storage.stat(key).then(
        () => false,
        () => true,
      ),
    );
});

test('a page that is moved leads there from its old path, and one that takes the old path is not mistaken for it', async () => {
  const page = await publish();
  const { owner, pageId, url } = page;
  const at = async (path: string) => backend.sites.inject({ url: path, headers: { host: url.host } });
  const leads = async (path: string) => {
    const { statusCode, headers } = await at(path);
    return `${statusCode} ${headers.location ?? ''}`;
  };
  await owner.call('PUT', pageId, { slug: '/moved' });
  assert.match((await at('/moved')).body, /<title>Launch day/);
  assert.equal(await leads('/launch?utm_source=mail'), '308 /moved?utm_source=mail');
  assert.equal((await at('/launch')).headers['cache-control'], 'no-cache');
  const headers = { host: url.host, 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await backend.sites.inject({ method: 'POST', url: '/launch', headers, payload: 'email=a%40b.example' });
  assert.deepEqual([sent.statusCode, sent.headers.location], [308, '/moved']);
  await untilCopied();
  assert.equal((await copyOf(page))?.route?.location, '/moved');
  assert.doesNotMatch((await at('/sitemap.xml')).body, /launch/);

  // Straight to where it is by now, however often it moved; back home, nothing leads to itself.
  await owner.call('PUT', pageId, { slug: '/again' });
  assert.deepEqual([await leads('/launch'), await leads('/moved')], ['308 /again', '308 /again']);
  await owner.call('PUT', pageId, { slug: '/moved' });
  assert.deepEqual(
    [await leads('/launch'), await leads('/again'), await leads('/moved')],
    ['308 /moved', '308 /moved', '200 '],
  );

  // Away while the page is.
  await owner.call('PUT', pageId, { status: 'inactive' });
  assert.equal(await leads('/launch'), '404 ');
  await owner.call('PUT', pageId, { status: 'active' });
  assert.equal(await leads('/launch'), '308 /moved');

  await owner.create({ title: 'Another', slug: '/launch' });
  assert.match((await at('/launch')).body, /<title>Another/);
  assert.equal(await leads('/again'), '308 /moved');
  await owner.call('DELETE', pageId);
  assert.deepEqual([await leads('/again'), await leads('/launch')], ['404 ', '200 ']);
});

test('a page keeps the last twenty paths that it had', async () => {
  const { owner, pageId } = await publish();
  for (let i = 0; i < 22; i++) await owner.call('PUT', pageId, { slug: `/place-${i}` });
  const kept = await backend.context.db.select().from(pageRedirects).where(eq(pageRedirects.pageId, pageId));
  assert.equal(kept.length, 20);
  assert.ok(!kept.some(({ path }) => path === '/launch' || path === '/place-0'));
});

test('a route may lead somewhere else', async () => {
  const { owner, url } = await publish();
  const row = { path: '/old', pageId: 'none', title: '', key: '', etag: '', hasForm: false, language: 'en' as const };
  const elsewhere = { ...row, siteId: owner.project, status: 301, location: '/launch', updatedAt: new Date() };
  await backend.context.db.insert(siteRoutes).values(elsewhere);
  const answer = await backend.sites.inject({ url: '/old', headers: { host: url.host } });
  assert.deepEqual([answer.statusCode, answer.headers.location, answer.body], [301, '/launch', '']);
});

test('a page answers at every host of its site, and the canonical address is the primary one', async () => {
  const { owner, url } = await publish();
  const added = await backend.call(`POST /v1/api/project/${owner.project}/domain`, {
    token: owner.token,
    body: { type: 'provider', domain: `second-${Date.now()}` },
  });
  assert.equal(added.statusCode, 201, added.body);
  const { domain, domain_id } = added.json().data;
  const canonical = async (host: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec((await backend.visit(`http://${host}/launch`)).body)?.[1];
  assert.deepEqual([await canonical(url.host), await canonical(domain)], [url.href, url.href]);
  const address = `PUT /v1/api/project/${owner.project}/domain/${domain_id}`;
  assert.equal((await backend.call(address, { token: owner.token, body: { primary: true } })).statusCode, 200);
  assert.equal(await canonical(url.host), `http://${domain}/launch`);
});
