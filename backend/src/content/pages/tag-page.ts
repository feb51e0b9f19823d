import type { Database } from '../../platform/db/client.ts';
import { and, eq, sql } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { pageWords } from './page-words.ts';

/** Changes the tags of a page, which counts as no change of the page itself. @throws AppError not_found, invalid */
export async function tagPage(
  db: Database,
  projectId: string,
  pageId: string,
  change: (tags: readonly string[]) => string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const { title, path, description, tags } = pages;
    const [page] = await tx
      .select({ title, path, description, tags })
      .from(pages)
      .where(and(eq(pages.id, pageId), eq(pages.projectId, projectId)))
      .for('update');
    if (!page) throw new AppError('not_found', { message: 'This page does not exist.' });
    const changed = { ...page, tags: change(page.tags) };
    await tx
      .update(pages)
      .set({ tags: changed.tags, words: pageWords(changed), updatedAt: sql`${pages.updatedAt}` })
      .where(eq(pages.id, pageId));
  });
}
