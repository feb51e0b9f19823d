import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Experiment } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import { routesInStore } from '../../delivery/routes/route-copies.ts';
import { experiments, experimentVariants, pages, siteRoutes, users } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function setUp(planName?: string) {
  const owner = await pageOwner(backend, planName);
  const control = await owner.create();
  const copy = (await owner.call('POST', `${control.page_id}/duplicate`)).json().data as { page_id: string };
  const say = async (pageId: string, text: string, publish = true) => {
    const { outline } = (await owner.call('GET', `${pageId}/outline`)).json().data;
    const hero = outline.sections.find(({ kind }: { kind: string }) => kind === 'hero');
    const { ref } = hero.elements.find(({ tag }: { tag: string }) => tag === 'h1');
    const operations = [{ op: 'text', section: hero.id, ref, text }];
    const changed = await owner.call('POST', `${pageId}/operation`, { operations, publish });
    assert.equal(changed.statusCode, 200, changed.body);
  };
  await say(control.page_id, 'The control');
  await say(copy.page_id, 'The variant');
  // Publishing put it online; a variant is not published on its own.
  assert.equal((await owner.call('PUT', copy.page_id, { status: 'inactive' })).statusCode, 200);
  const form = { name: 'Headline', days: 14, variants: [{ name: 'Other words', page_id: copy.page_id, weight: 50 }] };
  const start = (more: object = {}) => owner.call('POST', `${control.page_id}/experiment`, { ...form, ...more });
  const started = async (more?: object): Promise<Experiment> => {
    const answer = await start(more);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json().data;
  };
  const list = async (): Promise<Experiment[]> =>
    (await owner.call('GET', `${control.page_id}/experiment`)).json().data;
  const finish = (id: string, body: object) => owner.call('PUT', `${control.page_id}/experiment/${id}`, body);
  const { host, pathname } = new URL(control.url);
  const visit = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    backend.sites.inject({ method, url: pathname, headers: { host, 'user-agent': BROWSER, ...headers } });
  const send = (cookie: string, email: string) =>
    backend.sites.inject({
      method: 'POST',
      url: pathname,
      headers: { host, cookie, 'user-agent': BROWSER, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ Name: 'Ana', 'E-mail': email, Message: 'Tell me more, please.' }).toString(),
    });
  return { owner, control, copy, say, form, start, started, list, finish, visit, send };
}

const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';
const shownBy = ({ body }: { body: string }) => (body.includes('The variant') ? 'B' : 'A');

test('visitors are split before the page is answered, and keep what they saw', async () => {
  const { visit, started, list } = await setUp();
  await visit();
  const { id, variants } = await started();
  assert.deepEqual(
    variants.map(({ letter, weight }) => [letter, weight]),
    [
      ['A', 50],
      ['B', 50],
    ],
  );
  const seen = { A: 0, B: 0 };
  for (let visitor = 0; visitor < 60; visitor += 1) {
    const answer = await visit();
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['cache-control'], 'private, no-store');
    assert.match(String(answer.headers.vary), /cookie/);
    assert.equal(answer.headers['cdn-cache-control'], undefined);
    const letter = shownBy(answer);
    seen[letter] += 1;
    const cookie = cookieOf(answer);
    assert.match(cookie, new RegExp(`^lf_ab_\\w{12}=${letter}$`));
    assert.match(String(answer.headers['set-cookie']), /Path=\/launch; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const again = await visit({ cookie: `other=1; ${cookie}` });
    assert.deepEqual([shownBy(again), again.headers['set-cookie']], [letter, undefined]);
  }
  assert.ok(seen.A > 10 && seen.B > 10, JSON.stringify(seen));
  await until(async () => (await list())[0]?.variants.reduce((sum, { visitors }) => sum + visitors, 0) === 60);
  const [found] = await list();
  assert.equal(found?.id, id);
  assert.deepEqual(
    found?.variants.map(({ letter, views, visitors }) => [letter, views, visitors]),
    [
      ['A', 2 * seen.A, seen.A],
      ['B', 2 * seen.B, seen.B],
    ],
  );
  assert.equal(found?.verdict.kind, 'early');
});

test('a variant that was never online by itself is no draft once visitors see it', async () => {
  const { owner, copy, started } = await setUp();
  const { db } = backend.context;
  await db.update(pages).set({ wasOnline: false }).where(eq(pages.id, copy.page_id));
  const { draft, updated_at } = await owner.get(copy.page_id);
  assert.equal(draft, true);
  await started();
  const after = await owner.get(copy.page_id);
  assert.deepEqual([after.status, after.draft, after.updated_at], ['inactive', false, updated_at]);
});

