import { randomUUID } from 'node:crypto';
import type { EventData, EventType } from '@landfall/shared/contracts';
import type { Context } from '../context.ts';
import type { Database } from '../db/client.ts';
import { eq, inArray, sql } from '../db/operators.ts';
import { eventConsumers, events } from '../db/schema.ts';
import { eraseNotificationsOf, notifyOwner } from '../notifications/notify-account.ts';
import { CONSUMER_JOBS, isConsumer } from './consumers.ts';

interface NewEvent<T extends EventType> {
  projectId: string;
  type: T;
  data: EventData[T];
}

/** What of an event its project's owner is told. */
function notificationOf({ type, data }: NewEvent<EventType>) {
  if (type === 'domain.activated' && 'domain' in data) return { type, subjectId: data.id, name: data.domain };
  if (type === 'page.published' && 'title' in data) return { type, subjectId: data.id, name: data.title };
  return undefined;
}

/** Writes an event that only its writer tells somebody of. Returns its id. */
export async function insertEvent<T extends EventType>(tx: Database, event: NewEvent<T>): Promise<string> {
  const id = randomUUID();
  await tx.insert(events).values({ ...event, id, subjectId: event.data.id, data: { ...event.data } });
  return id;
}

/**
 * Writes an event in the transaction that causes it, with a job for each feature that follows the project's events: all
 * of it happened, or nothing. Without any such feature that is one insert.
 */
export async function recordEvent<T extends EventType>(
  tx: Database,
  { jobs }: Pick<Context, 'jobs'>,
  event: NewEvent<T>,
): Promise<void> {
  const id = randomUUID();
  const { projectId } = event;
  const followers = tx
    .select({ list: sql`coalesce(jsonb_agg(${eventConsumers.consumer}), '[]')` })
    .from(eventConsumers)
    .where(eq(eventConsumers.projectId, projectId));
  const [written] = await tx
    .insert(events)
    .values({ ...event, id, subjectId: event.data.id, data: { ...event.data }, pending: sql`(${followers})` })
    .returning({ pending: events.pending });
  const notification = notificationOf(event);
  if (notification) await notifyOwner(tx, projectId, notification);
  for (const consumer of written?.pending ?? []) {
    if (!isConsumer(consumer)) continue;
    await jobs.enqueueWith(tx, CONSUMER_JOBS[consumer], [{ payload: { eventId: id }, key: id }]);
  }
}

/** Forgets what happened to a page, a lead or a domain, and everything that was sent of it. */
export async function eraseEventsOf(tx: Database, subjectIds: string[]): Promise<void> {
  await tx.delete(events).where(inArray(events.subjectId, subjectIds));
  await eraseNotificationsOf(tx, subjectIds);
}
