import type { Experiment } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, count, desc, eq, gte, inArray, isNotNull, lt } from '../../platform/db/operators.ts';
import { experiments, experimentVariants, leads } from '../../platform/db/schema.ts';
import { experimentAnswer } from './experiment-answer.ts';

type ExperimentRow = typeof experiments.$inferSelect;

/** The newest experiments of a page that are listed. */
const LISTED = 50;

/** Leads by variant that count, from the start until the planned end or an earlier one. */
async function leadsOf(
  db: Database,
  { pageId, startedAt, endsAt, endedAt }: ExperimentRow,
): Promise<Map<string, number>> {
  const until = endedAt && endedAt < endsAt ? endedAt : endsAt;
  const rows = await db
    .select({ variant: leads.variant, total: count() })
    .from(leads)
    .where(
      and(
        eq(leads.pageId, pageId),
        isNotNull(leads.variant),
        isNotNull(leads.countedAt),
        gte(leads.createdAt, startedAt),
        lt(leads.createdAt, until),
      ),
    )
    .groupBy(leads.variant);
  return new Map(rows.map(({ variant, total }) => [variant ?? '', Number(total)]));
}

async function withVariants(db: Database, rows: readonly ExperimentRow[], now: Date): Promise<Experiment[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const variants = await db
    .select()
    .from(experimentVariants)
    .where(inArray(experimentVariants.experimentId, ids))
    .orderBy(experimentVariants.letter);
  const found: Experiment[] = [];
  for (const row of rows) {
    const own = variants.filter(({ experimentId }) => experimentId === row.id);
    found.push(experimentAnswer(row, own, await leadsOf(db, row), now));
  }
  return found;
}

/** The experiments of a page with what came of them, newest first. */
export async function experimentsOf(db: Database, pageId: string, now = new Date()): Promise<Experiment[]> {
  const rows = await db
    .select()
    .from(experiments)
    .where(eq(experiments.pageId, pageId))
    .orderBy(desc(experiments.startedAt), experiments.id)
    .limit(LISTED);
  return withVariants(db, rows, now);
}

/** One experiment with what came of it; undefined where it is gone. */
export async function experimentWithResults(
  db: Database,
  id: string,
  now = new Date(),
): Promise<Experiment | undefined> {
  const rows = await db.select().from(experiments).where(eq(experiments.id, id));
  return (await withVariants(db, rows, now))[0];
}
