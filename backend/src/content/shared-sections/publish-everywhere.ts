import * as v from 'valibot';
import { assertStorageRoom, type Storing, storageAllowance } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { and, asc, eq, gt, inArray, lte, sql } from '../../platform/db/operators.ts';
import { pageDrafts, pages, pageVersions, plans, projects, sharedSections, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toAppError } from '../../platform/http/to-app-error.ts';
import { messageOf } from '../../platform/log.ts';
import { task } from '../../platform/workers/task.ts';
import { modelOf } from '../editor/model-of.ts';
import { savePage } from '../editor/save.ts';
import { saveBody } from '../editor/save-body.ts';
import { CONTENT_BYTES } from '../pages/versions.ts';
import type { run } from './publish-work.ts';
import { notePublished, type SharedRow, showsShared } from './shared-sections.ts';

/** Milliseconds; as long as any change of a page. */
const PUBLISHING_MS = 20_000;
const PUBLISHING = task<typeof run>(new URL('./publish-work.ts', import.meta.url), PUBLISHING_MS);

/** Tries against a page that is changed by others at the same time. */
const TRIES = 5;
/** Pages that are looked up at a time. */
const BATCH = 100;
/** Milliseconds that may be spent before a publication is answered; a job does the rest. */
const AT_ONCE_MS = 4_000;
/** Seconds that the request has before the job begins. */
const HEAD_START = 5;
/** Milliseconds until pages are looked at again: all of them where a job got lost, and those that could not be published. */
const FOLLOWED_MS = 20 * 60_000;
const LEFT_MS = 15 * 60_000;
/** Milliseconds after a publication that pages which cannot be published are tried for. */
const GIVEN_UP_MS = 24 * 60 * 60_000;
/** How often the sweep looks for sections that are due, in seconds, and how many at a time. */
const SWEEP_SECONDS = 60;
const SWEEP_SIZE = 500;

interface Bounds {
  /** When to stop, in milliseconds since 1970. */
  until?: number;
  signal?: AbortSignal;
}

/** What is short of everything for a moment: the whole is tried again, rather than each page. */
const isPassing = (error: Error): boolean => ['unavailable', 'too_many_requests'].includes(toAppError(error).code);

/** What pages that follow are to show is what was read. */
const isSamePublished = ({ published, publishedRevision }: SharedRow) =>
  sql<boolean>`${sharedSections.publishedRevision} = ${publishedRevision} and ${sharedSections.published} = ${JSON.stringify(published)}::jsonb`;

/** Whether somebody published or restored the page after the section was published everywhere: that stays. */
async function isDecidedSince(db: Database | Transaction, pageId: string, { publishedAt }: SharedRow) {
  if (!publishedAt) return false;
  const { origin, isPart, createdAt } = pageVersions;
  const [since] = await db
    .select({ id: pageVersions.id })
    .from(pageVersions)
    .where(
      and(
        eq(pageVersions.pageId, pageId),
        inArray(origin, ['saved', 'restored']),
        eq(isPart, false),
        gt(createdAt, publishedAt),
      ),
    )
    .limit(1);
  return since !== undefined;
}

/** What a page became: null where it was changed meanwhile, and `outdated` where the section was. */
async function tryPage(context: Context, owner: Storing, pageId: string, shared: SharedRow) {
  const { db, work } = context;
  const [page] = await db.select().from(pages).where(eq(pages.id, pageId));
  if (!page?.editorData || !page.publishedKey || !shared.published) return 'untouched';
  if (page.status === 'pending') return 'left';
  if (await isDecidedSince(db, pageId, shared)) return 'untouched';
  const { id, published: contents } = shared;
  const data = page.editorData as Record<string, unknown>;
  const written = await work.threads.run(PUBLISHING, owner.id, { data, model: modelOf(page), id, contents });
  if (!written) return 'untouched';
  const { version } = page;
  const body = v.safeParse(saveBody, { version, ...written });
  if (!body.success) throw new AppError('too_large', { message: 'This page is too large.' });
  await assertStorageRoom(db, owner, Buffer.byteLength(JSON.stringify(written.data)));
  let isOutdated = false;
  try {
    await savePage(context, owner.id, page, body.output, {
      isPart: true,
      async alongside(tx) {
        // Held until the page is written: of what was published since, a later run tells.
        const [held] = await tx
          .select({ isSame: isSamePublished(shared) })
          .from(sharedSections)
          .where(eq(sharedSections.id, id))
          .for('share');
        isOutdated = !held?.isSame;
        if (isOutdated) throw new AppError('stale_version');
        // A draft of what was online goes on from what is; one that was behind stays so. Open editors know its stamp.
        await tx
          .update(pageDrafts)
          .set({ version: version + 1 })
          .where(and(eq(pageDrafts.pageId, pageId), eq(pageDrafts.version, version)));
      },
    });
    return 'published';
  } catch (error) {
    if (isOutdated) return 'outdated';
    if (error instanceof AppError && error.code === 'stale_version') return null;
    if (error instanceof AppError && error.code === 'not_found') return 'untouched';
    throw error;
  }
}

