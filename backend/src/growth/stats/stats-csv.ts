import type { Database } from '../../platform/db/client.ts';
import { sql } from '../../platform/db/operators.ts';
import { csvRow } from '../csv.ts';
import { localTime } from './calendar.ts';
import { leadsIn, pieceOf, type Scope } from './read-stats.ts';
import type { Range } from './stats-range.ts';

/** Pieces of time that are read at once. */
const BATCH = 31;

interface Line {
  piece: number;
  title: string;
  views: number;
  visitors: number;
  leads: number;
}

/**
 * Every day, or hour, and page of a range on which there was anybody, as a table for spreadsheets, oldest first, in pieces.
 * UTF-8 with its mark, because spreadsheets read anything else without it.
 */
export async function* statsCsv(db: Database, scope: Scope, { zone, interval, starts }: Range): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${csvRow([`Time (${zone})`, 'Page', 'Views', 'Visitors', 'Leads'])}`);
  for (let first = 0; first < starts.length - 1; first += BATCH) {
    const some = starts.slice(first, first + BATCH + 1);
    const lines = await readLines(db, scope, some);
    const text = lines.map(({ piece, title, views, visitors, leads }) => {
      const time = localTime(zone, some[piece - 1] ?? 0, interval === 'hour');
      return csvRow([time, title, String(views), String(visitors), String(leads)]);
    });
    if (text.length > 0) yield Buffer.from(text.join(''));
  }
}

async function readLines(db: Database, scope: Scope, starts: number[]): Promise<Line[]> {
  const [from, to] = [starts[0] ?? 0, starts.at(-1) ?? 0];
  const { projectId, pageId, variant } = scope;
  const answer = await db.execute(sql`
    with v as (
      select ${pieceOf(sql`c.at`, starts)} as piece, c.page_id, sum(c.views)::float8 as views, sum(c.visitors)::float8 as visitors
      from stat_counts c
      where c.project_id = ${projectId} and c.kind = ${variant === undefined ? 'page' : 'variant'}
        and c.at >= ${new Date(from * 1000).toISOString()}::timestamptz and c.at < ${new Date(to * 1000).toISOString()}::timestamptz
        ${pageId === undefined ? sql`` : sql`and c.page_id = ${pageId}`}
        ${variant === undefined ? sql`` : sql`and c.variant = ${variant}`}
      group by 1, 2
    ), l as (
      select ${pieceOf(sql`l.created_at`, starts)} as piece, l.page_id, count(*)::float8 as leads, max(l.page_title) as title
      from ${leadsIn(scope, from, to)} group by 1, 2
    )
    select piece, coalesce(p.title, l.title, page_id) as title, coalesce(v.views, 0) as views,
      coalesce(v.visitors, 0) as visitors, coalesce(l.leads, 0) as leads
    from v full join l using (piece, page_id) left join pages p on p.id = page_id and p.project_id = ${projectId}
    order by piece, views desc, page_id`);
  return (answer as unknown as { rows: Line[] }).rows;
}
