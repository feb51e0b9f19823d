import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEFAULT_TITLE_PATTERN } from '@landfall/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { artefactKeys } from '../../delivery/artefacts/artefact-store.ts';
import type { Context } from '../../platform/context.ts';
import { discarded, pageArtefacts, pages, siteRoutes, sites } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { emptyDiscarded } from '../../platform/storage/discard.ts';
import { buildSitesApp } from '../../sites-app.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';
import { noteRecipe } from './publishing-jobs.ts';
import { writeSite } from './write-site.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

async function setUp() {
  const owner = await pageOwner(backend, 'premium');
  const page = await owner.create();
  const { host } = new URL(page.url);
  const visit = (path = '/launch', headers: Record<string, string> = {}, of = backend.sites) =>
    of.inject({ url: path, headers: { host, ...headers } });
  return { owner, page, visit };
}

const seo = ({ token, project }: PageOwner, title_pattern: string) =>
  backend.call(`PUT /v1/api/project/${project}/seo`, {
    token,
    body: { title_pattern, description: '', robots: 'index', image_id: '', favicon_id: '' },
  });

/** More pages of a project, as a release published them that wrote nothing for visitors. */
async function addUnwritten({ project }: PageOwner, pageId: string, count: number): Promise<void> {
  await backend.context.db.execute(sql`
    insert into pages (id, project_id, title, path, status, published_key)
    select gen_random_uuid()::text, ${project}, 'Page ' || n, '/page-' || n, 'active', p.published_key
    from generate_series(1, ${count}::int) as n, pages p where p.id = ${pageId}`);
}

const siteOf = async ({ project }: PageOwner) => {
  const [site] = await backend.context.db.select().from(sites).where(eq(sites.projectId, project));
  assert.ok(site);
  return site;
};
const isWritten = async (owner: PageOwner) => {
  const { revision, written } = await siteOf(owner);
  return written === revision;
};

test('a page from before there were artefacts answers its first visitor, and the sweep writes the others', async () => {
  const { owner, page, visit } = await setUp();
  await addUnwritten(owner, page.page_id, 5);
  assert.equal(await isWritten(owner), false);
  const first = await visit('/page-3');
  assert.equal(first.statusCode, 200, first.body);
  assert.match(first.body, /<title>Page 3<\/title>/);
  await until(() => isWritten(owner));
  const { db } = backend.context;
  const routes = await db.select().from(siteRoutes).where(eq(siteRoutes.siteId, owner.project));
  assert.equal(routes.length, 6);
  assert.equal((await visit('/page-5')).statusCode, 200);
});

test('settings of a large site are followed by a job, and until then each page is the old one, whole', async () => {
  const { owner, page, visit } = await setUp();
  await addUnwritten(owner, page.page_id, 45);
  await until(() => isWritten(owner));
  const answer = await seo(owner, '{title} | New');
  assert.equal(answer.statusCode, 200, answer.body);
  const titles = new Set<string>();
  const look = async () => {
    for (let number = 1; number <= 45; number += 1) {
      const { statusCode, body } = await visit(`/page-${number}`);
      assert.equal(statusCode, 200);
      assert.match(body, /<\/html>\s*$/);
      titles.add(/<title>Page \d+(.*?)<\/title>/.exec(body)?.[1] ?? 'none');
    }
  };
  await look();
  await until(() => isWritten(owner));
  assert.ok(
    [...titles].every((title) => title === '' || title === ' | New'),
    [...titles].join(),
  );
  titles.clear();
  await look();
  assert.deepEqual([...titles], [' | New']);
});

test('two changes at once end with the newer one on every page', async () => {
  const { owner, visit } = await setUp();
  await Promise.all(['A {title}', 'B {title}', 'C {title}', '{title} D'].map((pattern) => seo(owner, pattern)));
  await seo(owner, '{title} Last');
  await until(() => isWritten(owner));
  assert.match((await visit()).body, /<title>Launch day Last</);
});

