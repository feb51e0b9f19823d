import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Funnel, FunnelStats, Page } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import { aiUsage, funnels, pageArtefacts, pages, sites as siteRows, statCounts } from '../../platform/db/schema.ts';
import { formMarkup } from '../../testing/form-site.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

async function setUp(planName = 'premium') {
  const owner = await pageOwner(backend, planName);
  const call = (line: string, body?: object) =>
    backend.call(line.replace('FUNNEL', `/v1/api/project/${owner.project}/funnel`), {
      token: owner.token,
      ...(body && { body }),
    });
  const write = async (page: Page, body: string, version = 0) => {
    const path = `PUT /v1/editor/project/${owner.project}/page/${page.page_id}`;
    const html = `<main><h1>${page.title}</h1>${body}</main>`;
    const saved = await backend.call(path, { token: owner.token, body: { version, data: {}, html, css: '' } });
    assert.equal(saved.statusCode, 200, saved.body);
  };
  const create = async (slug: string, body = '<p>Hello</p>') => {
    const page = await owner.create({ title: `Page ${slug}`, slug });
    await write(page, body);
    return page;
  };
  const make = async (steps: Page[], name = 'Spring sale'): Promise<Funnel> => {
    const answer = await call('POST FUNNEL', { name, steps: steps.map(({ page_id }) => page_id) });
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json().data;
  };
  const shown = async ({ url }: Page) => {
    return (await backend.visit(url)).body;
  };
  return { owner, call, write, create, make, shown };
}

const NEXT = '<p><a class="button" href="#next-step">Go on</a></p>';

test('links to the next step follow the funnel, its addresses, and what is published', async () => {
  const { owner, call, create, make, shown } = await setUp();
  const form = formMarkup([{ label: 'E-mail', input: 'email' }]);
  const landing = await create('/landing', NEXT + form);
  const [offer, thanks] = [await create('/offer'), await create('/thanks')];
  const leadsTo = async (href: string) => {
    await until(async () => (await shown(landing)).includes(`href="${href}">Go on`));
  };
  await leadsTo('#lead-form');
  const { id, steps } = await make([landing, offer, thanks]);
  assert.deepEqual(
    steps.map(({ slug, is_published, leads_on }) => [slug, is_published, leads_on]),
    [
      ['/landing', true, true],
      ['/offer', true, false],
      ['/thanks', true, false],
    ],
  );
  assert.match(await shown(landing), /href="\/offer">Go on/);
  await call(`PUT FUNNEL/${id}`, { name: 'Other order', steps: [landing, thanks, offer].map((page) => page.page_id) });
  assert.match(await shown(landing), /href="\/thanks">Go on/);
  await owner.call('PUT', thanks.page_id, { slug: '/thank-you' });
  await leadsTo('/thank-you');
  await owner.call('PUT', thanks.page_id, { status: 'inactive' });
  await leadsTo('/offer');
  await owner.call('DELETE', offer.page_id);
  await leadsTo('#lead-form');
  const [left] = (await call('GET FUNNEL')).json().data as Funnel[];
  assert.deepEqual(
    left?.steps.map((step) => [step.slug, step.is_published]),
    [
      ['/landing', true],
      ['/thank-you', false],
    ],
  );
  await owner.call('PUT', thanks.page_id, { status: 'active' });
  await leadsTo('/thank-you');
  assert.equal((await call(`DELETE FUNNEL/${id}`)).statusCode, 200);
  await leadsTo('#lead-form');
});

test('a change of steps writes the pages that lead elsewhere, and no others', async () => {
  const { owner, call, create, make, shown } = await setUp();
  const { db } = backend.context;
  const [landing, offer, thanks] = [
    await create('/landing', NEXT),
    await create('/offer', NEXT),
    await create('/thanks'),
  ];
  await create('/about', NEXT);
  const keys = async () => {
    await until(async () => {
      const [site] = await db.select().from(siteRows).where(eq(siteRows.projectId, owner.project));
      return site?.written === site?.revision;
    });
    const rows = await db
      .select({ path: pages.path, key: pageArtefacts.key })
      .from(pageArtefacts)
      .innerJoin(pages, eq(pages.id, pageArtefacts.pageId))
      .where(eq(pages.projectId, owner.project));
    return new Map(rows.map(({ path, key }) => [path, key]));
  };
  const changed = async (change: () => Promise<unknown>) => {
    const before = await keys();
    await change();
    const after = await keys();
    return [...after]
      .filter(([path, key]) => before.get(path) !== key)
      .map(([path]) => path)
      .sort();
  };
  const order = (...steps: Page[]) => ({ name: 'Sale', steps: steps.map(({ page_id }) => page_id) });
  let id = '';
  assert.deepEqual(await changed(async () => ({ id } = await make([landing, offer, thanks]))), ['/landing', '/offer']);
  assert.deepEqual(
    await changed(() => call(`PUT FUNNEL/${id}`, { ...order(landing, offer, thanks), name: 'New' })),
    [],
  );
  assert.deepEqual(await changed(() => call(`PUT FUNNEL/${id}`, order(landing, thanks, offer))), [
    '/landing',
    '/offer',
  ]);
  assert.deepEqual(await changed(() => owner.call('PUT', thanks.page_id, { status: 'inactive' })), ['/landing']);
  assert.match(await shown(landing), /href="\/offer">Go on/);
  assert.deepEqual(await changed(() => call(`DELETE FUNNEL/${id}`)), ['/landing']);
});

