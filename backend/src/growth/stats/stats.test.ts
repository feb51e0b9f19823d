import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { stats as statsSchema } from '@landfall/shared/contracts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { leads, statCounts } from '../../platform/db/schema.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { destroySalts } from './salts.ts';
import { condenseCounts, deleteOldCounts } from './stats-jobs.ts';
import { storeCounts } from './store-counts.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

const DAY = 86_400_000;
const ADVANCED = 'premium';

const call = (owner: PageOwner, path = '') =>
  backend.call(`GET /v1/api/project/${owner.project}/stats${path}`, { token: owner.token });

const read = async (owner: PageOwner, query = '') => {
  const answer = await call(owner, query);
  assert.equal(answer.statusCode, 200, answer.body);
  return v.parse(statsSchema, answer.json().data);
};

type Row = Partial<typeof statCounts.$inferInsert>;
const counted = (owner: PageOwner, at: Date, row: Row = {}): typeof statCounts.$inferInsert => ({
  projectId: owner.project,
  kind: 'site',
  at,
  minutes: 15,
  pageId: '',
  variant: '',
  name: '',
  views: 1,
  visitors: 1,
  ...row,
});

/** An account whose plan has all statistics. */
const owner = () => pageOwner(backend, ADVANCED);

const seconds = (text: string) => Date.parse(text) / 1000;

for (const [tz, lastOfDay, firstOfNext] of [
  ['UTC', '2026-03-10T23:45:00Z', '2026-03-11T00:00:00Z'],
  ['Asia/Kolkata', '2026-03-10T18:15:00Z', '2026-03-10T18:30:00Z'],
  ['Asia/Kathmandu', '2026-03-10T18:00:00Z', '2026-03-10T18:15:00Z'],
  ['America/New_York', '2026-03-11T03:45:00Z', '2026-03-11T04:00:00Z'],
] as const)
  test(`cuts the days of ${tz} where its clocks do`, async () => {
    const one = await owner();
    const { db } = backend.context;
    await db
      .insert(statCounts)
      .values([counted(one, new Date(lastOfDay), { views: 3 }), counted(one, new Date(firstOfNext), { views: 5 })]);
    const query = (from: string, to: string) => `?from=${seconds(from)}&to=${seconds(to)}&tz=${tz}`;
    const both = await read(one, query(lastOfDay, firstOfNext));
    assert.equal(both.tz, tz);
    assert.deepEqual(
      both.series.map(({ views }) => views),
      [3, 5],
    );
    assert.equal(both.series[1]?.at, seconds(firstOfNext));
    const later = await read(one, query(firstOfNext, firstOfNext));
    assert.equal(later.totals.views, 5);
    assert.equal(later.previous?.views, 3);
  });

test('days of 23 and of 25 hours have as many bars by the hour', async () => {
  const one = await owner();
  const bars = async (day: string) => {
    const noon = seconds(`${day}T12:00:00Z`);
    const day1 = await read(one, `?from=${noon}&to=${noon}&tz=Europe/Madrid`);
    const { series } = await read(one, `?from=${day1.from}&to=${day1.to - 1}&interval=hour&tz=Europe/Madrid`);
    return series.length;
  };
  assert.equal(await bars('2026-03-29'), 23);
  assert.equal(await bars('2025-10-26'), 25);
});

test('cuts days by the time zone of the project where none is named', async () => {
  const one = await owner();
  const change = (time_zone: string) =>
    backend.call(`PUT /v1/api/project/${one.project}`, { token: one.token, body: { time_zone } });
  assert.equal((await read(one)).tz, 'UTC');
  assert.equal((await change('Asia/Kathmandu')).json().data.time_zone, 'Asia/Kathmandu');
  assert.equal((await read(one)).tz, 'Asia/Kathmandu');
  const refused = await change('Nowhere/Land');
  assert.equal(refused.statusCode, 422);
  assert.match(refused.json().fields.time_zone[0], /not known/);
});

