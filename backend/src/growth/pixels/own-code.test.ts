import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { setFeature } from '../../commerce/plans/change-plans.ts';
import { copyKey, routesInStore } from '../../delivery/routes/route-copies.ts';
import { routeChanges, siteCodes, users } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites({ TRUSTED_PROXIES: '127.0.0.1' });
});
after(() => backend.close());

const HEAD = '<script>window.measured = 1</script>';
const BODY_END =
  '<script src="https://tags.example/t.js"></script>\n<noscript><img src="https://tags.example/p.gif"></noscript>';
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const FORM = 'id="landfall-consent"';

/** A published page, and what its owner and its visitors do. */
async function setUp(pixel: object = {}, plan = 'pro') {
  const owner = await pageOwner(backend, plan);
  const page = await owner.create();
  const { host, pathname } = new URL(page.url);
  const path = `/v1/api/project/${owner.project}/pixel`;
  const put = (body: object) => backend.call(`PUT ${path}`, { token: owner.token, body });
  const read = async () => (await backend.call(`GET ${path}`, { token: owner.token })).json().data;
  const visit = (headers: Record<string, string> = {}, more: object = {}) =>
    backend.sites.inject({ url: pathname, headers: { host, 'user-agent': BROWSER, ...headers }, ...more });
  const say = (answer: string, headers: Record<string, string> = {}, url = pathname) =>
    backend.sites.inject({
      method: 'POST',
      url,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: `landfall_consent=${answer}`,
    });
  if (Object.keys(pixel).length > 0) {
    const answer = await put(pixel);
    assert.equal(answer.statusCode, 200, answer.body);
  }
  const plain = {
    planName: (name: string) => backend.context.db.update(users).set({ planName: name }).where(eq(users.id, owner.id)),
  };
  return { owner, page, host, put, read, visit, say, planName: plain.planName };
}

const policyOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['content-security-policy']);
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';

const OPEN = { consent: { required: false }, code: { head: HEAD, body_end: BODY_END } };
const ASKING = { code: { head: HEAD, body_end: BODY_END } };

test('code stands at the end of head and body as it was written, and opens the policy of that site alone', async () => {
  const other = await setUp();
  const before = await other.visit();
  const { put, visit, read } = await setUp();
  const plain = await visit();
  assert.equal((await put(OPEN)).statusCode, 200);
  const answer = await visit();
  assert.equal(answer.body, plain.body.replace('</head>', `${HEAD}</head>`).replace('</body>', `${BODY_END}</body>`));
  assert.match(policyOf(answer), /script-src 'self' 'unsafe-inline' 'unsafe-eval' https: blob:/);
  for (const kept of ["default-src 'none'", "form-action 'self';", "base-uri 'none'", "frame-ancestors 'self'"])
    assert.ok(policyOf(answer).includes(kept), kept);
  assert.equal(answer.headers['cache-control'], 'no-cache');
  const { code, consent } = await read();
  assert.deepEqual(code, { head: HEAD, body_end: BODY_END, included: true, published: true });
  assert.deepEqual(consent, { required: false, text: '', privacy_url: '' });

  const untouched = await other.visit();
  assert.equal(untouched.body, before.body);
  const kept = ({ headers: { date, ...rest } }: { headers: Record<string, unknown> }) => rest;
  assert.deepEqual(kept(untouched), kept(before));
  assert.doesNotMatch(policyOf(untouched), /script-src/);
});

test('code goes with the plan, at once, comes back with it, and the text stays', async () => {
  const { visit, planName, read, put, owner } = await setUp(OPEN);
  for (const [end, start] of [
    [() => planName('basic'), () => planName('pro')],
    [() => planName('none'), () => planName('premium')],
    [
      () => setFeature(backend.context.db, 'premium', { feature: 'custom_js', value: 'off' }),
      () => setFeature(backend.context.db, 'premium', { feature: 'custom_js', value: 'on' }),
    ],
  ] as const) {
    assert.ok((await visit()).body.includes(HEAD));
    await end();
    const without = await visit();
    assert.ok(!without.body.includes(HEAD) && !without.body.includes('tags.example'));
    assert.doesNotMatch(policyOf(without), /script-src/);
    const { code } = await read();
    assert.deepEqual(code, { head: HEAD, body_end: BODY_END, included: false, published: false });
    await start();
  }
  assert.ok((await visit()).body.includes(HEAD));
  await planName('basic');
  const refused = await put({ code: { head: '<script>1</script>' } });
  assert.equal(refused.statusCode, 402);
  assert.match(refused.json().message, /does not include code of your own/);
  assert.equal((await put({ code: { head: HEAD }, consent: { text: 'Sure?' } })).statusCode, 200);
  assert.equal((await put({ code: { head: '', body_end: '' } })).statusCode, 200);
  await planName('pro');
  assert.doesNotMatch((await visit()).body, /tags\.example/);
  assert.equal((await owner.get((await owner.create({ slug: '/b' })).page_id)).status, 'active');
});

