import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { countOldVersions } from '../../content/pages/count-old-versions.ts';
import { files, pageDrafts, pageVersions, plans } from '../../platform/db/schema.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

const useOf = async ({ token }: Pick<PageOwner, 'token'>): Promise<number> =>
  (await backend.call('GET /v1/api/user/plan/use', { token })).json().data.storage_used;

/** Lets plans store so many bytes, about. */
const limit = (megabytes: number | null) =>
  backend.context.db
    .update(plans)
    .set({ features: sql`features || ${JSON.stringify({ storage_max_mb: megabytes })}::jsonb` })
    .where(eq(plans.name, 'pro'));

const editorOf = (owner: PageOwner, pageId: string) => `/v1/editor/project/${owner.project}/page/${pageId}`;

const save = (owner: PageOwner, pageId: string, version: number, text: string) =>
  backend.call(`PUT ${editorOf(owner, pageId)}`, {
    token: owner.token,
    body: { version, data: { text }, html: `<main><h1>Launch</h1><p>${text}</p></main>`, css: '' },
  });

const keepDraft = (owner: PageOwner, pageId: string, text: string | null, stamp: string, version = 0) =>
  backend.call(`PUT ${editorOf(owner, pageId)}/draft`, {
    token: owner.token,
    body: { version, stamp, writer: 'the-writer', data: text === null ? null : { text } },
  });

async function upload({ token }: PageOwner) {
  const form = new FormData();
  form.append('file', new Blob(['a picture']), 'x.png');
  const request = new Request('http://x', { method: 'POST', body: form });
  return backend.call('POST /v1/editor/other/upload', {
    token,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  });
}

test('counts files with their thumbnails, versions of pages and drafts, and forgets what is deleted', async () => {
  const { db } = backend.context;
  const owner = await pageOwner(backend);
  assert.equal(await useOf(owner), 0);
  const { page_id } = await owner.create();
  const first = await useOf(owner);
  assert.ok(first > 10_000, String(first));

  assert.equal((await save(owner, page_id, 0, 'x'.repeat(50_000))).statusCode, 200);
  const second = await useOf(owner);
  assert.ok(second > first + 100_000, `${first} ${second}`);
  const versions = await db.select().from(pageVersions).where(eq(pageVersions.pageId, page_id));
  assert.equal(
    versions.reduce((sum, { bytes }) => sum + bytes, 0),
    second,
  );

  const draft = await keepDraft(owner, page_id, 'y'.repeat(1_000), '', 1);
  assert.equal(draft.statusCode, 200, draft.body);
  assert.equal((await useOf(owner)) - second, JSON.stringify({ text: 'y'.repeat(1_000) }).length);
  assert.equal((await keepDraft(owner, page_id, null, draft.json().stamp, 1)).statusCode, 200);
  assert.equal(await useOf(owner), second);

  const row = { name: 'a.png', extension: 'png', contentType: 'image/png', pathParent: 'uploads/00' };
  const file = { ...row, id: owner.id, userId: owner.id, size: 5_000, thumbnailBytes: 700, pathChild: owner.id };
  await db.insert(files).values(file);
  assert.equal(await useOf(owner), second + 5_700);
  await db.delete(files).where(eq(files.id, file.id));
  await owner.call('DELETE', page_id);
  assert.equal(await useOf(owner), 0);
});

test('a restored version and a copy weigh what they show', async () => {
  const owner = await pageOwner(backend);
  const { page_id } = await owner.create();
  const one = await useOf(owner);
  const [version] = (await owner.call('GET', `${page_id}/version`)).json().data;
  assert.equal((await owner.call('POST', `${page_id}/version/${version.version_id}/restore`)).statusCode, 200);
  assert.equal(await useOf(owner), 2 * one);
  assert.equal((await owner.call('POST', `${page_id}/duplicate`)).statusCode, 201);
  assert.equal(await useOf(owner), 3 * one);
});

test('above its plan an account stores nothing more, until it deletes something', async () => {
  const owner = await pageOwner(backend);
  const { page_id } = await owner.create();
  const large = await owner.create({ slug: '/large' });
  assert.equal((await save(owner, large.page_id, 0, 'x'.repeat(400_000))).statusCode, 200);
  await limit(1);
  try {
    for (const refused of [
      await save(owner, page_id, 0, 'x'.repeat(200_000)),
      await keepDraft(owner, page_id, 'y'.repeat(300_000), ''),
    ]) {
      assert.equal(refused.statusCode, 402, refused.body);
      assert.equal(refused.json().code, 'plan_limit');
      assert.equal(refused.json().message, 'Your plan stores up to 1 MB. Delete files or pages, or upgrade.');
    }
    await limit(0);
    assert.equal((await upload(owner)).statusCode, 402);
    assert.equal((await owner.call('POST', `${page_id}/duplicate`)).statusCode, 402);
    await limit(1);
    await owner.call('DELETE', large.page_id);
    assert.equal((await save(owner, page_id, 0, 'x'.repeat(200_000))).statusCode, 200);
  } finally {
    await limit(null);
  }
  assert.equal((await save(owner, page_id, 1, 'x'.repeat(400_000))).statusCode, 200);
});

test('what was stored before it was counted is counted later', async () => {
  const { db } = backend.context;
  const owner = await pageOwner(backend);
  const { page_id } = await owner.create();
  assert.equal((await keepDraft(owner, page_id, 'kept', '')).statusCode, 200);
  await db.update(pageVersions).set({ bytes: 0 });
  await db.update(pageDrafts).set({ bytes: 0 });
  assert.equal(await useOf(owner), 0);
  await countOldVersions(db);
  const [version] = await db.select().from(pageVersions).where(eq(pageVersions.pageId, page_id));
  const [draft] = await db.select().from(pageDrafts).where(eq(pageDrafts.pageId, page_id));
  assert.ok(version && version.bytes > 1_000 && (draft?.bytes ?? 0) > 10);
  assert.equal(await useOf(owner), version.bytes + (draft?.bytes ?? 0));
});
