import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { suspend, unsuspend } from '../../operations/admin/suspend.ts';
import { pageDrafts, pagePreviews, users } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

/** As the visual editor keeps a page. */
const dataOf = (headline: string) => ({
  assets: [],
  styles: [],
  pages: [
    {
      frames: [
        {
          component: {
            type: 'wrapper',
            components: [
              {
                tagName: 'main',
                components: [
                  { tagName: 'h1', type: 'text', components: [{ type: 'textnode', content: headline }] },
                  { type: 'link', attributes: { href: '/menu' }, components: [{ type: 'textnode', content: 'Menu' }] },
                ],
              },
            ],
          },
          id: 'frame-1',
        },
      ],
      id: 'page-1',
    },
  ],
});

async function setUp() {
  const owner = await pageOwner(backend);
  const page = await owner.create();
  const base = `/v1/editor/project/${owner.project}/page/${page.page_id}`;
  const call = (method: string, path: string, body?: object, token = owner.token) =>
    backend.call(`${method} ${base}${path}`, { token, ...(body && { body }) });
  let known = { version: 0, stamp: '' };
  const keep = async (headline: string) => {
    const answer = await call('PUT', '/draft', { ...known, writer: 'writer-ana', data: dataOf(headline) });
    assert.equal(answer.statusCode, 200, answer.body);
    known = answer.json();
  };
  const share = async (days = 7) => (await call('POST', '/preview', { days })).json().data;
  const look = ({ url }: { url: string }) => backend.call(`GET ${new URL(url).pathname}`);
  return { owner, page, call, keep, share, look };
}

test('whoever has the link sees the newest draft, and search engines are sent away', async () => {
  const { page, keep, share, look } = await setUp();
  const link = await share();
  assert.match((await look(link)).body, /<h1/);
  await keep('Bread by Ana');
  const seen = await look(link);
  assert.equal(seen.statusCode, 200, seen.body);
  assert.match(seen.body, />Bread by Ana</);
  assert.equal(seen.headers['x-robots-tag'], 'noindex, nofollow');
  assert.match(String(seen.headers['cache-control']), /no-store/);
  assert.match(String(seen.headers['content-security-policy']), /default-src 'none'.*sandbox/);
  assert.doesNotMatch(seen.body, /<script/);
  assert.ok(seen.body.includes(`href="${new URL(page.url).origin}/menu"`), seen.body);
  await keep('Bread by Ben');
  assert.match((await look(link)).body, />Bread by Ben</);
});

test('a link ends by itself, and when it is taken back', async () => {
  const { call, share, look } = await setUp();
  const [first, second] = [await share(1), await share(30)];
  assert.deepEqual(
    (await call('GET', '/preview')).json().data.map((link: { preview_id: string }) => link.preview_id),
    [second.preview_id, first.preview_id],
  );
  assert.equal((await call('DELETE', `/preview/${second.preview_id}`)).statusCode, 200);
  assert.equal((await call('DELETE', `/preview/${second.preview_id}`)).statusCode, 404);
  assert.equal((await look(second)).statusCode, 404);
  const { db } = backend.context;
  await db
    .update(pagePreviews)
    .set({ expiresAt: new Date(0) })
    .where(eq(pagePreviews.id, first.preview_id));
  assert.equal((await look(first)).statusCode, 404);
  assert.deepEqual((await call('GET', '/preview')).json().data, []);
});

test('links are the owner’s business alone, and there is a bound', async () => {
  const { call, share } = await setUp();
  const other = await pageOwner(backend);
  assert.equal((await call('POST', '/preview', { days: 7 }, other.token)).statusCode, 404);
  assert.equal((await call('POST', '/preview', { days: 8 })).statusCode, 422);
  for (let count = 0; count < 20; count += 1) assert.ok((await share()).url);
  assert.equal((await call('POST', '/preview', { days: 7 })).statusCode, 409);
  assert.equal((await backend.call('GET /v1/preview/nothing')).statusCode, 404);
});

test('a page that is deleted takes its links along, and brings them back', async () => {
  const { owner, page, share, look } = await setUp();
  const link = await share();
  await owner.call('DELETE', page.page_id);
  assert.equal((await look(link)).statusCode, 404);
  const restored = await backend.call(`POST /v1/api/trash/${page.page_id}/restore`, { token: owner.token });
  assert.equal(restored.statusCode, 200, restored.body);
  assert.equal((await look(link)).statusCode, 200);
});

test('what an operator or the want of a plan takes offline is not to be seen by links either', async () => {
  const { owner, page, share, look } = await setUp();
  const { db } = backend.context;
  const link = await share();
  const { host } = new URL(page.url);
  const [{ email } = { email: '' }] = await db.select({ email: users.email }).from(users).where(eq(users.id, owner.id));
  for (const subject of [{ page: page.url }, { site: host }, { account: email }]) {
    await suspend(db, subject, 'phishing', 'test');
    assert.equal((await look(link)).statusCode, 404, JSON.stringify(subject));
    await unsuspend(db, subject, 'a mistake', 'test');
    assert.equal((await look(link)).statusCode, 200, JSON.stringify(subject));
  }
  const offline = (sitesOffline: boolean) => db.update(users).set({ sitesOffline }).where(eq(users.id, owner.id));
  await offline(true);
  assert.equal((await look(link)).statusCode, 404);
  await offline(false);
  await db.update(users).set({ planName: 'none' }).where(eq(users.id, owner.id));
  assert.equal(await share(), undefined);
});

test('a draft that cannot be drawn is told of as a page, and is not drawn again at once', async () => {
  const { page, keep, share, look } = await setUp();
  const { db } = backend.context;
  await keep('Bread by Ana');
  const broken = { pages: 'none' };
  await db.update(pageDrafts).set({ data: broken, stamp: 'broken' }).where(eq(pageDrafts.pageId, page.page_id));
  const link = await share();
  for (let turn = 0; turn < 2; turn += 1) {
    const seen = await look(link);
    assert.equal(seen.statusCode, 503, seen.body);
    assert.match(seen.body, /cannot be shown now/);
  }
});

test('whoever has a link that ended is told so in their language', async () => {
  const answer = await backend.app.inject({ url: '/v1/preview/nothing', headers: { 'accept-language': 'es' } });
  assert.equal(answer.statusCode, 404);
  assert.match(answer.body, /<html lang="es">[\s\S]*Esta vista previa ha terminado/);
});
