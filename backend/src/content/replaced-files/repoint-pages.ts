import type { Context } from '../../platform/context.ts';
import { and, asc, eq, gt, or, sql } from '../../platform/db/operators.ts';
import { files, pageDrafts, pages, projectSeo, projects } from '../../platform/db/schema.ts';
import { pictureSize } from '../../platform/media/picture-size.ts';
import { keyOf } from '../files/upload.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import { repointPage } from './repoint-page.ts';

/** Pages whose contents are looked through at a time. */
const BATCH = 100;

/** Milliseconds that may be spent before a replacement is answered; a job does the rest. */
const AT_ONCE_MS = 2_000;

interface Bounds {
  /** When to stop, in milliseconds since 1970. */
  until?: number;
  signal?: AbortSignal;
}

/**
 * Has all pages of an account that show what a file held before show what it holds now. Can be cut short at any time and
 * begun again. @returns how many pages were published anew, and whether all are done. @throws AppError unavailable
 */
async function repointPages(context: Context, fileId: string, { until = Number.POSITIVE_INFINITY, signal }: Bounds) {
  const { db, storage } = context;
  const [file] = await db.select().from(files).where(eq(files.id, fileId));
  let published = 0;
  if (!file || file.earlier.length === 0) return { pages: published, done: true };
  const size = file.contentType.startsWith('image/') ? await pictureSize(storage, keyOf(file)) : null;
  const replacement = { owner: file.userId, from: file.earlier.map(keyOf), to: keyOf(file), size };
  const names = file.earlier.map(({ pathChild }) => pathChild);
  // A name is 32 random signs: what holds it shows the file, in whatever size.
  const holds = (text: ReturnType<typeof sql>) => or(...names.map((name) => sql`strpos(${text}, ${name}) > 0`));
  const isHeld = or(
    holds(sql`${pages.imageKey}`),
    holds(sql`coalesce(${pages.sections}::text, '')`),
    holds(sql`coalesce(${pages.editorData}::text, '')`),
    sql`exists (select from ${pageDrafts} where ${pageDrafts.pageId} = ${pages.id} and ${holds(sql`${pageDrafts.data}::text`)})`,
  );
  let last = '';
  for (;;) {
    signal?.throwIfAborted();
    const batch = await db
      .select({ id: pages.id, isHeld: sql<boolean>`${isHeld}`.as('is_held') })
      .from(pages)
      .innerJoin(projects, eq(projects.id, pages.projectId))
      .where(and(eq(projects.userId, file.userId), gt(pages.id, last)))
      .orderBy(asc(pages.id))
      .limit(BATCH);
    for (const { id } of batch.filter((page) => page.isHeld)) {
      if (Date.now() > until) return { pages: published, done: false };
      if (await repointPage(context, id, replacement)) published += 1;
    }
    last = batch.at(-1)?.id ?? last;
    if (batch.length < BATCH) return { pages: published, done: true };
    if (Date.now() > until) return { pages: published, done: false };
  }
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
    return await repointPages(context, fileId, { until: Date.now() + AT_ONCE_MS });
  } catch (error) {
    log.error({ err: error, fileId }, 'Pages could not follow a replaced file yet');
    return { pages: 0, done: false };
  }
}

/** Registers the job that has pages follow replaced files. */
export async function registerReplacedFiles(context: Context): Promise<void> {
  await context.jobs.work('file.repoint', async ({ fileId }, { signal }) => {
    await repointPages(context, fileId, { signal });
  });
}
