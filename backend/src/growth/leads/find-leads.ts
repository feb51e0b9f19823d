import type { LeadStatus } from '@landfall/shared/contracts';
import { and, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { leads } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { searchPattern } from './search-words.ts';

export type LeadRow = typeof leads.$inferSelect;

export interface LeadFilter {
  page_id?: string | undefined;
  form_id?: string | undefined;
  status?: LeadStatus | undefined;
  /** Words that a value of it holds. */
  q?: string | undefined;
}

/** Newest first, as the indexes are ordered. */
export const NEWEST = [sql`${leads.createdAt} desc nulls last`, leads.id];

/** What of a project's leads a filter lets through; without a status all but spam. */
export function filtered(projectId: string, { page_id, form_id, status, q }: LeadFilter): SQL | undefined {
  const pattern = q?.trim() ? searchPattern(q) : undefined;
  return and(
    eq(leads.projectId, projectId),
    status ? eq(leads.status, status) : ne(leads.status, sql`'spam'`),
    form_id ? eq(leads.formId, form_id) : undefined,
    page_id ? eq(leads.pageId, page_id) : undefined,
    // A search for nothing but signs finds nothing.
    pattern === '' ? sql`false` : undefined,
    pattern ? sql`to_tsvector('simple', ${leads.words}) @@ to_tsquery('simple', ${pattern})` : undefined,
  );
}

/** One part of a project's leads, newest first, with how many there are. */
export async function findLeads(
  db: Database,
  projectId: string,
  filter: LeadFilter,
  part: { limit: number; offset: number },
): Promise<{ rows: LeadRow[]; total: number }> {
  const where = filtered(projectId, filter);
  const [all] = await db.select({ count: count() }).from(leads).where(where);
  // Ids alone are skipped out of an index; whole rows would be read to be thrown away.
  const wanted = db
    .select({ id: leads.id })
    .from(leads)
    .where(where)
    .orderBy(...NEWEST)
    .limit(part.limit)
    .offset(part.offset);
  const rows = await db
    .select()
    .from(leads)
    .where(inArray(leads.id, wanted))
    .orderBy(...NEWEST);
  return { rows, total: Number(all?.count ?? 0) };
}

/** @throws AppError not_found */
export async function requireLead(db: Database, projectId: string, leadId: string): Promise<LeadRow> {
  const [lead] = await db
    .select()
    .from(leads)
    .where(and(eq(leads.projectId, projectId), eq(leads.id, leadId)));
  if (!lead) throw new AppError('not_found', { message: 'This lead does not exist.' });
  return lead;
}