test('a variant that is published in the editor is shown in the place of its page alone', async () => {
  const { owner, copy, started } = await setUp();
  await started();
  const address = `/v1/editor/project/${owner.project}/page/${copy.page_id}`;
  const cookie = `access_token_app=${owner.token}`;
  const shell = await backend.call(`GET ${address}/edit`, { headers: { cookie } });
  const [, start = ''] = /<script type="application\/json" id="start">(.*?)<\/script>/s.exec(shell.body) ?? [];
  const { isActive, viewUrl, version } = JSON.parse(start);
  assert.deepEqual([isActive, viewUrl], [true, '']);
  const body = { version, online: true, data: {}, html: '<main><h1>Third words</h1></main>', css: '' };
  const saved = await backend.call(`PUT ${address}`, { token: owner.token, body });
  assert.equal(saved.statusCode, 200, saved.body);
  assert.equal(saved.json().data.status, 'inactive');
});

test('a lead counts for the variant that its sender saw', async () => {
  const { visit, started, list, send } = await setUp();
  const { id } = await started();
  const [row] = await backend.context.db.select().from(experiments).where(eq(experiments.id, id));
  const name = cookieOf(await visit()).split('=')[0];
  const answer = await send(`${name}=B`, 'ana@example.com');
  assert.equal(answer.statusCode, 303, answer.body);
  assert.match(String(answer.headers.location), /^\/launch#/);
  assert.equal((await send('', 'ben@example.com')).statusCode, 303);
  const [found] = await list();
  assert.deepEqual(
    found?.variants.map(({ leads }) => leads),
    [0, 1],
  );
  assert.ok(row);
});

test('bots, people who ask not to be followed, and looks at the head alone are no visitors', async () => {
  const { visit, started, list } = await setUp();
  await started();
  await visit({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }] as Record<string, string>[]) {
    const answer = await visit(headers);
    assert.deepEqual([shownBy(answer), answer.headers['set-cookie']], ['A', undefined]);
  }
  assert.equal((await visit({}, 'HEAD')).headers['set-cookie'], undefined);
  await visit();
  await until(async () => (await list())[0]?.variants.reduce((sum, { views }) => sum + views, 0) === 1);
});

test('a variant keeps its people while another one is edited, and stands under the page’s own address', async () => {
  const { visit, started, say, control, copy, owner } = await setUp();
  await started();
  const name = cookieOf(await visit()).split('=')[0];
  const variant = await visit({ cookie: `${name}=B` });
  assert.equal(shownBy(variant), 'B');
  assert.match(variant.body, new RegExp(`<link rel="canonical" href="[^"]*${control.path}">`));
  assert.match(variant.body, /<title>[^<]*Launch day(?! \(copy\))/);
  await say(control.page_id, 'The control, edited');
  assert.equal(shownBy(await visit({ cookie: `${name}=B` })), 'B');
  assert.match((await visit({ cookie: `${name}=A` })).body, /The control, edited/);
  await say(copy.page_id, 'The variant, edited', false);
  assert.doesNotMatch((await visit({ cookie: `${name}=B` })).body, /edited/);
  await say(copy.page_id, 'The variant, edited twice');
  assert.match((await visit({ cookie: `${name}=B` })).body, /The variant, edited twice/);
  assert.equal((await owner.get(copy.page_id)).status, 'inactive');
});

test('the winner becomes the page, and what it was can be restored', async () => {
  const { visit, started, finish, owner, control, list } = await setUp();
  const { id } = await started();
  assert.equal((await finish(id, { status: 'won', variant: 'D' })).statusCode, 422);
  const ended = await finish(id, { status: 'won', variant: 'B' });
  assert.equal(ended.statusCode, 200, ended.body);
  assert.deepEqual([ended.json().data.status, ended.json().data.winner], ['won', 'B']);
  const answer = await visit();
  assert.deepEqual([shownBy(answer), answer.headers['set-cookie']], ['B', undefined]);
  assert.equal(answer.headers['cache-control'], 'no-cache');
  const { data } = (await owner.call('GET', `${control.page_id}/version`)).json();
  const before = data.find(({ current }: { current: boolean }) => !current);
  const restored = await owner.call('POST', `${control.page_id}/version/${before.version_id}/restore`);
  assert.equal(restored.statusCode, 200, restored.body);
  assert.equal(shownBy(await visit()), 'A');
  assert.equal((await finish(id, { status: 'stopped' })).statusCode, 409);
  assert.equal((await list()).length, 1);
});

test('who stops an experiment gets the page itself again', async () => {
  const { visit, started, finish } = await setUp();
  const { id } = await started();
  const name = cookieOf(await visit()).split('=')[0];
  assert.equal((await finish(id, { status: 'stopped' })).statusCode, 200);
  assert.equal(shownBy(await visit({ cookie: `${name}=B` })), 'A');
  // The next one draws anew.
  await started();
  const next = cookieOf(await visit({ cookie: `${name}=B` }));
  assert.ok(next && !next.startsWith(`${name}=`));
});

