import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { pageDrafts, pages, sharedSections } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { watchTurns } from '../../testing/watch-turns.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

const words = (tagName: string, content: string) => ({
  tagName,
  type: 'text',
  components: [{ type: 'textnode', content }],
});
const dataOf = (...components: object[]) => ({
  pages: [{ frames: [{ component: { type: 'wrapper', components: [{ tagName: 'main', components }] } }] }],
});

async function setUp() {
  const owner = await pageOwner(backend);
  const { db } = backend.context;
  const base = `/v1/api/project/${owner.project}`;
  const send = async (what: string, body: object, token = owner.token) =>
    backend.call(`POST ${base}/text/${what}`, { token, body });
  const find = async (sought: object) => {
    const answer = await send('find', sought);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json().data;
  };
  const replace = async (body: object) => {
    const answer = await send('replace', body);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json().data;
  };
  const undo = async (body: object) => (await send('undo', body)).json().data;
  const draftOf = async (pageId: string) =>
    (await db.select().from(pageDrafts).where(eq(pageDrafts.pageId, pageId)))[0];
  const keep = (pageId: string, fields: object) =>
    backend.call(`PUT /v1/editor/project/${owner.project}/page/${pageId}/draft`, {
      token: owner.token,
      body: { version: 0, stamp: '', writer: 'person-one', ...fields },
    });
  const versions = async (pageId: string) => (await owner.call('GET', `${pageId}/version`)).json().total_count;
  const stateOf = ({ page_id, version, stamp }: { page_id: string; version: number; stamp: string }) => ({
    page_id,
    version,
    stamp,
  });
  return { owner, db, base, send, find, replace, undo, draftOf, keep, versions, stateOf };
}

test('words are found in the newest contents of all pages, with their number and an excerpt', async () => {
  const { owner, find, keep } = await setUp();
  const plain = await owner.create({ title: 'Fresh Bread', slug: '/bread' });
  const edited = await owner.create({ title: 'Launch day', slug: '/launch' });
  await keep(edited.page_id, { data: dataOf(words('h1', 'Bread and more bread'), words('p', 'Breadcrumbs')) });
  const found = await find({ words: 'bread' });
  const byPath = new Map(found.pages.map((page: { path: string }) => [page.path, page]));
  assert.deepEqual([...byPath.keys()].sort(), ['/bread', '/launch']);
  assert.deepEqual([found.total, found.searched, found.unread, found.next_cursor], [2, 2, 0, null]);
  const launch = byPath.get('/launch') as { hits: number; excerpt: object; stamp: string };
  assert.equal(launch.hits, 3);
  assert.deepEqual(launch.excerpt, { before: '', match: 'Bread', after: ' and more bread' });
  assert.notEqual(launch.stamp, '');
  assert.equal((byPath.get('/bread') as { page_id: string }).page_id, plain.page_id);
  const exact = await find({ words: 'bread', match_case: true, whole_word: true });
  assert.deepEqual(
    exact.pages.map(({ path, hits }: { path: string; hits: number }) => [path, hits]),
    [['/launch', 1]],
  );
});

test('replacing keeps drafts, publishes nothing, and each page is taken back by itself', async () => {
  const { owner, find, replace, undo, draftOf, keep, versions, stateOf } = await setUp();
  const plain = await owner.create({ title: 'Fresh Bread', slug: '/bread' });
  const edited = await owner.create({ title: 'Launch day', slug: '/launch' });
  const draft = dataOf(words('h1', 'Bread <b>'), words('p', 'No loaf'));
  await keep(edited.page_id, { data: draft });
  const { pages: found } = await find({ words: 'bread' });
  const done = await replace({ words: 'bread', by: 'Cake & <i>', pages: found.map(stateOf) });
  assert.deepEqual(
    done.pages.map(({ outcome }: { outcome: string }) => outcome),
    ['changed', 'changed'],
  );
  assert.deepEqual((await draftOf(edited.page_id))?.data, dataOf(words('h1', 'Cake & <i> <b>'), words('p', 'No loaf')));
  assert.match(JSON.stringify((await draftOf(plain.page_id))?.data), /Fresh Cake & <i>/);
  assert.deepEqual([await versions(plain.page_id), await versions(edited.page_id)], [1, 1]);
  assert.equal((await find({ words: 'bread' })).pages.length, 0);

  const [first, second] = done.pages.map(stateOf);
  const back = await undo({ pages: [first] });
  assert.equal(back.pages[0].outcome, 'changed');
  assert.deepEqual(
    (await find({ words: 'bread' })).pages.map(({ page_id }: { page_id: string }) => page_id),
    [first.page_id],
  );
  assert.equal((await undo({ pages: [second] })).pages[0].outcome, 'changed');
  assert.deepEqual((await draftOf(edited.page_id))?.data, draft);
  assert.equal((await draftOf(plain.page_id))?.data, null);
  assert.equal((await undo({ pages: [second] })).pages[0].outcome, 'conflict');
});