for (const [query, field] of [
  ['?tz=Nowhere/Land', 'tz'],
  ['?tz=%2B05:30', 'tz'],
  ['?from=abc', 'from'],
  ['?from=-1', 'from'],
  ['?from=1e300', 'from'],
  ['?from=0', 'from'],
  ['?from=99999999999', 'from'],
  ['?from=1700000000&to=1600000000', 'to'],
  ['?interval=minute', 'interval'],
  [`?interval=hour&from=${Math.floor(Date.now() / 1000) - 40 * 86_400}`, 'interval'],
  ['?variant=ABCDEFGHIJK', 'variant'],
] as const)
  test(`refuses ${query} beside the field ${field}`, async () => {
    for (const path of ['', '/export']) {
      const answer = await call(await owner(), path + query);
      assert.equal(answer.statusCode, 422, answer.body);
      assert.ok(answer.json().fields[field], answer.body);
    }
  });

test('a foreign project is not there', async () => {
  const [one, other] = [await owner(), await owner()];
  for (const path of ['', '/live', '/export'])
    assert.equal((await call({ ...one, project: other.project }, path)).statusCode, 404);
});

test('a plan with basic statistics shows thirty days, and says what it lacks', async () => {
  const one = await pageOwner(backend, 'basic');
  const data = await read(one);
  assert.equal(data.series.length, 30);
  assert.deepEqual(
    [data.previous, data.campaigns, data.devices, data.browsers],
    [undefined, undefined, undefined, undefined],
  );
  for (const part of ['hours', 'live', 'export', 'campaigns', 'previous', 'older', 'experiments'] as const)
    assert.ok(data.locked.includes(part), part);
  const tooOld = Math.floor(Date.now() / 1000) - 31 * 86_400;
  for (const path of ['/live', '/export', '?interval=hour', '?variant=B', `?from=${tooOld}`]) {
    const answer = await call(one, path);
    assert.equal(answer.statusCode, 402, path);
    assert.equal(answer.json().message, 'Your plan does not include advanced statistics.');
  }
});

test('without a plan there are no numbers, and the refusal says so', async () => {
  const one = await pageOwner(backend, ADVANCED);
  await backend.context.db.execute(sql`update users set plan_name = 'none' where id = ${one.id}`);
  assert.equal((await call(one)).statusCode, 402);
  assert.match((await call(one)).json().message, /no plan/);
});

test('an export is a table whose formulas are defused', async () => {
  const one = await owner();
  const page = await one.create({ title: '=1+1' });
  const { db } = backend.context;
  const noon = new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  await db.insert(statCounts).values(counted(one, noon, { kind: 'page', pageId: page.page_id, views: 7, visitors: 2 }));
  const about = { projectId: one.project, pageId: page.page_id, pageTitle: '=1+1', fields: [], createdAt: noon };
  await db.insert(leads).values({ id: 'export', onceKey: 'export', ...about });
  const answer = await call(one, '/export');
  assert.match(String(answer.headers['content-type']), /text\/csv/);
  const [head, line, ...more] = answer.body.split('\r\n');
  assert.equal(head, '\ufeff"Time (UTC)","Page","Views","Visitors","Leads"');
  assert.equal(line, `"${noon.toISOString().slice(0, 10)}","'=1+1","7","2","1"`);
  assert.deepEqual(more, ['']);
});

test('older quarters become hours, and days of what has a name, without changing any sum', async () => {
  const one = await owner();
  const { db } = backend.context;
  const start = Date.parse('2026-01-05T00:00:00Z');
  const quarters = Array.from({ length: 8 }, (_, index) => new Date(start + index * 900_000));
  await db
    .insert(statCounts)
    .values(
      quarters.flatMap((at) => [
        counted(one, at, { views: 2 }),
        counted(one, at, { kind: 'source', pageId: 'p', name: 'letter', views: 2, visitors: 0 }),
      ]),
    );
  const query = `?from=${start / 1000}&to=${start / 1000}`;
  const before = await read(one, query);
  await condenseCounts(db, start + 41 * DAY);
  const rows = (await db.select().from(statCounts)).filter(({ projectId }) => projectId === one.project);
  assert.deepEqual(rows.map(({ kind, minutes, views }) => [kind, minutes, views]).sort(), [
    ['site', 60, 8],
    ['site', 60, 8],
    ['source', 1440, 16],
  ]);
  assert.deepEqual(await read(one, query), { ...before, counted_since: before.counted_since });
  await deleteOldCounts(db, start + 800 * DAY);
  assert.equal((await read(one, query)).counted_since, null);
});

