import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { files, pages } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { watchTurns } from '../../testing/watch-turns.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

const SOURCE = `<!doctype html><html lang="es"><head><title>Pan fresco</title>
  <meta name="description" content="Cada mañana"><script src="https://t.example/a.js"></script></head>
  <body><h1>Pan de verdad</h1><p>Hecho <em>a mano</em>.</p><h2>Por qué</h2><p onclick="x()">Con <b>harina</b> y
  <a href="https://a.example/">tiempo</a>.</p><img src="https://a.example/pan.jpg" alt="Pan"><img src="pan.png">
  <h2>Escríbanos</h2><form action="https://evil.example"><label>Correo <input type="email" required></label><button>Enviar</button></form>
  <script>alert(1)</script></body></html>`;

async function setUp() {
  const owner = await pageOwner(backend);
  const send = (body: object) => owner.call('POST', 'import', { slug: '/pan', ...body });
  const make = async (body: object) => {
    const answer = await send(body);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json().data;
  };
  return { owner, send, make };
}

test('a document becomes a draft page with its words, and says what was left out', async () => {
  const { owner, make } = await setUp();
  const { page, left_out } = await make({ html: SOURCE });
  assert.deepEqual(
    [page.title, page.path, page.description, page.status, page.draft],
    ['Pan fresco', '/pan', 'Cada mañana', 'inactive', true],
  );
  assert.deepEqual(left_out, [
    { what: 'scripts', count: 2 },
    { what: 'handlers', count: 1 },
    { what: 'actions', count: 1 },
    { what: 'relative_pictures', count: 1 },
  ]);
  const visit = async () => (await backend.visit(page.url)).statusCode;
  assert.equal(await visit(), 404);
  const outline = (await owner.call('GET', `${page.page_id}/outline`)).json().data.outline;
  assert.equal(outline.language, 'es');
  assert.deepEqual(
    outline.sections.map(({ kind, heading }: { kind: string; heading: string }) => [kind, heading]).slice(1, -1),
    [
      ['hero', 'Pan de verdad'],
      ['story', 'Por qué'],
      ['lead-form', 'Escríbanos'],
    ],
  );
});

test('it is edited, published and answered by visitors as any page', async () => {
  const { owner, make } = await setUp();
  const { page } = await make({ html: SOURCE, title: 'My bread', description: 'Mine' });
  assert.deepEqual([page.title, page.description], ['My bread', 'Mine']);
  const published = await owner.call('POST', `${page.page_id}/publish`, {});
  assert.equal(published.statusCode, 200, published.body);
  const { body } = await backend.visit(page.url);
  for (const part of [
    'Pan de verdad',
    'Hecho <em>a mano</em>.',
    '<strong>harina</strong>',
    'href="https://a.example/"',
    'src="https://a.example/pan.jpg"',
    'type="email"',
  ])
    assert.ok(body.includes(part), part);
  assert.doesNotMatch(body, /alert\(1\)|t\.example|evil\.example|onclick/);
  assert.match(body, /<html[^>]* lang="es"/);
  assert.equal((await owner.call('GET', `${page.page_id}/version`)).json().total_count, 1);
});

test('pictures that are files of another account are left out', async () => {
  const { owner, make } = await setUp();
  const other = await pageOwner(backend);
  const names = ['a'.repeat(32), 'b'.repeat(32)].map((name) => `${name}.png`);
  const file = (userId: string, name: string) => ({
    id: name,
    userId,
    name,
    extension: 'png',
    pathParent: 'uploads',
    pathChild: name,
    contentType: 'image/png',
    size: 1,
  });
  const rows = [file(owner.id, names[0] ?? ''), file(other.id, names[1] ?? '')];
  await backend.context.db.insert(files).values(rows as never);
  const pictures = names.map((name) => `<img src="https://cdn.example/v1/files/uploads/${name}">`).join('');
  const { page, left_out } = await make({ html: `<h1>A page</h1><p>x</p>${pictures}` });
  assert.deepEqual(left_out, [{ what: 'foreign_pictures', count: 1 }]);
  const [row] = await backend.context.db.select().from(pages).where(eq(pages.id, page.page_id));
  const kept = JSON.stringify(row?.editorData);
  assert.deepEqual(
    names.map((name) => kept.includes(name)),
    [true, false],
  );
});

test('what is too deep, too large, or says nothing is refused, and makes no page', async () => {
  const { owner, send } = await setUp();
  for (const html of [
    '',
    '<script>1</script>',
    `<h1>A</h1>${'<div>'.repeat(250)}x`,
    `<h1>A</h1>${'<form></form>'.repeat(51)}`,
  ]) {
    const answer = await send({ html });
    assert.equal(answer.statusCode, 422, answer.body);
    assert.ok(answer.json().fields.html);
  }
  assert.equal((await send({ html: 'x'.repeat(1_000_001) })).statusCode, 422);
  assert.equal((await send({ html: '<h1>A</h1>', slug: 'x' })).statusCode, 422);
  assert.equal((await owner.call('GET', '')).json().total_count, 0);
  const other = await pageOwner(backend);
  const foreign = await backend.call(`POST /v1/api/project/${owner.project}/page/import`, {
    token: other.token,
    body: { html: SOURCE, slug: '/pan' },
  });
  assert.equal(foreign.statusCode, 404);
  assert.equal((await send({ html: SOURCE })).statusCode, 201);
  assert.equal((await send({ html: SOURCE })).json().code, 'slug_taken');
});

test('a document of the largest size is made in seconds, while others are answered', async () => {
  const { make } = await setUp();
  const html = `<h1>A page</h1>${'<h2>Title</h2><p>Words <b>and</b> more of them.</p><ul><li>One</li></ul>'.repeat(13_000)}`;
  const turns = watchTurns();
  const { left_out } = await make({ html: html.slice(0, 1_000_000) });
  const longest = turns();
  assert.equal(left_out[0].what, 'rest');
  assert.ok(longest < 700, `the process answered nobody for ${Math.round(longest)} ms`);
});