test('a page that somebody changed meanwhile stays as they left it', async () => {
  const { owner, find, replace, undo, draftOf, keep, stateOf } = await setUp();
  const page = await owner.create({ title: 'Fresh Bread', slug: '/bread' });
  const [before] = (await find({ words: 'bread' })).pages;
  const kept = (await keep(page.page_id, { data: dataOf(words('h1', 'Rye bread')) })).json();
  const body = { words: 'bread', by: 'cake' };
  assert.equal((await replace({ ...body, pages: [stateOf(before)] })).pages[0].outcome, 'conflict');
  assert.deepEqual((await draftOf(page.page_id))?.data, dataOf(words('h1', 'Rye bread')));

  const known = { page_id: page.page_id, version: kept.version, stamp: kept.stamp };
  const [done] = (await replace({ ...body, pages: [known] })).pages;
  assert.equal(done.outcome, 'changed');
  // Whoever has it open learns so by the rules of any other change.
  const late = await keep(page.page_id, { stamp: kept.stamp, data: dataOf(words('h1', 'Mine')) });
  assert.equal(late.json().code, 'stale_version');
  await keep(page.page_id, { version: done.version, stamp: done.stamp, data: dataOf(words('h1', 'Theirs')) });
  assert.equal((await undo({ pages: [stateOf(done)] })).pages[0].outcome, 'conflict');
  assert.deepEqual((await draftOf(page.page_id))?.data, dataOf(words('h1', 'Theirs')));
});

test('a shared section is found and changed once, whichever pages show it', async () => {
  const { owner, db, base, find, replace, undo, keep, draftOf } = await setUp();
  const contents = { component: { ...words('p', 'Fresh bread'), tagName: 'section' }, styles: [] };
  const made = await backend.call(`POST ${base}/shared-section`, {
    token: owner.token,
    body: { name: 'Offer', contents },
  });
  const { shared_id } = made.json().data;
  const shown = { ...contents.component, attributes: { 'data-shared': shared_id } };
  const [one, two] = [await owner.create({ slug: '/one' }), await owner.create({ slug: '/two' })];
  await keep(one.page_id, { data: dataOf(words('h1', 'One'), shown) });
  await keep(two.page_id, { data: dataOf(words('h1', 'Two bread'), shown) });
  const found = await find({ words: 'bread' });
  assert.deepEqual(
    found.pages.map(({ path, hits }: { path: string; hits: number }) => [path, hits]),
    [['/two', 1]],
  );
  assert.deepEqual(found.shared, [
    { shared_id, name: 'Offer', revision: 1, hits: 1, excerpt: { before: 'Fresh ', match: 'bread', after: '' } },
  ]);
  const before = (await draftOf(one.page_id))?.stamp;
  const done = await replace({ words: 'bread', by: 'cake', shared: [{ shared_id, revision: 1 }] });
  assert.deepEqual(done.shared, [{ shared_id, revision: 2, outcome: 'changed', hits: 1, message: '' }]);
  const stored = async () => (await db.select().from(sharedSections).where(eq(sharedSections.id, shared_id)))[0];
  assert.match(JSON.stringify((await stored())?.contents), /Fresh cake/);
  assert.equal((await stored())?.publishedRevision, 0);
  assert.equal((await draftOf(one.page_id))?.stamp, before);
  assert.equal(
    (await replace({ words: 'cake', by: 'pie', shared: [{ shared_id, revision: 1 }] })).shared[0].outcome,
    'conflict',
  );
  const back = await undo({ shared: [{ shared_id, revision: 2 }] });
  assert.deepEqual([back.shared[0].outcome, back.shared[0].revision], ['changed', 3]);
  assert.deepEqual((await stored())?.contents, contents);
});

