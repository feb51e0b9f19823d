import { FORGOTTEN } from '../../growth/deliveries/delivery-jobs.ts';
import { normaliseEmail } from '../../identity/auth/login.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, count, desc, eq, gte, sql } from '../../platform/db/operators.ts';
import { deliveries, projects, receivers, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { audit } from './audit.ts';

const MOST = 500;

/** Webhooks, connections and pixels of everybody or of one account, newest first: whether they work, and what waits for them. */
export async function listReceivers(db: Database, email?: string) {
  const waiting = db
    .select({ id: deliveries.receiverId, count: count().as('count') })
    .from(deliveries)
    .where(eq(deliveries.status, 'pending'))
    .groupBy(deliveries.receiverId)
    .as('waiting');
  return db
    .select({
      id: receivers.id,
      email: users.email,
      project_id: projects.id,
      kind: receivers.kind,
      url: receivers.url,
      events: receivers.events,
      enabled: receivers.enabled,
      disabled_reason: receivers.disabledReason,
      failing_since: receivers.failingSince,
      waiting: sql<number>`coalesce(${waiting.count}, 0)::int`,
    })
    .from(receivers)
    .innerJoin(projects, eq(projects.id, receivers.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .leftJoin(waiting, eq(waiting.id, receivers.id))
    .where(email === undefined ? undefined : eq(users.email, normaliseEmail(email)))
    .orderBy(desc(receivers.createdAt))
    .limit(MOST);
}

/**
 * Has a receiver be sent again what failed since a moment, or all of it. Returns how many deliveries that are.
 * @throws AppError not_found, conflict where it is switched off
 */
export function replayDeliveries(
  db: Database,
  { id, since, all }: { id: string; since: Date; all: boolean },
  actor: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [receiver] = await tx.select().from(receivers).where(eq(receivers.id, id));
    if (!receiver) throw new AppError('not_found', { message: `There is no webhook ${id}.` });
    if (!receiver.enabled) {
      const message = 'This webhook is switched off: its owner has to switch it on first.';
      throw new AppError('conflict', { message });
    }
    const again = await tx
      .update(deliveries)
      // Due long enough for the server's sweep to find it: no job is made here.
      .set({
        status: 'pending',
        tries: 0,
        turn: sql`${deliveries.turn} + 1`,
        nextAttemptAt: new Date(Date.now() - FORGOTTEN),
      })
      .where(
        and(
          eq(deliveries.receiverId, id),
          gte(deliveries.createdAt, since),
          all ? undefined : eq(deliveries.status, 'failed'),
        ),
      )
      .returning({ id: deliveries.id });
    await audit(tx, { actor, act: 'events replay', subject: `webhook ${id}: ${again.length} deliveries` });
    return again.length;
  });
}
