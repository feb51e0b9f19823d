import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { funnelSteps } from '../../platform/db/schema.ts';

/**
 * The path of the step that follows a page in its funnel: the next one that visitors can open. Null where there is none.
 * A variant of an experiment that runs is followed by what follows the page that it is tried in place of.
 */
export async function nextStepOf(db: Database, pageId: string): Promise<string | null> {
  const { rows } = (await db.execute(
    sql`select r.path from funnel_steps own
      join funnel_steps later on later.funnel_id = own.funnel_id and later.position > own.position
      join site_routes r on r.page_id = later.page_id
      where own.page_id = coalesce((
        select e.page_id from experiment_variants v join experiments e on e.id = v.experiment_id
        where v.page_id = ${pageId} and v.letter <> 'A' and e.status = 'running' limit 1
      ), ${pageId})
      order by later.position limit 1`,
  )) as unknown as { rows: { path: string }[] };
  return rows[0]?.path ?? null;
}

/** Whether other pages may lead to this one as their next step. */
export async function isInFunnel(db: Database, pageId: string): Promise<boolean> {
  const rows = await db.select({ id: funnelSteps.pageId }).from(funnelSteps).where(eq(funnelSteps.pageId, pageId));
  return rows.length > 0;
}