test('pages that cannot be read are counted, and hold up no others', async () => {
  const { owner, db, find, keep, replace, stateOf } = await setUp();
  const [odd, whole] = [await owner.create({ slug: '/odd' }), await owner.create({ slug: '/whole' })];
  await keep(odd.page_id, { data: dataOf(words('p', 'bread')) });
  await keep(whole.page_id, { data: dataOf(words('p', 'bread')) });
  const [changed] = await db
    .update(pageDrafts)
    .set({ data: { pages: 7, a: 'bread' } })
    .where(eq(pageDrafts.pageId, odd.page_id))
    .returning();
  const found = await find({ words: 'bread' });
  assert.deepEqual(
    found.pages.map(({ path }: { path: string }) => path),
    ['/whole'],
  );
  const done = await replace({
    words: 'bread',
    by: 'cake',
    pages: [{ page_id: odd.page_id, version: 0, stamp: changed?.stamp ?? '' }, ...found.pages.map(stateOf)],
  });
  assert.deepEqual(
    done.pages.map(({ outcome }: { outcome: string }) => outcome),
    [found.unread ? 'failed' : 'unchanged', 'changed'],
  );
});

test('markup that an editor kept as text is read as it reads it', async () => {
  const { owner, find, keep, replace, draftOf, stateOf } = await setUp();
  const page = await owner.create();
  const component = { type: 'wrapper', components: '<main><p title="bread">Rye <b>bread</b></p></main>' };
  await keep(page.page_id, { data: { pages: [{ frames: [{ component }] }] } });
  const found = await find({ words: 'rye bread' });
  assert.equal(found.pages[0].hits, 1);
  await replace({ words: 'rye bread', by: 'cake', pages: found.pages.map(stateOf) });
  const data = JSON.stringify((await draftOf(page.page_id))?.data);
  assert.match(data, /"cake"/);
  assert.match(data, /"title":"bread"/);
});

test('many pages are searched a part at a time, while others are answered', async () => {
  const { owner, db, find } = await setUp();
  const first = await owner.create({ title: 'Fresh bread' });
  const [row] = await db.select().from(pages).where(eq(pages.id, first.page_id));
  assert.ok(row);
  const many = Array.from({ length: 2000 }, (_, index) => ({
    ...{ ...row, id: `${String(index).padStart(6, '0')}-${row.id}`, path: `/p${index}`, publishedKey: null },
    ...(index % 10 > 0 && {
      editorData: dataOf(words('p', `Page ${index}`), words('p', index % 50 ? 'rye' : 'bread')),
    }),
  }));
  for (let at = 0; at < many.length; at += 200) await db.insert(pages).values(many.slice(at, at + 200));
  let [seen, calls, cursor] = [0, 0, ''];
  const ids = new Set<string>();
  const turns = watchTurns();
  for (;;) {
    const part = await find({ words: 'bread', cursor });
    calls += 1;
    seen += part.searched;
    for (const { page_id } of part.pages) ids.add(page_id);
    if (part.next_cursor === null) break;
    cursor = part.next_cursor;
  }
  const longest = turns();
  assert.equal(seen, 2001);
  assert.equal(ids.size, 201);
  assert.ok(calls > 1);
  assert.ok(longest < 500, `the process answered nobody for ${Math.round(longest)} ms`);
});

test('another account, bad input and too much at once are refused', async () => {
  const { owner, send, base } = await setUp();
  const other = await pageOwner(backend);
  await owner.create({ title: 'Fresh bread' });
  for (const [what, body] of [
    ['find', { words: 'a' }],
    ['replace', { words: 'a', by: 'b' }],
    ['undo', {}],
  ] as const)
    assert.equal((await send(what, body, other.token)).statusCode, 404, what);
  assert.equal((await send('find', { words: '' })).statusCode, 422);
  assert.equal((await send('find', { words: 'a'.repeat(201) })).statusCode, 422);
  const pagesOf = (count: number) => Array.from({ length: count }, () => ({ page_id: 'a', version: 0, stamp: '' }));
  assert.equal((await send('replace', { words: 'a', by: '', pages: pagesOf(21) })).statusCode, 422);
  const gone = (await send('replace', { words: 'a', by: '', pages: pagesOf(1) })).json().data;
  assert.equal(gone.pages[0].outcome, 'conflict');
  const theirs = await other.create({ title: 'Fresh bread' });
  const across = await send('replace', {
    words: 'bread',
    by: '',
    pages: [{ page_id: theirs.page_id, version: 0, stamp: '' }],
  });
  assert.equal(across.json().data.pages[0].outcome, 'conflict');
  assert.equal((await backend.call(`POST ${base}/text/find`, { body: { words: 'a' } })).statusCode, 401);
});
