import type { DeliveryAttempt } from '@landfall/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { deliveries, events, receivers } from '../../platform/db/schema.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { enqueueMail } from '../../platform/mail/mail.ts';
import { type Outbound, OutboundError } from '../outbound/outbound.ts';
import { GONE, noteFailure, noteSuccess } from './failing.ts';
import { payloadOf } from './payload.ts';
import { nextWait } from './schedule.ts';
import { signedHeaders } from './signature.ts';
import { deliveryJob } from './take-events.ts';
import { signingSecrets } from './webhooks.ts';

/** Tries that are kept of a delivery, the newest. */
const KEPT_TRIES = 30;

type Row = {
  delivery: typeof deliveries.$inferSelect;
  webhook: typeof receivers.$inferSelect;
  event: typeof events.$inferSelect;
};

interface Outcome extends DeliveryAttempt {
  retryAfter: string | undefined;
}

const isArrived = ({ status }: DeliveryAttempt): boolean => status !== null && status >= 200 && status < 300;

/** Prepared once: it runs for every try. */
const rowQuery = (db: Database) =>
  db
    .select({ delivery: deliveries, webhook: receivers, event: events })
    .from(deliveries)
    .innerJoin(receivers, eq(receivers.id, deliveries.receiverId))
    .innerJoin(events, eq(events.id, deliveries.eventId))
    .where(eq(deliveries.id, sql.placeholder('deliveryId')))
    .prepare('delivery_by_id');

async function send(context: Sender, { webhook, event }: Row, signal: AbortSignal): Promise<Outcome> {
  const at = new Date();
  const began = performance.now();
  const base = () => ({ at: toEpochSeconds(at), ms: Math.round(performance.now() - began) });
  const failed = (error: string): Outcome => ({ ...base(), status: null, error, answer: '', retryAfter: undefined });
  const secrets = signingSecrets(context, webhook, at);
  if (secrets.length === 0) return failed('The secret cannot be read. Please make a new one.');
  const body = JSON.stringify(payloadOf(event));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Landfall-Webhooks/1.0',
    ...signedHeaders(event.id, at, body, secrets),
  };
  try {
    const { status, text, headers: answered } = await context.outbound.post(webhook.url, body, headers, signal);
    return { ...base(), status, error: null, answer: text, retryAfter: answered['retry-after'] };
  } catch (error) {
    if (error instanceof OutboundError) return failed(error.message);
    throw error;
  }
}

type Sender = Pick<Context, 'db' | 'jobs' | 'config' | 'secrets' | 'log'> & { outbound: Outbound };

/**
 * Returns what makes one try of a delivery, provided that it is still the one that the job was made for: a job may run
 * twice.
 */
export function deliverer(
  context: Sender,
): (job: { deliveryId: string; turn: number }, signal: AbortSignal) => Promise<void> {
  const { db } = context;
  const query = rowQuery(db);
  return async ({ deliveryId, turn }, signal) => {
    const [row] = await query.execute({ deliveryId });
    if (row?.delivery.status !== 'pending' || row.delivery.turn !== turn) return;
    const { retryAfter, ...attempt } = await send(context, row, signal);
    if (!isArrived(attempt)) {
      const mailId = await db.transaction((tx) => settleFailure(tx, context, row, attempt, retryAfter));
      if (mailId) await enqueueMail(context, mailId);
    } else if (row.webhook.failingSince) {
      await db.transaction(async (tx) => {
        // The webhook before its deliveries, as whoever changes it holds them.
        await noteSuccess(tx, row.webhook.id);
        await settle(tx, row, attempt, { status: 'delivered' });
      });
    } else await settle(db, row, attempt, { status: 'delivered' });
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
  context: Sender,
  row: Row,
  attempt: DeliveryAttempt,
  retryAfter: string | undefined,
): Promise<string | null> {
  const { delivery, webhook, event } = row;
  const { isOff, mailId } = await noteFailure(tx, context, webhook, attempt);
  // A test goes to one that is off, too.
  const isOver = attempt.status === GONE || (isOff && event.type !== 'webhook.test');
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