test('what a release publishes that writes nothing for visitors is followed', async () => {
  const { owner, page, visit } = await setUp();
  const { db, storage } = backend.context;
  const key = `sites/${page.page_id}/0123456789abcdef.html`;
  await storage.put(
    key,
    Buffer.from('<html lang="en"><head><style></style></head>Of the old release</html>'),
    'text/html',
  );
  await db.update(pages).set({ publishedKey: key }).where(eq(pages.id, page.page_id));
  assert.equal((await visit()).statusCode, 200);
  await until(async () => (await visit()).body.includes('Of the old release'));
  await until(() => isWritten(owner));
});

test('a visit works nothing out: neither renders nor compresses, also where nothing is in memory', async () => {
  const { visit } = await setUp();
  const work = new Proxy({} as Context['work'], {
    get: () => {
      throw new Error('A visit asked for work');
    },
  });
  const cold = await buildSitesApp({ ...backend.context, work });
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await visit('/launch', { 'accept-encoding': encoding }, cold);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.headers['content-encoding'] ?? 'identity', encoding);
  }
  await cold.close();
});

test('a document that is gone from the store holds no other page up', async () => {
  const { owner, page, visit } = await setUp();
  const { db, storage } = backend.context;
  await addUnwritten(owner, page.page_id, 1);
  await db
    .update(pages)
    .set({ publishedKey: 'sites/x/gone.html' })
    .where(and(eq(pages.projectId, owner.project), eq(pages.path, '/page-1')));
  await seo(owner, '{title} anew');
  await until(() => isWritten(owner));
  assert.match((await visit()).body, /<title>Launch day anew/);
  await assert.rejects(storage.stat('sites/x/gone.html'), AppError);
});

test('pages are written again for another address of the dashboard, and keep their tags where nothing changes', async () => {
  const { owner, page, visit } = await setUp();
  const { etag } = (await visit()).headers;
  const { context } = backend;
  await noteRecipe(context);
  assert.equal(await isWritten(owner), true);
  const moved = { ...context, config: { ...context.config, publicUrl: 'https://app.example' } };
  await noteRecipe(moved);
  assert.equal(await isWritten(owner), false);
  assert.equal(await writeSite(context, owner.project), true);
  assert.equal((await visit()).headers.etag, etag);
  const [artefact] = await context.db.select().from(pageArtefacts).where(eq(pageArtefacts.pageId, page.page_id));
  assert.equal(artefact?.revision, (await siteOf(owner)).revision);
});

test('a replaced artefact stays for those who were told of it, and goes later', async () => {
  const { owner, page } = await setUp();
  const { context } = backend;
  const [before] = await context.db.select().from(pageArtefacts).where(eq(pageArtefacts.pageId, page.page_id));
  await owner.call('PUT', page.page_id, { title: 'Renamed' });
  await emptyDiscarded(context);
  const objects = artefactKeys(before?.key ?? '');
  for (const key of objects) assert.ok(await context.storage.stat(key));
  await context.db.update(discarded).set({ dueAt: new Date(0) });
  await emptyDiscarded(context);
  for (const key of objects) await assert.rejects(context.storage.stat(key), AppError);
});

test('a newer page whose artefact cannot be read is answered with the one before', async () => {
  const { owner, page, visit } = await setUp();
  let isAway = false;
  const storage = {
    ...backend.context.storage,
    readWhole: (...asked: Parameters<Context['storage']['readWhole']>) =>
      isAway ? Promise.reject(new AppError('unavailable')) : backend.context.storage.readWhole(...asked),
  };
  const careful = await buildSitesApp({ ...backend.context, storage });
  assert.match((await visit('/launch', {}, careful)).body, /<title>Launch day/);
  await owner.call('PUT', page.page_id, { title: 'Renamed' });
  isAway = true;
  assert.match((await visit('/launch', {}, careful)).body, /<title>Launch day/);
  isAway = false;
  assert.match((await visit('/launch', {}, careful)).body, /<title>Renamed/);
  await careful.close();
});

test('default settings leave a page as it was published', async () => {
  const { owner, visit } = await setUp();
  const { body } = await visit();
  await seo(owner, DEFAULT_TITLE_PATTERN);
  assert.equal((await visit()).body, body);
});
