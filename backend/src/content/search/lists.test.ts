import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Page } from '@landfall/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { foldLeads } from '../../growth/leads/fold-leads.ts';
import { storeLead } from '../../growth/leads/leads.ts';
import { files, leads, pages } from '../../platform/db/schema.ts';
import { MOST_FOUND } from '../../platform/search/find-part.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { fileWords } from '../files/file-words.ts';
import { fillWords } from './fill-words.ts';

let backend: TestApp;
let owner: PageOwner;
before(async () => {
  backend = await testApp();
  owner = await pageOwner(backend, 'premium');
});
after(() => backend.close());

const get = async (address: string, token = owner.token) => {
  const answer = await backend.call(`GET ${address}`, { token });
  return { status: answer.statusCode, ...answer.json() };
};
const bulk = async (address: string, body: object, headers = {}) =>
  (await backend.call(`POST ${address}/bulk`, { token: owner.token, body, headers })).json();

/** A row beside a page that was made as people make them. */
async function addPages(count: number): Promise<{ base: string; made: Page }> {
  const made = await owner.create({ title: 'Été à la crème', slug: '/ete' });
  const [row] = await backend.context.db.select().from(pages).where(eq(pages.id, made.page_id));
  assert.ok(row);
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    id: randomUUID(),
    path: `/page-${index}`,
    title: `Page ${String.fromCharCode(122 - (index % 26))} ${index}`,
    status: index % 2 ? ('active' as const) : ('inactive' as const),
    // As an earlier release leaves them; several in the same moment.
    words: '',
    createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 3))),
  }));
  await backend.context.db.insert(pages).values(rows);
  await fillWords(backend.context.db);
  return { base: `/v1/api/project/${owner.project}/page`, made };
}

/** Every entry of a list, by its cursors. */
async function walk(address: string, meanwhile = async () => {}): Promise<string[]> {
  const ids: string[] = [];
  let cursor = '';
  do {
    const { data, next_cursor } = await get(`${address}&limit=7${cursor && `&cursor=${cursor}`}`);
    ids.push(
      ...data.map(
        (entry: { page_id?: string; file_id?: string; lead_id?: string }) =>
          entry.page_id ?? entry.file_id ?? entry.lead_id,
      ),
    );
    cursor = next_cursor ?? '';
    await meanwhile();
  } while (cursor);
  return ids;
}

test('pages are searched, filtered, sorted, and read on by a cursor', async () => {
  const { base, made } = await addPages(20);
  for (const q of ['creme', 'CRÈME%20ete', 'et'])
    assert.deepEqual(
      (await get(`${base}?q=${q}`)).data.map((page: Page) => page.page_id),
      [made.page_id],
      q,
    );
  assert.equal((await get(`${base}?q=reme`)).total_count, 0);
  assert.equal((await get(`${base}?q=!?`)).total_count, 0);
  assert.equal((await get(`${base}?q=page&status=inactive&limit=5`)).total_count, 10);

  for (const sort of ['-created_at', 'created_at', '-updated_at', 'updated_at', 'title', '-title']) {
    const { data, next_cursor } = await get(`${base}?sort=${sort}&limit=100`);
    assert.equal(next_cursor, null);
    const all = data.map((page: Page) => page.page_id);
    assert.deepEqual(await walk(`${base}?sort=${sort}`), all, sort);
    const numbered = [];
    for (const page of [1, 2, 3]) numbered.push(...(await get(`${base}?sort=${sort}&limit=9&page=${page}`)).data);
    assert.deepEqual(
      numbered.map((page: Page) => page.page_id),
      all,
      `${sort} by number`,
    );
  }
  const titles = (await get(`${base}?sort=title&limit=100`)).data.map((page: Page) => page.title);
  assert.deepEqual([titles[0], titles.at(-1)], ['Été à la crème', 'Page z 0']);
  const last = await get(`${base}?page=999&limit=10`);
  assert.deepEqual([last.data, last.total_pages, last.total_count], [[], 3, 21]);
});

test('what comes and goes meanwhile neither repeats nor hides others', async () => {
  const base = `/v1/api/project/${owner.project}/page`;
  const before = await walk(`${base}?sort=-created_at`);
  let added = 0;
  const seen = await walk(`${base}?sort=-created_at`, async () => {
    added += 1;
    if (added < 4) await owner.create({ slug: `/meanwhile-${added}` });
  });
  assert.deepEqual(seen, before);
});

