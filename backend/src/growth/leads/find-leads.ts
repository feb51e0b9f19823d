import type { LeadQuery, LeadStatus } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray, ne, type SQL, sql } from '../../platform/db/operators.ts';
import { leads } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { orderBy, readListPart } from '../../platform/http/list-part.ts';
import { findPart, holdsWords } from '../../platform/search/find-part.ts';
import { toLead } from './lead-answer.ts';

export type LeadRow = typeof leads.$inferSelect;

export interface LeadFilter {
  page_id?: string | undefined;
  form_id?: string | undefined;
  status?: LeadStatus | undefined;
  /** Words that a value of it holds. */
  q?: string | undefined;
}

/** What of a project's leads a filter lets through; without a status all but spam. */
export function filtered(projectId: string, { page_id, form_id, status, q }: LeadFilter): SQL | undefined {
  return and(
    eq(leads.projectId, projectId),
    status ? eq(leads.status, status) : ne(leads.status, sql`'spam'`),
    form_id ? eq(leads.formId, form_id) : undefined,
    page_id ? eq(leads.pageId, page_id) : undefined,
    holdsWords(leads.words, q),
  );
}

/** One part of a project's leads, as the query asks for them. @throws AppError invalid */
export async function findLeads(db: Database, projectId: string, query: LeadQuery) {
  const { page_id, form_id, status, q, sort = '-created_at' } = query;
  const order = { by: leads.createdAt, as: 'time', id: leads.id, isDescending: sort === '-created_at' } as const;
  const asked = [page_id, form_id, status, q, sort];
  const part = readListPart(query, { of: ['leads', projectId], asked, order });
  const isListed = filtered(projectId, query);
  const { ids, total } = await findPart(db, leads, part, { isListed, isSearch: Boolean(q?.trim()) });
  const rows = await db.select().from(leads).where(inArray(leads.id, ids)).orderBy(orderBy(order));
  return part.answer(rows, total, toLead, ({ createdAt, id }) => [createdAt, id]);
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
