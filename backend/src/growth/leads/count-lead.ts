import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, isNull } from '../../platform/db/operators.ts';
import { leads } from '../../platform/db/schema.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { notifyOwner } from '../../platform/notifications/notify-account.ts';
import type { LeadRow } from './find-leads.ts';

/** What counts: neither spam nor waiting for its sender. */
export const counts = ({ status, confirmed }: Pick<LeadRow, 'status' | 'confirmed'>): boolean =>
  status !== 'spam' && confirmed;

/**
 * Writes the one event of a lead, in the transaction from which on it counts. A lead that counted before, or does not
 * count, has none.
 */
export async function countLead(tx: Database, context: Pick<Context, 'jobs'>, lead: LeadRow): Promise<void> {
  if (!counts(lead)) return;
  const counted = await tx
    .update(leads)
    .set({ countedAt: new Date() })
    .where(and(eq(leads.id, lead.id), isNull(leads.countedAt)))
    .returning({ id: leads.id });
  if (counted.length === 0) return;
  const { id, projectId, pageId, formId, source, variant } = lead;
  const fields = Object.fromEntries(lead.fields.map(({ name, value }) => [name, value]));
  const data = { id, project_id: projectId, page_id: pageId, form_id: formId, fields, source, variant };
  await recordEvent(tx, context, { projectId, type: 'lead.created', data });
  await notifyOwner(tx, projectId, { type: 'lead.created', subjectId: id, name: lead.pageTitle });
}
