import type { Context } from '../../platform/context.ts';
import { and, asc, eq, gt, inArray, lt, sql } from '../../platform/db/operators.ts';
import { forms, leads } from '../../platform/db/schema.ts';
import { enqueueDiscard } from '../../platform/storage/discard.ts';
import { CONFIRM_WITHIN } from '../leads/confirm-lead.ts';
import { eraseLeads, eraseTrashedLeads } from '../leads/erase-leads.ts';
import { followUntoldForms } from './follow-form.ts';
import { takeFormEvents } from './take-form-events.ts';

const HOUR = 60 * 60;
/** Milliseconds. */
const DAY = 24 * HOUR * 1000;
const STATUSES: (typeof leads.$inferSelect.status)[] = ['new', 'read', 'spam'];
/** Leads that are looked up at a time. */
const BATCH = 500;

type Sweeping = Pick<Context, 'db' | 'jobs' | 'log'>;

async function eraseWhere(context: Sweeping, where: ReturnType<typeof and>): Promise<void> {
  for (;;) {
    const due = await context.db
      .select({ id: leads.id, projectId: leads.projectId })
      .from(leads)
      .where(where)
      .limit(BATCH);
    for (const projectId of new Set(due.map((lead) => lead.projectId))) {
      const ids = due.filter((lead) => lead.projectId === projectId).map(({ id }) => id);
      await context.db.transaction((tx) => eraseLeads(tx, projectId, ids));
    }
    if (due.length > 0) await enqueueDiscard(context);
    if (due.length < BATCH) return;
  }
}

/** Erases leads that are older than their form keeps them, and those that nobody confirmed in time. */
export async function eraseDueLeads(context: Sweeping, now = Date.now()): Promise<void> {
  let last = '';
  for (;;) {
    const kept = await context.db
      .select({
        id: forms.id,
        projectId: forms.projectId,
        days: sql<number>`(${forms.settings} ->> 'retention_days')::int`,
      })
      .from(forms)
      .where(and(sql`settings ->> 'retention_days' is not null`, gt(forms.id, last)))
      .orderBy(asc(forms.id))
      .limit(BATCH);
    for (const { id, projectId, days } of kept) {
      const isOld = lt(leads.createdAt, new Date(now - days * DAY));
      await eraseWhere(context, and(eq(leads.formId, id), inArray(leads.status, STATUSES), isOld));
      const before = new Date(now - days * DAY).toISOString();
      await eraseTrashedLeads(
        context.db,
        projectId,
        (row) =>
          sql`(${row} ->> 'form_id' = ${id} and (${row} ->> 'created_at')::timestamptz < ${before}::timestamptz)`,
      );
    }
    last = kept.at(-1)?.id ?? last;
    if (kept.length < BATCH) break;
  }
  await eraseWhere(context, and(sql`not ${leads.confirmed}`, lt(leads.createdAt, new Date(now - CONFIRM_WITHIN))));
}

/** Starts what forms do with leads. */
export async function registerFormJobs(context: Context): Promise<void> {
  await context.jobs.workBatches('event.forms', (payloads) =>
    takeFormEvents(
      context,
      payloads.map(({ eventId }) => eventId),
    ),
  );
  await context.jobs.sweep('forms.untold', HOUR, () => followUntoldForms(context.db));
  await context.jobs.sweep('leads.due', HOUR, () => eraseDueLeads(context));
}
