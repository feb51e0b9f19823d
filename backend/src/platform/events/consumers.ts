import type { Context } from '../context.ts';
import type { Database } from '../db/client.ts';
import { and, eq, inArray, lt, sql } from '../db/operators.ts';
import { eventConsumers, events } from '../db/schema.ts';
import type { JobName } from '../jobs/jobs.ts';

/** The features that follow events, each with the job that takes them over. */
export const CONSUMER_JOBS = { webhooks: 'event.webhooks', forms: 'event.forms' } as const satisfies Record<
  string,
  JobName
>;
export type EventConsumer = keyof typeof CONSUMER_JOBS;

export const isConsumer = (name: string): name is EventConsumer => Object.hasOwn(CONSUMER_JOBS, name);

/** Events that are looked after at a time. */
const SWEEP_SIZE = 1_000;
/** Milliseconds after which an event that nobody took over is looked after. */
const FORGOTTEN = 60_000;
/** Days that events are kept. */
export const EVENT_DAYS = 30;

/** Says whether a feature follows the events of a project from now on. Hold the project's row meanwhile. */
export async function followEvents(
  tx: Database,
  projectId: string,
  consumer: EventConsumer,
  follows: boolean,
): Promise<void> {
  if (follows) await tx.insert(eventConsumers).values({ projectId, consumer }).onConflictDoNothing();
  else
    await tx
      .delete(eventConsumers)
      .where(and(eq(eventConsumers.projectId, projectId), eq(eventConsumers.consumer, consumer)));
}

/** The events of these that a consumer has not taken over yet, held until it has. */
export const holdPendingEvents = (tx: Database, consumer: EventConsumer, eventIds: string[]) =>
  tx
    .select()
    .from(events)
    .where(and(inArray(events.id, eventIds), sql`${events.pending} ? ${consumer}`))
    .orderBy(events.id)
    .for('update');

/** Notes, in the transaction that makes something of them, that a consumer has taken events over. */
export async function takeOver(tx: Database, consumer: EventConsumer, eventIds: string[]): Promise<void> {
  if (eventIds.length === 0) return;
  await tx
    .update(events)
    .set({ pending: sql`${events.pending} - ${consumer}::text` })
    .where(inArray(events.id, eventIds));
}

/** Makes jobs for events that were not taken over: those of a restored backup have none. */
export async function sweepPendingEvents({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const waiting = await db
    .select({ id: events.id, pending: events.pending })
    .from(events)
    .where(and(sql`${events.pending} <> '[]'`, lt(events.createdAt, new Date(Date.now() - FORGOTTEN))))
    .orderBy(events.createdAt)
    .limit(SWEEP_SIZE);
  for (const consumer of Object.keys(CONSUMER_JOBS).filter(isConsumer)) {
    const mine = waiting.filter(({ pending }) => pending.includes(consumer));
    const added = mine.map(({ id }) => ({ payload: { eventId: id }, key: id }));
    await jobs.enqueueWith(db, CONSUMER_JOBS[consumer], added);
  }
}

/** Deletes events that are older than they are kept, and with them what was sent of them. */
export async function deleteOldEvents(db: Database): Promise<void> {
  await db.delete(events).where(lt(events.createdAt, new Date(Date.now() - EVENT_DAYS * 24 * 60 * 60 * 1000)));
}
