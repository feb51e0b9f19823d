import type { PageRedirect } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, desc, eq } from '../../platform/db/operators.ts';
import { pageRedirects } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';

/** The addresses that lead to a page, newest first. Triggers keep them when the page moves, and no more than twenty. */
export async function listRedirects(db: Database, pageId: string): Promise<PageRedirect[]> {
  const rows = await db
    .select()
    .from(pageRedirects)
    .where(eq(pageRedirects.pageId, pageId))
    .orderBy(desc(pageRedirects.createdAt), desc(pageRedirects.id));
  return rows.map(({ id, path, createdAt }) => ({ redirect_id: id, path, created_at: toEpochSeconds(createdAt) }));
}

/** Ends a redirect; its route goes with it. @throws AppError not_found */
export async function dropRedirect(db: Database, pageId: string, redirectId: string): Promise<void> {
  const gone = await db
    .delete(pageRedirects)
    .where(and(eq(pageRedirects.id, redirectId), eq(pageRedirects.pageId, pageId)))
    .returning({ id: pageRedirects.id });
  if (gone.length === 0) throw new AppError('not_found', { message: 'This redirect does not exist.' });
}
