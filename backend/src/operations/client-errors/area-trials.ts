import type { AreaTrial } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, asc, eq, sql } from '../../platform/db/operators.ts';
import { areaTrials } from '../../platform/db/schema.ts';

/** Anybody may send names: more than any deployment tries at a time, and little to look through. */
const MOST_ROWS = 200;
/** Days that what nobody reports any more is kept. */
const DAYS = 2;

/** A version of an area in a trial. */
interface Arm {
  trial: string;
  remote: string;
  version: string;
}

interface Counts {
  sessions?: number;
  failed?: number;
  errors?: number;
}

/**
 * Adds to what is known of a version in a trial; what was not heard of for days goes, and of too many what the
 * fewest have reported: invented names push nothing out that is used.
 */
export async function addToTrial(db: Database, arm: Arm, counts: Counts): Promise<void> {
  const { sessions = 0, failed = 0, errors = 0 } = counts;
  const [row] = await db
    .insert(areaTrials)
    .values({ ...arm, sessions, failed, errors })
    .onConflictDoUpdate({
      target: [areaTrials.trial, areaTrials.remote, areaTrials.version],
      set: {
        sessions: sql`${areaTrials.sessions} + ${sessions}`,
        failed: sql`${areaTrials.failed} + ${failed}`,
        errors: sql`${areaTrials.errors} + ${errors}`,
        seenAt: sql`now()`,
      },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (!row?.isNew) return;
  await db.execute(sql`delete from area_trials where seen_at < now() - make_interval(days => ${DAYS})`);
  await db.execute(sql`
    delete from area_trials where (trial, remote, version) in (
      select trial, remote, version from area_trials order by sessions + failed desc, seen_at desc offset ${MOST_ROWS})`);
}

/** What is known of each version of an area in a trial. */
export const readTrial = (db: Database, trial: string, remote: string): Promise<AreaTrial['data']> =>
  db
    .select({
      version: areaTrials.version,
      sessions: areaTrials.sessions,
      failed: areaTrials.failed,
      errors: areaTrials.errors,
    })
    .from(areaTrials)
    .where(and(eq(areaTrials.trial, trial), eq(areaTrials.remote, remote)))
    .orderBy(asc(areaTrials.version))
    // As many as there can be rows: whoever invents versions hides none.
    .limit(MOST_ROWS);
