import type { DeliveryAttempt } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, sql } from '../../platform/db/operators.ts';
import { deliveries, events, receivers } from '../../platform/db/schema.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { enqueueMail } from '../../platform/mail/mail.ts';
import { OutboundError } from '../outbound/outbound.ts';
import { noteFailure, noteSuccess } from './failing.ts';
import { nextWait } from './schedule.ts';
import type { Send, SendOutcome } from './send.ts';
import { deliveryJob } from './take-events.ts';

/** Tries that are kept of a delivery, the newest. */
const KEPT_TRIES = 30;

type Row = {
  delivery: typeof deliveries.$inferSelect;
  receiver: typeof receivers.$inferSelect;
  event: typeof events.$inferSelect;
};

interface Try {
  attempt: DeliveryAttempt;
  outcome: SendOutcome;
}

const isArrived = ({ status, error }: SendOutcome): boolean =>
  error === null && (status === null || (status >= 200 && status < 300));

/** Prepared once: it runs for every try. */
const rowQuery = (db: Database) =>
  db
    .select({ delivery: deliveries, receiver: receivers, event: events })
    .from(deliveries)
    .innerJoin(receivers, eq(receivers.id, deliveries.receiverId))
    .innerJoin(events, eq(events.id, deliveries.eventId))
    .where(eq(deliveries.id, sql.placeholder('deliveryId')))
    .prepare('delivery_by_id');

async function send(sendTo: Send, { delivery, receiver, event }: Row, signal: AbortSignal): Promise<Try> {
  const at = new Date();
  const began = performance.now();
  const tryId = `${delivery.id}.${delivery.turn}`;
  const outcome = await sendTo({ receiver, event, tryId, at, signal }).catch((error): SendOutcome => {
    if (error instanceof OutboundError) return { status: null, error: error.message, answer: '' };
    throw error;
  });
  const { status, error, answer } = outcome;
  const ms = Math.round(performance.now() - began);
  return { attempt: { at: toEpochSeconds(at), ms, status, error, answer }, outcome };
}

type Deliverer = Pick<Context, 'db' | 'jobs' | 'config' | 'log'>;

/**
 * Returns what makes one try of a delivery, provided that it is still the one that the job was made for: a job may run
 * twice.
 */
export function deliverer(
  context: Deliverer,
  sendTo: Send,
): (job: { deliveryId: string; turn: number }, signal: AbortSignal) => Promise<void> {
  const { db } = context;
  const query = rowQuery(db);
  return async ({ deliveryId, turn }, signal) => {
    const [row] = await query.execute({ deliveryId });
    if (row?.delivery.status !== 'pending' || row.delivery.turn !== turn) return;
    const made = await send(sendTo, row, signal);
    if (!isArrived(made.outcome)) {
      const mailId = await db.transaction((tx) => settleFailure(tx, context, row, made));
      if (mailId) await enqueueMail(context, mailId);
    } else if (row.receiver.failingSince) {
      await db.transaction(async (tx) => {
        // The receiver before its deliveries, as whoever changes it holds them.
        await noteSuccess(tx, row.receiver.id);
        await settle(tx, row, made.attempt, { status: 'delivered' });
      });
    } else await settle(db, row, made.attempt, { status: 'delivered' });
  };
}

/** Keeps what became of a try; of one that was replayed meanwhile nothing. */
const settle = (
  tx: Database,
  { delivery }: Row,
  attempt: DeliveryAttempt,
  change: Partial<typeof deliveries.$inferInsert>,
) =>
  tx
    .update(deliveries)
    .set({
      attempts: [...delivery.attempts, attempt].slice(-KEPT_TRIES),
      tries: delivery.tries + 1,
      nextAttemptAt: null,
      ...change,
    })
    .where(and(eq(deliveries.id, delivery.id), eq(deliveries.turn, delivery.turn)))
    .returning({ id: deliveries.id, turn: deliveries.turn, receiverId: deliveries.receiverId });

/** Plans the next try, where there is one. Returns the id of a mail that the failure causes. */
async function settleFailure(
  tx: Database,
  context: Deliverer,
  row: Row,
  { attempt, outcome }: Try,
): Promise<string | null> {
  const { delivery, receiver, event } = row;
  const { isGone = false, isFinal = false, isAboutEvent = false, retryAfter } = outcome;
  const { isOff, mailId } = isAboutEvent
    ? { isOff: false, mailId: null }
    : await noteFailure(tx, context, receiver, { isGone });
  const isTest = event.type === 'webhook.test';
  // A test goes to one that is off, too; whoever tests a connection waits for the answer to one try.
  const isOver = isGone || isFinal || (isTest ? receiver.kind !== 'webhook' : isOff);
  const wait = isOver ? undefined : nextWait(context.config.webhookRetries, delivery.tries + 1, retryAfter);
  if (wait === undefined) {
    await settle(tx, row, attempt, { status: 'failed' });
    return mailId;
  }
  const nextAttemptAt = new Date(Date.now() + wait * 1000);
  const next = await settle(tx, row, attempt, { turn: delivery.turn + 1, nextAttemptAt });
  await context.jobs.enqueueWith(
    tx,
    'webhook.deliver',
    next.map((planned) => deliveryJob(planned, wait)),
  );
  return mailId;
}
