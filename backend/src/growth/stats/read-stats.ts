import type { Stats, StatsPart, StatsTotals } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { type SQL, sql } from '../../platform/db/operators.ts';
import type { Range } from './stats-range.ts';

/** Rows of a list: the largest ones. */
const MOST_ROWS = 50;

/** Which visits are meant. */
export interface Scope {
  projectId: string;
  pageId?: string | undefined;
  variant?: string | undefined;
}

export const rowsOf = async <T>(db: Database, query: SQL): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

const moment = (at: number) => sql`${new Date(at * 1000).toISOString()}::timestamptz`;

const within = (column: SQL, from: number, to: number) =>
  sql`${column} >= ${moment(from)} and ${column} < ${moment(to)}`;

/** Counted rows of some kinds in a piece of time. */
export function counted({ projectId, pageId, variant }: Scope, kinds: SQL, from: number, to: number): SQL {
  return sql`stat_counts c where c.project_id = ${projectId} and c.kind in (${kinds}) and ${within(sql`c.at`, from, to)}
    ${pageId === undefined ? sql`` : sql`and c.page_id = ${pageId}`}
    ${variant === undefined ? sql`` : sql`and c.variant = ${variant}`}`;
}

/** Leads count once they are neither spam nor wait for a confirmation. */
export function leadsIn({ projectId, pageId, variant }: Scope, from: number, to: number): SQL {
  return sql`leads l where l.project_id = ${projectId} and l.status <> 'spam' and l.confirmed
    and ${within(sql`l.created_at`, from, to)}
    ${pageId === undefined ? sql`` : sql`and l.page_id = ${pageId}`}
    ${variant === undefined ? sql`` : sql`and l.variant = ${variant}`}`;
}

/** The rows that have the views and visitors of a scope, each visit once. */
const kindOf = ({ pageId, variant }: Scope) => {
  if (variant !== undefined) return sql`'variant'`;
  return pageId === undefined ? sql`'site'` : sql`'page'`;
};

const conversion = (leads: number, visitors: number): number => (visitors > 0 ? leads / visitors : 0);

async function readTotals(db: Database, scope: Scope, from: number, to: number): Promise<StatsTotals> {
  const rows = await rowsOf<{ kind: string; views: number; visitors: number }>(
    db,
    sql`select c.kind, sum(c.views)::float8 as views, sum(c.visitors)::float8 as visitors
      from ${counted(scope, sql`${kindOf(scope)}, 'bot', 'prefetch'`, from, to)} group by 1`,
  );
  const [lead] = await rowsOf<{ leads: number }>(
    db,
    sql`select count(*)::float8 as leads from ${leadsIn(scope, from, to)}`,
  );
  const of = (...kinds: string[]) => rows.find(({ kind }) => kinds.includes(kind));
  const main = of('site', 'page', 'variant');
  const [visitors, leads] = [main?.visitors ?? 0, lead?.leads ?? 0];
  const apart = { bots: of('bot')?.views ?? 0, prefetches: of('prefetch')?.views ?? 0 };
  return { views: main?.views ?? 0, visitors, leads, conversion: conversion(leads, visitors), ...apart };
}

/** The number of the piece of time, from 1, that a moment falls into. */
export const pieceOf = (column: SQL, starts: readonly number[]) =>
  sql`width_bucket(${column}, ${`{${starts.map((at) => new Date(at * 1000).toISOString()).join(',')}}`}::timestamptz[])`;

async function readSeries(db: Database, scope: Scope, { starts, from, to }: Range): Promise<Stats['series']> {
  const views = await rowsOf<{ piece: number; views: number; visitors: number }>(
    db,
    sql`select ${pieceOf(sql`c.at`, starts)} as piece, sum(c.views)::float8 as views, sum(c.visitors)::float8 as visitors
      from ${counted(scope, kindOf(scope), from, to)} group by 1`,
  );
  const leads = await rowsOf<{ piece: number; leads: number }>(
    db,
    sql`select ${pieceOf(sql`l.created_at`, starts)} as piece, count(*)::float8 as leads
      from ${leadsIn(scope, from, to)} group by 1`,
  );
  const viewsIn = new Map(views.map((row) => [row.piece, row]));
  const leadsInPiece = new Map(leads.map((row) => [row.piece, row.leads]));
  return starts.slice(0, -1).map((at, index) => ({
    at,
    views: viewsIn.get(index + 1)?.views ?? 0,
    visitors: viewsIn.get(index + 1)?.visitors ?? 0,
    leads: leadsInPiece.get(index + 1) ?? 0,
  }));
}

