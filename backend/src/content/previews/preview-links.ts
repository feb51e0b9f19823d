import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, count, desc, eq, gt, isNull, lte, not, notExists, or, sql } from '../../platform/db/operators.ts';
import { pageDrafts, pagePreviews, pages, projects, suspensions, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { LISTED, type ListedPage } from '../pages/pages.ts';
import type { ProjectRow } from '../projects/projects.ts';
import type { PreviewLink } from './endpoints.ts';

/** Links of one page that work at a time. */
const MOST = 20;
const DAY_MS = 24 * 60 * 60_000;
/** 128 bits, so that nobody guesses one. */
const TOKEN_BYTES = 16;

type Linking = Pick<Context, 'config'>;

const toLink = ({ config }: Linking, row: typeof pagePreviews.$inferSelect): PreviewLink => ({
  preview_id: row.id,
  url: `${config.publicUrl}/v1/preview/${row.token}`,
  expires_at: toEpochSeconds(row.expiresAt),
  comments: row.comments,
});

/** The links of a page that work, newest first. */
export async function listPreviews(context: Linking & { db: Database }, pageId: string): Promise<PreviewLink[]> {
  const rows = await context.db
    .select()
    .from(pagePreviews)
    .where(and(eq(pagePreviews.pageId, pageId), gt(pagePreviews.expiresAt, new Date())))
    .orderBy(desc(pagePreviews.createdAt), desc(pagePreviews.id));
  return rows.map((row) => toLink(context, row));
}

/** Makes a link that works for some days. Those of the page that ended go. @throws AppError conflict where there are too many */
export async function createPreview(
  context: Linking & Pick<Context, 'db'>,
  pageId: string,
  { days, comments }: { days: number; comments: boolean },
): Promise<PreviewLink> {
  const isOfPage = eq(pagePreviews.pageId, pageId);
  return context.db.transaction(async (tx) => {
    // Held, so that two at once are not both the last one allowed.
    const [page] = await tx.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId)).for('no key update');
    if (!page) throw new AppError('not_found', { message: 'This page does not exist.' });
    await tx.delete(pagePreviews).where(and(isOfPage, lte(pagePreviews.expiresAt, new Date())));
    const [all] = await tx.select({ count: count() }).from(pagePreviews).where(isOfPage);
    if (Number(all?.count) >= MOST)
      throw new AppError('conflict', { message: `A page has ${MOST} links at most. Withdraw one first.` });
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    const [row] = await tx
      .insert(pagePreviews)
      .values({ id: randomUUID(), pageId, token, expiresAt, comments })
      .returning();
    if (!row) throw new AppError('internal');
    return toLink(context, row);
  });
}

/** Takes a link of a page back. @throws AppError not_found */
export async function deletePreview(db: Database, pageId: string, previewId: string): Promise<void> {
  const isIt = and(eq(pagePreviews.id, previewId), eq(pagePreviews.pageId, pageId));
  const [gone] = await db.delete(pagePreviews).where(isIt).returning({ id: pagePreviews.id });
  if (!gone) throw new AppError('not_found', { message: 'This link does not work any more.' });
}

/** What a link leads to, without its contents. */
export interface Previewed {
  page: ListedPage;
  project: ProjectRow;
  /** Of the editor's draft; null where there is none with contents. */
  draft: { version: number; stamp: string } | null;
  /** Whether its readers may comment. */
  comments: boolean;
}

/**
 * What a link leads to; null where it ended, was taken back or never was, and where an operator or the want of a plan has
 * taken the page, its site or its account offline.
 */
export async function previewedPage(db: Database, token: string): Promise<Previewed | null> {
  const suspended = db
    .select({ id: suspensions.id })
    .from(suspensions)
    .where(
      and(
        isNull(suspensions.liftedAt),
        or(
          eq(suspensions.subjectId, pages.id),
          eq(suspensions.subjectId, projects.id),
          eq(suspensions.subjectId, users.id),
        ),
      ),
    );
  const [found] = await db
    .select({
      page: LISTED,
      project: projects,
      comments: pagePreviews.comments,
      draft: {
        version: pageDrafts.version,
        stamp: pageDrafts.stamp,
        has: sql<boolean>`${pageDrafts.data} is not null`,
      },
    })
    .from(pagePreviews)
    .innerJoin(pages, eq(pages.id, pagePreviews.pageId))
    .innerJoin(projects, eq(projects.id, pages.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .leftJoin(pageDrafts, eq(pageDrafts.pageId, pages.id))
    .where(
      and(
        eq(pagePreviews.token, token),
        gt(pagePreviews.expiresAt, new Date()),
        not(users.sitesOffline),
        notExists(suspended),
      ),
    );
  if (!found) return null;
  const { page, project, draft, comments } = found;
  return { page, project, comments, draft: draft?.has ? { version: draft.version, stamp: draft.stamp } : null };
}
