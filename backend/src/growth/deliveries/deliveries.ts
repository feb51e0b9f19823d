import type { Delivery } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, count, eq, gte, inArray, sql } from '../../platform/db/operators.ts';
import { deliveries, events } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { insertEvent } from '../../platform/events/record-event.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { inLanguage } from '../../platform/http/language.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { payloadOf } from './payload.ts';
import type { ReceiverRow, ReceiverSet } from './receivers.ts';
import { addDeliveries, deliveryJob } from './take-events.ts';

/** Deliveries that one call sends again, and how many at a time. */
const MOST_REPLAYED = 10_000;
const BATCH = 500;

type DeliveryRow = typeof deliveries.$inferSelect;
type EventRow = typeof events.$inferSelect;

/** A delivery as it travels. */
const toDelivery = (row: DeliveryRow, event: EventRow): Delivery => ({
  id: row.id,
  event_id: row.eventId,
  type: event.type,
  status: row.status,
  attempts: row.attempts,
  next_attempt_at: row.nextAttemptAt && toEpochSeconds(row.nextAttemptAt),
  created_at: toEpochSeconds(row.createdAt),
  payload: payloadOf(event),
});

/** The same with our own words of why a try failed in the language of whoever reads them; a service's stay as they are. */
export const spokenDelivery = (delivery: Delivery, language: SpokenLanguage): Delivery => ({
  ...delivery,
  attempts: delivery.attempts.map((each) => ({ ...each, error: each.error && inLanguage(each.error, language) })),
});

const joined = (db: Database) =>
  db
    .select({ row: deliveries, event: events })
    .from(deliveries)
    .innerJoin(events, eq(events.id, deliveries.eventId))
    .$dynamic();

/** One part of what was sent to a receiver, newest first, with how much there is. */
export async function findDeliveries(
  db: Database,
  receiverId: string,
  part: { limit: number; offset: number },
): Promise<{ rows: Delivery[]; total: number }> {
  const mine = eq(deliveries.receiverId, receiverId);
  const [all] = await db.select({ count: count() }).from(deliveries).where(mine);
  const rows = await joined(db)
    .where(mine)
    .orderBy(sql`${deliveries.createdAt} desc nulls last`, deliveries.id)
    .limit(part.limit)
    .offset(part.offset);
  return { rows: rows.map(({ row, event }) => toDelivery(row, event)), total: Number(all?.count ?? 0) };
}

/** A delivery of a receiver. @throws AppError not_found */
export async function requireDelivery(db: Database, receiverId: string, deliveryId: string): Promise<Delivery> {
  const [found] = await joined(db).where(and(eq(deliveries.receiverId, receiverId), eq(deliveries.id, deliveryId)));
  if (!found) throw new AppError('not_found', { message: 'This delivery does not exist any more.' });
  return toDelivery(found.row, found.event);
}

/** Writes a test for one receiver, whatever it is subscribed to, and has it sent. */
export async function sendTest(
  context: Pick<Context, 'db' | 'jobs' | 'config'>,
  { id, projectId }: ReceiverRow,
  message: string,
): Promise<Delivery> {
  const deliveryId = await context.db.transaction(async (tx) => {
    const data = { id, project_id: projectId, message };
    const eventId = await insertEvent(tx, { projectId, type: 'webhook.test', data });
    const [added] = await addDeliveries(tx, context, [{ receiverId: id, eventId }]);
    return added?.id ?? '';
  });
  return requireDelivery(context.db, id, deliveryId);
}

/** Sends deliveries again, at once and with all their tries. Returns how many. */
async function resend(tx: Database, { jobs }: Pick<Context, 'jobs'>, ids: string[]): Promise<number> {
  const again = await tx
    .update(deliveries)
    .set({ status: 'pending', tries: 0, turn: sql`${deliveries.turn} + 1`, nextAttemptAt: new Date() })
    .where(inArray(deliveries.id, ids))
    .returning();
  await jobs.enqueueWith(
    tx,
    'webhook.deliver',
    again.map((row) => deliveryJob(row, 0)),
  );
  return again.length;
}

/** Sends one delivery again, under the same id. @throws AppError not_found, conflict (the receiver is off) */
export async function replayDelivery(
  context: Pick<Context, 'db' | 'jobs'>,
  { off }: Pick<ReceiverSet, 'off'>,
  { id, enabled }: ReceiverRow,
  deliveryId: string,
): Promise<Delivery> {
  const found = await requireDelivery(context.db, id, deliveryId);
  if (!enabled && found.type !== 'webhook.test') throw new AppError('conflict', { message: off });
  await context.db.transaction((tx) => resend(tx, context, [deliveryId]));
  return requireDelivery(context.db, id, deliveryId);
}

/** Sends again what failed since a moment, oldest first. Returns how much. @throws AppError conflict (the receiver is off) */
export async function replayFailed(
  context: Pick<Context, 'db' | 'jobs'>,
  { off }: Pick<ReceiverSet, 'off'>,
  { id, enabled }: ReceiverRow,
  since: Date,
): Promise<number> {
  if (!enabled) throw new AppError('conflict', { message: off });
  const failed = and(eq(deliveries.receiverId, id), eq(deliveries.status, 'failed'), gte(deliveries.createdAt, since));
  let total = 0;
  for (let count = BATCH; count === BATCH && total < MOST_REPLAYED; total += count) {
    count = await context.db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(failed)
        .orderBy(deliveries.createdAt, deliveries.id)
        .limit(BATCH)
        .for('update');
      return rows.length > 0
        ? resend(
            tx,
            context,
            rows.map((row) => row.id),
          )
        : 0;
    });
  }
  return total;
}
