import { NO_PLAN } from '../../commerce/entitlements.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, count, eq, type SQL, sql } from '../../platform/db/operators.ts';
import { deliveries, projects, receivers } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { followEvents } from '../../platform/events/consumers.ts';

export type ReceiverRow = typeof receivers.$inferSelect;
export type NewReceiver = typeof receivers.$inferInsert;

/** Some kinds of receivers, as one part of the API knows them. */
export interface ReceiverSet {
  /** Which rows these are. */
  where: SQL | undefined;
  /** What is said of one that is not there, of one that is off, and of one too many. */
  missing: string;
  off: string;
  full: string;
  /** How many one project may have. */
  most: number;
}

/** @throws AppError plan_required, for an account without any plan */
export function assertPlan({ plan }: Pick<Account, 'plan'>): void {
  if (plan.name === NO_PLAN) throw new AppError('plan_required');
}

const one = (set: ReceiverSet, projectId: string, id: string) =>
  and(eq(receivers.projectId, projectId), eq(receivers.id, id), set.where);

/** A receiver of a project. @throws AppError not_found */
export async function requireReceiver(
  db: Database,
  set: ReceiverSet,
  projectId: string,
  id: string,
): Promise<ReceiverRow> {
  const [row] = await db
    .select()
    .from(receivers)
    .where(one(set, projectId, id));
  if (!row) throw new AppError('not_found', { message: set.missing });
  return row;
}

/** One part of a project's receivers, newest first, with how many there are. */
export async function findReceivers(
  db: Database,
  set: ReceiverSet,
  projectId: string,
  part: { limit: number; offset: number },
): Promise<{ rows: ReceiverRow[]; total: number }> {
  const mine = and(eq(receivers.projectId, projectId), set.where);
  const [all] = await db.select({ count: count() }).from(receivers).where(mine);
  const rows = await db
    .select()
    .from(receivers)
    .where(mine)
    .orderBy(sql`${receivers.createdAt} desc nulls last`, receivers.id)
    .limit(part.limit)
    .offset(part.offset);
  return { rows, total: Number(all?.count ?? 0) };
}

/** Holds a project, so that its receivers change one at a time; forms and pages go on. */
export async function holdProject(tx: Database, projectId: string): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update');
}

/** Follows the project's events while any receiver is on. Call it with the project held. */
export async function followWhileAnyIsOn(tx: Database, projectId: string): Promise<void> {
  const [on] = await tx
    .select({ id: receivers.id })
    .from(receivers)
    .where(and(eq(receivers.projectId, projectId), eq(receivers.enabled, true)))
    .limit(1);
  await followEvents(tx, projectId, 'webhooks', on !== undefined);
}

/** What is on its way to a receiver that was switched off stays where it is until it is replayed. */
export async function giveUpPending(tx: Database, receiverId: string): Promise<void> {
  await tx
    .update(deliveries)
    .set({ status: 'failed', nextAttemptAt: null })
    .where(and(eq(deliveries.receiverId, receiverId), eq(deliveries.status, 'pending')));
}

/** Adds a receiver. @throws AppError conflict (too many) */
export async function addReceiver(db: Database, set: ReceiverSet, values: NewReceiver): Promise<ReceiverRow> {
  const { projectId } = values;
  return db.transaction(async (tx) => {
    await holdProject(tx, projectId);
    const [owned] = await tx
      .select({ count: count() })
      .from(receivers)
      .where(and(eq(receivers.projectId, projectId), set.where));
    if (Number(owned?.count) >= set.most) throw new AppError('conflict', { message: set.full });
    const [row] = await tx.insert(receivers).values(values).returning();
    if (!row) throw new AppError('internal');
    await followWhileAnyIsOn(tx, projectId);
    return row;
  });
}

/**
 * Changes what is given. Where it begins anew, as after it was switched on, it does not count as failing.
 * @param changesOf what changes, of the row as it is now: nobody else changes it meanwhile
 * @throws AppError not_found
 */
export async function updateReceiver(
  db: Database,
  set: ReceiverSet,
  { projectId, id }: Pick<ReceiverRow, 'projectId' | 'id'>,
  changesOf: (before: ReceiverRow) => Partial<NewReceiver> & { isAnew?: boolean },
): Promise<ReceiverRow> {
  return db.transaction(async (tx) => {
    await holdProject(tx, projectId);
    const before = await requireReceiver(tx, set, projectId, id);
    const { isAnew = false, ...changes } = changesOf(before);
    const [row] = await tx
      .update(receivers)
      .set({
        ...changes,
        ...((isAnew || (changes.enabled && !before.enabled)) && { failingSince: null, failureToldAt: null }),
        ...(changes.enabled !== undefined && { disabledReason: null }),
        updatedAt: new Date(),
      })
      .where(one(set, projectId, id))
      .returning();
    if (!row) throw new AppError('not_found', { message: set.missing });
    if (before.enabled && !row.enabled) await giveUpPending(tx, id);
    await followWhileAnyIsOn(tx, projectId);
    return row;
  });
}

/** Deletes a receiver with what was sent to it. @throws AppError not_found */
export async function removeReceiver(db: Database, set: ReceiverSet, projectId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdProject(tx, projectId);
    const gone = await tx
      .delete(receivers)
      .where(one(set, projectId, id))
      .returning({ id: receivers.id });
    if (gone.length === 0) throw new AppError('not_found', { message: set.missing });
    await followWhileAnyIsOn(tx, projectId);
  });
}