test('without an answer nothing of the code is in the page; the answer is a cookie, and can be taken back', async () => {
  const text = 'May we measure <you>?';
  const { visit, say, host } = await setUp({
    ...ASKING,
    consent: { text, privacy_url: 'https://shop.example/p?a=1&b=2' },
  });
  const asked = await visit();
  assert.ok(asked.body.includes(FORM) && asked.body.includes('May we measure &lt;you&gt;?'));
  assert.ok(asked.body.includes('href="https://shop.example/p?a=1&amp;b=2"'));
  assert.ok(!asked.body.includes('measured') && !asked.body.includes('tags.example'));
  assert.doesNotMatch(policyOf(asked), /script-src/);
  assert.equal(asked.headers['set-cookie'], undefined);
  assert.equal(asked.headers['cache-control'], 'private, no-cache');
  assert.equal(asked.headers.vary, 'accept-encoding, cookie, sec-gpc, dnt');

  const yes = await say('yes', { origin: `http://${host}` }, '/launch?utm_source=mail');
  assert.equal(yes.statusCode, 303);
  assert.equal(yes.headers.location, '/launch?utm_source=mail');
  assert.equal(yes.headers['set-cookie'], 'lf_consent=yes; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax');
  const cookie = cookieOf(yes);
  const agreed = await visit({ cookie, 'if-none-match': String(asked.headers.etag) });
  assert.equal(agreed.statusCode, 200);
  assert.ok(agreed.body.includes(HEAD) && agreed.body.includes(BODY_END) && agreed.body.includes('Withdraw consent'));
  assert.ok(agreed.body.indexOf(FORM) < agreed.body.indexOf(BODY_END));
  assert.match(policyOf(agreed), /script-src/);
  assert.equal((await visit({ cookie, 'if-none-match': String(agreed.headers.etag) })).statusCode, 304);
  assert.equal((await visit({ 'if-none-match': String(agreed.headers.etag) })).statusCode, 200);
  const head = await visit({ cookie }, { method: 'HEAD' });
  assert.deepEqual([head.body, head.headers.etag], ['', agreed.headers.etag]);
  const packed = await visit({ cookie, 'accept-encoding': 'br' });
  assert.equal(brotliDecompressSync(packed.rawPayload).toString(), agreed.body);

  const no = await say('no', { cookie, 'sec-fetch-site': 'same-origin' });
  assert.match(String(no.headers['set-cookie']), /^lf_consent=no; Path=\/; Max-Age=15724800;/);
  const refused = await visit({ cookie: cookieOf(no) });
  assert.ok(!refused.body.includes('measured') && refused.body.includes('Change'));
  assert.doesNotMatch(policyOf(refused), /script-src/);
  assert.match(String((await say('ask')).headers['set-cookie']), /^lf_consent=; Path=\/; Max-Age=0;/);
});

test('a browser that asks for privacy is not asked, and counts as no', async () => {
  const { visit } = await setUp(ASKING);
  for (const asked of ['sec-gpc', 'dnt']) {
    const answer = await visit({ cookie: 'lf_consent=yes', [asked]: '1' });
    assert.ok(!answer.body.includes('measured') && !answer.body.includes(FORM));
    assert.equal(answer.headers['cache-control'], 'private, no-cache');
  }
});

test('nobody answers for a visitor from elsewhere, and no other host of the domain sets the cookie', async () => {
  const { visit, say } = await setUp(ASKING);
  for (const [name, value] of [
    ['origin', 'http://evil.sites.localhost:4080'],
    ['origin', 'null'],
    ['sec-fetch-site', 'same-site'],
  ] as const) {
    const answer = await say('yes', { [name]: value });
    assert.deepEqual([answer.statusCode, answer.headers['set-cookie']], [403, undefined]);
  }
  const secure = { 'x-forwarded-proto': 'https' };
  const yes = await say('yes', secure);
  assert.equal(
    yes.headers['set-cookie'],
    '__Host-lf_consent=yes; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure',
  );
  assert.ok((await visit({ ...secure, cookie: cookieOf(yes) })).body.includes(HEAD));
  assert.ok(!(await visit({ ...secure, cookie: 'lf_consent=yes' })).body.includes(HEAD));
});

