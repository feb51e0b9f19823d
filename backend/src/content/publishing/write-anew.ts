import type { Context } from '../../platform/context.ts';
import { eq } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';
import { HEAD_COLUMNS } from './shown-as.ts';
import { forgetArtefact, keepArtefact, writeArtefact } from './write-artefact.ts';

/**
 * Writes anew what visitors get of pages, at a moment in milliseconds: they are shown at another address than before, or say
 * something else by now. @throws AppError unavailable
 */
export async function writeAnew(context: Context, pageIds: readonly string[], now = Date.now()): Promise<void> {
  const { id, projectId, publishedKey } = pages;
  for (const pageId of pageIds) {
    const columns = { ...HEAD_COLUMNS, id, projectId, publishedKey };
    const [page] = await context.db.select(columns).from(pages).where(eq(id, pageId));
    if (!page?.publishedKey) continue;
    const artefact = await writeArtefact(context, page, page.publishedKey, { now });
    const isKept = await context.db.transaction(async (tx) => {
      const [held] = await tx.select({ publishedKey }).from(pages).where(eq(id, pageId)).for('update');
      if (held?.publishedKey !== page.publishedKey) return false;
      await keepArtefact(tx, context.config, page, artefact);
      return true;
    });
    if (!isKept) await forgetArtefact(context, artefact);
  }
}
