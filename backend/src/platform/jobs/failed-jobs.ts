import type { Database } from '../db/client.ts';
import { type SQL, sql } from '../db/operators.ts';

export interface FailedJob {
  id: string;
  job: string;
  payload: unknown;
  /** What the last try ended with. */
  reason: unknown;
  attempts: number;
  failedAt: string;
}

const rowsOf = async <T>(db: Database, query: SQL): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

/** Jobs that were given up, newest first. The queue keeps them for a while. */
export function listFailedJobs(db: Database, limit = 200): Promise<FailedJob[]> {
  return rowsOf(
    db,
    sql`
    select id::text, name as job, data - 'reqId' - 'traceparent' as payload, output as reason, retry_count + 1 as attempts,
      completed_on::text as "failedAt"
    from pgboss.job where state = 'failed' order by completed_on desc limit ${limit}`,
  );
}

/** Gives a job that was given up one more try. False where there is none of this id. */
export async function retryFailedJob(db: Database, id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`
    update pgboss.job set state = 'retry', start_after = now(), retry_limit = retry_count + 1, completed_on = null
    where id::text = ${id} and state = 'failed' returning id`,
  );
  return rows.length > 0;
}

/** How many jobs there are, by name and state. */
export function countJobs(db: Database): Promise<{ job: string; state: string; count: number }[]> {
  return rowsOf(
    db,
    sql`
    select name as job, state::text, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name <> 'sweep' group by 1, 2 order by 1, 2`,
  );
}
