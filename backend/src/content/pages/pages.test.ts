import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { page as pageSchema } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { events, pages } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { requeuePending } from './generation.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

async function setUp(planName?: string) {
  const { token, project, call, get } = await pageOwner(backend, planName);
  const create = (fields: object = {}) =>
    call('POST', 'new', { title: 'Launch day', slug: '/launch', description: '', description_ai: '', ...fields });
  return { token, base: `/v1/api/project/${project}/page`, create, get, project };
}

test('a page without an AI description is active at once, published, with a preview', async () => {
  const { create } = await setUp();
  const answer = await create();
  assert.equal(answer.statusCode, 201, answer.body);
  const page = v.parse(pageSchema, answer.json().data);
  assert.equal(page.status, 'active');
  assert.equal(page.path, '/launch');
  assert.match(page.url, /^http:\/\/rocket-shop-[a-z0-9]+\.sites\.localhost:4080\/launch$/);
  assert.match(page.bucket_scheme_last, /^sites\//);
  const preview = await backend.call(`GET ${page.preview_img}`);
  assert.equal(preview.statusCode, 200);
  assert.equal(preview.headers['content-type'], 'image/webp');
});

test('a page with an AI description starts pending and is written in the background', async () => {
  const { create, get } = await setUp();
  const answer = await create({ description_ai: 'A bakery in Porto that sells bread, cakes and coffee.' });
  assert.equal(answer.json().data.status, 'pending');
  const { page_id } = answer.json().data;
  await until(async () => (await get(page_id)).status === 'active');
  const [row] = await backend.context.db.select().from(pages).where(eq(pages.id, page_id));
  assert.match(JSON.stringify(row?.sections), /sells bread, cakes and coffee/);
});

test('a generation that runs again changes nothing', async () => {
  const { create, get } = await setUp();
  const { page_id } = (await create({ description_ai: 'A gym' })).json().data;
  await until(async () => (await get(page_id)).status === 'active');
  const before = await get(page_id);
  await backend.context.jobs.enqueue('page.generate', { pageId: page_id }, { key: page_id });
  const { page_id: other } = (await create({ slug: '/other', description_ai: 'A gym' })).json().data;
  await until(async () => (await get(other)).status === 'active');
  assert.deepEqual(await get(page_id), before);
});

test('many generations of one account do not hold up the first of another', async () => {
  const [busy, other] = [await setUp('premium'), await setUp()];
  const MANY = 40;
  const asked = Array.from({ length: MANY }, (_, number) =>
    busy.create({ slug: `/many-${number}`, description_ai: 'A bakery in Porto that sells bread, cakes and coffee.' }),
  );
  for (const answer of await Promise.all(asked)) assert.equal(answer.statusCode, 201, answer.body);
  const { page_id } = (await other.create({ description_ai: 'A florist in Lyon that sells roses.' })).json().data;
  await until(async () => (await other.get(page_id)).status === 'active');
  const rows = await backend.context.db.select().from(pages).where(eq(pages.projectId, busy.project));
  const left = rows.filter(({ status }) => status === 'pending').length;
  assert.ok(left > MANY / 2, `${left} of ${MANY} waited still`);
  await backend.call(`DELETE /v1/api/project/${busy.project}`, { token: busy.token });
});

test('a path is taken once in a project, and free again after a deletion', async () => {
  const { create, base, token } = await setUp();
  const first = (await create()).json().data;
  const second = await create();
  assert.equal(second.statusCode, 409);
  assert.equal(second.json().code, 'slug_taken');
  assert.ok(second.json().fields.slug[0]);
  assert.equal((await backend.call(`DELETE ${base}/${first.page_id}`, { token })).statusCode, 200);
  assert.equal((await create()).statusCode, 201);
});

test('of two creations at once for one path, one wins and the other is told', async () => {
  const { create, base, token } = await setUp();
  const codes = (await Promise.all([create(), create(), create()])).map((answer) => answer.statusCode);
  assert.deepEqual(codes.toSorted(), [201, 409, 409]);
  assert.equal((await backend.call(`GET ${base}`, { token })).json().total_count, 1);
});

test('lists newest first, clamps the limit, and answers an empty page beyond the last with true totals', async () => {
  const { create, base, token } = await setUp();
  for (const slug of ['/one', '/two', '/three']) await create({ slug });
  const list = async (query: string) => (await backend.call(`GET ${base}?${query}`, { token })).json();
  assert.deepEqual(
    (await list('')).data.map((page: { path: string }) => page.path),
    ['/three', '/two', '/one'],
  );
  const second = await list('page=2&limit=2');
  assert.deepEqual([second.data.length, second.total_pages, second.total_count], [1, 2, 3]);
  const beyond = await list('page=99&limit=2');
  assert.deepEqual([beyond.data, beyond.total_pages, beyond.total_count], [[], 2, 3]);
  assert.equal((await list('limit=0')).data.length, 1);
  assert.equal((await list('limit=100000&page=-4')).data.length, 3);
});

test('another account sees none of it', async () => {
  const { create, base } = await setUp();
  const { page_id } = (await create()).json().data;
  const { token } = await backend.signIn();
  for (const line of [`GET ${base}`, `GET ${base}/${page_id}`, `DELETE ${base}/${page_id}`]) {
    assert.equal((await backend.call(line, { token })).statusCode, 404, line);
  }
  const body = { title: 'Mine now', slug: '/mine', description: '', description_ai: '' };
  assert.equal((await backend.call(`POST ${base}/new`, { token, body })).statusCode, 404);
});

for (const [what, fields] of [
  ['a short title', { title: 'ab' }],
  ['a slug without its slash', { slug: 'launch' }],
  ['a slug that climbs', { slug: '/../etc' }],
  ['a long SEO description', { description: 'x'.repeat(161) }],
] as const) {
  test(`refuses ${what} and stores nothing`, async () => {
    const { create, base, token } = await setUp();
    const answer = await create(fields);
    assert.equal(answer.statusCode, 422, answer.body);
    assert.equal((await backend.call(`GET ${base}`, { token })).json().total_count, 0);
  });
}

test('a page that is deleted while it is being written stays deleted', async () => {
  const { create, base, token, get } = await setUp();
  const { page_id } = (await create({ description_ai: 'A shop' })).json().data;
  assert.equal((await backend.call(`DELETE ${base}/${page_id}`, { token })).statusCode, 200);
  const { page_id: next } = (await create({ slug: '/next', description_ai: 'A shop' })).json().data;
  await until(async () => (await get(next)).status === 'active');
  assert.equal((await backend.call(`GET ${base}/${page_id}`, { token })).statusCode, 404);
});

test('a pending page whose job got lost is found again', async () => {
  const { project, get } = await setUp();
  const id = crypto.randomUUID();
  await backend.context.db.insert(pages).values({
    id,
    projectId: project,
    title: 'Lost',
    path: '/lost',
    descriptionAi: 'A lost page',
    status: 'pending',
  });
  await requeuePending(backend.context);
  await until(async () => (await get(id)).status === 'active');
});

test('a page that is being created is left to its request, and one whose request died is told of as created', async () => {
  const { project, get } = await setUp();
  const pending = { projectId: project, title: 'Begun', status: 'pending' } as const;
  const [begun, left] = [crypto.randomUUID(), crypto.randomUUID()];
  const before = new Date(Date.now() - 3 * 60_000);
  await backend.context.db.insert(pages).values([
    { ...pending, id: begun, path: '/begun' },
    { ...pending, id: left, path: '/left', createdAt: before },
  ]);
  await requeuePending(backend.context);
  await until(async () => (await get(left)).status === 'active');
  await until(async () => !(await backend.context.jobs.depth()).some(({ job }) => job === 'page.generate'));
  assert.equal((await get(begun)).status, 'pending');
  const told = await backend.context.db.select({ type: events.type }).from(events).where(eq(events.subjectId, left));
  assert.deepEqual(told.map(({ type }) => type).toSorted(), ['page.created', 'page.published']);
});

test('the plan limits how many pages a project has', async () => {
  const { create } = await setUp('basic');
  for (let index = 0; index < 10; index += 1) {
    assert.equal((await create({ slug: `/page-${index}` })).statusCode, 201);
  }
  const refused = await create({ slug: '/one-more' });
  assert.equal(refused.statusCode, 402);
  assert.match(refused.json().message, /10 pages/);
});
