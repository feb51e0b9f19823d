import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { EditorStart } from '@landfall/editor/editor-start';
import { eq } from 'drizzle-orm';
import { pages } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

const ANA = 'writer-ana';
const BEN = 'writer-ben';

async function setUp() {
  const { token, project: project_id, create } = await pageOwner(backend);
  const page = await create();
  const address = `/v1/editor/project/${project_id}/page/${page.page_id}`;
  const known = { version: 0, stamp: '' };
  const open = async (): Promise<EditorStart> => {
    const answer = await backend.call(`GET ${address}/edit`, { headers: { cookie: `access_token_app=${token}` } });
    return JSON.parse(/<script type="application\/json" id="start">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '');
  };
  const keep = (fields: object = {}, as = token) =>
    backend.call(`PUT ${address}/draft`, {
      token: as,
      body: { ...known, writer: ANA, data: { pages: ['a'] }, ...fields },
    });
  const publish = (fields: object = {}) =>
    backend.call(`PUT ${address}`, {
      token,
      body: { ...known, writer: ANA, data: { pages: ['a'] }, html: '<main><h1>By Ana</h1></main>', css: '', ...fields },
    });
  const read = (headers: Record<string, string> = {}, as = token) =>
    backend.call(`GET ${address}/draft`, { token: as, headers });
  const published = async () => (await backend.visit(page.url)).body;
  return { token, address, page, project_id, open, keep, publish, read, published };
}

test('a draft is what opens next, and no visitor sees it until it is published', async () => {
  const { open, keep, publish, published, project_id, page, token } = await setUp();
  const before = await published();
  const kept = await keep();
  assert.equal(kept.statusCode, 200, kept.body);
  assert.equal(await published(), before);
  const start = await open();
  assert.deepEqual([start.data, start.draft, start.version], [{ pages: ['a'] }, { isBehind: false }, 0]);
  assert.equal(start.stamp, kept.json().stamp);
  const versions = `GET /v1/api/project/${project_id}/page/${page.page_id}/version`;
  assert.equal((await backend.call(versions, { token })).json().total_count, 1);

  const answer = await publish({ stamp: start.stamp, writer: BEN });
  assert.equal(answer.statusCode, 200, answer.body);
  assert.match(await published(), /By Ana/);
  const after = await open();
  assert.deepEqual([after.data, after.draft, after.version], [{ pages: ['a'] }, null, 1]);
  assert.equal(after.stamp, answer.json().stamp);
});

test('of two editors the second is refused, and told what to go on from', async () => {
  const { keep, publish, open } = await setUp();
  const ana = (await keep()).json();
  for (const refused of [await keep({ writer: BEN }), await publish({ writer: BEN })]) {
    assert.equal(refused.statusCode, 409);
    assert.equal(refused.json().code, 'stale_version');
    assert.deepEqual(refused.json().fields, { version: ['0'], stamp: [ana.stamp] });
  }
  assert.deepEqual((await open()).data, { pages: ['a'] });
  assert.equal((await keep({ writer: BEN, stamp: ana.stamp, data: { pages: ['b'] } })).statusCode, 200);
  assert.equal((await keep({ stamp: ana.stamp })).statusCode, 409);
  assert.deepEqual((await open()).data, { pages: ['b'] });
});

test('an editor whose answer got lost goes on as if it had arrived', async () => {
  const { keep, publish } = await setUp();
  await keep();
  assert.equal((await keep({ data: { pages: ['again'] } })).statusCode, 200);
  assert.equal((await publish()).json().version, 1);
  assert.equal((await publish()).json().version, 2);
  assert.equal((await keep()).json().version, 2);
});

test('many at once leave one draft and one winner', async () => {
  const { keep } = await setUp();
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => keep({ writer: `writer-${index}` })));
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
  assert.equal(answers.filter(({ statusCode }) => statusCode === 409).length, 7);
});