test('a cursor that is broken, or of another list, is refused beside its field', async () => {
  const base = `/v1/api/project/${owner.project}/page`;
  const { next_cursor } = await get(`${base}?limit=1&sort=title`);
  const stranger = await pageOwner(backend);
  const other = `/v1/api/project/${stranger.project}/page?limit=1&sort=title&cursor=${next_cursor}`;
  const cases = [
    [`${base}?sort=-title&cursor=${next_cursor}`],
    [`${base}?sort=title&q=page&cursor=${next_cursor}`],
    [`/v1/editor/other/files?cursor=${next_cursor}`],
    [other, stranger.token],
    ...['x', '', 'bnVsbA', Buffer.from('["a",{},1]').toString('base64url')].map((cursor) => [
      `${base}?sort=title&cursor=${cursor}`,
    ]),
  ];
  for (const [address = '', token] of cases) {
    const { status, fields } = await get(address, token);
    assert.deepEqual([status, Object.keys(fields ?? {})], [422, ['cursor']], address);
  }
});

test('files are listed by name, size, kind and tag, renamed, and tagged in bulk', async () => {
  const add = async (name: string, size: number, contentType: string) => {
    const id = randomUUID();
    const row = { id, userId: owner.id, name, size, contentType, extension: name.slice(-3) };
    const words = fileWords({ name, credit: '', tags: [] });
    await backend.context.db.insert(files).values({ ...row, words, pathParent: 'uploads/aa', pathChild: `${id}.jpg` });
    return id;
  };
  const [b, a, film] = [
    await add('bread.jpg', 10, 'image/jpeg'),
    await add('Árbol.jpg', 30, 'image/jpeg'),
    await add('film.mp4', 20, 'video/mp4'),
  ];
  const list = async (query: string) =>
    (await get(`/v1/editor/other/files?${query}`)).data.map((file: { file_id: string }) => file.file_id);
  assert.deepEqual(await list('sort=name'), [a, b, film]);
  assert.deepEqual(await list('sort=-size'), [a, film, b]);
  assert.deepEqual(await list('kind=video'), [film]);
  assert.deepEqual(await list('q=arbol'), [a]);
  assert.deepEqual(await walk('/v1/editor/other/files?sort=size'), [b, film, a]);

  const address = '/v1/api/project/file';
  const tagged = await bulk(address, { action: 'tag', ids: [a, b, a, 'nobody'], tag: ' Summer ' });
  assert.deepEqual(
    tagged.data.map(({ id, ok, code }: { id: string; ok: boolean; code?: string }) => [id, ok, code]),
    [
      [a, true, undefined],
      [b, true, undefined],
      ['nobody', false, 'not_found'],
    ],
  );
  await bulk(address, { action: 'tag', ids: [a], tag: 'bakery' });
  assert.deepEqual((await get(`${address}/tag`)).data, [
    { tag: 'Summer', count: 2 },
    { tag: 'bakery', count: 1 },
  ]);
  assert.deepEqual(await list('tag=Summer&sort=name'), [a, b]);
  assert.deepEqual(await list('q=bakery'), [a]);
  await bulk(address, { action: 'untag', ids: [a], tag: 'Summer' });
  assert.deepEqual(await list('tag=Summer'), [b]);

  const one = await get(`${address}/${a}`);
  assert.deepEqual([one.status, one.data.file_name], [200, 'Árbol.jpg']);
  assert.equal((await get(`${address}/nobody`)).status, 404);
  const stranger = await pageOwner(backend);
  assert.equal((await get(`${address}/${a}`, stranger.token)).status, 404);

  const rename = (id: string, file_name: string) =>
    backend.call(`PUT ${address}/${id}`, { token: owner.token, body: { file_name } });
  const renamed = (await rename(b, '../Zebra.exe')).json().data;
  assert.deepEqual([renamed.file_name, renamed.path_child, renamed.tags], ['Zebra.exe.jpg', `${b}.jpg`, ['Summer']]);
  assert.deepEqual(await list('q=zebra'), [b]);
  assert.equal((await rename('nobody', 'x')).statusCode, 404);
  assert.equal((await rename(b, ' ')).statusCode, 422);
});

test('leads are found without their accents, read on, and marked in bulk', async () => {
  const page = { id: 'page', projectId: owner.project, title: 'Launch' };
  const store = async (value: string) => {
    const lead = await storeLead(backend.context, page, [{ name: 'Name', value }], { address: value, source: {} });
    return lead?.id ?? '';
  };
  const ids = [await store('Zoë Ångström'), await store('Bob Zoeller'), await store('Ann')];
  await backend.context.db
    .update(leads)
    .set({ words: 'zoë ångström' })
    .where(eq(leads.id, ids[0] ?? ''));
  await foldLeads(backend.context.db);
  const base = `/v1/api/project/${owner.project}/lead`;
  const found = (await get(`${base}?q=ZOE`)).data.map((lead: { id: string }) => lead.id);
  assert.deepEqual(new Set(found), new Set(ids.slice(0, 2)));
  assert.deepEqual((await walk(`${base}?sort=created_at`)).length, 3);
  const marked = await bulk(base, { action: 'read', ids: [...ids, 'nobody'] }, { 'accept-language': 'es' });
  assert.deepEqual(
    marked.data.map((result: { ok: boolean }) => result.ok),
    [true, true, true, false],
  );
  assert.equal((await get(`${base}?status=read`)).total_count, 3);
  assert.equal((await bulk(base, { action: 'read', ids: [] })).code, 'invalid');
  assert.equal((await bulk(base, { action: 'read', ids: Array.from({ length: 101 }, String) })).code, 'invalid');
});

