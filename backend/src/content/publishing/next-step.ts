import type { Database } from '../../platform/db/client.ts';
import { eq, sql } from '../../platform/db/operators.ts';
import { funnelSteps } from '../../platform/db/schema.ts';

/**
 * The path of the step that follows a page in its funnel: the next one that visitors can open. Null where there is none.
 * A variant of an experiment that runs is followed by what follows the page that it is tried in place of.
 */
export async function nextStepOf(db: Database, pageId: string): Promise<string | null> {
  const { rows } = (await db.execute(sql`select next_step_of(${pageId}) as path`)) as unknown as {
    rows: { path: string | null }[];
  };
  return rows[0]?.path ?? null;
}

/** Whether other pages may lead to this one as their next step. */
export async function isInFunnel(db: Database, pageId: string): Promise<boolean> {
  const rows = await db.select({ id: funnelSteps.pageId }).from(funnelSteps).where(eq(funnelSteps.pageId, pageId));
  return rows.length > 0;
}