test('a form leads to the next step once it was sent, unless it has an address of its own', async () => {
  const { owner, call, create, make } = await setUp();
  const landing = await create('/landing', formMarkup([{ label: 'E-mail', input: 'email' }], { toNextStep: true }));
  const thanks = await create('/thanks');
  let visitor = 0;
  const send = async () => {
    const { host, pathname, origin } = new URL(landing.url);
    visitor += 1;
    const answer = await backend.sites.inject({
      ...{ method: 'POST', url: pathname, remoteAddress: `198.51.100.${visitor}` },
      headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ 'E-mail': `ana${visitor}@example.com` }).toString(),
    });
    return [answer.statusCode, answer.headers.location];
  };
  assert.deepEqual(await send(), [303, '/landing#sent']);
  const { steps } = await make([landing, thanks]);
  assert.equal(steps[0]?.leads_on, true);
  assert.equal(steps[0]?.form_leads_to, '');
  assert.deepEqual(await send(), [303, '/thanks']);
  const forms = `/v1/api/project/${owner.project}/form`;
  const [form] = (await call(`GET ${forms}`)).json().data;
  const settings = { ...form.settings, redirect_url: 'https://shop.example/done' };
  assert.equal((await call(`PUT ${forms}/${form.form_id}`, settings)).statusCode, 200);
  assert.deepEqual(await send(), [303, 'https://shop.example/done']);
  assert.equal(form.to_next_step, true);
  const [funnel] = (await call('GET FUNNEL')).json().data;
  assert.equal(funnel.steps[0].form_leads_to, 'https://shop.example/done');
  await call(`DELETE FUNNEL/${funnel.id}`);
  const [outside] = (await call(`GET ${forms}`)).json().data;
  assert.equal(outside.to_next_step, false);
});

test('a page is in one funnel, which the refusal names beside the step', async () => {
  const { call, create, make } = await setUp();
  const [one, two, three] = [await create('/one'), await create('/two'), await create('/three')];
  const first = await make([one, two], 'First');
  const refused = await call('POST FUNNEL', { name: 'Second', steps: [three.page_id, two.page_id] });
  assert.equal(refused.statusCode, 422);
  assert.deepEqual(refused.json().fields, { 'steps.1': ['This page is in the funnel "First" already.'] });
  const changed = await call(`PUT FUNNEL/${first.id}`, { name: 'First', steps: [two.page_id, one.page_id] });
  assert.equal(changed.statusCode, 200);
  const stranger = await setUp();
  assert.equal((await stranger.call(`GET FUNNEL/${first.id}`)).statusCode, 404);
  const foreign = await stranger.call('POST FUNNEL', { name: 'Mine', steps: [one.page_id, two.page_id] });
  assert.deepEqual(Object.keys(foreign.json().fields), ['steps.0', 'steps.1']);
  for (const steps of [[], [three.page_id], [three.page_id, three.page_id]])
    assert.equal((await call('POST FUNNEL', { name: 'Bad', steps })).statusCode, 422);
});

test('a project has twenty funnels at the most', async () => {
  const { owner, call, create } = await setUp();
  const [one, two] = [await create('/one'), await create('/two')];
  const rows = Array.from({ length: 20 }, (_, index) => ({ id: `full-${index}`, projectId: owner.project, name: 'F' }));
  await backend.context.db.insert(funnels).values(rows);
  const refused = await call('POST FUNNEL', { name: 'One more', steps: [one.page_id, two.page_id] });
  assert.equal(refused.statusCode, 409);
});

