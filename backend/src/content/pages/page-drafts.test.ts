import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from '@landfall/shared/contracts';
import { and, eq } from 'drizzle-orm';
import { events, pages } from '../../platform/db/schema.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { runGeneration } from './generation.ts';

const TEXT = 'A shop in Porto that sells small rockets. We repair old rockets too.';

let backend: TestSites;
let owner: PageOwner;
before(async () => {
  backend = await testSites();
  owner = await pageOwner(backend);
});
after(() => backend.close());

const visit = async ({ url }: Pick<Page, 'url'>) => (await backend.visit(url)).statusCode;

const rowOf = async (id: string) => {
  const [row] = await backend.context.db.select().from(pages).where(eq(pages.id, id));
  assert.ok(row);
  return row;
};
const themeOf = async (id: string) => ((await rowOf(id)).sections as { theme: { palette: string } }).theme;

test('a draft is written and looked at, and nobody visits it before it is switched on', async () => {
  const { page_id, status } = await owner.create({ slug: '/draft', description_ai: TEXT, draft: true });
  assert.equal(status, 'pending');
  const written = await owner.settled(page_id);
  assert.equal(written.status, 'inactive');
  assert.notEqual(written.preview_img, '');
  assert.equal(await visit(written), 404);
  const isOfPage = and(eq(events.type, 'page.published'), eq(events.projectId, owner.project));
  assert.deepEqual(await backend.context.db.select().from(events).where(isOfPage), []);

  assert.equal(written.draft, true);
  assert.equal((await owner.call('PUT', page_id, { status: 'active' })).statusCode, 200);
  assert.equal(await visit(written), 200);
  assert.equal((await owner.get(page_id)).draft, false);
  assert.equal((await backend.context.db.select().from(events).where(isOfPage)).length, 1);
});

test('a page that was online is no draft any more, whatever becomes of it', async () => {
  const { page_id } = await owner.create({ slug: '/was-online' });
  await owner.call('PUT', page_id, { status: 'inactive' });
  const { status, draft } = await owner.get(page_id);
  assert.deepEqual([status, draft], ['inactive', false]);
  const copy = (await owner.call('POST', `${page_id}/duplicate`)).json().data;
  assert.deepEqual([copy.status, copy.draft], ['inactive', true]);
});

for (const [what, fields] of [
  ['from a template', { template: 'waiting-list' }],
  ['begun by hand', {}],
] as const) {
  test(`a draft ${what} has its contents at once, and is not online`, async () => {
    const slug = `/${what.replaceAll(' ', '-')}`;
    const page = await owner.create({ slug, draft: true, ...fields });
    assert.equal(page.status, 'inactive');
    assert.notEqual(page.preview_img, '');
    assert.equal(await visit(page), 404);
  });
}

test('a draft that could not be written is still one when it is asked for again', async () => {
  const { page_id } = await owner.create({ slug: '/again', draft: true });
  const unwritten = { status: 'pending', statusAfter: 'inactive', publishedKey: null } as const;
  await backend.context.db.update(pages).set(unwritten).where(eq(pages.id, page_id));
  const run = { attempt: 5, last: true, signal: new AbortController().signal };
  await assert.rejects(runGeneration(backend.context, () => Promise.reject(new Error('no')), page_id, run));
  assert.equal((await owner.get(page_id)).status, 'inactive');
  assert.equal((await owner.call('POST', `${page_id}/generate`, { description_ai: TEXT })).statusCode, 202);
  const written = await owner.settled(page_id);
  assert.deepEqual([written.status, written.generation_error], ['inactive', '']);
});

test('another look has other colours, which stay when it is written again', async () => {
  const { page_id } = await owner.create({ slug: '/look', description_ai: TEXT, draft: true });
  await owner.settled(page_id);
  const again = async (body: object) => {
    assert.equal((await owner.call('POST', `${page_id}/generate`, body)).statusCode, 202);
    await owner.settled(page_id);
    return themeOf(page_id);
  };
  const first = await themeOf(page_id);
  const second = await again({ another: true });
  assert.notEqual(second.palette, first.palette);
  assert.deepEqual(await again({}), second);
  assert.notEqual((await again({ another: true })).palette, second.palette);
});

test('a look that was asked for in words holds', async () => {
  const text = `${TEXT} Make the page dark.`;
  const { page_id } = await owner.create({ slug: '/dark', description_ai: text, draft: true });
  await owner.settled(page_id);
  const before = await themeOf(page_id);
  assert.equal((await owner.call('POST', `${page_id}/generate`, { another: true })).statusCode, 202);
  await owner.settled(page_id);
  assert.notDeepEqual(await themeOf(page_id), before);
});
