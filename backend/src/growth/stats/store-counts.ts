import type { Database } from '../../platform/db/client.ts';
import { sql } from '../../platform/db/operators.ts';
import type { CountRow, VisitorRow } from './tally.ts';

/** What one process counted, under an id of its own: however often it is stored, it counts once. */
export interface Batch {
  id: string;
  rows: (CountRow & { row: number })[];
  visitors: VisitorRow[];
}

/**
 * Adds a batch to what is stored, in one statement: what other processes count is added up with it. What belongs to no
 * project any more is left out. @throws where the database is away
 */
export async function storeCounts(db: Database, { id, rows, visitors }: Batch): Promise<void> {
  await db.execute(sql`
    with batch as (
      insert into stat_batches (id) values (${id}) on conflict do nothing returning id
    ), counted as materialized (
      select r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
        ("row" int, project_id text, kind text, at timestamptz, page_id text, variant text, name text, views int)
      join projects p on p.id = r.project_id
      where exists (select from batch)
    ), there as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(visitors)}::jsonb) as v
        ("row" int, day date, hash text, project_id text, is_site boolean, seen_at timestamptz)
      where v.row in (select c.row from counted c)
    ), met as (
      insert into stat_visitors as known (day, hash, project_id, is_site, seen_at)
      select day, hash, project_id, is_site, seen_at from there order by day, hash
      on conflict (day, hash) do update set seen_at = greatest(known.seen_at, excluded.seen_at) where known.is_site
      returning known.day, known.hash, xmax = 0 as is_new
    ), fresh as (
      select t.row, count(*)::int as visitors from there t join met using (day, hash) where met.is_new group by t.row
    )
    insert into stat_counts as stored (project_id, kind, at, minutes, page_id, variant, name, views, visitors)
    select c.project_id, c.kind, c.at, 15, c.page_id, c.variant, c.name, c.views, coalesce(f.visitors, 0)
    from counted c left join fresh f on f.row = c.row
    order by c.project_id, c.kind, c.at, c.page_id, c.variant, c.name
    on conflict (project_id, kind, at, page_id, variant, name, minutes)
    do update set views = stored.views + excluded.views, visitors = stored.visitors + excluded.visitors`);
}