test('a discarded draft shows what is published', async () => {
  const { open, keep } = await setUp();
  const { stamp } = (await keep()).json();
  assert.equal((await keep({ stamp, data: null })).statusCode, 200);
  const start = await open();
  assert.deepEqual([start.draft, start.data], [null, null]);
  assert.match(start.html, /data-section="hero"/);
});

test('tells cheaply whether somebody else changed the page', async () => {
  const { read, keep } = await setUp();
  const { etag } = (await read()).headers;
  assert.equal((await read({ 'if-none-match': String(etag) })).statusCode, 304);
  await keep();
  const answer = await read({ 'if-none-match': String(etag) });
  assert.deepEqual(answer.json().data, { pages: ['a'] });
});

test('a page restored under an open editor is stale to it; its draft says that it is behind', async () => {
  const { keep, publish, open, project_id, page, token } = await setUp();
  await publish();
  const { stamp } = (await keep({ version: 1 })).json();
  const versions = `/v1/api/project/${project_id}/page/${page.page_id}/version`;
  const [, first] = (await backend.call(`GET ${versions}`, { token })).json().data;
  const restored = await backend.call(`POST ${versions}/${first.version_id}/restore`, { token });
  assert.equal(restored.statusCode, 200, restored.body);
  assert.equal((await keep({ version: 1, stamp })).statusCode, 409);
  const start = await open();
  assert.deepEqual([start.draft, start.version, start.stamp], [{ isBehind: true }, 2, stamp]);
  assert.equal((await keep({ version: 2, stamp })).statusCode, 200);
});

test('a theme is published and kept; one that does not exist is refused', async () => {
  const { publish, published, open } = await setUp();
  for (const theme of [
    { palette: 'none', type: 'modern' },
    { palette: 'volt</style><script>alert(1)</script>', type: 'modern' },
    { palette: '__proto__', type: 'constructor' },
    { palette: ['volt'], type: 'modern' },
    'volt-modern',
  ])
    assert.equal((await publish({ theme })).statusCode, 422, JSON.stringify(theme));
  const theme = { palette: 'volt', type: 'technical' };
  assert.equal((await publish({ theme })).statusCode, 200);
  assert.match(await published(), /"Space Grotesk"/);
  assert.deepEqual((await open()).theme, theme);
});

test('what a draft holds travels as data alone', async () => {
  const { keep, open, address, token } = await setUp();
  const hostile = { pages: ['</script><script>alert(1)</script>', { __proto__x: '<!--' }] };
  assert.equal((await keep({ data: hostile })).statusCode, 200);
  const answer = await backend.call(`GET ${address}/edit`, { headers: { cookie: `access_token_app=${token}` } });
  assert.equal(answer.body.match(/<script/g)?.length, 2);
  assert.deepEqual((await open()).data, hostile);
});

test('drafts are for their owner, by the header, in their shape', async () => {
  const { keep, read, address, token, open, page } = await setUp();
  const other = await backend.signIn();
  assert.equal((await keep({}, other.token)).statusCode, 404);
  assert.equal((await read({}, other.token)).statusCode, 404);
  const body = { version: 0, stamp: '', writer: ANA, data: {} };
  const byCookie = await backend.call(`PUT ${address}/draft`, {
    body,
    headers: { cookie: `access_token_app=${token}` },
  });
  assert.equal(byCookie.statusCode, 401);
  for (const wrong of [{ writer: '' }, { writer: '<b>' }, { stamp: 'x'.repeat(65) }, { version: -1 }])
    assert.equal((await keep(wrong)).statusCode, 422, JSON.stringify(wrong));
  assert.equal((await keep({ data: { a: 'x'.repeat(6 * 1024 * 1024) } })).statusCode, 413);
  assert.equal((await open()).draft, null);
  await backend.context.db.update(pages).set({ status: 'pending' }).where(eq(pages.id, page.page_id));
  assert.equal((await keep()).statusCode, 409);
});
