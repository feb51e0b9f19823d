import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Page, TrashEntry } from '@landfall/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { eraseDueLeads } from '../../growth/forms/form-jobs.ts';
import { storeLead } from '../../growth/leads/leads.ts';
import * as tables from '../../platform/db/schema.ts';
import { emptyDiscarded } from '../../platform/storage/discard.ts';
import { emptyTrash, keepTrashWithin } from '../../platform/trash/trash.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { writeSample } from '../../testing/sample-upload.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';
import { auditFiles } from '../files/audit.ts';
import { storeFile } from '../files/upload.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

const { trash, trashRows } = tables;
const DAY = 24 * 60 * 60 * 1000;

async function setUp(planName = 'premium') {
  const owner = await pageOwner(backend, planName);
  const call = (line: string, body?: object) => backend.call(line, { token: owner.token, ...(body && { body }) });
  const list = async (query = ''): Promise<TrashEntry[]> => (await call(`GET /v1/api/trash${query}`)).json().data;
  const restore = async (id: string) => {
    const answer = await call(`POST /v1/api/trash/${id}/restore`);
    return { status: answer.statusCode, ...answer.json() };
  };
  const visit = async ({ url }: { url: string }) => {
    return backend.visit(url);
  };
  return { owner, call, list, restore, visit };
}

