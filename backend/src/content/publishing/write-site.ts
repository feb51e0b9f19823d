import pLimit from 'p-limit';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, asc, eq, gt, isNotNull, isNull, lt, ne, notInArray, or, sql } from '../../platform/db/operators.ts';
import { pageArtefacts, pages, sites } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { messageOf } from '../../platform/log.ts';
import { HEAD_COLUMNS } from './shown-as.ts';
import { type SiteFacts, siteFacts } from './site-facts.ts';
import { type ArtefactPage, forgetArtefact, keepArtefact, writeArtefact } from './write-artefact.ts';

type Writing = Pick<Context, 'db' | 'config' | 'storage' | 'work' | 'log'>;

interface DuePage extends ArtefactPage {
  sourceKey: string;
}

/** Pages that are looked up, and written, at a time. */
const BATCH = 40;
const AT_ONCE = 3;

/** What is asked of `writeSite`. */
interface Bounds {
  /** Pages at the most. */
  most?: number;
  /** When to stop, in milliseconds since 1970. */
  until?: number;
  signal?: AbortSignal;
}

const isDue = or(
  isNull(pageArtefacts.pageId),
  ne(pageArtefacts.sourceKey, pages.publishedKey),
  lt(pageArtefacts.revision, sites.revision),
);

/** Published pages of a project whose artefact is missing or old, in the order of their ids. */
async function duePages(db: Database, projectId: string, after: string, limit: number): Promise<DuePage[]> {
  const rows = await db
    .select({
      id: pages.id,
      projectId: pages.projectId,
      ...HEAD_COLUMNS,
      sourceKey: pages.publishedKey,
    })
    .from(pages)
    .innerJoin(sites, eq(sites.projectId, pages.projectId))
    .leftJoin(pageArtefacts, eq(pageArtefacts.pageId, pages.id))
    .where(and(eq(pages.projectId, projectId), gt(pages.id, after), isNotNull(pages.publishedKey), isDue))
    .orderBy(asc(pages.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, sourceKey: row.sourceKey ?? '' }));
}

/**
 * Writes one page anew. Until it commits visitors get the page that they got before, whole. False where the page was
 * changed meanwhile: whoever did that wrote it. @throws AppError unavailable
 */
export async function writePage(context: Writing, page: DuePage, facts: SiteFacts): Promise<boolean> {
  const artefact = await writeArtefact(context, page, page.sourceKey, { facts });
  const isKept = await context.db.transaction(async (tx) => {
    const [held] = await tx
      .select({ key: pages.publishedKey, ...HEAD_COLUMNS })
      .from(pages)
      .where(eq(pages.id, page.id))
      .for('update');
    const isSame =
      held?.key === page.sourceKey &&
      held.title === page.title &&
      held.description === page.description &&
      held.path === page.path &&
      held.robots === page.robots &&
      held.imageKey === page.imageKey;
    const [newer] = await tx
      .select({ revision: pageArtefacts.revision })
      .from(pageArtefacts)
      .where(
        and(
          eq(pageArtefacts.pageId, page.id),
          eq(pageArtefacts.sourceKey, page.sourceKey),
          sql`${pageArtefacts.revision} >= ${facts.revision}`,
        ),
      );
    if (!isSame || newer) return false;
    await keepArtefact(tx, context.config, page, artefact);
    return true;
  });
  if (!isKept) await forgetArtefact(context, artefact);
  return isKept;
}

/**
 * Writes the pages of a site that are due, until there are none left. Can be cut short at any time and begun again.
 * @returns false where some are left. @throws AppError unavailable
 */
export async function writeSite(context: Writing, projectId: string, bounds: Bounds = {}): Promise<boolean> {
  const { most = Number.POSITIVE_INFINITY, until = Number.POSITIVE_INFINITY, signal } = bounds;
  const limit = pLimit(AT_ONCE);
  const unreadable: string[] = [];
  let written = 0;
  let last = '';
  for (;;) {
    signal?.throwIfAborted();
    const facts = await siteFacts(context.db, projectId);
    if (!facts) return true;
    const due = await duePages(context.db, projectId, last, Math.min(BATCH, most - written + 1));
    if (due.length === 0) {
      if (await markWritten(context.db, projectId, unreadable)) return true;
      last = '';
      continue;
    }
    const now = due.slice(0, most - written);
    if (now.length === 0 || Date.now() > until) return false;
    await Promise.all(
      now.map((page) =>
        limit(() =>
          writePage(context, page, facts).catch((error) => {
            // Its document is gone from the store, or nothing can be made of it: the other pages do not wait for that.
            if (error instanceof AppError && error.code === 'unavailable') throw error;
            context.log.error({ err: error, pageId: page.id }, `A page could not be written: ${messageOf(error)}`);
            unreadable.push(page.id);
          }),
        ),
      ),
    );
    written += now.length;
    last = now.at(-1)?.id ?? last;
  }
}

/** Notes that every page of a site is written for its newest settings. False where that is not so. */
async function markWritten(db: Database, projectId: string, except: readonly string[]): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [site] = await tx.select().from(sites).where(eq(sites.projectId, projectId)).for('update');
    if (!site) return true;
    const [left] = await tx
      .select({ id: pages.id })
      .from(pages)
      .innerJoin(sites, eq(sites.projectId, pages.projectId))
      .leftJoin(pageArtefacts, eq(pageArtefacts.pageId, pages.id))
      .where(
        and(
          eq(pages.projectId, projectId),
          isNotNull(pages.publishedKey),
          isDue,
          except.length > 0 ? notInArray(pages.id, [...except]) : undefined,
        ),
      )
      .limit(1);
    if (left) return false;
    await tx.update(sites).set({ written: site.revision }).where(eq(sites.projectId, projectId));
    return true;
  });
}
