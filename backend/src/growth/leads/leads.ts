import { createHash, randomUUID } from 'node:crypto';
import type { EventData, SentLead } from '@landfall/shared/contracts';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { leads } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { eraseEventsOf, recordEvent } from '../../platform/events/record-event.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import type { LeadField } from './form-fields.ts';

type LeadRow = typeof leads.$inferSelect;

/** A form that is sent again within this time, by the same address, is the second click of one lead. Milliseconds. */
const ONCE_IN = 60_000;

/** Newest first, as the indexes are ordered. */
const NEWEST = [sql`${leads.createdAt} desc nulls last`, leads.id];

/** Stores what a visitor sent. The second click stores nothing more. @throws where the database is away */
export async function storeLead(
  context: Pick<Context, 'db' | 'jobs'>,
  page: { id: string; projectId: string; title: string },
  fields: LeadField[],
  { address, source }: { address: string; source: EventData['lead.created']['source'] },
): Promise<void> {
  const moment = Math.floor(Date.now() / ONCE_IN);
  const onceKey = createHash('sha256')
    .update(JSON.stringify([page.id, address, moment, fields]))
    .digest('hex');
  const { projectId } = page;
  await context.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(leads)
      .values({ id: randomUUID(), projectId, pageId: page.id, pageTitle: page.title, fields, onceKey })
      .onConflictDoNothing({ target: leads.onceKey })
      .returning({ id: leads.id });
    if (!stored) return;
    const answers = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const data = { project_id: projectId, page_id: page.id, form_id: null, fields: answers, source, variant: null };
    await recordEvent(tx, context, { projectId, type: 'lead.created', data: { id: stored.id, ...data } });
  });
}

const within = (projectId: string, pageId?: string) =>
  and(eq(leads.projectId, projectId), pageId ? eq(leads.pageId, pageId) : undefined);

/** One part of a project's leads, or of one page's, newest first, with how many there are. */
export async function findLeads(
  db: Database,
  projectId: string,
  pageId: string | undefined,
  part: { limit: number; offset: number },
): Promise<{ rows: LeadRow[]; total: number }> {
  const where = within(projectId, pageId);
  const [all] = await db.select({ count: count() }).from(leads).where(where);
  const rows = await db
    .select()
    .from(leads)
    .where(where)
    .orderBy(...NEWEST)
    .limit(part.limit)
    .offset(part.offset);
  return { rows, total: Number(all?.count ?? 0) };
}

/** Deletes a lead of a project, and what was sent of it. @throws AppError not_found */
export async function removeLead(db: Database, projectId: string, leadId: string): Promise<void> {
  const deleted = await db.transaction(async (tx) => {
    const gone = await tx
      .delete(leads)
      .where(and(within(projectId), eq(leads.id, leadId)))
      .returning({ id: leads.id });
    if (gone.length > 0) await eraseEventsOf(tx, [leadId]);
    return gone;
  });
  if (deleted.length === 0) throw new AppError('not_found', { message: 'This lead does not exist.' });
}

/** A lead as it travels. */
export const toLead = (row: LeadRow): SentLead => ({
  id: row.id,
  lead_id: row.id,
  page_id: row.pageId,
  page_title: row.pageTitle,
  fields: Object.fromEntries(row.fields.map(({ name, value }) => [name, value])),
  created_at: toEpochSeconds(row.createdAt),
});