test('a site without code keeps no answer and leads back to the page', async () => {
  const { say } = await setUp();
  const answer = await say('yes');
  assert.deepEqual(
    [answer.statusCode, answer.headers.location, answer.headers['set-cookie']],
    [303, '/launch', undefined],
  );
});

test('an answer is no visit, neither as it is sent nor as it leads back', async () => {
  const { owner, visit, say, host } = await setUp(ASKING);
  await visit();
  const { headers } = await say('yes', { origin: `http://${host}` });
  await visit({ cookie: cookieOf({ headers }), referer: `http://${host}/launch?utm_source=mail` });
  await visit({ cookie: cookieOf({ headers }), referer: 'https://news.example/launch' });
  let views = 0;
  await until(async () => {
    const stats = await backend.call(`GET /v1/api/project/${owner.project}/stats`, { token: owner.token });
    views = stats.json().data.totals.views;
    return views >= 2;
  });
  assert.equal(views, 2);
});

test('code may be anything that is text, up to fifty thousand characters', async () => {
  const { put, visit, read } = await setUp({ consent: { required: false } });
  for (const head of [
    '</script></head></body><!-- ',
    '<script>"</script>',
    "$& $1 $` $' \\0 </style>",
    'é🙂'.repeat(10_000),
    `<script>${'x'.repeat(50_000 - 17)}</script>`,
  ]) {
    assert.equal((await put({ code: { head, body_end: '' } })).statusCode, 200);
    assert.equal((await read()).code.head, head);
    const { statusCode, body } = await visit();
    assert.equal(statusCode, 200);
    assert.ok(body.includes(`${head}</head>`));
  }
  for (const [field, body] of [
    ['code.head', { code: { head: 'x'.repeat(50_001) } }],
    ['code.body_end', { code: { body_end: 'a\0b' } }],
    ['code.head', { code: { head: '\u001b[2J' } }],
    ['consent.text', { consent: { text: 'x'.repeat(501) } }],
    ['consent.privacy_url', { consent: { privacy_url: 'javascript:alert(1)' } }],
    ['consent.privacy_url', { consent: { privacy_url: '/privacy' } }],
  ] as const) {
    const answer = await put(body);
    assert.equal(answer.statusCode, 422, field);
    assert.deepEqual(Object.keys(answer.json().fields), [field]);
  }
});

test('the variants of an experiment have the code too, and stay as they were drawn', async () => {
  const { owner, page, visit } = await setUp(ASKING);
  const variant = await owner.create({ slug: '/b', title: 'Variant' });
  await owner.call('PUT', variant.page_id, { status: 'inactive' });
  const started = await owner.call('POST', `${page.page_id}/experiment`, {
    name: 'Try',
    days: 7,
    variants: [{ name: 'B', page_id: variant.page_id, weight: 50 }],
  });
  assert.equal(started.statusCode, 201, started.body);
  const first = await visit();
  assert.equal(first.headers['cache-control'], 'private, no-store');
  assert.ok(first.body.includes(FORM));
  const drawn = cookieOf(first);
  for (const letter of ['A', 'B']) {
    const cookie = `${drawn.slice(0, -1)}${letter}; lf_consent=yes`;
    assert.ok((await visit({ cookie })).body.includes(HEAD), letter);
  }
});

test('code is there while the database is away, and nothing of it stays once its project is deleted', async () => {
  const { db, storage } = backend.context;
  const { owner, page, host } = await setUp(OPEN);
  const isCopied = () => until(async () => (await db.select().from(routeChanges)).length === 0);
  await isCopied();
  const away = {
    ...db,
    select: () => {
      throw new Error('away');
    },
  } as unknown as typeof db;
  const copy = await routesInStore(storage)(host, '/launch');
  assert.equal(copy?.route?.pageId, page.page_id);
  assert.equal(copy?.route?.code?.asks, false);
  const { readSiteCode } = await import('../../delivery/code/site-code.ts');
  const code = await readSiteCode({ db: away, storage }, owner.project, copy?.route?.code?.etag ?? '');
  assert.equal(code?.head, HEAD);
  await backend.call(`DELETE /v1/api/project/${owner.project}`, { token: owner.token });
  await isCopied();
  assert.deepEqual(await db.select().from(siteCodes).where(eq(siteCodes.siteId, owner.project)), []);
  await assert.rejects(storage.read(copyKey.code(owner.project)));
});
