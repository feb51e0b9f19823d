import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import { aiUsage, pages, plans, users } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { copyPath, copyTitle } from './duplicate-page.ts';
import { runGeneration } from './generation.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

const visit = ({ url }: Pick<Page, 'url'>) => backend.visit(url);

async function accountPlan(userId: string) {
  const [row] = await backend.context.db
    .select({ features: plans.features })
    .from(users)
    .innerJoin(plans, eq(plans.name, users.planName))
    .where(eq(users.id, userId));
  assert.ok(row);
  return row;
}

test('changes what is given, leaves the rest, and visitors see it at once', async () => {
  const { create, call } = await pageOwner(backend);
  const page = await create({ description: 'For pilots' });
  const renamed = await call('PUT', page.page_id, { title: 'A <new> name', slug: '/moved', description: '' });
  assert.equal(renamed.statusCode, 200, renamed.body);
  const now: Page = renamed.json().data;
  assert.deepEqual([now.title, now.path, now.description, now.status], ['A <new> name', '/moved', '', 'active']);
  assert.equal((await visit(page)).statusCode, 308);
  const site = await visit(now);
  assert.match(site.body, /<title>A &lt;new&gt; name<\/title>/);
  assert.doesNotMatch(site.body, /content="For pilots/);
  assert.notEqual(now.bucket_scheme_last, page.bucket_scheme_last);
});

test('a page that is switched off is gone at once, and back at once', async () => {
  const { create, call } = await pageOwner(backend);
  const page = await create();
  assert.equal((await call('PUT', page.page_id, { status: 'inactive' })).json().data.status, 'inactive');
  assert.equal((await visit(page)).statusCode, 404);
  await call('PUT', page.page_id, { status: 'active' });
  assert.equal((await visit(page)).statusCode, 200);
});

test('refuses a path that is taken, naming the field, and changes nothing', async () => {
  const { create, call, get } = await pageOwner(backend);
  await create();
  const page = await create({ slug: '/other' });
  const answer = await call('PUT', page.page_id, { slug: '/launch', title: 'Not this' });
  assert.equal(answer.statusCode, 409);
  assert.equal(answer.json().code, 'slug_taken');
  assert.ok(answer.json().fields.slug[0]);
  assert.equal((await get(page.page_id)).title, 'Launch day');
  assert.equal((await visit(page)).statusCode, 200);
});

test('refuses to change a page that is being generated, or to show one without contents', async () => {
  const { create, call } = await pageOwner(backend);
  const page = await create();
  const set = (status: 'pending' | 'inactive', publishedKey?: null) =>
    backend.context.db.update(pages).set({ status, publishedKey }).where(eq(pages.id, page.page_id));
  await set('pending');
  for (const [method, path, body] of [
    ['PUT', page.page_id, { title: 'New name' }],
    ['POST', `${page.page_id}/duplicate`, undefined],
    ['POST', `${page.page_id}/generate`, { description_ai: 'A shop' }],
  ] as const) {
    assert.equal((await call(method, path, body)).statusCode, 409, path);
  }
  await set('inactive', null);
  assert.equal((await call('PUT', page.page_id, { status: 'active' })).statusCode, 409);
  assert.equal((await call('PUT', page.page_id, { status: 'pending' })).statusCode, 422);
});

test('changes at once end in one of them, whole', async () => {
  const { create, call, get } = await pageOwner(backend);
  const page = await create();
  const titles = ['First name', 'Second name', 'Third name'];
  const answers = await Promise.all(titles.map((title) => call('PUT', page.page_id, { title, description: title })));
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200, 200],
  );
  const { title, description } = await get(page.page_id);
  assert.equal(title, description);
  assert.match((await visit(page)).body, new RegExp(`<title>${title}</title>[^]*content="${title}"`));
});

test('copies a page with its contents, switched off, and both live their own lives', async () => {
  const { create, call, token, project } = await pageOwner(backend);
  const page = await create();
  const answer = await call('POST', `${page.page_id}/duplicate`);
  assert.equal(answer.statusCode, 201, answer.body);
  const copy: Page = answer.json().data;
  assert.deepEqual([copy.title, copy.path, copy.status], ['Launch day (copy)', '/launch-copy', 'inactive']);
  const spanish = await backend.call(`POST /v1/api/project/${project}/page/${page.page_id}/duplicate`, {
    token,
    headers: { 'accept-language': 'es' },
  });
  assert.deepEqual([spanish.json().data.title, spanish.json().data.path], ['Launch day (copia)', '/launch-copy-2']);
  assert.ok(copy.bucket_scheme_last.includes(copy.page_id) && copy.preview_img.includes(copy.page_id));
  assert.equal((await visit(copy)).statusCode, 404);
  await call('PUT', copy.page_id, { status: 'active' });
  await call('DELETE', page.page_id);
  const site = await visit(copy);
  assert.match(site.body, /<title>Launch day \(copy\)<\/title>/);
  assert.ok(site.body.includes(copy.preview_img));
  assert.equal((await backend.call(`GET ${copy.preview_img}`)).statusCode, 200);
});