test('a verdict comes when the planned time is over, and what came later counts no more', async () => {
  const { started, list, visit } = await setUp();
  const { id } = await started();
  const { db } = backend.context;
  const at = (letter: string, visitors: number) =>
    db.update(experimentVariants).set({ visitors }).where(eq(experimentVariants.letter, letter));
  await at('A', 5000);
  await at('B', 3000);
  assert.equal((await list())[0]?.verdict.kind, 'broken');
  await at('B', 5010);
  assert.equal((await list())[0]?.verdict.kind, 'early');
  await db
    .update(experiments)
    .set({ endsAt: new Date(Date.now() - 1000), startedAt: new Date(Date.now() - 100_000) })
    .where(eq(experiments.id, id));
  assert.deepEqual((await list())[0]?.verdict, { kind: 'none', variant: null });
  for (let count = 0; count < 5; count += 1) await visit();
  // What is counted later is stored no earlier.
  const later = await setUp();
  await later.started();
  await later.visit();
  await until(async () => (await later.list())[0]?.variants.some(({ visitors }) => visitors === 1) === true);
  assert.equal(
    (await list())[0]?.variants.reduce((sum, { visitors }) => sum + visitors, 0),
    10_010,
  );
});

test('refuses what cannot be tried, beside the field', async () => {
  const { start, form, copy, control, owner, started } = await setUp();
  const variants = (more: object) => ({ variants: [{ ...form.variants[0], ...more }] });
  for (const [body, field] of [
    [{ name: ' ' }, 'name'],
    [{ days: 0 }, 'days'],
    [{ days: 91 }, 'days'],
    [{ variants: [] }, 'variants'],
    [variants({ weight: 100 }), 'variants.0.weight'],
    [variants({ weight: 0.5 }), 'variants.0.weight'],
    [variants({ page_id: control.page_id }), 'variants.0.page_id'],
    [{ variants: [form.variants[0], form.variants[0]] }, 'variants'],
  ] as const) {
    const answer = await start(body);
    assert.equal(answer.statusCode, 422, answer.body);
    assert.ok(Object.keys(answer.json().fields).includes(field), answer.body);
  }
  const stranger = await pageOwner(backend);
  const foreign = await stranger.create();
  assert.equal((await start(variants({ page_id: foreign.page_id }))).statusCode, 404);
  const address = `/v1/api/project/${owner.project}/page/${control.page_id}/experiment`;
  assert.equal((await backend.call(`GET ${address}`, { token: stranger.token })).statusCode, 404);
  await owner.call('PUT', copy.page_id, { status: 'active' });
  assert.deepEqual(Object.keys((await start()).json().fields), ['variants.0.page_id']);
  await owner.call('PUT', copy.page_id, { status: 'inactive' });
  await started();
  const answers = await Promise.all([start(), start()]);
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [409, 409],
  );
});

test('of two starts at once one runs', async () => {
  const { start } = await setUp();
  const answers = await Promise.all([start(), start(), start()]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [201, 409, 409]);
});

test('a plan without advanced statistics has none', async () => {
  const { start, owner, control } = await setUp('basic');
  assert.equal((await start()).statusCode, 402);
  assert.equal((await owner.call('GET', `${control.page_id}/experiment`)).statusCode, 402);
});

test('the copy of a route knows the variants, for when the database is away', async () => {
  const { started, control } = await setUp();
  await started();
  const { host, pathname } = new URL(control.url);
  const copies = routesInStore(backend.context.storage);
  await until(async () => (await copies(host, pathname))?.route?.variants.length === 1);
});

test('a variant whose page is deleted is shown to nobody any more', async () => {
  const { visit, started, owner, copy, control, list } = await setUp();
  await started();
  const name = cookieOf(await visit()).split('=')[0];
  assert.equal((await owner.call('DELETE', copy.page_id)).statusCode, 200);
  assert.equal(shownBy(await visit({ cookie: `${name}=B` })), 'A');
  const [route] = await backend.context.db.select().from(siteRoutes).where(eq(siteRoutes.pageId, control.page_id));
  assert.deepEqual(route?.variants, []);
  assert.equal((await list())[0]?.variants[1]?.page_id, '');
});

test('an experiment ends with the plan that has it, says why, and keeps its numbers', async () => {
  const { owner, control, visit, started, list, start } = await setUp();
  const { id } = await started();
  const shown = await visit();
  assert.notEqual(cookieOf(shown), '');
  await until(async () => ((await list())[0]?.variants ?? []).some(({ visitors }) => visitors === 1));
  const { db } = backend.context;
  await db.update(users).set({ planName: 'basic' }).where(eq(users.id, owner.id));
  const [route] = await db.select().from(siteRoutes).where(eq(siteRoutes.pageId, control.page_id));
  assert.deepEqual([route?.experiment, route?.variants], ['', []]);
  await until(async () => cookieOf(await visit()) === '');
  const [ended, ...others] = await list();
  assert.deepEqual([ended?.id, ended?.status, ended?.ended_because, others], [id, 'stopped', 'plan', []]);
  assert.equal(
    ended?.variants.reduce((sum, { visitors }) => sum + visitors, 0),
    1,
  );
  assert.equal((await start()).statusCode, 402);
});