/** Every row that hangs on a page, as the database has it. */
async function rowsOf(pageId: string) {
  const all: Record<string, unknown[]> = {};
  for (const [table, column] of Object.entries({
    pages: 'id',
    page_versions: 'page_id',
    page_drafts: 'page_id',
    page_redirects: 'page_id',
    experiments: 'page_id',
    funnel_steps: 'page_id',
  })) {
    const { rows } = await backend.database.executeSql(
      `select to_jsonb(t) as row from ${table} t where ${column} = '${pageId}' order by t::text`,
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

async function richPage(owner: PageOwner): Promise<Page> {
  const page = await owner.create({ title: 'Launch day', slug: '/launch' });
  const copy = (await owner.call('POST', `${page.page_id}/duplicate`)).json().data as Page;
  const variants = [{ name: 'Other words', page_id: copy.page_id, weight: 50 }];
  const started = await owner.call('POST', `${page.page_id}/experiment`, { name: 'Headline', days: 14, variants });
  assert.equal(started.statusCode, 201, started.body);
  const next = await owner.create({ slug: '/next' });
  const steps = [page.page_id, next.page_id];
  const funnel = `POST /v1/api/project/${owner.project}/funnel`;
  assert.equal((await backend.call(funnel, { token: owner.token, body: { name: 'Path', steps } })).statusCode, 201);
  const moved = await owner.call('PUT', page.page_id, { slug: '/moved', title: 'Launch night' });
  return moved.json().data;
}

test('pages that were in the trash before it was noted whether they were online come back as no drafts', async () => {
  const { owner, restore } = await setUp();
  const { page_id } = await owner.create();
  await owner.call('PUT', page_id, { status: 'inactive' });
  await owner.call('DELETE', page_id);
  await backend.database.executeSql(
    `update trash_rows set row = row - 'was_online' where table_name = 'pages' and row ->> 'id' = '${page_id}'`,
  );
  const migration = new URL('../../platform/db/migrations/0049_trashed_pages_were_online.sql', import.meta.url);
  await backend.database.executeSql(readFileSync(migration, 'utf8'));
  assert.equal((await restore(page_id)).status, 200);
  const { status, draft } = await owner.get(page_id);
  assert.deepEqual([status, draft], ['inactive', false]);
});

test('a deleted page is gone for everybody, and comes back with all it had', async () => {
  const { owner, call, list, restore, visit } = await setUp();
  const page = await richPage(owner);
  const before = await rowsOf(page.page_id);
  assert.ok(Object.entries(before).every(([table, rows]) => rows.length > 0 || table === 'page_drafts'));
  const old = { url: page.url.replace('/moved', '/launch') };
  assert.deepEqual([(await visit(page)).statusCode, (await visit(old)).statusCode], [200, 308]);

  assert.equal((await owner.call('DELETE', page.page_id)).statusCode, 200);
  assert.equal((await owner.call('GET', page.page_id)).statusCode, 404);
  await until(async () => (await visit(page)).statusCode === 404);
  await emptyDiscarded(backend.context);
  const [entry, ...others] = await list();
  assert.deepEqual(others, []);
  assert.deepEqual(
    [entry?.id, entry?.kind, entry?.title, entry?.project_id, entry?.project_name],
    [page.page_id, 'page', 'Launch night', owner.project, 'Rocket shop'],
  );
  assert.ok(entry?.deleted_by.includes('@') && entry.expires_at - entry.deleted_at === 30 * 24 * 60 * 60);
  assert.deepEqual((await auditFiles(backend.context, Date.now() + DAY)).objectsWithoutRow, []);
  const stranger = await pageOwner(backend);
  for (const line of [`POST /v1/api/trash/${page.page_id}/restore`, `DELETE /v1/api/trash/${page.page_id}`])
    assert.equal((await backend.call(line, { token: stranger.token })).statusCode, 404);

  const restored = await restore(page.page_id);
  assert.deepEqual(restored.data, { id: page.page_id, kind: 'page', title: 'Launch night', path: '/moved' });
  assert.deepEqual(await rowsOf(page.page_id), before);
  await until(async () => (await visit(page)).statusCode === 200);
  assert.equal((await visit(old)).statusCode, 308);
  assert.equal((await visit(old)).headers.location?.endsWith('/moved'), true);
  assert.deepEqual(await list(), []);
  assert.equal((await restore(page.page_id)).status, 404);
  const happened = await backend.context.db
    .select({ type: tables.events.type })
    .from(tables.events)
    .where(eq(tables.events.subjectId, page.page_id))
    .orderBy(tables.events.createdAt);
  assert.deepEqual(
    happened.slice(-3).map(({ type }) => type),
    ['page.deleted', 'page.created', 'page.published'],
  );
  assert.equal((await call(`DELETE /v1/api/trash/${page.page_id}`)).statusCode, 404);
});

test('a page whose path was taken gets a free one; what is gone meanwhile is left out', async () => {
  const { owner, restore, visit, call } = await setUp();
  const page = await richPage(owner);
  await owner.call('DELETE', page.page_id);
  await owner.create({ slug: '/moved' });
  await owner.create({ slug: '/launch' });
  await backend.context.db.delete(tables.funnels).where(eq(tables.funnels.projectId, owner.project));
  const restored = await restore(page.page_id);
  assert.equal(restored.data.path, '/moved-2');
  const rows = await rowsOf(page.page_id);
  assert.deepEqual([rows.funnel_steps?.length, rows.page_redirects?.length, rows.experiments?.length], [0, 0, 1]);
  const there = { url: page.url.replace('/moved', '/moved-2') };
  await until(async () => (await visit(there)).body.includes('/moved-2"'));
  const found = (await call(`GET /v1/api/project/${owner.project}/page?q=moved-2`)).json();
  assert.deepEqual(
    found.data.map((one: Page) => one.page_id),
    [page.page_id],
  );
});

test('a page that was a variant takes part again', async () => {
  const { owner, restore } = await setUp();
  const page = await richPage(owner);
  const isOf = eq(tables.experimentVariants.letter, 'B');
  const variant = async () => {
    const [row] = await backend.context.db
      .select({ page: tables.experimentVariants.pageId })
      .from(tables.experimentVariants)
      .innerJoin(tables.experiments, eq(tables.experiments.id, tables.experimentVariants.experimentId))
      .where(and(isOf, eq(tables.experiments.pageId, page.page_id)));
    return row?.page;
  };
  const copy = (await variant()) ?? '';
  await owner.call('DELETE', copy);
  assert.equal(await variant(), null);
  assert.equal((await restore(copy)).status, 200);
  assert.equal(await variant(), copy);
});

test('what a plan allows holds for what comes back', async () => {
  const { owner, restore, list } = await setUp('basic');
  const first = await owner.create({ slug: '/first' });
  await owner.call('DELETE', first.page_id);
  const [row] = await backend.context.db
    .select()
    .from(tables.pages)
    .where(eq(tables.pages.id, (await owner.create()).page_id));
  assert.ok(row);
  await backend.context.db
    .insert(tables.pages)
    .values(Array.from({ length: 9 }, (_, index) => ({ ...row, id: randomUUID(), path: `/page-${index}` })));
  const refused = await restore(first.page_id);
  assert.deepEqual([refused.status, refused.code], [402, 'plan_limit']);
  assert.equal((await list()).length, 1);
});

test('a file in the trash is still shown, and comes back to where it was used', async () => {
  const { owner, call, restore, list } = await setUp();
  const [plan] = await backend.context.db.select().from(tables.plans).where(eq(tables.plans.name, 'premium'));
  assert.ok(plan);
  const file = await storeFile(
    backend.context,
    { id: owner.id, plan },
    { id: randomUUID(), name: 'shop.jpg' },
    await writeSample(),
  );
  const seo = { title_pattern: '{title}', description: '', robots: 'index', image_id: file.id, favicon_id: null };
  assert.equal((await call(`PUT /v1/api/project/${owner.project}/seo`, seo)).statusCode, 200);
  const image = async () => (await call(`GET /v1/api/project/${owner.project}/seo`)).json().data.image?.file_id;
  const address = `${file.pathParent}/${file.pathChild}`;
  assert.equal((await call(`DELETE /v1/api/project/file/${file.id}`)).statusCode, 200);
  await emptyDiscarded(backend.context);
  assert.equal((await call(`GET /v1/editor/other/files`)).json().total_count, 0);
  assert.equal(await image(), undefined);
  for (const shown of [address, `thumbs/320/${address}`])
    assert.equal((await backend.call(`GET /v1/files/${shown}`)).statusCode, 200, shown);
  assert.equal((await restore(file.id)).data.title, 'shop.jpg');
  assert.equal(await image(), file.id);

  await call(`DELETE /v1/api/project/file/${file.id}`);
  assert.equal((await call(`DELETE /v1/api/trash/${file.id}`)).statusCode, 200);
  await emptyDiscarded(backend.context);
  assert.equal((await backend.call(`GET /v1/files/${address}`)).statusCode, 404);
  assert.deepEqual([await list(), (await restore(file.id)).status], [[], 404]);
});

test('a lead comes back with what waits to be sent of it, unless its person is erased', async () => {
  const { owner, call, restore, list } = await setUp();
  const page = { id: 'page', projectId: owner.project, title: 'Launch' };
  const store = async (email: string, formId: string | null = null) => {
    const fields = [{ name: 'E-mail', value: email }];
    const lead = await storeLead(backend.context, page, fields, { address: email, source: {}, formId });
    return lead?.id ?? '';
  };
  const base = `/v1/api/project/${owner.project}/lead`;
  const ids = [await store('ada@example.com'), await store('bob@example.com'), await store('old@example.com', 'form')];
  const waiting = { recipient: 'owner@example.com', subject: 'New lead', body: 'Ada', leadId: ids[0] ?? '' };
  await backend.context.db.insert(tables.mails).values({ ...waiting, id: randomUUID(), sentAt: new Date() });
  const sent = async () =>
    (
      await backend.context.db
        .select()
        .from(tables.mails)
        .where(eq(tables.mails.leadId, ids[0] ?? ''))
    ).length;
  const token = (
    await call('POST /v1/api/user/token', {
      ...{ name: 'Cleaner', scopes: ['leads:write'], project_id: null, expires_at: null, password: 'Correct-horse-1' },
    })
  ).json().token as string;
  const deleted = await backend.call(`POST ${base}/bulk`, {
    headers: { authorization: `Bearer ${token}` },
    body: { action: 'delete', ids },
  });
  assert.ok(
    deleted.json().data.every(({ ok }: { ok: boolean }) => ok),
    deleted.body,
  );
  assert.deepEqual([await sent(), (await call(`GET ${base}`)).json().total_count], [0, 0]);
  const entries = await list(`?kind=lead&project_id=${owner.project}`);
  assert.deepEqual(
    new Set(entries.map(({ title }) => title)),
    new Set(['ada@example.com', 'bob@example.com', 'old@example.com']),
  );
  assert.ok(entries.every((entry) => entry.deleted_by === 'Cleaner'));

  assert.equal((await restore(ids[0] ?? '')).status, 200);
  assert.equal(await sent(), 1);
  assert.equal((await call(`GET ${base}?q=ada`)).json().total_count, 1);
  assert.equal((await call(`DELETE ${base}?email=BOB@example.com`)).json().count, 1);
  assert.equal((await restore(ids[1] ?? '')).status, 404);

  // The form keeps what it gets for a day: the trash does, too.
  await backend.context.db.insert(tables.forms).values({
    ...{ id: 'form', projectId: owner.project, pageId: 'page', pageTitle: '', fields: [], position: 0 },
    settings: { retention_days: 1 } as never,
  });
  await eraseDueLeads(backend.context, Date.now() + 2 * DAY);
  assert.equal((await restore(ids[2] ?? '')).status, 404);
});

test('the trash empties itself after 30 days, and is never larger than what the plan stores', async () => {
  const { owner, list, call } = await setUp();
  const ids: string[] = [];
  for (const slug of ['/a', '/b', '/c']) {
    const page = await owner.create({ slug });
    ids.push(page.page_id);
    await owner.call('DELETE', page.page_id);
  }
  const [newest] = await backend.context.db
    .select()
    .from(trash)
    .where(eq(trash.subjectId, ids[2] ?? ''));
  assert.ok(newest && newest.bytes > 0);
  await keepTrashWithin(backend.context.db, owner.id, newest.bytes);
  assert.deepEqual(
    (await list()).map(({ id }) => id),
    [ids[2]],
  );
  await emptyTrash(backend.context, Date.now() + 29 * DAY);
  assert.equal((await list()).length, 1);
  await emptyTrash(backend.context, Date.now() + 31 * DAY);
  assert.deepEqual(await list(), []);
  await emptyDiscarded(backend.context);
  const stored = async () => {
    const keys: string[] = [];
    for (const id of ids) for await (const { key } of backend.context.storage.list(`sites/${id}/`)) keys.push(key);
    return keys.length;
  };
  assert.equal(await stored(), 0);

  const page = await owner.create({ slug: '/gone' });
  ids.push(page.page_id);
  await owner.call('DELETE', page.page_id);
  assert.ok((await stored()) > 0);
  assert.equal((await call(`DELETE /v1/api/project/${owner.project}`)).statusCode, 200);
  await emptyDiscarded(backend.context);
  assert.deepEqual([await stored(), await list()], [0, []]);
  const [rows] = (
    await backend.database.executeSql(
      `select count(*)::int as rows from trash_rows r where not exists (select from trash t where t.id = r.trash_id)`,
    )
  ).rows;
  assert.equal(rows?.rows, 0);
});

test('rows of an earlier release have what came since by default', async () => {
  const { owner, restore } = await setUp();
  const page = await owner.create();
  await owner.call('DELETE', page.page_id);
  const isPage = sql`trash_id in (select id from trash where subject_id = ${page.page_id}) and position = 0`;
  await backend.context.db
    .update(trashRows)
    .set({ row: sql`${trashRows.row} - 'tags' - 'generated_by' || '{"dropped_since": 1}'` })
    .where(isPage);
  assert.equal((await restore(page.page_id)).status, 200);
  assert.deepEqual((await owner.get(page.page_id)).tags, []);
});
