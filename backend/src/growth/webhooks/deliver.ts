import type { DeliveryAttempt } from '@landfall/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { events, webhookDeliveries, webhooks } from '../../platform/db/schema.ts';
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
  delivery: typeof webhookDeliveries.$inferSelect;
  webhook: typeof webhooks.$inferSelect;
  event: typeof events.$inferSelect;
};

interface Outcome extends DeliveryAttempt {
  retryAfter: string | undefined;
}

const isArrived = ({ status }: DeliveryAttempt): boolean => status !== null && status >= 200 && status < 300;

async function findRow(db: Database, deliveryId: string): Promise<Row | undefined> {
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks, event: events })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .innerJoin(events, eq(events.id, webhookDeliveries.eventId))
    .where(eq(webhookDeliveries.id, deliveryId));
  return row;
}

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

/** One try of a delivery, provided that it is still the one that the job was made for: a job may run twice. */
export async function deliver(
  context: Sender,
  { deliveryId, turn }: { deliveryId: string; turn: number },
  signal: AbortSignal,
): Promise<void> {
  const row = await findRow(context.db, deliveryId);
  if (row?.delivery.status !== 'pending' || row.delivery.turn !== turn) return;
  const { retryAfter, ...attempt } = await send(context, row, signal);
  const mailId = await context.db.transaction((tx) => settle(tx, context, row, attempt, retryAfter));
  if (mailId) await enqueueMail(context, mailId);
}

/** Keeps what became of a try. Returns the id of a mail that it causes. */
async function settle(
  tx: Database,
  context: Sender,
  { delivery, webhook, event }: Row,
  attempt: DeliveryAttempt,
  retryAfter: string | undefined,
): Promise<string | null> {
  const attempts = [...delivery.attempts, attempt].slice(-KEPT_TRIES);
  const tries = delivery.tries + 1;
  const update = (change: Partial<typeof webhookDeliveries.$inferInsert>) =>
    tx
      .update(webhookDeliveries)
      .set({ attempts, tries, nextAttemptAt: null, ...change })
      .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.turn, delivery.turn)))
      .returning();
  if (isArrived(attempt)) {
    // The webhook before its deliveries, as whoever changes it holds them.
    if (webhook.failingSince) await noteSuccess(tx, webhook.id);
    await update({ status: 'delivered' });
    return null;
  }
  const { isOff, mailId } = await noteFailure(tx, context, webhook, attempt);
  // A test goes to one that is off, too.
  const isOver = attempt.status === GONE || (isOff && event.type !== 'webhook.test');
  const wait = isOver ? undefined : nextWait(context.config.webhookRetries, tries, retryAfter);
  if (wait === undefined) {
    await update({ status: 'failed' });
    return mailId;
  }
  const turn = delivery.turn + 1;
  const [next] = await update({ turn, nextAttemptAt: new Date(Date.now() + wait * 1000) });
  if (next) await context.jobs.enqueueWith(tx, 'webhook.deliver', [deliveryJob(next, wait)]);
  return mailId;
}
