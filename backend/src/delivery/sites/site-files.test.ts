import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { DEFAULT_TITLE_PATTERN } from '@landfall/shared/contracts';
import { sql } from 'drizzle-orm';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

async function setUp() {
  const owner = await pageOwner(backend);
  const page = await owner.create({ slug: '/' });
  const { host, origin } = new URL(page.url);
  const ask = (path: string, headers: Record<string, string> = {}) =>
    backend.sites.inject({ url: path, headers: { host, ...headers } });
  return { owner, page, origin, ask };
}

const robots = ({ token, project }: PageOwner, setting: string) =>
  backend.call(`PUT /v1/api/project/${project}/seo`, {
    token,
    body: { title_pattern: DEFAULT_TITLE_PATTERN, description: '', robots: setting, image_id: '', favicon_id: '' },
  });

test('lists the pages that visitors see, and no others', async () => {
  const { owner, origin, ask } = await setUp();
  const off = await owner.create({ slug: '/hidden' });
  await owner.create({ slug: '/menu' });
  await owner.call('PUT', off.page_id, { status: 'inactive' });
  const answer = await ask('/sitemap.xml');
  assert.equal(answer.statusCode, 200, answer.body);
  assert.match(String(answer.headers['content-type']), /application\/xml/);
  const listed = [...answer.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  assert.deepEqual(listed, [`${origin}/`, `${origin}/menu`]);
  assert.match(answer.body, /<lastmod>\d{4}-\d\d-\d\dT/);
  assert.match((await ask('/robots.txt')).body, new RegExp(`Allow: /\n\nSitemap: ${origin}/sitemap.xml`));
});

test('has a tag that changes with the pages, and is compressed for those who ask', async () => {
  const { owner, ask } = await setUp();
  const first = await ask('/sitemap.xml');
  const known = { 'if-none-match': String(first.headers.etag) };
  assert.equal((await ask('/sitemap.xml', known)).statusCode, 304);
  assert.equal(
    gunzipSync((await ask('/sitemap.xml', { 'accept-encoding': 'gzip' })).rawPayload).toString(),
    first.body,
  );
  await owner.create({ slug: '/more' });
  assert.equal((await ask('/sitemap.xml', known)).statusCode, 200);
});

test('sends robots away from a site that wants to be found by nobody', async () => {
  const { owner, ask } = await setUp();
  assert.equal((await robots(owner, 'noindex')).statusCode, 200);
  assert.equal((await ask('/robots.txt')).body, 'User-agent: *\nDisallow: /\n');
  assert.equal((await ask('/sitemap.xml')).statusCode, 404);
});

test('answers 404 for a host that is none, and for files that a site has not', async () => {
  const { ask } = await setUp();
  for (const path of ['/robots.txt', '/sitemap.xml']) {
    assert.equal((await ask(path, { host: 'nobody.sites.localhost:4080' })).statusCode, 404);
  }
  for (const path of ['/sitemap-1.xml', '/sitemap-0.xml', '/favicon.ico']) {
    assert.equal((await ask(path)).statusCode, 404, path);
  }
});

test('parts the sitemap of a site with more than fifty thousand pages', async () => {
  const { owner, origin, ask } = await setUp();
  await backend.context.db.execute(sql`
    insert into site_routes (site_id, path, page_id, title, key, etag, has_form, language, updated_at)
    select ${owner.project}, '/many-' || lpad(n::text, 6, '0'), gen_random_uuid()::text, 'One of many', 'sites/x/y.html', 'tag', false, 'en', now()
    from generate_series(1, 50000) as n`);
  const index = (await ask('/sitemap.xml')).body;
  assert.ok(index.includes(`<sitemap><loc>${origin}/sitemap-2.xml</loc></sitemap>`), index);
  const last = await ask('/sitemap-2.xml');
  assert.equal([...last.body.matchAll(/<loc>/g)].length, 1);
  assert.ok(last.body.includes(`${origin}/many-050000`));
  assert.equal([...(await ask('/sitemap-1.xml')).body.matchAll(/<loc>/g)].length, 50_000);
  assert.equal((await ask('/sitemap-3.xml')).statusCode, 404);
});