test('several pages change at once, each as its own call would change it', async () => {
  const small = await pageOwner(backend, 'basic');
  const all = await small.create({ slug: '/one' });
  const base = `/v1/api/project/${small.project}/page`;
  const change = async (body: object) =>
    (await backend.call(`POST ${base}/bulk`, { token: small.token, body })).json().data as {
      id: string;
      ok: boolean;
      code?: string;
      message?: string;
    }[];
  const ids = [all.page_id];
  // Ten are allowed: nine copies fit, the tenth does not.
  for (let copy = 0; copy < 9; copy += 1) {
    const [result] = await change({ action: 'duplicate', ids });
    assert.ok(result?.ok, result?.message);
  }
  const [tooMany] = await change({ action: 'duplicate', ids });
  assert.deepEqual([tooMany?.ok, tooMany?.code], [false, 'plan_limit']);
  const pagesNow = (await get(`${base}?limit=100`, small.token)).data as Page[];
  assert.equal(pagesNow.length, 10);
  const every = pagesNow.map((page) => page.page_id);
  const published = await change({ action: 'publish', ids: [...every, 'nobody'] });
  assert.deepEqual(
    published.map(({ ok }) => ok),
    [...every.map(() => true), false],
  );
  assert.deepEqual(published.at(-1), {
    id: 'nobody',
    ok: false,
    code: 'not_found',
    message: 'This page does not exist.',
  });
  assert.equal((await get(`${base}?status=active`, small.token)).total_count, 10);
  await change({ action: 'unpublish', ids: every.slice(0, 4) });
  assert.equal((await get(`${base}?status=active`, small.token)).total_count, 6);
  await change({ action: 'tag', ids: every, tag: 'sale' });
  assert.deepEqual((await get(`${base}/tag`, small.token)).data, [{ tag: 'sale', count: 10 }]);
  await change({ action: 'delete', ids: every.slice(1) });
  const again = await change({ action: 'delete', ids: every.slice(1) });
  assert.ok(again.every(({ code }) => code === 'not_found'));
  const [copy] = await change({ action: 'duplicate', ids: every.slice(0, 1) });
  assert.ok(copy?.ok);
  assert.deepEqual((await get(`${base}/tag`, small.token)).data, [{ tag: 'sale', count: 2 }]);
});

test('domains are searched, filtered and sorted', async () => {
  const base = `/v1/api/project/${owner.project}/domain`;
  for (const domain of ['www.zebra.example', 'shop.apple.example'])
    await backend.call(`POST ${base}`, { token: owner.token, body: { type: 'custom', domain } });
  const names = async (query: string) =>
    (await get(`${base}?${query}`)).data.map(({ domain }: { domain: string }) => domain);
  const [provider] = await names('');
  assert.deepEqual(await names('status=pending&sort=domain'), ['shop.apple.example', 'www.zebra.example']);
  assert.deepEqual(await names('q=APPLE'), ['shop.apple.example']);
  assert.deepEqual((await names('sort=-status')).at(-1), provider);
  assert.equal((await get(`${base}?sort=age`)).status, 422);
});

