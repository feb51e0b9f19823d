import { randomUUID } from 'node:crypto';
import { NO_PLAN } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray, ne, sql } from '../../platform/db/operators.ts';
import { deliveries, type events, forms, plans, projects, receivers, users } from '../../platform/db/schema.ts';
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
      hasAdvancedForms: sql<boolean>`coalesce((${plans.features} ->> 'form_advanced')::boolean, false)`,
    })
    .from(receivers)
    .innerJoin(projects, eq(projects.id, receivers.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .innerJoin(plans, eq(plans.name, users.planName))
    .where(and(inArray(receivers.projectId, projectIds), eq(receivers.enabled, true), ne(users.planName, NO_PLAN)));

const formIdOf = ({ data }: Pick<typeof events.$inferSelect, 'data'>): string =>
  typeof data.form_id === 'string' ? data.form_id : '';

/** The connections that forms name in their settings, by the form's id. */
async function connectionsOfForms(tx: Database, formIds: string[]): Promise<Map<string, string[]>> {
  const rows =
    formIds.length > 0
      ? await tx.select({ id: forms.id, settings: forms.settings }).from(forms).where(inArray(forms.id, formIds))
      : [];
  return new Map(rows.map(({ id, settings }) => [id, settings?.integrations ?? []]));
}

type Listening = Awaited<ReturnType<typeof receiversOf>>[number];

/** Whether a receiver wants an event: of its project and its events, and of a lead a form that it names or that names it. */
const wants = (receiver: Listening, event: typeof events.$inferSelect, named: ReadonlyMap<string, string[]>): boolean =>
  receiver.projectId === event.projectId &&
  receiver.events.some((wish) => wish === '*' || wish === event.type) &&
  (receiver.formIds === null ||
    receiver.formIds.includes(formIdOf(event)) ||
    (receiver.hasAdvancedForms && (named.get(formIdOf(event))?.includes(receiver.id) ?? false)));

/** Makes deliveries of events, all of them or none; of events that were taken over before, none again. */
export async function takeEvents(context: Pick<Context, 'db' | 'jobs' | 'config'>, eventIds: string[]): Promise<void> {
  await context.db.transaction(async (tx) => {
    const held = await holdPendingEvents(tx, 'webhooks', eventIds);
    if (held.length === 0) return;
    const listening = await receiversOf(tx, [...new Set(held.map(({ projectId }) => projectId))]);
    const named = await connectionsOfForms(tx, held.map(formIdOf).filter(Boolean));
    const wanted = held.flatMap((event) =>
      listening
        .filter((receiver) => wants(receiver, event, named))
        .map(({ id }) => ({ receiverId: id, eventId: event.id })),
    );
    await addDeliveries(tx, context, wanted);
    await takeOver(
      tx,
      'webhooks',
      held.map(({ id }) => id),
    );
  });
}
