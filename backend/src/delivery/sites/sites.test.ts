import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { pages } from '../../platform/db/schema.ts';
import { buildSitesApp } from '../../sites-app.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';

let backend: TestSites;
let page: { page_id: string; url: string; project_id: string };
let token: string;

before(async () => {
  backend = await testSites();
  const owner = await pageOwner(backend);
  ({ token } = owner);
  page = await owner.create({ title: 'Small <rockets> & more', description: 'For "little" pilots' });
});
after(() => backend.close());

const visit = (path = '/launch', headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'PUT' = 'GET') =>
  backend.sites.inject({ method, url: path, headers: { host: new URL(page.url).host, ...headers } });

test('serves a page by its host and path, complete and locked down', async () => {
  const answer = await visit();
  assert.equal(answer.statusCode, 200, answer.body);
  assert.match(answer.body, /<title>Small &lt;rockets&gt; &amp; more<\/title>/);
  assert.match(answer.body, /<meta name="description" content="For &quot;little&quot; pilots">/);
  assert.ok(answer.body.includes(`<link rel="canonical" href="${page.url}">`));
  assert.match(answer.body, /property="og:image" content="http:\/\/localhost:3000\/v1\/files\/previews\//);
  const policy = String(answer.headers['content-security-policy']);
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /script-src/);
  // Auditing tools read robots.txt from inside the page; without this they report it as unreachable.
  assert.match(policy, /connect-src 'self'/);
  assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  assert.equal(answer.headers['cache-control'], 'no-cache');
});

test('never sets a cookie, and an account cookie changes nothing', async () => {
  for (const path of ['/launch', '/nothing', '/_landfall/art/tiles-iris-7.svg']) {
    const answer = await visit(path, { cookie: `access_token_app=${token}` });
    assert.equal(answer.headers['set-cookie'], undefined, path);
  }
});

test('compresses for those who ask, with a tag for each encoding', async () => {
  const plain = await visit();
  const brotli = await visit('/launch', { 'accept-encoding': 'gzip, br' });
  const gzip = await visit('/launch', { 'accept-encoding': 'gzip, br;q=0' });
  assert.equal(brotli.headers['content-encoding'], 'br');
  assert.equal(gzip.headers['content-encoding'], 'gzip');
  assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), plain.body);
  assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body);
  assert.equal(new Set([plain, brotli, gzip].map((answer) => answer.headers.etag)).size, 3);
});

test('answers 304 to a browser that has it, and HEAD without a body', async () => {
  const { etag } = (await visit()).headers;
  assert.equal((await visit('/launch', { 'if-none-match': String(etag) })).statusCode, 304);
  assert.equal((await visit('/launch', { 'if-none-match': '"old"' })).statusCode, 200);
  const head = await visit('/launch', {}, 'HEAD');
  assert.equal(head.statusCode, 200);
  assert.equal(head.body, '');
  assert.ok(Number(head.headers['content-length']) > 1000);
});

test('forgives a slash at the end and a query', async () => {
  assert.equal((await visit('/launch/?utm_source=mail')).statusCode, 200);
});

for (const [what, path, headers] of [
  ['an unknown host', '/launch', { host: 'nobody.sites.localhost:4080' }],
  ['an unknown path', '/elsewhere', {}],
  ['a path that cannot be decoded', '/%E0%A4%A', {}],
  ['a path that holds what no text can', '/%00', {}],
  ['a path that climbs', '/../../etc/passwd', {}],
  ['a host with an injection', '/launch', { host: "x' or 1=1 --" }],
] as const) {
  test(`answers a plain 404 for ${what}`, async () => {
    const answer = await visit(path, headers);
    assert.equal(answer.statusCode, 404);
    assert.match(answer.body, /There is no page at this address/);
  });
}

test('refuses to be written to', async () => {
  const answer = await visit('/launch', {}, 'PUT');
  assert.equal(answer.statusCode, 405);
  assert.equal(answer.headers.allow, 'GET, HEAD');
});

test('serves fonts and drawings of its own, for ever cacheable', async () => {
  const [font = ''] = /\/_landfall\/fonts\/[\w-]+\.woff2/.exec((await visit()).body) ?? [];
  const answer = await visit(font);
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers['content-type'], 'font/woff2');
  assert.match(String(answer.headers['cache-control']), /immutable/);
  assert.equal((await visit('/_landfall/art/tiles-iris-7.svg')).headers['content-type'], 'image/svg+xml');
  assert.equal((await visit('/_landfall/fonts/../package.json')).statusCode, 404);
  assert.equal((await visit('/_landfall/art/tiles-iris-99999999999.svg')).statusCode, 404);
});

test('a page that is switched off or deleted is gone at once', async () => {
  const { db } = backend.context;
  await db.update(pages).set({ status: 'inactive' }).where(eq(pages.id, page.page_id));
  assert.equal((await visit()).statusCode, 404);
  await db.update(pages).set({ status: 'active' }).where(eq(pages.id, page.page_id));
  assert.equal((await visit()).statusCode, 200);
  await backend.call(`DELETE /v1/api/project/${page.project_id}/page/${page.page_id}`, { token });
  assert.equal((await visit()).statusCode, 404);
});

test('says "in a moment" while the store is away', async () => {
  const storage = { ...backend.context.storage, readWhole: () => Promise.reject(new Error('gone')) };
  const answer = await backend.call(`POST /v1/api/project/${page.project_id}/page/new`, {
    token,
    body: { title: 'Another', slug: '/another', description: '', description_ai: '' },
  });
  assert.equal(answer.statusCode, 201);
  const app = await buildSitesApp({ ...backend.context, storage });
  const away = await app.inject({ url: '/another', headers: { host: new URL(page.url).host } });
  assert.equal(away.statusCode, 503);
  assert.equal(away.headers['retry-after'], '5');
  await app.close();
});