test('a search finds everything of the account, forgives a mistake, and nobody else’s', async () => {
  const person = await pageOwner(backend, 'premium');
  const page = await person.create({ title: 'Panadería Martínez', slug: '/bakery' });
  const id = randomUUID();
  const row = { id, userId: person.id, name: 'croissant.jpg', size: 1, contentType: 'image/jpeg', extension: 'jpg' };
  const words = fileWords({ name: row.name, credit: '', tags: [] });
  await backend.context.db.insert(files).values({ ...row, words, pathParent: 'uploads/aa', pathChild: `${id}.jpg` });
  const fields = [{ name: 'Name', value: 'Guillermo Martínez' }];
  const sender = { id: page.page_id, projectId: person.project, title: page.title };
  const lead = await storeLead(backend.context, sender, fields, { address: 'g', source: {} });
  const search = async (q: string, token = person.token) =>
    (await get(`/v1/api/search?q=${encodeURIComponent(q)}`, token)).data.map(
      ({ kind, id: found }: { kind: string; id: string }) => `${kind} ${found}`,
    );
  const [ofPage, ofLead] = [`page ${page.page_id}`, `lead ${lead?.id}`];
  assert.deepEqual(await search('MARTINEZ'), [ofPage, ofLead]);
  // A letter less, another one, one more, two swapped.
  for (const q of ['matinez', 'martimez', 'marrtinez', 'amrtinez'])
    assert.deepEqual(await search(q), [ofPage, ofLead], q);
  assert.deepEqual(await search('guilermo martines'), [ofLead]);
  assert.deepEqual(await search('crosant'), []);
  assert.deepEqual(await search('croisant'), [`file ${id}`]);
  // Of a word that goes on, too: in the plural, or while it is being typed.
  for (const q of ['croisan', 'martime', 'panadeira']) assert.notDeepEqual(await search(q), [], q);
  assert.deepEqual(await search('roket'), [`project ${person.project}`, ...(await search('rocket')).slice(1)]);
  assert.ok((await search('rocket')).some((hit: string) => hit.startsWith('domain ')));
  assert.deepEqual(await search('martinez', owner.token), []);
  const [hit] = (await get('/v1/api/search?q=bakery', person.token)).data;
  const { project: project_id } = person;
  const about = { title: 'Panadería Martínez', detail: '/bakery', project_id, project_name: 'Rocket shop' };
  assert.deepEqual(hit, { kind: 'page', id: page.page_id, ...about });
  for (const q of ['a', '', 'x'.repeat(101)]) assert.equal((await get(`/v1/api/search?q=${q}`)).status, 422, q);
  assert.deepEqual(await search(`'":*&|!()<->\\ %`), []);
});

test('a file knows the pages and settings that show it', async () => {
  const person = await pageOwner(backend, 'premium');
  const page = await person.create();
  const [id, child] = [randomUUID(), `${randomUUID().replaceAll('-', '')}.jpg`];
  const row = { id, userId: person.id, name: 'shop.jpg', size: 1, contentType: 'image/jpeg', extension: 'jpg' };
  await backend.context.db.insert(files).values({ ...row, pathParent: 'uploads/aa', pathChild: child });
  const address = `/v1/api/project/file/${id}/use`;
  assert.deepEqual((await get(address, person.token)).data, []);
  const html = `<main><img src="${backend.context.config.publicUrl}/v1/files/uploads/aa/${child}" alt=""></main>`;
  const saved = await backend.call(`PUT /v1/editor/project/${person.project}/page/${page.page_id}`, {
    token: person.token,
    body: { version: 0, data: { html }, html, css: '' },
  });
  assert.equal(saved.statusCode, 200, saved.body);
  const seo = { title_pattern: '{title}', description: '', robots: 'index', image_id: id, favicon_id: null };
  await backend.call(`PUT /v1/api/project/${person.project}/seo`, { token: person.token, body: seo });
  const about = { project_id: person.project, project_name: 'Rocket shop' };
  assert.deepEqual((await get(address, person.token)).data, [
    { ...about, page_id: '', title: '', status: '' },
    { ...about, page_id: page.page_id, title: 'Launch day', status: 'active' },
  ]);
  assert.equal((await get(address)).status, 404);
});

test('what a word that very many hold finds is counted up to a bound, and read on behind it by cursors', async () => {
  const { id, token } = await backend.signIn({ planName: 'premium' });
  const count = MOST_FOUND + 60;
  await backend.context.db.execute(sql`
    insert into files (id, user_id, name, extension, content_type, size, path_parent, path_child, words, created_at)
    select ${id} || '-' || n, ${id}, n || '.png', 'png', 'image/png', 1, 'uploads/aa', md5(${id} || n), 'everywhere', now() - n * interval '1 second'
    from generate_series(1, ${count}::int) n`);
  const list = '/v1/editor/other/files';
  assert.equal((await get(`${list}?limit=50`, token)).total_count, count);
  const last = await get(`${list}?limit=50&q=everywhere&page=${MOST_FOUND / 50}`, token);
  assert.deepEqual([last.total_count, last.total_pages, last.data.length], [MOST_FOUND, MOST_FOUND / 50, 50]);
  const numbers = (part: { data: { file_id: string }[] }) =>
    part.data.map((file) => Number(file.file_id.split('-').at(-1)));
  assert.equal(numbers(last).at(-1), MOST_FOUND);
  const behind = await get(`${list}?limit=50&q=everywhere&cursor=${last.next_cursor}`, token);
  assert.deepEqual([numbers(behind)[0], behind.data.length], [MOST_FOUND + 1, 50]);
  const end = await get(`${list}?limit=50&q=everywhere&cursor=${behind.next_cursor}`, token);
  assert.deepEqual([end.data.length, end.next_cursor], [10, null]);
});
