import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import type { EditorStart } from '@landfall/editor/editor-start';
import { eq } from 'drizzle-orm';
import { pages } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { jpeg } from '../files/sample-files.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

async function setUp(title = 'Launch day') {
  const { token, project, create } = await pageOwner(backend);
  const page = await create({ title });
  const address = `/v1/editor/project/${project}/page/${page.page_id}`;
  const open = (cookie = `access_token_app=${token}`) => backend.call(`GET ${address}/edit`, { headers: { cookie } });
  const save = (fields: object = {}, as = token) =>
    backend.call(`PUT ${address}`, {
      token: as,
      body: { version: 0, data: { pages: [] }, html: '<body><main><h1>Saved</h1></main></body>', css: '', ...fields },
    });
  const published = () => backend.visit(page.url);
  return { token, page, address, open, save, published };
}

const startIn = (body: string): EditorStart =>
  JSON.parse(/<script type="application\/json" id="start">(.*?)<\/script>/s.exec(body)?.[1] ?? '');

test('opens by the cookie, with nothing inline that could run', async () => {
  const { open } = await setUp('</script><script>alert(1)</script>');
  const answer = await open();
  assert.equal(answer.statusCode, 200);
  const policy = String(answer.headers['content-security-policy']);
  assert.match(policy, /script-src 'self';/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.equal(answer.headers['cache-control'], 'no-store');
  const scripts = [...answer.body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  assert.equal(scripts.length, 2, scripts.join());
  assert.match(scripts[0] ?? '', /defer src="\/v1\/editor\/assets\/editor-[0-9a-f]{12}\.js"/);
  assert.match(startIn(answer.body).html, /data-section="hero"/);
});

for (const [what, html] of [
  ['elements nested too deep', '<b><i>'.repeat(331_666)],
  ['thousands of pictures', '<img src="/v1/files/uploads/1/2.png">'.repeat(600)],
  ['thousands of forms', '<form></form>'.repeat(60)],
] as const)
  test(`refuses a page of ${what} before it is read`, async () => {
    const { save } = await setUp();
    const answer = await save({ html });
    assert.equal(answer.statusCode, 422, answer.body);
    assert.deepEqual(Object.keys(answer.json().fields), ['html']);
  });

test('others are answered while a page of two megabytes is cleaned and published', async () => {
  const { save, open } = await setUp();
  await open();
  let isSaved = false;
  const html = `<main>${'<p>Some words of a page.</p>'.repeat(65_000)}</main>`;
  const saving = save({ html }).finally(() => {
    isSaved = true;
  });
  const answers = [performance.now()];
  while (!isSaved) {
    assert.equal((await backend.call('GET /v1/health/live')).statusCode, 200);
    answers.push(performance.now());
    // Timers and connections get their turn only when this loop gives way.
    await new Promise(setImmediate);
  }
  assert.equal((await saving).statusCode, 200);
  const waits = answers.slice(1).map((at, index) => at - (answers[index] ?? 0));
  const longest = Math.max(...waits) / ((answers.at(-1) ?? 0) - (answers[0] ?? 0));
  assert.ok(longest < 0.4, `for ${Math.round(longest * 100)} % of the time nobody was answered`);
});

test('without a session it leads to the login; a header or another account opens nothing', async () => {
  const { open, address, token } = await setUp();
  for (const cookie of ['', 'access_token_app=', 'access_token_app=wrong', 'other=1']) {
    const answer = await open(cookie);
    assert.equal(answer.statusCode, 302, cookie);
    assert.equal(answer.headers.location, '/login');
  }
  assert.equal((await backend.call(`GET ${address}/edit`, { token })).statusCode, 302);
  const other = await backend.signIn();
  const answer = await open(`access_token_app=${other.token}`);
  assert.equal(answer.statusCode, 404);
  assert.match(String(answer.headers['content-type']), /text\/html/);
});

test('says that a pending page is being written', async () => {
  const { open, save, page } = await setUp();
  await backend.context.db.update(pages).set({ status: 'pending' }).where(eq(pages.id, page.page_id));
  const answer = await open();
  assert.equal(answer.statusCode, 200);
  assert.match(answer.body, /Your page is being written/);
  assert.equal((await save()).statusCode, 409);
});

test('serves its files for ever cacheable and compressed', async () => {
  const { open } = await setUp();
  const { body } = await open();
  const [script = ''] = /\/v1\/editor\/assets\/editor-[0-9a-f]+\.js/.exec(body) ?? [];
  const answer = await backend.call(`GET ${script}`, { headers: { 'accept-encoding': 'br' } });
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers['content-encoding'], 'br');
  assert.match(String(answer.headers['cache-control']), /immutable/);
  assert.ok(brotliDecompressSync(answer.rawPayload).length > 500_000);
  const style = await backend.call(`GET ${startIn(body).themes.styles['iris-modern']}`);
  assert.match(String(style.headers['content-type']), /text\/css/);
  assert.match(style.body, /\.hero h1/);
  for (const path of [
    'manifest.json',
    '../../package.json',
    'canvas/none-none-000000000000.css',
    'editor-000000000000.js',
  ]) {
    assert.equal((await backend.call(`GET /v1/editor/assets/${path}`)).statusCode, 404, path);
  }
});

test('a save is published at once, sanitised, and is what opens next', async () => {
  const { save, open, published, page } = await setUp();
  const before = (await published()).headers.etag;
  const answer = await save({
    data: { pages: [{ id: 'mine' }] },
    html: '<body id="x"><main><section class="hero" data-section="hero"><h1 onclick="alert(1)">By hand</h1><img src="/v1/editor/assets/art/tiles-iris-7.svg" alt=""></section></main><script>alert(1)</script></body>',
    css: '@import url(//evil.example/a.css);h1{color:red}',
  });
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal(answer.json().version, 1);
  assert.notEqual(answer.json().data.preview_img, page.preview_img);
  const site = await published();
  assert.match(site.body, /<h1>By hand<\/h1>/);
  assert.match(site.body, /src="\/_landfall\/art\/tiles-iris-7\.svg"/);
  assert.match(site.body, /h1\{color:red\}/);
  assert.doesNotMatch(site.body, /alert|evil|<script/);
  assert.notEqual(site.headers.etag, before);
  const start = startIn((await open()).body);
  assert.deepEqual([start.version, start.data], [1, { pages: [{ id: 'mine' }] }]);
});

test('a picture of the account is published in several sizes, a small one and a lost one as they are', async () => {
  const { save, published } = await setUp();
  const { storage, config } = backend.context;
  const [large, small] = ['uploads/0a/01.jpg', 'uploads/0a/02.jpg'];
  await storage.put(large, await jpeg(1600, 900), 'image/jpeg');
  await storage.put(small, await jpeg(300, 200), 'image/jpeg');
  const images = [large, small, 'uploads/0a/03.jpg'].map((key) => `<img src="/v1/files/${key}" alt="" loading="lazy">`);
  await save({ html: images.join('') });
  const { body } = await published();
  const files = `${config.publicUrl}/v1/files/`;
  const sources = `${files}whole/640/${large} 640w, ${files}whole/1280/${large} 1280w, ${files}${large} 1600w`;
  assert.ok(
    body.includes(`<img srcset="${sources}" sizes="auto, (min-width: 1200px) 1200px, 100vw" src="${files}${large}"`),
    body,
  );
  assert.equal(body.match(/srcset/g)?.length, 1);
});

test('an inactive page is called so, and has no address for visitors', async () => {
  const { open, page } = await setUp();
  const before = startIn((await open()).body);
  assert.deepEqual([before.isActive, before.viewUrl], [true, page.url]);
  await backend.context.db.update(pages).set({ status: 'inactive' }).where(eq(pages.id, page.page_id));
  const start = startIn((await open()).body);
  assert.deepEqual([start.isActive, start.viewUrl], [false, '']);
});

test('what is published of an inactive page is online once that is asked for, and not before', async () => {
  const { open, save, page, published } = await setUp();
  await backend.context.db.update(pages).set({ status: 'inactive' }).where(eq(pages.id, page.page_id));
  const left = await save();
  assert.equal(left.statusCode, 200, left.body);
  assert.deepEqual([left.json().data.status, (await published()).statusCode], ['inactive', 404]);
  const put = await save({ version: 1, online: true });
  assert.deepEqual([put.json().data.status, (await published()).statusCode], ['active', 200]);
  assert.equal(startIn((await open()).body).viewUrl, page.url);
});

test('a save says which language the page is in', async () => {
  const { save, published } = await setUp();
  assert.equal((await save({ html: '<h1>Pan</h1>', language: 'es' })).statusCode, 200);
  assert.match((await published()).body, /<html lang="es"/);
  assert.equal((await save({ version: 1, language: 'Spanish' })).statusCode, 422);
});

test('of two saves from one version, the second is told of the newer one', async () => {
  const { save, published } = await setUp();
  const answers = await Promise.all([save({ html: '<h1>One</h1>' }), save({ html: '<h1>Two</h1>' })]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
  assert.equal(refused.code, 'stale_version');
  assert.deepEqual(refused.fields.version, ['1']);
  assert.match((await published()).body, /<h1>(?:One|Two)<\/h1>/);
  assert.equal((await save({ version: 1 })).statusCode, 200);
});

test('saves by the header alone, of its owner alone', async () => {
  const { save, address, token } = await setUp();
  const body = { version: 0, data: {}, html: '', css: '' };
  const byCookie = await backend.call(`PUT ${address}`, { body, headers: { cookie: `access_token_app=${token}` } });
  assert.equal(byCookie.statusCode, 401);
  assert.equal((await save({}, (await backend.signIn()).token)).statusCode, 404);
});

test('refuses what is too large or no save, and stores nothing', async () => {
  const { save, published } = await setUp();
  const before = (await published()).body;
  assert.equal((await save({ html: 'x'.repeat(6 * 1024 * 1024) })).statusCode, 413);
  assert.equal((await save({ version: 'newest' })).statusCode, 422);
  assert.equal((await save({ data: null })).statusCode, 422);
  assert.equal((await published()).body, before);
});
