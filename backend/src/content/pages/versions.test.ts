import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Page, pageVersionList } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { pages, pageVersions } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { emptyDiscarded } from '../../platform/storage/discard.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { storeContents } from './version-contents.ts';
import { VERSIONS_KEPT } from './versions.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

const editorAddress = ({ project_id, page_id }: Page) => `/v1/editor/project/${project_id}/page/${page_id}`;

const save = ({ token }: PageOwner, page: Page, version: number, headline: string) =>
  backend.call(`PUT ${editorAddress(page)}`, {
    token,
    body: { version, data: { headline }, html: `<main><h1>${headline}</h1></main>`, css: '' },
  });

const list = async (owner: PageOwner, page: Page, query = '') => {
  const answer = (await owner.call('GET', `${page.page_id}/version${query}`)).json();
  return { ...v.parse(pageVersionList, answer), total: answer.total_count };
};

const published = async ({ url }: Page) => (await backend.visit(url)).body;

test('each save is a version, and each can be looked at and restored', async () => {
  const owner = await pageOwner(backend);
  const page = await owner.create();
  assert.equal((await save(owner, page, 0, 'First')).statusCode, 200);
  assert.equal((await save(owner, page, 1, 'Second')).statusCode, 200);
  const { data, total } = await list(owner, page);
  assert.equal(total, 3);
  assert.deepEqual(
    data.map(({ number, origin, current }) => [number, origin, current]),
    [
      [3, 'saved', true],
      [2, 'saved', false],
      [1, 'created', false],
    ],
  );
  assert.ok(data.every(({ preview_img }) => /^\/v1\/files\/previews\//.test(preview_img)));

  const first = data[1];
  const view = await backend.call(`GET ${first?.view_url}`, { headers: { cookie: `access_token_app=${owner.token}` } });
  assert.equal(view.statusCode, 200, view.body);
  assert.match(view.body, /<h1>First<\/h1>/);
  assert.doesNotMatch(view.body, /"\/_landfall\//);
  assert.match(String(view.headers['content-security-policy']), /default-src 'none'.*sandbox/);
  assert.doesNotMatch(String(view.headers['content-security-policy']), /script-src/);

  const restored = await owner.call('POST', `${page.page_id}/version/${first?.version_id}/restore`);
  assert.equal(restored.statusCode, 200, restored.body);
  assert.match(await published(page), /<h1>First<\/h1>/);
  const [newest] = (await list(owner, page)).data;
  assert.deepEqual([newest?.number, newest?.origin, newest?.restored_from, newest?.current], [4, 'restored', 2, true]);
  const stale = await save(owner, page, 2, 'From a stale editor');
  assert.equal(stale.json().code, 'stale_version');
  const [row] = await backend.context.db.select().from(pages).where(eq(pages.id, page.page_id));
  assert.deepEqual([row?.editorData, row?.version], [{ headline: 'First' }, 3]);
  assert.equal((await save(owner, page, 3, 'Third')).statusCode, 200);
});

test('contents of versions move into the store, and come back from there when one is restored', async () => {
  const owner = await pageOwner(backend);
  const { context } = backend;
  const page = await owner.create();
  await save(owner, page, 0, 'First "quoted" \u00e9');
  await save(owner, page, 1, 'Second');
  const rows = () => context.db.select().from(pageVersions).where(eq(pageVersions.pageId, page.page_id));
  const weights = async () => (await rows()).map(({ bytes }) => bytes).toSorted();
  const before = await weights();
  await storeContents(context);
  for (const { contentsKey, sections, editorData } of await rows()) {
    assert.deepEqual([sections, editorData], [null, null]);
    assert.match(contentsKey ?? '', new RegExp(`^sites/${page.page_id}/`));
    assert.ok(await context.storage.stat(contentsKey ?? ''));
  }
  assert.deepEqual(await weights(), before);
  const first = (await list(owner, page)).data[1];
  const restored = await owner.call('POST', `${page.page_id}/version/${first?.version_id}/restore`);
  assert.equal(restored.statusCode, 200, restored.body);
  const [row] = await context.db.select().from(pages).where(eq(pages.id, page.page_id));
  assert.deepEqual(row?.editorData, { headline: 'First "quoted" \u00e9' });
  const newest = (await rows()).find(({ number }) => number === 4);
  const same = (await rows()).find(({ number }) => number === 2);
  assert.equal(newest?.bytes, same?.bytes);
});

test('a restored version keeps the title, path and description of today', async () => {
  const owner = await pageOwner(backend);
  const page = await owner.create({ description: 'Of yesterday' });
  await save(owner, page, 0, 'Other');
  const now: Page = (
    await owner.call('PUT', page.page_id, { title: 'Of today', slug: '/today', description: '' })
  ).json().data;
  const created = (await list(owner, page)).data.at(-1);
  await owner.call('POST', `${page.page_id}/version/${created?.version_id}/restore`);
  const body = await published(now);
  assert.match(body, /<title>Of today<\/title>/);
  assert.match(body, /data-section="hero"/);
  assert.doesNotMatch(body, /content="Of yesterday/);
});

test('a restored version shares its document instead of storing it again', async () => {
  const owner = await pageOwner(backend);
  const page = await owner.create();
  await save(owner, page, 0, 'Other');
  const created = (await list(owner, page)).data.at(-1);
  const restored = await owner.call('POST', `${page.page_id}/version/${created?.version_id}/restore`);
  assert.equal(restored.json().data.bucket_scheme_last, page.bucket_scheme_last);
});

test('shows a version to its owner alone', async () => {
  const owner = await pageOwner(backend);
  const page = await owner.create();
  const [version] = (await list(owner, page)).data;
  const look = (cookie: string) => backend.call(`GET ${version?.view_url}`, { headers: { cookie } });
  assert.equal((await look('')).headers.location, '/login');
  const other = await backend.signIn();
  assert.equal((await look(`access_token_app=${other.token}`)).statusCode, 404);
  const second = await owner.create({ slug: '/second' });
  const foreign = `${second.page_id}/version/${version?.version_id}/restore`;
  assert.equal((await owner.call('POST', foreign)).statusCode, 404);
});

test('lists versions in parts, and none beyond the last', async () => {
  const owner = await pageOwner(backend);
  const page = await owner.create();
  for (const version of [0, 1, 2]) await save(owner, page, version, `Number ${version}`);
  const numbers = async (query: string) => (await list(owner, page, query)).data.map(({ number }) => number);
  assert.deepEqual(await numbers('?limit=3'), [4, 3, 2]);
  assert.deepEqual(await numbers('?limit=3&page=2'), [1]);
  assert.deepEqual(await numbers('?limit=3&page=9'), []);
});

test('drops the oldest version with its objects, but not objects that a newer one shares', async () => {
  const owner = await pageOwner(backend);
  const { context } = backend;
  const page = await owner.create();
  await save(owner, page, 0, 'Dropped');
  const dropped = (await owner.get(page.page_id)).bucket_scheme_last;
  const created = (await list(owner, page)).data.at(-1);
  // As if it had been saved often: the numbers are what counts.
  await context.db.update(pageVersions).set({ number: VERSIONS_KEPT }).where(eq(pageVersions.publishedKey, dropped));
  await owner.call('POST', `${page.page_id}/version/${created?.version_id}/restore`);
  await save(owner, page, 2, 'Newer');
  await context.db
    .update(pageVersions)
    .set({ number: 2 * VERSIONS_KEPT })
    .where(eq(pageVersions.number, VERSIONS_KEPT + 2));
  await save(owner, page, 3, 'Newest');
  const { data } = await list(owner, page);
  assert.deepEqual(
    data.map(({ number }) => number),
    [201, 200, 101].filter((number) => number > 201 - VERSIONS_KEPT),
  );
  await emptyDiscarded(context);
  await assert.rejects(context.storage.stat(dropped), AppError);
});

test('a page that is deleted for good leaves nothing in the store', async () => {
  const owner = await pageOwner(backend);
  const { context } = backend;
  const page = await owner.create();
  await save(owner, page, 0, 'Soon gone');
  await owner.call('DELETE', page.page_id);
  await backend.call(`DELETE /v1/api/trash/${page.page_id}`, { token: owner.token });
  await emptyDiscarded(context);
  for (const folder of ['sites', 'previews']) {
    for await (const { key } of context.storage.list(`${folder}/${page.page_id}/`)) assert.fail(key);
  }
});

test('a version is noted by its owner alone, and the note goes and comes with its page', async () => {
  const [owner, other] = [await pageOwner(backend), await pageOwner(backend)];
  const page = await owner.create();
  await save(owner, page, 0, 'Second');
  const { data } = await list(owner, page);
  const [newest, first] = data;
  assert.deepEqual([newest?.note, first?.note], ['', '']);
  const path = `${page.page_id}/version/${first?.version_id}`;
  const noted = await owner.call('PUT', path, { note: '  Before the sale ' });
  assert.equal(noted.statusCode, 200, noted.body);
  assert.deepEqual([noted.json().data.note, noted.json().data.current], ['Before the sale', false]);
  assert.equal((await owner.call('PUT', path, { note: 'x'.repeat(121) })).statusCode, 422);
  assert.equal((await other.call('PUT', path, { note: 'Mine' })).statusCode, 404);
  await owner.call('DELETE', page.page_id);
  await backend.call(`POST /v1/api/trash/${page.page_id}/restore`, { token: owner.token });
  assert.equal((await list(owner, page)).data[1]?.note, 'Before the sale');
  await owner.call('PUT', path, { note: '' });
  assert.equal((await list(owner, page)).data[1]?.note, '');
});
