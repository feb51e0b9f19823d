import type { Database } from '../../platform/db/client.ts';
import { inParts, PART } from '../../platform/db/in-parts.ts';
import { and, asc, sql } from '../../platform/db/operators.ts';
import { leads } from '../../platform/db/schema.ts';
import { filtered, type LeadFilter, type LeadRow } from './find-leads.ts';

/** Leads of a project as a filter lets them through, oldest first, in parts: each begins where the last one ended. */
export const leadParts = (db: Database, projectId: string, filter: LeadFilter): AsyncGenerator<LeadRow[]> =>
  inParts((last) => {
    const after =
      last && sql`(${leads.createdAt}, ${leads.id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id})`;
    return db
      .select()
      .from(leads)
      .where(and(filtered(projectId, filter), after))
      .orderBy(asc(leads.createdAt), asc(leads.id))
      .limit(PART);
  });
