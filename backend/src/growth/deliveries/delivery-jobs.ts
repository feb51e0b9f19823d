import type { Context } from '../../platform/context.ts';
import { and, eq, lt } from '../../platform/db/operators.ts';
import { deliveries } from '../../platform/db/schema.ts';
import { deliverer } from './deliver.ts';
import type { Send } from './send.ts';
import { deliveryJob, takeEvents } from './take-events.ts';

const SWEEP_SECONDS = 60;
const SWEEP_SIZE = 1_000;
/** Milliseconds after its time that a delivery is looked after. */
export const FORGOTTEN = 2 * 60 * 1000;

/** Makes jobs for deliveries whose time has come and whose job is lost: those of a restored backup have none. */
export async function sweepDeliveries({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const due = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.status, 'pending'), lt(deliveries.nextAttemptAt, new Date(Date.now() - FORGOTTEN))))
    .orderBy(deliveries.nextAttemptAt)
    .limit(SWEEP_SIZE);
  await jobs.enqueueWith(
    db,
    'webhook.deliver',
    due.map((row) => deliveryJob(row, 0)),
  );
}

/** Starts the delivery of events to whoever is told of them. */
export async function registerDeliveryJobs(context: Context, send: Send): Promise<void> {
  const { jobs } = context;
  await jobs.workBatches('event.webhooks', (payloads) =>
    takeEvents(
      context,
      payloads.map(({ eventId }) => eventId),
    ),
  );
  const deliver = deliverer(context, send);
  await jobs.workPool('webhook.deliver', (payload, { signal }) => deliver(payload, signal));
  await jobs.sweep('webhooks.deliveries', SWEEP_SECONDS, () => sweepDeliveries(context));
}