test('copies at once keep to the plan and to paths of their own', async () => {
  const { create, call } = await pageOwner(backend, 'basic');
  const page = await create();
  for (let count = 2; count <= 7; count += 1) await create({ slug: `/page-${count}` });
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', `${page.page_id}/duplicate`)));
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [201, 201, 201, 402, 402]);
  const paths = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().data.path);
  assert.deepEqual(paths.toSorted(), ['/launch-copy', '/launch-copy-2', '/launch-copy-3']);
});

test('names of copies stay within what a title and a path may be', () => {
  assert.equal(copyTitle('Menu', 'en'), 'Menu (copy)');
  assert.equal(copyTitle('Carta', 'es'), 'Carta (copia)');
  assert.equal(copyTitle('x'.repeat(100), 'es').length, 100);
  assert.equal(copyPath('/', new Set()), '/copy');
  assert.equal(copyPath('/', new Set(['/copy'])), '/copy-2');
  assert.equal(copyPath(`/${'a'.repeat(99)}`, new Set()).length, 100);
  assert.equal(copyPath(`/${'a'.repeat(94)}/bcde`, new Set()), `/${'a'.repeat(94)}-copy`);
});

test('a page is written again on demand; visitors keep the old one until then, and its history has both', async () => {
  const { create, call, settled } = await pageOwner(backend);
  const page = await create();
  assert.equal((await call('POST', `${page.page_id}/generate`, {})).statusCode, 422);
  const before = (await visit(page)).body;
  const asked = await call('POST', `${page.page_id}/generate`, {
    description_ai: 'A bakery in Porto that sells bread.',
  });
  assert.equal(asked.statusCode, 202, asked.body);
  assert.equal(asked.json().data.status, 'pending');
  assert.equal((await visit(page)).statusCode, 200);
  const written = await settled(page.page_id);
  assert.deepEqual([written.status, written.generated_by, written.generation_error], ['active', 'composer', '']);
  assert.notEqual((await visit(page)).body, before);
  const { data } = (await call('GET', `${page.page_id}/version`)).json();
  assert.deepEqual(
    data.map((version: { origin: string }) => version.origin),
    ['generated', 'created'],
  );
  assert.equal((await call('POST', `${page.page_id}/generate`)).statusCode, 202);
  await settled(page.page_id);
});

test('of two requests at once, one page is generated; one that its owner switched off stays off', async () => {
  const { create, call, settled } = await pageOwner(backend);
  const page = await create();
  await call('PUT', page.page_id, { status: 'inactive' });
  const ask = () => call('POST', `${page.page_id}/generate`, { description_ai: 'A gym' });
  const codes = (await Promise.all([ask(), ask()])).map(({ statusCode }) => statusCode);
  assert.deepEqual(codes.toSorted(), [202, 409]);
  assert.equal((await settled(page.page_id)).status, 'inactive');
});

test('each writing counts, also of one page again and of pages that are gone, and a failed one does not', async () => {
  const { create, call, settled, id } = await pageOwner(backend, 'basic');
  const { db } = backend.context;
  const { ai_pages } = (await accountPlan(id)).features;
  const page = await create({ description_ai: 'A gym' });
  await settled(page.page_id);
  const used = async () => (await db.select().from(aiUsage).where(eq(aiUsage.userId, id))).length;
  assert.equal(await used(), 1);
  await db.insert(aiUsage).values(
    Array.from({ length: ai_pages - 2 }, () => ({
      id: crypto.randomUUID(),
      userId: id,
      kind: 'page' as const,
      pageId: 'deleted',
    })),
  );
  assert.equal((await call('POST', `${page.page_id}/generate`, { description_ai: 'A gym' })).statusCode, 202);
  await settled(page.page_id);
  assert.equal((await call('POST', `${page.page_id}/generate`, { description_ai: 'A gym' })).statusCode, 402);
  assert.equal((await call('POST', 'new', { title: 'Gym', slug: '/gym', description_ai: 'A gym' })).statusCode, 402);

  await db.update(pages).set({ status: 'pending' }).where(eq(pages.id, page.page_id));
  const run = { attempt: 5, last: true, signal: new AbortController().signal };
  await assert.rejects(
    runGeneration(backend.context, () => Promise.reject(new Error('away')), page.page_id, run),
    /away/,
  );
  assert.equal(await used(), ai_pages - 1);
});

test('a page from a template is online at once, in its language, whatever the AI was told', async () => {
  const { create, call, get } = await pageOwner(backend);
  const page = await create({ template: 'restaurant', language: 'es', description_ai: 'A gym' });
  assert.deepEqual([page.status, page.description_ai, (await get(page.page_id)).generated_by], ['active', '', '']);
  assert.match((await visit(page)).body, /<html lang="es"/);
  const form = { title: 'Launch day', slug: '/unknown', template: 'no-such-template' };
  const refused = await call('POST', 'new', form);
  assert.equal(refused.statusCode, 422);
  assert.ok(refused.json().fields.template[0]);
  assert.equal((await call('GET', '')).json().total_count, 1);
});

test('another account can do none of it', async () => {
  const { create, project } = await pageOwner(backend);
  const page = await create();
  const { token } = await backend.signIn();
  const base = `/v1/api/project/${project}/page/${page.page_id}`;
  for (const line of [`PUT ${base}`, `POST ${base}/duplicate`, `POST ${base}/generate`, `GET ${base}/version`]) {
    assert.equal((await backend.call(line, { token, body: {} })).statusCode, 404, line);
  }
});
