import type { Database } from '../../platform/db/client.ts';
import { and, asc, sql } from '../../platform/db/operators.ts';
import { leads } from '../../platform/db/schema.ts';
import { filtered, type LeadFilter, type LeadRow } from './find-leads.ts';

const BATCH = 500;

/** Leads of a project as a filter lets them through, oldest first, in parts: each begins where the last one ended. */
export async function* leadParts(db: Database, projectId: string, filter: LeadFilter): AsyncGenerator<LeadRow[]> {
  let last = { createdAt: new Date(0), id: '' };
  for (;;) {
    const after = sql`(${leads.createdAt}, ${leads.id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id})`;
    const rows = await db
      .select()
      .from(leads)
      .where(and(filtered(projectId, filter), after))
      .orderBy(asc(leads.createdAt), asc(leads.id))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end;
  }
}
