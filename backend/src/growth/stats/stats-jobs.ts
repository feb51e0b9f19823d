import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { sql } from '../../platform/db/operators.ts';
import { destroySalts } from './salts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Days after which nobody looks at quarters of an hour any more, and after which nothing is kept. */
const FINE_DAYS = 40;
const KEPT_DAYS = 2 * 366 + 1;

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 20_000;

const before = (now: number, days: number) => new Date(now - days * DAY_MS).toISOString();

const countOf = (answer: unknown): number => Number((answer as { rows: { count: unknown }[] }).rows[0]?.count ?? 0);

/**
 * Makes hours of older quarters, and days of what is told apart by its name, as the project's own time zone cuts them.
 * What the database does not know the time zone of stays as it is.
 */
export async function condenseCounts(db: Database, now = Date.now()): Promise<void> {
  for (;;) {
    const answer = await db.execute(sql`
      with fine as (
        delete from stat_counts where ctid = any (array(
          select c.ctid from stat_counts c join projects p on p.id = c.project_id
          where c.minutes = 15 and c.at < ${before(now, FINE_DAYS)}::timestamptz
            and p.time_zone in (select name from pg_timezone_names)
          limit ${BATCH}
        )) returning *
      ), sized as (
        select f.*, p.time_zone,
          case when f.kind in ('source', 'campaign', 'device', 'browser') then 'day' else 'hour' end as unit
        from fine f join projects p on p.id = f.project_id
      ), merged as (
        insert into stat_counts as stored (project_id, kind, at, minutes, page_id, variant, name, views, visitors)
        select project_id, kind, date_trunc(unit, at at time zone time_zone) at time zone time_zone as start,
          case unit when 'day' then 1440 else 60 end as size, page_id, variant, name, sum(views), sum(visitors)
        from sized group by project_id, kind, start, size, page_id, variant, name
        on conflict (project_id, kind, at, page_id, variant, name, minutes)
        do update set views = stored.views + excluded.views, visitors = stored.visitors + excluded.visitors
      )
      select count(*) as count from fine`);
    if (countOf(answer) < BATCH) return;
  }
}

/** Deletes what is older than two years. */
export async function deleteOldCounts(db: Database, now = Date.now()): Promise<void> {
  await db.execute(sql`delete from stat_counts where at < ${before(now, KEPT_DAYS)}::timestamptz`);
}

/** Starts what keeps statistics small, and destroys what tells visitors apart. */
export async function registerStatsJobs({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await jobs.sweep('stats.salts', MINUTE, () => destroySalts(db));
  await jobs.sweep('stats.fine', HOUR, () => condenseCounts(db));
  await jobs.sweep('stats.old', HOUR, () => deleteOldCounts(db));
}