test('its figures are those of the statistics, with the loss at each step', async () => {
  const { owner, call, create, make } = await setUp('basic');
  const pages = [await create('/landing'), await create('/offer'), await create('/thanks')];
  const { id } = await make(pages);
  const at = new Date(Math.floor(Date.now() / 900_000) * 900_000);
  await backend.context.db.insert(statCounts).values(
    [80, 20, 30].map((visitors, index) => ({
      ...{ projectId: owner.project, kind: 'page' as const, at, minutes: 15, variant: '', name: '' },
      ...{ pageId: pages[index]?.page_id ?? '', views: visitors * 2, visitors },
    })),
  );
  const read = await call(`GET FUNNEL/${id}/stats`);
  assert.equal(read.statusCode, 200, read.body);
  const { steps, conversion } = read.json().data as FunnelStats;
  assert.deepEqual(
    steps.map(({ visitors, views, share, lost, joined }) => [visitors, views, share, lost, joined]),
    [
      [80, 160, 1, null, 0],
      [20, 40, 0.25, 60, 0],
      [30, 60, 0.375, null, 10],
    ],
  );
  assert.equal(conversion, 0.375);
  const old = Math.floor(Date.now() / 1000) - 60 * 86_400;
  assert.equal((await call(`GET FUNNEL/${id}/stats?from=${old}`)).statusCode, 402);
  assert.equal((await call(`GET FUNNEL/${id}/stats?tz=Mars`)).statusCode, 422);
});

const BRIEF = `Casa Lola is a cooking school in Valencia. We teach small groups to cook paella over a wood fire.
"The best Saturday of the year", says Ana Ruiz.
Saturday class 65 € per person, with lunch and wine. Private class 450 € for up to eight people.
Please cancel two days before at the latest.
Phone 963 555 010. Calle del Mar 4, Valencia.
Book your class.`;

test('a whole path is written from one description, as drafts that lead on', { timeout: 60_000 }, async () => {
  const { owner, call, shown } = await setUp();
  const written = await call('POST FUNNEL/write', { name: 'Paella class', description: BRIEF });
  assert.equal(written.statusCode, 201, written.body);
  const { id, steps } = written.json().data as Funnel;
  assert.deepEqual(
    steps.map(({ title, slug }) => [title, slug]),
    [
      ['Paella class', '/paella-class'],
      ['Paella class: What we offer', '/paella-class/offer'],
      ['Paella class: Thank you!', '/paella-class/thanks'],
    ],
  );
  const texts: string[] = [];
  for (const { page_id } of steps) {
    const page = await owner.settled(page_id, 30);
    assert.equal(page.status, 'inactive', page.generation_error);
    await owner.call('PUT', page_id, { status: 'active' });
    texts.push(await shown(page));
  }
  const [landing = '', offer = '', thanks = ''] = texts;
  assert.match(landing, /wood fire/);
  assert.match(landing, /The best Saturday of the year/);
  assert.doesNotMatch(landing, /65 €|<form/);
  assert.match(offer, /65 €/);
  assert.match(offer, /450 €/);
  assert.match(offer, /cancel two days before/);
  assert.match(offer, /<form/);
  assert.match(thanks, /963 555 010/);
  assert.doesNotMatch(thanks, /<form/);
  const [first] = (await call(`GET FUNNEL/${id}`)).json().data.steps as Funnel['steps'];
  assert.equal(first?.leads_on, true);
  const page = await owner.get(steps[0]?.page_id ?? '');
  await until(async () => (await shown(page)).includes('href="/paella-class/offer"'));
  const again = await call('POST FUNNEL/write', { name: 'Paella class', description: BRIEF });
  assert.equal(again.json().data.steps[0].slug, '/paella-class-2');
});

test('a path that the plan has no pages left for is not begun', async () => {
  const { owner, call } = await setUp('basic');
  const used = Array.from({ length: 8 }, (_, index) => ({
    id: `${owner.id}-${index}`,
    userId: owner.id,
    kind: 'page' as const,
    pageId: 'gone',
  }));
  await backend.context.db.insert(aiUsage).values(used);
  const refused = await call('POST FUNNEL/write', { name: 'Paella class', description: BRIEF });
  assert.equal(refused.statusCode, 402);
  assert.equal((await owner.call('GET', '')).json().total_count, 0);
  assert.deepEqual((await call('GET FUNNEL')).json().data, []);
  assert.equal((await call('POST FUNNEL/write', { name: 'Paella class' })).statusCode, 422);
});
