import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { NO_PLAN } from '../../commerce/plans/no-plan.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { deliveries, type events, projects, receivers, users } from '../../platform/db/schema.ts';
import { holdPendingEvents, takeOver } from '../../platform/events/consumers.ts';
import type { NewJob } from '../../platform/jobs/jobs.ts';

type Delivery = Pick<typeof deliveries.$inferSelect, 'id' | 'turn' | 'receiverId'>;

/** The job of a delivery's next try. */
export const deliveryJob = ({ id, turn, receiverId }: Delivery, startAfter: number): NewJob<'webhook.deliver'> => ({
  payload: { deliveryId: id, turn },
  key: `${id}.${turn}`,
  group: receiverId,
  ...(startAfter > 0 && { startAfter }),
});

/** Adds a delivery of each event to each receiver, once, with the job of its first try unless its caller makes that. */
export async function addDeliveries(
  tx: Database,
  { jobs, config }: Pick<Context, 'jobs' | 'config'>,
  wanted: { receiverId: string; eventId: string }[],
  { withJobs = true } = {},
): Promise<(typeof deliveries.$inferSelect)[]> {
  if (wanted.length === 0) return [];
  const [wait = 0] = config.webhookRetries;
  const nextAttemptAt = new Date(Date.now() + wait * 1000);
  const added = await tx
    .insert(deliveries)
    .values(wanted.map((each) => ({ ...each, id: randomUUID(), nextAttemptAt })))
    .onConflictDoNothing()
    .returning();
  if (!withJobs) return added;
  await jobs.enqueueWith(
    tx,
    'webhook.deliver',
    added.map((row) => deliveryJob(row, wait)),
  );
  return added;
}

/** The receivers that are on in these projects, of accounts with a plan. */
const receiversOf = (tx: Database, projectIds: string[]) =>
  tx
    .select({
      id: receivers.id,
      projectId: receivers.projectId,
      events: receivers.events,
      formIds: receivers.formIds,
    })
    .from(receivers)
    .innerJoin(projects, eq(projects.id, receivers.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .where(and(inArray(receivers.projectId, projectIds), eq(receivers.enabled, true), ne(users.planName, NO_PLAN)));

type Listening = Pick<typeof receivers.$inferSelect, 'projectId' | 'events' | 'formIds'>;

/** Whether a receiver wants an event: of its project, its events, and of a lead its forms. */
const wants = (receiver: Listening, { projectId, type, data }: typeof events.$inferSelect): boolean =>
  receiver.projectId === projectId &&
  receiver.events.some((wish) => wish === '*' || wish === type) &&
  (receiver.formIds === null || (typeof data.form_id === 'string' && receiver.formIds.includes(data.form_id)));

/** Makes deliveries of events, all of them or none; of events that were taken over before, none again. */
export async function takeEvents(context: Pick<Context, 'db' | 'jobs' | 'config'>, eventIds: string[]): Promise<void> {
  await context.db.transaction(async (tx) => {
    const held = await holdPendingEvents(tx, 'webhooks', eventIds);
    if (held.length === 0) return;
    const listening = await receiversOf(tx, [...new Set(held.map(({ projectId }) => projectId))]);
    const wanted = held.flatMap((event) =>
      listening.filter((receiver) => wants(receiver, event)).map(({ id }) => ({ receiverId: id, eventId: event.id })),
    );
    await addDeliveries(tx, context, wanted);
    await takeOver(
      tx,
      'webhooks',
      held.map(({ id }) => id),
    );
  });
}
