import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { pages } from '../../platform/db/schema.ts';
import { discard, emptyDiscarded } from '../../platform/storage/discard.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
let owner: PageOwner;
before(async () => {
  backend = await testApp();
  owner = await pageOwner(backend);
});
after(() => backend.close());

const get = (url: string) => backend.call(`GET ${url}`);
const keyOf = (url: string) => url.replace('/v1/files/', '');

async function stored(page: Page): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of backend.context.storage.list(`previews/${page.page_id}/`)) keys.push(key);
  return keys.sort();
}

function sizesOf({ preview_sizes }: Page) {
  const [small, large] = preview_sizes ?? [];
  assert.ok(small && large);
  return { small, large };
}

test('a page is published with its preview in two widths, each as wide as it says', async () => {
  const page = await owner.create({ slug: '/two-widths' });
  const { small, large } = sizesOf(page);
  assert.equal(large.url, page.preview_img);
  assert.deepEqual(await stored(page), [keyOf(small.url), keyOf(large.url)].sort());
  for (const { width, url } of [small, large]) {
    const answer = await get(url);
    assert.equal(answer.headers['content-type'], 'image/webp');
    assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    const picture = await sharp(answer.rawPayload).metadata();
    assert.deepEqual([picture.width, picture.height], [width, (width * 3) / 4]);
  }
  const [listed] = (await owner.call('GET', '')).json().data;
  assert.deepEqual(listed.preview_sizes, page.preview_sizes);
});

test('a preview of before there were smaller ones gets its own when it is asked for, once', async () => {
  const page = await owner.create({ slug: '/before' });
  const { small, large } = sizesOf(page);
  const { storage } = backend.context;
  await storage.delete(keyOf(small.url));
  const puts: string[] = [];
  const put = storage.put;
  storage.put = (key, ...rest) => {
    if (key.startsWith('previews/')) puts.push(key);
    return put.call(storage, key, ...rest);
  };
  const answers = await Promise.all([get(small.url), get(small.url), get(small.url)]);
  storage.put = put;
  assert.deepEqual(puts, [keyOf(small.url)]);
  for (const { statusCode, rawPayload } of answers) {
    assert.equal(statusCode, 200);
    assert.equal((await sharp(rawPayload).metadata()).width, small.width);
  }
  assert.deepEqual(await stored(page), [keyOf(small.url), keyOf(large.url)].sort());
});

test('a copy of a page has its own', async () => {
  const page = await owner.create({ slug: '/copied' });
  const answer = await owner.call('POST', `${page.page_id}/duplicate`);
  const { small } = sizesOf(answer.json().data);
  assert.ok(small.url.includes(answer.json().data.page_id));
  assert.equal((await get(small.url)).statusCode, 200);
});

test('goes with its preview, and is not made again', async () => {
  const page = await owner.create({ slug: '/goes' });
  const { small, large } = sizesOf(page);
  await discard(backend.context.db, [keyOf(large.url)]);
  await emptyDiscarded(backend.context);
  assert.deepEqual(await stored(page), []);
  assert.equal((await get(small.url)).statusCode, 404);
  assert.deepEqual(await stored(page), []);
});

test('a page without a preview, or with one under another name, offers no widths', async () => {
  const page = await owner.create({ slug: '/without' });
  for (const previewKey of [null, `previews/${page.page_id}/by-hand.webp`]) {
    await backend.context.db.update(pages).set({ previewKey }).where(eq(pages.id, page.page_id));
    assert.equal((await owner.get(page.page_id)).preview_sizes, undefined);
  }
});

for (const name of ['0123-small.webp', '0123.webp', 'x-small.webp', '0123-small.png', '0123-small-small.webp'])
  test(`nothing is made for ${name} of a page that is not there`, async () => {
    assert.equal((await get(`/v1/files/previews/nobody/${name}`)).statusCode, 404);
  });
