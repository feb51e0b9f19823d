import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BulkResult, Page } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import { pages } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

/** Three pages with drafts: online, never online, and one that somebody else published since its draft was kept. */
async function setUp() {
  const owner = await pageOwner(backend);
  const made = [
    await owner.create({ slug: '/online' }),
    await owner.create({ slug: '/new', draft: true }),
    await owner.create({ slug: '/outdated' }),
  ];
  for (const { page_id } of made) {
    const component = { type: 'wrapper', components: '<main><h1>Second thoughts</h1></main>' };
    const data = { pages: [{ frames: [{ component }] }] };
    const answer = await backend.call(`PUT /v1/editor/project/${owner.project}/page/${page_id}/draft`, {
      token: owner.token,
      body: { version: 0, stamp: '', writer: 'writer-ana', data },
    });
    assert.equal(answer.statusCode, 200, answer.body);
  }
  const ids = made.map(({ page_id }) => page_id);
  await backend.context.db
    .update(pages)
    .set({ version: 1 })
    .where(eq(pages.id, ids[2] ?? ''));
  const publish = async () =>
    (await owner.call('POST', 'bulk', { action: 'publish', ids, drafts: true })).json().data as readonly BulkResult[];
  const putOnline = () => owner.call('POST', 'bulk', { action: 'publish', ids });
  const listed = async () => {
    const { data } = (await owner.call('GET', '')).json() as { data: Page[] };
    return ids.map((id) => {
      const page = data.find(({ page_id }) => page_id === id);
      return [page?.status, page?.unpublished];
    });
  };
  const visit = async ({ url }: Page) => {
    return (await backend.visit(url)).body;
  };
  const areSeen = async () =>
    (await Promise.all(made.map(visit))).map((body) => body.includes('<h1>Second thoughts</h1>'));
  return { publish, putOnline, listed, areSeen };
}

test('publishing several pages puts their drafts online, each by itself, and the list says which have one', async () => {
  const { publish, listed, areSeen } = await setUp();
  assert.deepEqual(await areSeen(), [false, false, false]);
  assert.deepEqual(await listed(), [
    ['active', true],
    ['inactive', true],
    ['active', true],
  ]);
  assert.deepEqual(
    (await publish()).map(({ ok, code }) => [ok, code]),
    [
      [true, undefined],
      [true, undefined],
      [false, 'conflict'],
    ],
  );
  assert.deepEqual(await areSeen(), [true, true, false]);
  assert.deepEqual(await listed(), [
    ['active', false],
    ['active', false],
    ['active', true],
  ]);
});

test('pages can be put online as they were published last, and their drafts wait on', async () => {
  const { putOnline, listed, areSeen } = await setUp();
  assert.equal((await putOnline()).statusCode, 200);
  assert.deepEqual(await areSeen(), [false, false, false]);
  assert.deepEqual(
    await listed(),
    [1, 2, 3].map(() => ['active', true]),
  );
});
