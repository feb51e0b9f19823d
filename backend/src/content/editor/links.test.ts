import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { pages } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

async function setUp() {
  const { token, project: project_id, create, call } = await pageOwner(backend);
  const change = (page: { page_id: string }, body: object) => call('PUT', page.page_id, body);
  const check = (paths: unknown, as = token) =>
    backend.call(`POST /v1/editor/project/${project_id}/link/check`, { token: as, body: { paths } });
  return { token, project_id, create, change, check };
}

test('paths without a page, and pages that are not online, are told apart', async () => {
  const { create, change, check } = await setUp();
  await create({ slug: '/menu' });
  const offline = await create({ slug: '/later' });
  await change(offline, { status: 'inactive' });
  const answer = await check(['/menu', '/later', '/gone', '/', '/gone']);
  assert.equal(answer.statusCode, 200, answer.body);
  assert.deepEqual(answer.json().data, { missing: ['/gone'], offline: ['/later'] });
  assert.deepEqual((await check([])).json().data, { missing: [], offline: [] });
});

test('a page that is online and written anew is one that links lead to', async () => {
  const { create, check } = await setUp();
  const { page_id } = await create({ slug: '/menu' });
  await backend.context.db.update(pages).set({ status: 'pending', statusAfter: 'active' }).where(eq(pages.id, page_id));
  assert.deepEqual((await check(['/menu'])).json().data, { missing: [], offline: [] });
});

test('an earlier address of a page leads to it', async () => {
  const { create, change, check } = await setUp();
  const page = await create({ slug: '/old' });
  await change(page, { slug: '/new' });
  assert.deepEqual((await check(['/old', '/new'])).json().data, { missing: [], offline: [] });
});

test('nobody asks about pages of others, nor about what are no paths', async () => {
  const { check } = await setUp();
  const { token } = await backend.signIn({ email: 'other@example.com' });
  assert.equal((await check(['/menu'], token)).statusCode, 404);
  assert.equal((await check('x')).statusCode, 422);
  assert.equal((await check(Array(201).fill('/x'))).statusCode, 422);
});

test('a link to a file leads there from the published page', async () => {
  const { token, project_id, create } = await setUp();
  const page = await create({ slug: '/files' });
  const html = '<main><h1>Menu</h1><a href="/v1/files/ana/0123.pdf">Our menu</a></main>';
  const body = { version: 0, stamp: '', writer: 'writer-ana', data: {}, html, css: '' };
  const saved = await backend.call(`PUT /v1/editor/project/${project_id}/page/${page.page_id}`, { token, body });
  assert.equal(saved.statusCode, 200, saved.body);
  const published = (await backend.visit(page.url)).body;
  assert.ok(published.includes(`href="${backend.context.config.publicUrl}/v1/files/ana/0123.pdf"`), published);
});
