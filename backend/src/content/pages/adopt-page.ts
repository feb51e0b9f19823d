import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { eq, sql } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { forgetArtefact, keepArtefact, writeArtefact } from '../publishing/write-artefact.ts';
import { newKey } from './object-key.ts';
import { recordPageEvent } from './page-events.ts';
import { LISTED, requireListedPage } from './pages.ts';
import { forgetObjects, readStored } from './stored-document.ts';
import { restamp } from './update-page.ts';
import { addVersion } from './versions.ts';

/**
 * Publishes the contents of another page as a version of this one, which keeps its title, path and description: what it
 * was before can be restored. `also` belongs to the same transaction.
 * @throws AppError not_found, conflict where one of them is generated or changed meanwhile, unavailable
 */
export async function adoptPage(
  context: Context,
  project: ProjectRow,
  pageId: string,
  fromId: string,
  also: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { db, storage } = context;
  const page = await requireListedPage(db, project.id, pageId);
  const from = await requireListedPage(db, project.id, fromId);
  const changed = () =>
    new AppError('conflict', { message: 'The page is being changed somewhere else. Please try again.' });
  if (page.status === 'pending' || from.status === 'pending' || !from.publishedKey) throw changed();
  let previewKey: string | null = null;
  if (from.previewKey) {
    const preview = await readStored(context, from.previewKey);
    previewKey = newKey('previews', page.id, preview, 'webp');
    await storage.put(previewKey, preview, 'image/webp');
  }
  const publishedKey = await restamp(context, project, { ...page, previewKey }, from.publishedKey);
  const artefact = await writeArtefact(context, page, publishedKey);
  const adopt = db.transaction(async (tx) => {
    // Both are held: what is copied is what was stored above.
    await tx.execute(sql`select from ${pages} where id in (${page.id}, ${from.id}) order by id for update`);
    const [today] = await tx.select(LISTED).from(pages).where(eq(pages.id, from.id));
    if (today?.version !== from.version || today.publishedKey !== from.publishedKey) throw changed();
    await tx.execute(sql`
      update ${pages} p set sections = f.sections, editor_data = f.editor_data, published_bytes = f.published_bytes,
        published_key = ${publishedKey}, preview_key = ${previewKey}, version = p.version + 1, updated_at = now()
      from ${pages} f where p.id = ${page.id} and f.id = ${from.id}`);
    const [row] = await tx.select(LISTED).from(pages).where(eq(pages.id, page.id));
    if (!row || row.status === 'pending') throw changed();
    await keepArtefact(tx, context.config, row, artefact);
    await addVersion(tx, page.id, 'saved');
    if (row.status === 'active') await recordPageEvent(tx, context, 'page.published', row);
    await also(tx);
  });
  await adopt.catch(async (error) => {
    // A refusal stored nothing; of any other failure nobody knows.
    if (error instanceof AppError) {
      await forgetArtefact(context, artefact);
      await forgetObjects(context, [publishedKey, previewKey]);
    }
    throw error;
  });
}
