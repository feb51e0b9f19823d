import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { type Page, type Stats, statsResponse } from '@landfall/shared/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { VisitCounter } from '../../delivery/sites/visit-counter.ts';
import { leads } from '../../platform/db/schema.ts';
import { buildSitesApp } from '../../sites-app.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { countVisits } from './count-visits.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const ODD = 'Mozilla/5.0 (X11; Linux x86_64) Odd/1';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const BROWSERS: Record<string, [string, string]> = {
  [CHROME]: ['Chrome', 'desktop'],
  [SAFARI]: ['Safari', 'mobile'],
  [FIREFOX]: ['Firefox', 'desktop'],
  [ODD]: ['', 'desktop'],
};

interface Sent {
  path: string;
  method: 'GET' | 'HEAD';
  agent: string;
  address: string;
  referrer: string;
  query: string;
  prefetch: Record<string, string | undefined>;
  isPrivate: boolean;
  isKnown: boolean;
  day: number;
}

let backend: TestApp;
let sites: FastifyInstance;
let visits: VisitCounter;
let owner: PageOwner;
let pages: Page[];
const DAY = 24 * 60 * 60_000;
// The clock only goes forward, also when this runs at midnight.
let now = Date.now() - DAY;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

before(async () => {
  backend = await testApp({ TRUSTED_PROXIES: '127.0.0.1' });
  // What is over is destroyed each minute: here yesterday is still being counted.
  await backend.context.db.execute(sql`create rule keep as on delete to stat_visitors do instead nothing`);
  visits = await countVisits(backend.context, () => now);
  sites = await buildSitesApp(backend.context, { visits });
  await sites.listen({ host: '127.0.0.1', port: 0 });
  owner = await pageOwner(backend);
  pages = [await owner.create({ slug: '/one' }), await owner.create({ slug: '/two' })];
  await backend.context.db.execute(sql`
    insert into site_routes (site_id, path, page_id, title, status, location, key, etag, has_form, language, updated_at)
    values (${owner.project}, '/old', 'old', '', 301, '/one', '', '', false, 'en', now())`);
});
after(async () => {
  agent.destroy();
  await sites.close();
  await backend.close();
});

/** A generator whose numbers are the same each time. */
function randomFrom(seed: string): <T>(list: readonly T[]) => T {
  let state = createHash('sha256').update(seed).digest();
  return (list) => {
    state = createHash('sha256').update(state).digest();
    return list[state.readUInt32BE(0) % list.length] as (typeof list)[number];
  };
}

function visit(sent: Sent, etag: string): Promise<number> {
  const { host } = new URL(pages[0]?.url ?? '');
  return new Promise((resolve, reject) => {
    request(
      {
        agent,
        host: '127.0.0.1',
        port: (sites.server.address() as AddressInfo).port,
        method: sent.method,
        path: sent.path + sent.query,
        headers: {
          host,
          'user-agent': sent.agent,
          'x-forwarded-for': sent.address,
          ...(sent.referrer && { referer: sent.referrer.replace('OWN', host) }),
          ...(sent.isPrivate && { 'sec-gpc': '1' }),
          ...(sent.isKnown && { 'if-none-match': etag }),
          ...sent.prefetch,
        },
      },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      },
    )
      .once('error', reject)
      .end();
  });
}

const etagOf = async (path: string): Promise<string> => {
  const { host } = new URL(pages[0]?.url ?? '');
  // Asked by HEAD: that is no view.
  return String((await sites.inject({ method: 'HEAD', url: path, headers: { host } })).headers.etag);
};

const stats = async (query = ''): Promise<Stats> => {
  const answer = await backend.call(`GET /v1/api/project/${owner.project}/stats${query}`, { token: owner.token });
  assert.equal(answer.statusCode, 200, answer.body);
  return v.parse(statsResponse, answer.json()).data;
};

