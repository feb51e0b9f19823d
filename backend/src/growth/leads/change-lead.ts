import type { LeadStatus, SpamReason } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import { and, eq } from '../../platform/db/operators.ts';
import { leads } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { countLead } from './count-lead.ts';
import type { LeadRow } from './find-leads.ts';

const MARKED: SpamReason = 'marked';

/**
 * Marks a lead. Out of spam it counts from now on: its event is written, unless it counted before.
 * @throws AppError not_found
 */
export async function changeLead(
  context: Pick<Context, 'db' | 'jobs'>,
  projectId: string,
  leadId: string,
  status: LeadStatus,
): Promise<LeadRow> {
  return context.db.transaction(async (tx) => {
    const isLead = and(eq(leads.projectId, projectId), eq(leads.id, leadId));
    const [held] = await tx.select().from(leads).where(isLead).for('update');
    if (!held) throw new AppError('not_found', { message: 'This lead does not exist.' });
    // What was found in it stays while it is spam; restored, it is a lead like any other.
    const found = held.spamReasons.length > 0 ? held.spamReasons : [MARKED];
    const spamReasons = status === 'spam' ? found : [];
    const [changed] = await tx.update(leads).set({ status, spamReasons }).where(isLead).returning();
    if (!changed) throw new AppError('not_found');
    await countLead(tx, context, changed);
    return changed;
  });
}
