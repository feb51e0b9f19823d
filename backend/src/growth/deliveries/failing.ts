import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { projects, receivers, users } from '../../platform/db/schema.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { notifyOwner } from '../../platform/notifications/notify-account.ts';
import { keptLanguage } from '../../platform/texts/kept-language.ts';
import { type Failing, failingMail } from './failing-mail.ts';
import { followWhileAnyIsOn, giveUpPending, holdProject, type ReceiverRow } from './receivers.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds of failing after which its owner is told, and after which it is switched off. */
const TELL_AFTER = DAY;
const SWITCH_OFF_AFTER = 5 * DAY;

/** A delivery arrived: what failed before counts no more. */
export async function noteSuccess(tx: Database, receiverId: string): Promise<void> {
  await tx.update(receivers).set({ failingSince: null, failureToldAt: null }).where(eq(receivers.id, receiverId));
}

async function switchOff(tx: Database, { id, projectId }: ReceiverRow, reason: 'gone' | 'failing'): Promise<void> {
  await tx
    .update(receivers)
    .set({ enabled: false, disabledReason: reason, updatedAt: new Date() })
    .where(eq(receivers.id, id));
  await giveUpPending(tx, id);
  await followWhileAnyIsOn(tx, projectId);
}

async function tellOwner(tx: Database, { config }: Pick<Context, 'config'>, row: ReceiverRow, what: Failing['what']) {
  const [owner] = await tx
    .select({ email: users.email, project: projects.name })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(eq(projects.id, row.projectId));
  if (!owner) return null;
  const type = what === 'fails' ? 'endpoint.failing' : 'endpoint.off';
  // Its whole address may hold a secret, and notifications stay.
  const host = URL.canParse(row.url) ? new URL(row.url).host : '';
  await notifyOwner(tx, row.projectId, { type, subjectId: row.id, name: row.description || host || row.kind });
  const { publicUrl } = config;
  const name = row.url || row.description;
  const mail = failingMail(keptLanguage(row), { what, kind: row.kind, name, project: owner.project, publicUrl });
  return queueMail(tx, { recipient: owner.email, ...mail });
}

/**
 * A delivery did not arrive. An address that is gone is switched off at once, and one that nothing reached for five
 * days; its owner is told then, and after one day.
 * @returns whether it is off now, and the id of the mail that tells its owner
 */
export async function noteFailure(
  tx: Database,
  context: Pick<Context, 'config'>,
  { id, projectId, failingSince }: ReceiverRow,
  { isGone }: { isGone: boolean },
  now = new Date(),
): Promise<{ isOff: boolean; mailId: string | null }> {
  const lasts = failingSince ? now.getTime() - failingSince.getTime() : 0;
  // In the order that changes of receivers take: the project, then what is its.
  if (isGone || lasts >= SWITCH_OFF_AFTER) await holdProject(tx, projectId);
  const [row] = await tx.select().from(receivers).where(eq(receivers.id, id)).for('no key update');
  // Switched off, or made to begin anew, while the answer was on its way.
  if (!row?.enabled) return { isOff: true, mailId: null };
  const since = row.failingSince ?? now;
  if (isGone || now.getTime() - since.getTime() >= SWITCH_OFF_AFTER) {
    const reason = isGone ? 'gone' : 'failing';
    if (!row.failingSince) await tx.update(receivers).set({ failingSince: now }).where(eq(receivers.id, id));
    await switchOff(tx, row, reason);
    return { isOff: true, mailId: await tellOwner(tx, context, row, reason) };
  }
  const isToldNow = !row.failureToldAt && now.getTime() - since.getTime() >= TELL_AFTER;
  if (!row.failingSince || isToldNow)
    await tx
      .update(receivers)
      .set({ failingSince: since, ...(isToldNow && { failureToldAt: now }) })
      .where(eq(receivers.id, id));
  return { isOff: false, mailId: isToldNow ? await tellOwner(tx, context, row, 'fails') : null };
}
