import { assertStorageRoom, keepTrashWithinPlan } from '../../commerce/entitlements.ts';
import type { Restore } from '../../content/trash/restored.ts';
import { actorOf } from '../../identity/auth/actor.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import { and, eq } from '../../platform/db/operators.ts';
import { leads, mails } from '../../platform/db/schema.ts';
import { eraseEventsOf } from '../../platform/events/record-event.ts';
import { changeKeptRow, putRowsBack } from '../../platform/trash/keep-rows.ts';
import { fillTrash, openTrash } from '../../platform/trash/trash.ts';
import { leadFolder } from './erase-leads.ts';
import { requireLead } from './find-leads.ts';
import { titleOfLead } from './title-of-lead.ts';

/**
 * Moves a lead to the trash, with what was sent or will be sent of it: until it is restored nothing is. Call
 * `enqueueDiscard` afterwards. @throws AppError not_found
 */
export async function deleteLead(
  { db }: Pick<Context, 'db'>,
  account: Account,
  projectId: string,
  leadId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const title = titleOfLead(await requireLead(tx, projectId, leadId));
    const deleted = { subjectId: leadId, kind: 'lead', userId: account.id, projectId, title } as const;
    const trashId = await openTrash(tx, { ...deleted, deletedBy: actorOf(account) });
    const isLead = and(eq(leads.projectId, projectId), eq(leads.id, leadId));
    await tx.select({ id: leads.id }).from(leads).where(isLead).for('update');
    const { fileBytes: bytes } = await requireLead(tx, projectId, leadId);
    const roots = [
      { table: 'leads', column: 'id', value: leadId },
      { table: 'events', column: 'subject_id', value: leadId },
      { table: 'mails', column: 'lead_id', value: leadId },
    ];
    await fillTrash(tx, trashId, { roots, bytes, paths: bytes > 0 ? [leadFolder(projectId, leadId)] : [] });
    await tx.delete(leads).where(isLead);
    await eraseEventsOf(tx, [leadId]);
    await tx.delete(mails).where(eq(mails.leadId, leadId));
    await keepTrashWithinPlan(tx, account);
  });
}

/** Puts a lead back; what waited to be sent of it is sent. */
export const restoreLead: Restore = async (tx, account, { id, subjectId, title, bytes }) => {
  await assertStorageRoom(tx, account, bytes);
  // The same form may have been sent again meanwhile.
  await changeKeptRow(tx, id, { once_key: `restored ${subjectId}` });
  await putRowsBack(tx, id);
  return { title, path: '' };
};
