import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import { pageArtefacts, pageVersions, siteRoutes } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { readZip } from '../../testing/read-zip.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { followCountdowns } from './follow-countdowns.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

const TIMER =
  '<section class="timer" data-section="timer" id="timer"><div class="wrap"><div class="inner"><div class="timer-what"><h2>Early prices</h2></div><p class="timer-left" data-until="2099-12-24T18:00" data-zone="Europe/Madrid" data-ended="Full prices now"></p></div></div></section>';

async function save({ token, project }: PageOwner, page: Page, html = TIMER) {
  const path = `/v1/editor/project/${project}/page/${page.page_id}`;
  const { stamp, version } = (await backend.call(`GET ${path}/draft`, { token })).json();
  const body = { version, stamp, writer: 'writer-ana', data: {}, html: `<main>${html}</main>`, css: '' };
  return backend.call(`PUT ${path}`, { token, body });
}

async function setUp() {
  const owner = await pageOwner(backend, 'premium');
  const page = await owner.create();
  const saved = await save(owner, page);
  assert.equal(saved.statusCode, 200, saved.body);
  const says = async () => {
    const { body } = await backend.visit(page.url);
    return /<p class="timer-left"[^<>]*><strong>(.*?)<\/strong>/.exec(body)?.[1];
  };
  const artefact = async () => {
    const [row] = await backend.context.db.select().from(pageArtefacts).where(eq(pageArtefacts.pageId, page.page_id));
    assert.ok(row);
    return row;
  };
  const versions = () =>
    backend.context.db
      .select()
      .from(pageVersions)
      .where(eq(pageVersions.pageId, page.page_id))
      .orderBy(pageVersions.id);
  return { owner, page, says, artefact, versions };
}

const run = (now: string, size?: number) => followCountdowns(backend.context, Date.parse(now), size);

test('a page says what is left as days go by, without a new version', async () => {
  const { owner, page, says, artefact, versions } = await setUp();
  assert.match((await says()) ?? '', /^[\d,]+ days left$/);
  const [before, kept] = [await owner.get(page.page_id), await versions()];
  for (const [now, expected, changesAt] of [
    ['2099-12-21T12:00:00Z', '3 days left', '2099-12-21T23:00:00.000Z'],
    ['2099-12-22T22:59:59Z', '2 days left', '2099-12-22T23:00:00.000Z'],
    ['2099-12-22T23:00:00Z', 'Ends tomorrow', '2099-12-23T23:00:00.000Z'],
    ['2099-12-24T03:00:00Z', 'Ends today', '2099-12-24T17:00:00.000Z'],
    ['2099-12-24T17:00:00Z', 'Full prices now', undefined],
  ] as const) {
    await run(now);
    assert.equal(await says(), expected);
    assert.equal((await artefact()).changesAt?.toISOString(), changesAt);
  }
  assert.deepEqual(await owner.get(page.page_id), before);
  assert.deepEqual(await versions(), kept);
});

test('what is not due is not written, and of what is due no more than a run takes', async () => {
  const pages = [await setUp(), await setUp(), await setUp()];
  const keys = () => Promise.all(pages.map(async ({ artefact }) => (await artefact()).key));
  await run('2099-12-21T12:00:00Z');
  const before = await keys();
  await run('2099-12-21T22:59:59Z');
  assert.deepEqual(await keys(), before);
  await run('2099-12-22T12:00:00Z', 2);
  const changed = (await keys()).filter((key, index) => key !== before[index]);
  assert.equal(changed.length, 2);
  await run('2099-12-22T12:00:00Z', 2);
  assert.deepEqual(await Promise.all(pages.map(({ says }) => says())), Array(3).fill('2 days left'));
});

test('a page that cannot be written holds nobody up, and is tried again later', async () => {
  const [broken, whole] = [await setUp(), await setUp()];
  const { sourceKey } = await broken.artefact();
  const read = async (key: string) => {
    if (key === sourceKey) throw new AppError('not_found');
    return backend.context.storage.read(key);
  };
  const storage = Object.assign(Object.create(backend.context.storage), { read });
  await followCountdowns({ ...backend.context, storage }, Date.parse('2099-12-22T12:00:00Z'));
  assert.equal(await whole.says(), '2 days left');
  assert.equal((await broken.artefact()).changesAt?.toISOString(), '2099-12-22T13:00:00.000Z');
  await run('2099-12-22T13:00:00Z');
  assert.equal(await broken.says(), '2 days left');
});

test('visitors are led to what was written, and a page without a countdown is never due', async () => {
  const { owner, page, artefact } = await setUp();
  await run('2099-12-21T12:00:00Z');
  const { db } = backend.context;
  const [route] = await db.select().from(siteRoutes).where(eq(siteRoutes.pageId, page.page_id));
  assert.equal(route?.key, (await artefact()).key);
  await save(owner, page, '<section><h2>Nothing ends</h2></section>');
  assert.equal((await artefact()).changesAt, null);
});

test('the export says the day and the hour, because nobody writes it anew', async () => {
  const { owner } = await setUp();
  const answer = await backend.call(`GET /v1/api/project/${owner.project}/export`, { token: owner.token });
  assert.equal(answer.statusCode, 200, answer.body);
  const document = readZip(answer.rawPayload).get('launch/index.html')?.toString() ?? '';
  assert.match(
    document,
    /<p class="timer-left"[^<>]*><time datetime="2099-12-24T17:00:00\.000Z">December 24, 2099[^<>]*<\/time><\/p>/,
  );
});

test('more countdowns than any page has are refused', async () => {
  const owner = await pageOwner(backend, 'premium');
  const answer = await save(owner, await owner.create(), TIMER.repeat(51));
  assert.equal(answer.statusCode, 422, answer.body);
  assert.match(answer.body, /too many countdowns/);
});
