import { ON_SCHEDULE, type ScheduleFailure } from '@landfall/shared/contracts';
import { assertMayPublish, assertStorageRoom, type Storing } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { and, asc, eq, isNull, lte, sql } from '../../platform/db/operators.ts';
import { pages, plans, projects, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { actingAs } from '../../platform/notifications/acting.ts';
import { notifyOwner } from '../../platform/notifications/notify-account.ts';
import type { PageRow } from '../pages/pages.ts';
import { isAnySuspended } from '../pages/schedule.ts';
import { updatePage } from '../pages/update-page.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { isInFunnel } from '../publishing/next-step.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import { controlOf } from '../publishing/shown-as.ts';
import { readDraft } from './drafts.ts';
import type { Publication } from './save.ts';
import { changed, openPage, publishChanged } from './stored-page.ts';

/** Seconds between two looks at the clock, and pages that one look finds. */
const SWEEP_SECONDS = 10;
const SWEEP_SIZE = 500;

/** It cannot be published, and trying again would change nothing. */
class Refused extends Error {
  readonly reason: ScheduleFailure;

  constructor(reason: ScheduleFailure, cause?: unknown) {
    super(`A page cannot be published at its hour: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Its hour was changed or withdrawn meanwhile. */
class Withdrawn extends Error {}

const isDue = (now: Date) => and(lte(pages.publishAt, now), isNull(pages.publishFailure));

interface Due {
  page: PageRow & { publishAt: Date };
  project: ProjectRow;
  owner: Storing;
}

async function findDue({ db }: Pick<Context, 'db'>, pageId: string): Promise<Due | null> {
  const [found] = await db
    .select({ page: pages, project: projects, plan: plans })
    .from(pages)
    .innerJoin(projects, eq(projects.id, pages.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .innerJoin(plans, eq(plans.name, users.planName))
    .where(and(eq(pages.id, pageId), isDue(new Date())));
  if (!found?.page.publishAt) return null;
  const { page, project, plan } = found;
  return { page: { ...page, publishAt: found.page.publishAt }, project, owner: { id: project.userId, plan } };
}

const isHour = ({ page }: Due) => and(eq(pages.id, page.id), eq(pages.publishAt, page.publishAt));

/** Ends the wait in the transaction that publishes the page: it is published at its hour once, or not at all. @throws Withdrawn */
async function end(tx: Transaction, due: Due): Promise<void> {
  const done = await tx
    .update(pages)
    .set({ publishAt: null, publishZone: null, publishFailure: null, updatedAt: sql`${pages.updatedAt}` })
    .where(isHour(due))
    .returning({ id: pages.id });
  if (done.length === 0) throw new Withdrawn();
}

/** @throws Refused */
async function assertAllowed({ db }: Pick<Context, 'db'>, { page, project, owner }: Due): Promise<void> {
  if (await isAnySuspended(db, [page.id, project.id, owner.id])) throw new Refused('suspended');
  try {
    assertMayPublish(owner);
  } catch (error) {
    throw new Refused('plan', error);
  }
  try {
    await assertStorageRoom(db, owner, 1);
  } catch (error) {
    throw error instanceof AppError ? new Refused('room', error) : error;
  }
  const draft = await readDraft(db, page.id);
  if (draft?.data && draft.version < page.version) throw new Refused('outdated');
}

/** @throws Refused, Withdrawn, and whatever may be over after a while */
async function publish(context: Context, due: Due): Promise<void> {
  const { page, project, owner } = due;
  await assertAllowed(context, due);
  const opened = await openPage(context, owner, project, page);
  const isTried = (await controlOf(context.db, page.id)) !== undefined;
  const publication: Publication = { isPutOnline: !isTried, stamp: opened.stamp, alongside: (tx) => end(tx, due) };
  if (opened.isDraft) await publishChanged(context, opened, await changed(context, opened), publication);
  else if (page.status === 'inactive' && page.publishedKey && !isTried)
    await updatePage(context, project, page.id, { status: 'active' }, publication.alongside);
  // What waited was discarded, or published by hand.
  else await context.db.transaction((tx) => end(tx, due));
  if (await isInFunnel(context.db, page.id)) await followSite(context, project.id);
}

const REASONS: Partial<Record<AppError['code'], ScheduleFailure>> = {
  plan_required: 'plan',
  plan_limit: 'room',
  too_large: 'contents',
  invalid: 'contents',
};

/** Null for what may be over when it is tried again. */
function reasonOf(error: unknown, page: PageRow): ScheduleFailure | null {
  if (error instanceof Refused) return error.reason;
  if (!(error instanceof AppError)) return null;
  // Of a page that is not being written, a conflict is that its contents cannot be read.
  if (error.code === 'conflict' && page.status !== 'pending') return 'contents';
  return REASONS[error.code] ?? null;
}

/** Leaves the page as it is, with the reason beside its hour, and tells its owner. */
async function giveUp({ db }: Pick<Context, 'db'>, due: Due, publishFailure: ScheduleFailure): Promise<void> {
  await db.transaction(async (tx) => {
    const [page] = await tx
      .update(pages)
      .set({ publishFailure, updatedAt: sql`${pages.updatedAt}` })
      .where(and(isHour(due), isNull(pages.publishFailure)))
      .returning({ id: pages.id, title: pages.title, projectId: pages.projectId });
    if (page) await notifyOwner(tx, page.projectId, { type: 'page.unscheduled', subjectId: page.id, name: page.title });
  });
}

/** One try at a page whose hour has come. @throws so that the queue tries again */
export async function publishDue(context: Context, pageId: string, run: { last: boolean }): Promise<void> {
  const due = await findDue(context, pageId);
  // Published, withdrawn or deleted meanwhile, or by a run that died before it could say so.
  if (!due) return;
  try {
    await actingAs(ON_SCHEDULE, () => publish(context, due));
  } catch (error) {
    if (error instanceof Withdrawn) return;
    const reason = reasonOf(error, due.page) ?? (run.last ? 'unavailable' : null);
    if (reason === null) throw error;
    context.log.warn({ err: error, pageId, reason }, 'A page was not published at its hour');
    await giveUp(context, due, reason);
  }
}

/**
 * Gives every page whose hour has come a job: also what came while no process ran, or what one left behind. Accounts take
 * turns, so that many pages of one, of which some may wait for another try, hold nobody up.
 */
export async function enqueueDue(
  { db, jobs }: { db: Database; jobs: Pick<Jobs, 'enqueue'> },
  size = SWEEP_SIZE,
): Promise<void> {
  const due = await db
    .select({ id: pages.id, owner: projects.userId })
    .from(pages)
    .innerJoin(projects, eq(projects.id, pages.projectId))
    .where(isDue(new Date()))
    .orderBy(sql`row_number() over (partition by ${projects.userId} order by ${pages.publishAt})`, asc(pages.publishAt))
    .limit(size);
  for (const { id, owner } of due) await jobs.enqueue('page.publish', { pageId: id }, { key: id, group: owner });
}

/** Registers the job that publishes pages at their hour, and the look at the clock that finds them. */
export async function registerScheduledPages(context: Context): Promise<void> {
  await context.jobs.work('page.publish', ({ pageId }, run) => publishDue(context, pageId, run));
  await context.jobs.sweep('pages.scheduled', SWEEP_SECONDS, () => enqueueDue(context));
}