test('salts and hashes of days that are over are destroyed', async () => {
  const one = await owner();
  const { db } = backend.context;
  await db.execute(sql`insert into stat_salts (day, salt) values ('2026-01-05', 'old') on conflict do nothing`);
  await db.execute(
    sql`insert into stat_visitors (day, hash, project_id, is_site, seen_at) values ('2026-01-05', 'h', ${one.project}, true, now())`,
  );
  await destroySalts(db);
  for (const table of ['stat_salts', 'stat_visitors']) {
    const { rows } = (await db.execute(
      sql`select 1 from ${sql.identifier(table)} where day = '2026-01-05'`,
    )) as unknown as { rows: unknown[] };
    assert.deepEqual(rows, [], table);
  }
});

test('two years of a busy project are answered from the index, quickly', async () => {
  const one = await owner();
  const { db } = backend.context;
  await db.execute(sql`
    insert into stat_counts (project_id, kind, at, minutes, page_id, variant, name, views, visitors)
    select ${one.project}, kind, date_trunc('hour', now()) - make_interval(hours => h), 60, page, '', '', 3, 1
    from generate_series(1, 24 * 730) as h, (values ('site', ''), ('page', 'one'), ('page', 'two')) as k(kind, page)`);
  await db.execute(sql`
    insert into stat_counts (project_id, kind, at, minutes, page_id, variant, name, views)
    select ${one.project}, 'source', date_trunc('day', now()) - make_interval(days => d), 1440, 'one', '', 'source-' || n, 3
    from generate_series(1, 730) as d, generate_series(1, 30) as n`);
  await db.execute(sql`analyze stat_counts`);
  const from = Math.floor(Date.now() / 1000) - 729 * 86_400;
  const began = performance.now();
  const data = await read(one, `?from=${from}`);
  const ms = performance.now() - began;
  assert.equal(data.series.length, 730);
  assert.ok(data.totals.views > 3 * 24 * 728);
  // PGlite on a busy machine; PostgreSQL takes a fifth of it.
  assert.ok(ms < 5_000, `${Math.round(ms)} ms`);
  const plan = (await db.execute(sql`explain select sum(views) from stat_counts
    where project_id = ${one.project} and kind = 'page' and at >= now() - interval '30 days'`)) as unknown as {
    rows: Record<string, string>[];
  };
  assert.match(JSON.stringify(plan.rows), /Index Scan/);
  assert.doesNotMatch(JSON.stringify(plan.rows), /Seq Scan/);
});

test('a batch whose answer was lost is stored again and counts once', async () => {
  const one = await owner();
  const { db } = backend.context;
  const at = new Date(Math.floor(Date.now() / 900_000) * 900_000).toISOString();
  const row = {
    row: 0,
    project_id: one.project,
    kind: 'site' as const,
    at,
    page_id: '',
    variant: '',
    name: '',
    views: 4,
  };
  const day = at.slice(0, 10);
  const visitor = {
    row: 0,
    day,
    hash: 'batch',
    project_id: one.project,
    is_site: true,
    seen_at: new Date().toISOString(),
  };
  const batch = { id: 'batch-1', rows: [row], visitors: [visitor] };
  await storeCounts(db, batch);
  await storeCounts(db, batch);
  await storeCounts(db, { ...batch, id: 'batch-2' });
  const { totals } = await read(one);
  assert.deepEqual([totals.views, totals.visitors], [8, 1]);
});

test('what belongs to a project that is gone holds up nothing', async () => {
  const one = await owner();
  const { db } = backend.context;
  const at = new Date(Math.floor(Date.now() / 900_000) * 900_000).toISOString();
  const row = (project: string, index: number) =>
    ({ row: index, project_id: project, kind: 'site', at, page_id: '', variant: '', name: '', views: 1 }) as const;
  await storeCounts(db, { id: 'gone', rows: [row('nobody', 0), row(one.project, 1)], visitors: [] });
  assert.equal((await read(one)).totals.views, 1);
  await backend.call(`DELETE /v1/api/project/${one.project}`, { token: one.token });
  const kept = (await db.select().from(statCounts)).filter(({ projectId }) => projectId === one.project);
  assert.deepEqual(kept, []);
});
