import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import { setFeature } from '../../commerce/plans/change-plans.ts';
import { siteRoutes, users } from '../../platform/db/schema.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { readZip } from '../../testing/read-zip.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

const embed = (href: string) =>
  `<section class="embed" data-section="embed" id="embed"><div class="wrap"><div class="heading"><h2>Where we are</h2></div><figure><div class="embed-box"><a class="embed-link" href="${href}" target="_blank" title="A map" data-height="380"><span class="embed-show">Show the map</span></a></div></figure></div></section>`;
const MAP = embed('https://maps.example/embed?a=1');

async function save({ token, project }: PageOwner, page: Page, html: string) {
  const path = `/v1/editor/project/${project}/page/${page.page_id}`;
  const { stamp, version } = (await backend.call(`GET ${path}/draft`, { token })).json();
  const body = { version, stamp, writer: 'writer-ana', data: {}, html: `<main>${html}</main>`, css: '' };
  return backend.call(`PUT ${path}`, { token, body });
}

async function setUp(planName = 'premium') {
  const owner = await pageOwner(backend, planName);
  const page = await owner.create();
  const visit = async () => {
    const { body, headers } = await backend.visit(page.url);
    const [frames] = /frame-src [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
    return { body, frames };
  };
  return { owner, page, visit };
}

test('a video of a service plays in the page on every plan, and the policy allows its player', async () => {
  const { owner, page, visit } = await setUp('basic');
  const section = `<section class="video" data-section="video" id="video"><div class="wrap"><div class="heading"><h2>A tour</h2></div><figure><a class="video-link" href="https://youtu.be/abc_DEF-123" target="_blank"><span class="video-watch"><span>Watch on YouTube</span></span></a></figure></div></section>`;
  const saved = await save(owner, page, section);
  assert.equal(saved.statusCode, 200, saved.body);
  const { body, frames } = await visit();
  assert.match(body, /<iframe class="video-player" title="Watch on YouTube" /);
  assert.doesNotMatch(body, /<iframe [^<>]*\ssrc=/);
  assert.equal(frames, 'frame-src https://www.youtube-nocookie.com');
});

test('another site is shown in a frame, and the policy of that page allows this one alone', async () => {
  const { owner, page, visit } = await setUp();
  const other = await owner.create({ slug: '/other' });
  const saved = await save(owner, page, MAP + embed('https://shop.example:8443/') + embed('https://maps.example/b'));
  assert.equal(saved.statusCode, 200, saved.body);
  const { body, frames } = await visit();
  assert.equal(body.split('<iframe ').length - 1, 3);
  assert.doesNotMatch(body, /<iframe [^<>]*\ssrc=/);
  assert.equal(frames, 'frame-src https://maps.example https://shop.example:8443');
  const beside = await backend.visit(other.url);
  assert.doesNotMatch(String(beside.headers['content-security-policy']), /frame-src/);

  assert.equal((await save(owner, page, '<h1>Nothing of others</h1>')).statusCode, 200);
  assert.equal((await visit()).frames, undefined);
});

test('an account whose plan does not include it is told so, and nothing is published', async () => {
  const { owner, page, visit } = await setUp('pro');
  const before = await visit();
  await setFeature(backend.context.db, 'pro', { feature: 'custom_js', value: 'off' });
  try {
    const answer = await save(owner, page, MAP);
    assert.equal(answer.statusCode, 402, answer.body);
    assert.equal(answer.json().code, 'plan_required');
    assert.match(answer.body, /Your plan does not include embeds of other sites\. Take them out of the page/);
    assert.deepEqual(await visit(), before);
    // One that nobody gave an address is not published, and so nothing to refuse.
    assert.equal((await save(owner, page, embed('#'))).statusCode, 200);
  } finally {
    await setFeature(backend.context.db, 'pro', { feature: 'custom_js', value: 'on' });
  }
});

test('when the plan ends, or no longer includes it, the page leads to the other site in place of showing it', async () => {
  const { owner, page, visit } = await setUp();
  assert.equal((await save(owner, page, MAP)).statusCode, 200);
  const { db } = backend.context;
  const isFramed = async () => (await visit()).frames !== undefined;
  const link = /<a class="embed-link" href="https:\/\/maps\.example\/embed\?a=1" target="_blank"/;
  for (const [end, back] of [
    [
      () => setFeature(db, 'premium', { feature: 'custom_js', value: 'off' }),
      () => setFeature(db, 'premium', { feature: 'custom_js', value: 'on' }),
    ],
    [
      () => db.update(users).set({ planName: 'basic' }).where(eq(users.id, owner.id)),
      () => db.update(users).set({ planName: 'premium' }).where(eq(users.id, owner.id)),
    ],
  ] as const) {
    assert.equal(await isFramed(), true);
    await end();
    await until(async () => !(await isFramed()));
    const { body } = await visit();
    assert.match(body, link);
    assert.doesNotMatch(body, /<iframe/);
    await back();
    await until(isFramed);
  }
});

test('a variant of an experiment brings its own origins along, and the page beside it does not', async () => {
  const { owner, page } = await setUp();
  const variant = (await owner.call('POST', `${page.page_id}/duplicate`, {})).json().data;
  const saved = await save(owner, variant, MAP);
  assert.equal(saved.statusCode, 200, saved.body);
  const form = { name: 'Map', days: 14, variants: [{ name: 'With a map', page_id: variant.page_id, weight: 50 }] };
  const started = await owner.call('POST', `${page.page_id}/experiment`, form);
  assert.equal(started.statusCode, 201, started.body);
  const { host, pathname } = new URL(page.url);
  const [route] = await backend.context.db.select().from(siteRoutes).where(eq(siteRoutes.pageId, page.page_id));
  assert.equal(route?.frameOrigins, '');
  assert.deepEqual(
    route?.variants.map(({ frameOrigins }) => frameOrigins),
    ['https://maps.example'],
  );
  for (const [letter, expected] of [
    ['A', false],
    ['B', true],
  ] as const) {
    const cookie: string = `lf_ab_${route?.experiment.replace(/\W/g, '').slice(0, 12)}=${letter}`;
    const { headers } = await backend.sites.inject({ url: pathname, headers: { host, cookie } });
    assert.equal(
      /frame-src https:\/\/maps\.example;/.test(String(headers['content-security-policy'])),
      expected,
      letter,
    );
  }
});

test('an export shows it, too', async () => {
  const { owner, page } = await setUp();
  await save(owner, page, MAP);
  const answer = await backend.call(`GET /v1/api/project/${owner.project}/export`, { token: owner.token });
  const document = readZip(answer.rawPayload).get('launch/index.html')?.toString() ?? '';
  assert.match(document, /<iframe title="A map" height="380" sandbox="[^"]*"[^<>]*srcdoc="/);
});

test('a page that shows more of other sites than its policy can name is refused', async () => {
  const { owner, page } = await setUp();
  const answer = await save(owner, page, MAP.repeat(21));
  assert.equal(answer.statusCode, 422, answer.body);
});
