import type { Context } from '../../platform/context.ts';
import { and, asc, eq, gt, lte, or, sql } from '../../platform/db/operators.ts';
import { files, pages, projectSeo, projects } from '../../platform/db/schema.ts';
import { toAppError } from '../../platform/http/to-app-error.ts';
import { messageOf } from '../../platform/log.ts';
import { pictureSize } from '../../platform/media/picture-size.ts';
import { isHeldByPage } from '../files/held-by-pages.ts';
import { keyOf } from '../files/upload.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import { dropUnshown } from './drop-unshown.ts';
import { repointPage } from './repoint-page.ts';
import { repointShared } from './repoint-shared.ts';

/** Pages whose contents are looked through at a time. */
const BATCH = 100;

/** Milliseconds that may be spent before a replacement is answered; a job does the rest. */
const AT_ONCE_MS = 2_000;

/** Milliseconds until pages are looked at again that are being generated, or that could not be changed. */
const PENDING_MS = 60_000;
const LEFT_MS = 15 * 60_000;

/** Milliseconds after which pages that cannot be changed keep what they show. */
const GIVEN_UP_MS = 24 * 60 * 60_000;

/** How often the sweep looks for files that are due, in seconds, and how many at a time. */
const SWEEP_SECONDS = 60;
const SWEEP_SIZE = 1_000;

interface Bounds {
  /** When to stop, in milliseconds since 1970. */
  until?: number;
  signal?: AbortSignal;
}

/** What is short of everything for a moment: the whole is tried again, rather than each page. */
const isPassing = (error: Error): boolean => ['unavailable', 'too_many_requests'].includes(toAppError(error).code);

/**
 * Has all pages of an account that show what a file held before show what it holds now. Can be cut short at any time and
 * begun again. Pages that cannot be changed, or are being generated, hold up no others: when they are tried again is noted.
 * Those that cannot be changed for a day are given up.
 * @returns how many pages were published anew, whether all are done, and whether none will ever have to follow
 * @throws AppError unavailable, too_many_requests
 */
export async function repointPages(context: Context, fileId: string, { until, signal }: Bounds = {}) {
  const { db, storage, log } = context;
  let published = 0;
  const [file] = await db.select().from(files).where(eq(files.id, fileId));
  if (!file) return { pages: published, done: true, isSettled: false };
  const size = file.contentType.startsWith('image/') ? await pictureSize(storage, keyOf(file)) : null;
  const replacement = { fileId, owner: file.userId, from: file.earlier.map(keyOf), to: keyOf(file), size };
  const isHeld = isHeldByPage(file.earlier.map(({ pathChild }) => pathChild));
  const cutShort = () => ({ pages: published, done: false, isSettled: false });
  const isOver = () => until !== undefined && Date.now() > until;
  let areLeft = false;
  let arePending = false;
  let last = '';
  areLeft = !(await repointShared(context, replacement));
  for (;;) {
    const batch = await db
      .select({ id: pages.id, status: pages.status, isHeld: sql<boolean>`${isHeld}`.as('is_held') })
      .from(pages)
      .innerJoin(projects, eq(projects.id, pages.projectId))
      .where(and(eq(projects.userId, file.userId), gt(pages.id, last)))
      .orderBy(asc(pages.id))
      .limit(BATCH);
    // What is generated may have begun with what the file held before.
    arePending ||= batch.some(({ status }) => status === 'pending');
    for (const { id } of batch.filter((page) => page.isHeld)) {
      signal?.throwIfAborted();
      if (isOver()) return cutShort();
      const outcome = await repointPage(context, id, replacement).catch((error) => {
        if (isPassing(error) || signal?.aborted) throw error;
        log.error({ err: error, fileId, pageId: id }, `A page could not follow a replaced file: ${messageOf(error)}`);
        return 'left';
      });
      // A job of its own follows the newer content.
      if (outcome === 'replaced') return cutShort();
      if (outcome === 'published') published += 1;
      arePending ||= outcome === 'pending';
      areLeft ||= outcome === 'left';
    }
    last = batch.at(-1)?.id ?? last;
    if (batch.length < BATCH) break;
    if (isOver()) return cutShort();
  }
  const isGivenUp = areLeft && Date.now() - Date.parse(file.earlier[0]?.replacedAt ?? '1970-01-01') > GIVEN_UP_MS;
  const wait = (arePending && PENDING_MS) || (areLeft && !isGivenUp && LEFT_MS);
  if (isGivenUp) log.error({ fileId }, 'Pages that cannot be changed go on showing what a file held before');
  await db
    .update(files)
    .set({ repointDue: wait ? new Date(Date.now() + wait) : null })
    .where(and(eq(files.id, fileId), eq(files.pathChild, file.pathChild)));
  return { pages: published, done: !areLeft, isSettled: !wait && !areLeft };
}

/**
 * Has everything that shows a file follow its replacement: settings of sites, and as many pages as there is time for; a
 * job does the rest. Never throws.
 */
export async function followReplacement(context: Context, fileId: string): Promise<{ pages: number; done: boolean }> {
  const { db, log } = context;
  try {
    const shown = or(eq(projectSeo.imageId, fileId), eq(projectSeo.faviconId, fileId));
    for (const { id } of await db.select({ id: projectSeo.projectId }).from(projectSeo).where(shown))
      await followSite(context, id);
    const { pages, done } = await repointPages(context, fileId, { until: Date.now() + AT_ONCE_MS });
    return { pages, done };
  } catch (error) {
    log.error({ err: error, fileId }, 'Pages could not follow a replaced file yet');
    return { pages: 0, done: false };
  }
}

/** Gives every file that pages have still to follow a job: they could not be changed, or a job got lost. */
export async function sweepDueFiles({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const due = await db
    .select({ id: files.id, owner: files.userId })
    .from(files)
    .where(lte(files.repointDue, new Date()))
    .orderBy(asc(files.repointDue))
    .limit(SWEEP_SIZE);
  for (const { id, owner } of due) await jobs.enqueue('file.repoint', { fileId: id }, { key: id, group: owner });
}

/** Registers the job that has pages follow replaced files, and the sweep that finds those that did not. */
export async function registerReplacedFiles(context: Context): Promise<void> {
  await context.jobs.work('file.repoint', async ({ fileId }, { signal }) => {
    const { isSettled } = await repointPages(context, fileId, { signal });
    if (isSettled) await dropUnshown(context, fileId, signal);
  });
  await context.jobs.sweep('files.repoint', SWEEP_SECONDS, () => sweepDueFiles(context));
}
