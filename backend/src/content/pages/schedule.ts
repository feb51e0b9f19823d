import type { SchedulePage } from '@landfall/shared/contracts';
import { assertMayPublish, assertStorageRoom, type Storing } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { and, eq, inArray, isNotNull, isNull, sql } from '../../platform/db/operators.ts';
import { pageDrafts, pages, suspensions } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { controlOf } from '../publishing/shown-as.ts';
import { OUTDATED_DRAFT } from './outdated-draft.ts';
import { LISTED, type ListedPage, requireListedPage } from './pages.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Days ahead that a page can wait. */
const FURTHEST = 366;

const NOTHING_WAITS = { publishAt: null, publishZone: null, publishFailure: null } as const;

/** The version of the page that its draft goes on from; undefined where there is none with contents. */
async function draftVersion(db: Database, pageId: string): Promise<number | undefined> {
  const [draft] = await db
    .select({ version: pageDrafts.version })
    .from(pageDrafts)
    .where(and(eq(pageDrafts.pageId, pageId), isNotNull(pageDrafts.data)));
  return draft?.version;
}

/** Whether a page has a draft with contents. */
export const hasDraft = async (db: Database, pageId: string): Promise<boolean> =>
  (await draftVersion(db, pageId)) !== undefined;

/** Whether an operator has taken any of these offline: a page, its project, its account. */
export async function isAnySuspended(db: Database, ids: readonly string[]): Promise<boolean> {
  const lasting = and(inArray(suspensions.subjectId, [...ids]), isNull(suspensions.liftedAt));
  return (await db.select({ id: suspensions.id }).from(suspensions).where(lasting).limit(1)).length > 0;
}

/** Takes the hour from a page whose row is held, because it is online with nothing waiting. Returns what changed of its row. */
export async function endSchedule(tx: Transaction, page: Pick<ListedPage, 'id' | 'publishAt'>) {
  if (page.publishAt !== null) await setHour(tx, page.id, NOTHING_WAITS);
  return NOTHING_WAITS;
}

type Hour = Pick<ListedPage, 'publishAt' | 'publishZone' | 'publishFailure'>;

/** Nothing of the page itself changes: it is no newer than before. */
async function setHour(tx: Transaction, pageId: string, hour: Hour): Promise<ListedPage> {
  const [row] = await tx
    .update(pages)
    .set({ ...hour, updatedAt: sql`${pages.updatedAt}` })
    .where(eq(pages.id, pageId))
    .returning(LISTED);
  if (!row) throw new AppError('not_found', { message: 'This page does not exist.' });
  return row;
}

/** @throws AppError invalid on `publish_at` */
function assertAhead(moment: Date, now: number): void {
  const refuse = (text: string) => new AppError('invalid', { message: text, fields: { publish_at: [text] } });
  if (moment.getTime() <= now) throw refuse('This moment is over. Please choose a later one.');
  if (moment.getTime() > now + FURTHEST * DAY_MS) throw refuse('Please choose a moment within a year.');
}

/** What stands in the way of publishing a page at some hour; null for nothing. */
async function obstacleOf(db: Database, { userId }: ProjectRow, page: ListedPage): Promise<string | null> {
  if (page.status === 'pending') return 'The page is still being generated. Please wait until it is done.';
  if (await isAnySuspended(db, [page.id, page.projectId, userId]))
    return 'This page was taken offline by an operator. Please write to our support.';
  const version = await draftVersion(db, page.id);
  if (version !== undefined && version < page.version) return OUTDATED_DRAFT;
  const isDraft = version !== undefined;
  if (!isDraft && !page.publishedKey) return 'This page has no contents yet. Ask for its generation first.';
  if (!isDraft && page.status === 'active') return 'Nothing of this page waits to be published.';
  if (!isDraft && (await controlOf(db, page.id)))
    return 'This page is a variant of an experiment. It is shown in the place of another one.';
  return null;
}

/**
 * Has a page published by itself, as it is kept at that moment: its draft, and online where it is not yet.
 * @throws AppError invalid on `publish_at`, conflict, plan_limit, not_found
 */
export async function schedulePage(
  { db }: Pick<Context, 'db'>,
  account: Storing,
  project: ProjectRow,
  pageId: string,
  { publish_at, time_zone }: SchedulePage,
): Promise<ListedPage> {
  assertMayPublish(account);
  const publishAt = new Date(publish_at * 1000);
  assertAhead(publishAt, Date.now());
  return db.transaction(async (tx) => {
    await tx.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId)).for('update');
    const page = await requireListedPage(tx, project.id, pageId);
    const obstacle = await obstacleOf(tx, project, page);
    if (obstacle !== null) throw new AppError('conflict', { message: obstacle });
    await assertStorageRoom(tx, account, 1);
    return setHour(tx, page.id, { publishAt, publishZone: time_zone, publishFailure: null });
  });
}

/** Withdraws that; where nothing waits, nothing changes. @throws AppError not_found */
export async function unschedulePage(
  { db }: Pick<Context, 'db'>,
  project: ProjectRow,
  pageId: string,
): Promise<ListedPage> {
  const page = await requireListedPage(db, project.id, pageId);
  return page.publishAt === null ? page : db.transaction((tx) => setHour(tx, page.id, NOTHING_WAITS));
}