const countBy = (list: Sent[], name: (sent: Sent) => string) =>
  Object.fromEntries(
    [...Map.groupBy(list, name)]
      .map(([key, some]) => [key, some.length])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
const figures = <Row extends { views: number }>(rows: Row[] | undefined, name: keyof Row) =>
  Object.fromEntries(
    (rows ?? []).map((row) => [String(row[name]), row.views] as const).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
const people = (list: Sent[], by: (sent: Sent) => string = () => '') =>
  new Set(list.filter(({ isPrivate }) => !isPrivate).map((one) => `${one.day} ${one.address} ${one.agent} ${by(one)}`))
    .size;

test('every figure equals a recount of what was requested', async () => {
  const pick = randomFrom('visits');
  const sent: Sent[] = Array.from({ length: 600 }, (_, number) => ({
    path: pick(['/one', '/one', '/two', '/nothing', '/robots.txt', '/old']),
    method: pick(['GET', 'GET', 'GET', 'GET', 'HEAD'] as const),
    agent: pick([CHROME, CHROME, SAFARI, FIREFOX, ODD, BOT]),
    address: pick(['203.0.113.1', '203.0.113.2', '198.51.100.7', '2001:db8::7']),
    referrer: pick([
      '',
      '',
      'https://news.example/list?page=2',
      'https://search.example/',
      'http://OWN/two',
      'nonsense',
    ]),
    query: pick([
      '',
      '',
      '',
      '?utm_source=letter&utm_campaign=spring',
      '?utm_source=letter',
      '?utm_campaign=a%20b',
      '?q=1',
    ]),
    prefetch: pick([
      {},
      {},
      {},
      {},
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'x-moz': 'prefetch' },
    ]),
    isPrivate: pick([true, false, false]),
    isKnown: pick([true, false]),
    day: number < 300 ? 0 : 1,
  }));
  const etags = { '/one': await etagOf('/one'), '/two': await etagOf('/two') } as Record<string, string>;
  const statuses = new Set<number>();
  const today = Date.now();
  for (const day of [0, 1]) {
    now = today - (1 - day) * DAY;
    for (const one of sent.filter((other) => other.day === day))
      statuses.add(await visit(one, etags[one.path] ?? '"x"'));
  }
  assert.deepEqual([...statuses].sort(), [200, 301, 304, 404]);
  const [first, second] = pages as [Page, Page];
  const lead = (id: string, about: Partial<typeof leads.$inferInsert>) => ({
    id,
    projectId: owner.project,
    pageId: first.page_id,
    pageTitle: first.title,
    fields: [],
    onceKey: id,
    ...about,
  });
  const source = { referrer: '', utm_source: '', utm_medium: '', utm_campaign: '' };
  await backend.context.db
    .insert(leads)
    .values([
      lead('1', { source: { ...source, utm_source: 'letter', utm_campaign: 'spring' } }),
      lead('2', { source: { ...source, referrer: 'https://news.example/list' }, pageId: second.page_id }),
      lead('3', {}),
      lead('4', { status: 'spam' }),
      lead('5', { confirmed: false }),
    ]);

  const got = sent.filter(({ path, method }) => method === 'GET' && (path === '/one' || path === '/two'));
  const isPrefetch = ({ prefetch }: Sent) => Object.keys(prefetch).length > 0;
  const bots = got.filter((one) => one.agent === BOT);
  const prefetches = got.filter((one) => one.agent !== BOT && isPrefetch(one));
  const views = got.filter((one) => one.agent !== BOT && !isPrefetch(one));
  const sourceOf = ({ query, referrer }: Sent) =>
    query.includes('utm_source') ? 'letter' : referrer.startsWith('https://') ? new URL(referrer).host : '';

  await until(async () => {
    const { totals } = await stats();
    return totals.views + totals.bots + totals.prefetches >= got.length;
  });
  const data = await stats();
  assert.deepEqual(data.totals, {
    views: views.length,
    visitors: people(views),
    leads: 3,
    conversion: 3 / people(views),
    bots: bots.length,
    prefetches: prefetches.length,
  });
  assert.equal(data.series.length, 30);
  assert.deepEqual(
    data.series.slice(-2).map((point) => [point.views, point.visitors, point.leads]),
    [0, 1].map((day) => {
      const of = views.filter((one) => one.day === day);
      return [of.length, people(of), day * 3];
    }),
  );
  assert.deepEqual(figures(data.sources, 'source'), countBy(views, sourceOf));
  assert.deepEqual(
    figures(data.campaigns, 'campaign'),
    countBy(
      views.filter(({ query }) => query.includes('utm_campaign')),
      ({ query }) => new URLSearchParams(query).get('utm_campaign') ?? '',
    ),
  );
  assert.deepEqual(
    figures(data.browsers, 'browser'),
    countBy(views, (one) => BROWSERS[one.agent]?.[0] ?? ''),
  );
  assert.deepEqual(
    figures(data.devices, 'device'),
    countBy(views, (one) => BROWSERS[one.agent]?.[1] ?? ''),
  );
  const leadsFrom = Object.fromEntries(data.sources.map((row) => [row.source, row.leads]));
  assert.deepEqual([leadsFrom.letter, leadsFrom['news.example'], leadsFrom['']], [1, 1, 1]);
  assert.equal(data.campaigns?.find(({ campaign }) => campaign === 'spring')?.leads, 1);
  for (const [page, path, pageLeads] of [
    [first, '/one', 2],
    [second, '/two', 1],
  ] as const) {
    const of = views.filter((one) => one.path === path);
    const row = data.pages.find(({ page_id }) => page_id === page.page_id);
    const visitors = people(of, (one) => one.path);
    assert.deepEqual(row, {
      page_id: page.page_id,
      title: page.title,
      views: of.length,
      visitors,
      leads: pageLeads,
      conversion: pageLeads / visitors,
    });
    const alone = await stats(`?page_id=${page.page_id}`);
    assert.equal(alone.totals.views, of.length);
    assert.equal(alone.totals.visitors, visitors);
    assert.equal(alone.totals.bots, bots.filter((one) => one.path === path).length);
    assert.deepEqual(figures(alone.sources, 'source'), countBy(of, sourceOf));
  }
  const dayAgo = await stats(`?from=${Math.floor(today / 1000)}&to=${Math.floor(today / 1000)}`);
  assert.equal(dayAgo.totals.views, views.filter((one) => one.day === 1).length);
  assert.equal(dayAgo.previous?.views, views.filter((one) => one.day === 0).length);
  assert.equal(dayAgo.previous?.visitors, people(views.filter((one) => one.day === 0)));
  const live = await backend.call(`GET /v1/api/project/${owner.project}/stats/live`, { token: owner.token });
  assert.deepEqual(live.json(), { data: { visitors: people(views.filter((one) => one.day === 1)) } });
});

test('keeps no address and no browser of anybody', async () => {
  const { db } = backend.context;
  const tables = ['stat_counts', 'stat_visitors', 'stat_salts'];
  for (const table of tables) {
    const { rows } = (await db.execute(sql`select t::text as line from ${sql.identifier(table)} t`)) as unknown as {
      rows: { line: string }[];
    };
    assert.ok(rows.length > 0, table);
    for (const { line } of rows) assert.doesNotMatch(line, /203\.0\.113|198\.51|2001:db8|Mozilla/);
  }
});