async function findPublished({ db }: Pick<Context, 'db'>, id: string) {
  const [found] = await db
    .select({ shared: sharedSections, userId: projects.userId, plan: plans })
    .from(sharedSections)
    .innerJoin(projects, eq(projects.id, sharedSections.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .innerJoin(plans, eq(plans.name, users.planName))
    .where(eq(sharedSections.id, id));
  return found && { shared: found.shared, owner: { id: found.userId, plan: found.plan } };
}

/**
 * Has every published page that shows a shared section show what was published of it last. Can be cut short at any time
 * and begun again; a page that cannot be published holds up no other, and one that somebody published or restored since
 * stays as it is. Does nothing where all of them followed; one that cannot be published for a day is given up.
 * @returns how many pages were published, and whether all of them show it
 * @throws AppError unavailable, too_many_requests
 */
async function follow(context: Context, id: string, { until, signal }: Bounds = {}) {
  const { db, log } = context;
  let published = 0;
  let areLeft = false;
  let last = '';
  const isOver = () => until !== undefined && Date.now() > until;
  for (;;) {
    const found = await findPublished(context, id);
    if (!found?.shared.published || !found.shared.publishDue) return { pages: published, done: true };
    const { shared, owner } = found;
    let isOutdated = false;
    const batch = await db
      .select({ id: pages.id })
      .from(pages)
      .where(and(eq(pages.projectId, shared.projectId), showsShared(id), gt(pages.id, last)))
      .orderBy(asc(pages.id))
      .limit(BATCH);
    for (const page of batch) {
      signal?.throwIfAborted();
      if (isOver()) return { pages: published, done: false };
      let outcome: Awaited<ReturnType<typeof tryPage>> = null;
      try {
        for (let attempt = 0; attempt < TRIES && outcome === null; attempt += 1)
          outcome = await tryPage(context, owner, page.id, shared);
      } catch (caught) {
        const error = caught as Error;
        if (isPassing(error) || signal?.aborted) throw error;
        log.error(
          { err: error, sharedId: id, pageId: page.id },
          `A shared section stays as it was: ${messageOf(error)}`,
        );
        outcome = 'left';
      }
      isOutdated = outcome === 'outdated';
      if (isOutdated) break;
      if (outcome === 'published') published += 1;
      areLeft ||= outcome === 'left' || outcome === null;
      last = page.id;
    }
    if (!isOutdated && batch.length < BATCH) {
      const isGivenUp = areLeft && Date.now() - (shared.publishedAt?.getTime() ?? 0) > GIVEN_UP_MS;
      if (isGivenUp) log.error({ sharedId: id }, 'Pages that cannot be published stay without a shared section');
      const publishDue = areLeft && !isGivenUp ? new Date(Date.now() + LEFT_MS) : null;
      const [settled] = await db
        .update(sharedSections)
        .set({ publishDue, updatedAt: sql`${sharedSections.updatedAt}` })
        .where(and(eq(sharedSections.id, id), isSamePublished(shared)))
        .returning({ id: sharedSections.id });
      if (settled) return { pages: published, done: !areLeft };
      isOutdated = true;
    }
    // Something else was published meanwhile: all pages get that.
    if (isOutdated) {
      last = '';
      areLeft = false;
    }
  }
}

/** Bytes of the versions that come of publishing a section everywhere. */
async function bytesOfVersions({ db }: Pick<Context, 'db'>, projectId: string, id: string): Promise<number> {
  const [sum] = await db
    .select({ bytes: sql<string>`coalesce(sum((${pages.publishedBytes} + ${CONTENT_BYTES})::bigint), 0)` })
    .from(pages)
    .where(and(eq(pages.projectId, projectId), showsShared(id)));
  return Number(sum?.bytes ?? 0);
}

/**
 * Publishes a shared section, as somebody knows it, on every page that shows it: those that there is time for before this
 * is answered, and the rest by a job. Drafts of these pages stay what they are.
 * @throws AppError stale_version where it was changed since, not_found, plan_limit
 */
export async function publishEverywhere(
  context: Context,
  owner: Storing,
  projectId: string,
  id: string,
  revision: number,
): Promise<{ pages: number; done: boolean }> {
  const { db, jobs, log } = context;
  const added = storageAllowance(owner) === null ? 0 : await bytesOfVersions(context, projectId, id);
  await db.transaction(async (tx) => {
    await assertStorageRoom(tx, owner, added);
    const publishDue = new Date(Date.now() + FOLLOWED_MS);
    await notePublished(tx, projectId, id, { revision, publishDue });
    const job = { payload: { sharedId: id }, group: owner.id, startAfter: HEAD_START };
    await jobs.enqueueWith(tx, 'section.publish', [job]);
  });
  try {
    return await follow(context, id, { until: Date.now() + AT_ONCE_MS });
  } catch (error) {
    log.error({ err: error, sharedId: id }, 'Pages could not follow a shared section yet');
    return { pages: 0, done: false };
  }
}

/** Gives every section that pages have still to follow a job: they could not be published, or a job got lost. */
async function sweepDue({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const due = await db
    .select({ id: sharedSections.id, owner: projects.userId })
    .from(sharedSections)
    .innerJoin(projects, eq(projects.id, sharedSections.projectId))
    .where(lte(sharedSections.publishDue, new Date()))
    .orderBy(asc(sharedSections.publishDue))
    .limit(SWEEP_SIZE);
  for (const { id, owner } of due) await jobs.enqueue('section.publish', { sharedId: id }, { key: id, group: owner });
}

/** Registers the job that has pages follow a shared section that was published, and the sweep that finds those that did not. */
export async function registerSharedSections(context: Context): Promise<void> {
  await context.jobs.work('section.publish', async ({ sharedId }, { signal }) => {
    await follow(context, sharedId, { signal });
  });
  await context.jobs.sweep('sections.due', SWEEP_SECONDS, () => sweepDue(context));
}