async function readPages(db: Database, scope: Scope, { from, to }: Range): Promise<Stats['pages']> {
  const kind = scope.variant === undefined ? sql`'page'` : sql`'variant'`;
  const rows = await rowsOf<{ page_id: string; title: string; views: number; visitors: number; leads: number }>(
    db,
    sql`with v as (
        select c.page_id, sum(c.views)::float8 as views, sum(c.visitors)::float8 as visitors
        from ${counted(scope, kind, from, to)} group by 1
      ), l as (
        select l.page_id, count(*)::float8 as leads, max(l.page_title) as title from ${leadsIn(scope, from, to)} group by 1
      )
      select page_id, coalesce(p.title, l.title, '') as title, coalesce(v.views, 0) as views,
        coalesce(v.visitors, 0) as visitors, coalesce(l.leads, 0) as leads
      from v full join l using (page_id) left join pages p on p.id = page_id and p.project_id = ${scope.projectId}
      order by 3 desc, 5 desc, 1 limit ${MOST_ROWS}`,
  );
  return rows.map((row) => ({ ...row, conversion: conversion(row.leads, row.visitors) }));
}

const LEAD_SOURCE = sql`coalesce(nullif(l.source ->> 'utm_source', ''), substring(l.source ->> 'referrer' from '^[a-z-]+://([^/?#]+)'), '')`;
const LEAD_CAMPAIGN = sql`l.source ->> 'utm_campaign'`;

interface Named {
  name: string;
  views: number;
  leads: number;
}

/** Where people came from, or by which campaign, with the leads of each. */
function readNamed(db: Database, scope: Scope, { from, to }: Range, kind: 'source' | 'campaign'): Promise<Named[]> {
  const name = kind === 'source' ? LEAD_SOURCE : LEAD_CAMPAIGN;
  return rowsOf<Named>(
    db,
    sql`with v as (
        select c.name, sum(c.views)::float8 as views from ${counted(scope, sql`${kind}`, from, to)} group by 1
      ), l as (
        select ${name} as name, count(*)::float8 as leads from ${leadsIn(scope, from, to)}
          ${kind === 'campaign' ? sql`and ${name} <> ''` : sql``} group by 1
      )
      select name, coalesce(v.views, 0) as views, coalesce(l.leads, 0) as leads from v full join l using (name)
      order by 2 desc, 3 desc, 1 limit ${MOST_ROWS}`,
  );
}

const readClients = (db: Database, scope: Scope, { from, to }: Range, kind: 'device' | 'browser') =>
  rowsOf<{ name: string; views: number }>(
    db,
    sql`select c.name, sum(c.views)::float8 as views from ${counted(scope, sql`${kind}`, from, to)}
      group by 1 order by 2 desc, 1 limit ${MOST_ROWS}`,
  );

/** When a project's first view was counted, in epoch seconds; null before. */
export async function countedSince(db: Database, projectId: string): Promise<number | null> {
  const [row] = await rowsOf<{ at: number | null }>(
    db,
    sql`select extract(epoch from min(at))::float8 as at from stat_counts where project_id = ${projectId} and kind = 'site'`,
  );
  return row?.at ?? null;
}

/** All figures of a range, less what is locked. */
export async function readStats(
  db: Database,
  scope: Scope,
  range: Range,
  locked: readonly StatsPart[],
): Promise<Omit<Stats, 'locked'>> {
  const unless = async <T>(part: StatsPart, read: () => Promise<T>) => (locked.includes(part) ? undefined : read());
  const { zone, from, to, before } = range;
  const [totals, previous, series, pages, sources, campaigns, devices, browsers, since] = await Promise.all([
    readTotals(db, scope, from, to),
    unless('previous', () => readTotals(db, scope, before, from)),
    readSeries(db, scope, range),
    readPages(db, scope, range),
    readNamed(db, scope, range, 'source'),
    unless('campaigns', () => readNamed(db, scope, range, 'campaign')),
    unless('devices', () => readClients(db, scope, range, 'device')),
    unless('browsers', () => readClients(db, scope, range, 'browser')),
    countedSince(db, scope.projectId),
  ]);
  return {
    from,
    to,
    tz: zone,
    totals,
    ...(previous && { previous }),
    series,
    pages,
    sources: sources.map(({ name, ...row }) => ({ source: name, ...row })),
    ...(campaigns && { campaigns: campaigns.map(({ name, ...row }) => ({ campaign: name, ...row })) }),
    ...(devices && { devices: devices.map(({ name, views }) => ({ device: name, views })) }),
    ...(browsers && { browsers: browsers.map(({ name, views }) => ({ browser: name, views })) }),
    counted_since: since,
  };
}

/** Visitors of a project in the last five minutes, whichever process answered them. */
export async function readLive(db: Database, projectId: string, now: Date): Promise<number> {
  const [row] = await rowsOf<{ visitors: number }>(
    db,
    sql`select count(*)::float8 as visitors from stat_visitors
      where project_id = ${projectId} and is_site and seen_at > ${now.toISOString()}::timestamptz - interval '5 minutes'`,
  );
  return row?.visitors ?? 0;
}
