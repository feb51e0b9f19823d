import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, count, desc, eq, gt, lte } from '../../platform/db/operators.ts';
import { pagePreviews, pages, projects } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import type { PageRow } from '../pages/pages.ts';
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
  days: number,
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
    const [row] = await tx.insert(pagePreviews).values({ id: randomUUID(), pageId, token, expiresAt }).returning();
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

/** The page that a link leads to, with its project; null where the link ended, was taken back or never was. */
export async function previewedPage(
  db: Database,
  token: string,
): Promise<{ page: PageRow; project: ProjectRow } | null> {
  const [found] = await db
    .select({ page: pages, project: projects })
    .from(pagePreviews)
    .innerJoin(pages, eq(pages.id, pagePreviews.pageId))
    .innerJoin(projects, eq(projects.id, pages.projectId))
    .where(and(eq(pagePreviews.token, token), gt(pagePreviews.expiresAt, new Date())));
  return found ?? null;
}
