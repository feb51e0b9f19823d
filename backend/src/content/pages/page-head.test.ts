import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { png } from '../files/sample-files.ts';
import { writeSite } from '../publishing/write-site.ts';

let backend: TestSites;
let origin: string;
before(async () => {
  backend = await testSites();
  origin = await backend.app.listen({ port: 0 });
});
after(() => backend.close());

async function setUp() {
  const owner = await pageOwner(backend);
  const page = await owner.create();
  const { host, pathname } = new URL(page.url);
  const ask = async (url: string) => (await backend.sites.inject({ url, headers: { host } })).body;
  const change = (body: object) => owner.call('PUT', page.page_id, body);
  return { owner, page, ask, visit: () => ask(pathname), change };
}

async function upload({ token }: Pick<PageOwner, 'token'>): Promise<{ file_id: string; path_child: string }> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await png(16, 16))]), 'a.png');
  const headers = { accesstokenapp: token };
  const answer = await fetch(`${origin}/v1/editor/other/upload`, { method: 'POST', headers, body });
  return ((await answer.json()) as { data: { file_id: string; path_child: string } }).data;
}

test('a page that search engines may not list says so, and is in no sitemap', async () => {
  const { owner, page, ask, visit, change } = await setUp();
  await owner.create({ slug: '/other' });
  assert.equal((await owner.get(page.page_id)).robots, 'index');
  assert.doesNotMatch(await visit(), /name="robots"/);
  assert.equal((await change({ robots: 'noindex' })).statusCode, 200);
  assert.match(await visit(), /<meta name="robots" content="noindex">/);
  assert.doesNotMatch(await ask('/other'), /name="robots"/);
  const sitemap = await ask('/sitemap.xml');
  assert.match(sitemap, /\/other<\/loc>/);
  assert.doesNotMatch(sitemap, /\/launch<\/loc>/);
  await change({ robots: 'index' });
  assert.doesNotMatch(await visit(), /name="robots"/);
  assert.match(await ask('/sitemap.xml'), /\/launch<\/loc>/);
});

test('of two changes of a page at once visitors get both', async () => {
  const { owner, visit, change } = await setUp();
  const file = await upload(owner);
  const answers = await Promise.all([change({ image_id: file.file_id }), change({ robots: 'noindex' })]);
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200],
  );
  await writeSite(backend.context, owner.project);
  const seen = await visit();
  assert.match(seen, /<meta name="robots" content="noindex">/);
  assert.match(seen, new RegExp(`og:image" content="[^"]*${file.path_child}"`));
});

test('a page has a picture of its own for shared links, until it is taken away', async () => {
  const { owner, page, visit, change } = await setUp();
  const preview = /<meta property="og:image" content="([^"]*)">/.exec(await visit())?.[1];
  const file = await upload(owner);
  assert.equal((await change({ image_id: file.file_id })).statusCode, 200);
  assert.match(await visit(), new RegExp(`og:image" content="[^"]*${file.path_child}"`));
  assert.match(String((await owner.get(page.page_id)).image), new RegExp(`^/v1/files/.*${file.path_child}$`));
  const { data } = (await backend.call(`GET /v1/api/project/file/${file.file_id}/use`, { token: owner.token })).json();
  assert.deepEqual(
    data.map((use: { page_id: string }) => use.page_id),
    [page.page_id],
  );
  assert.equal((await change({ image_id: null })).statusCode, 200);
  assert.equal(/<meta property="og:image" content="([^"]*)">/.exec(await visit())?.[1], preview);
});

test('a copy of a page has its head, too', async () => {
  const { owner, page, change } = await setUp();
  const file = await upload(owner);
  await change({ robots: 'noindex', image_id: file.file_id });
  const copy = (await owner.call('POST', `${page.page_id}/duplicate`)).json().data;
  const { robots, image } = await owner.get(copy.page_id);
  assert.equal(robots, 'noindex');
  assert.match(String(image), new RegExp(file.path_child));
});

test('a picture of somebody else, and what is none, is refused', async () => {
  const { owner, change } = await setUp();
  const foreign = await upload(await pageOwner(backend));
  for (const image_id of [foreign.file_id, 'nothing']) {
    const answer = await change({ image_id });
    assert.equal(answer.statusCode, 422);
    assert.ok(answer.json().fields.image_id);
  }
  assert.equal((await change({ robots: 'none' })).statusCode, 422);
  assert.equal((await owner.call('PUT', 'missing', { robots: 'index' })).statusCode, 404);
});
