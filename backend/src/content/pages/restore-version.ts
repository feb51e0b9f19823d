import type { Context } from '../../platform/context.ts';
import { and, eq, ne, sql } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { forgetArtefact, keepArtefact, writeArtefact } from '../publishing/write-artefact.ts';
import { recordPageEvent } from './page-events.ts';
import { LISTED, type ListedPage, requireListedPage } from './pages.ts';
import { forgetObjects, isDescribed, readStored } from './stored-document.ts';
import { restamp } from './update-page.ts';
import { readContents } from './version-contents.ts';
import { addVersion, requireVersion } from './versions.ts';

/** JSON text as the database keeps it, and its bytes as versions count them. */
const json = (text: string | null) => sql`${text}::jsonb`;
const bytesOf = (text: string | null) => sql`coalesce(octet_length(${text}::jsonb::text), 0)`;

/**
 * Publishes what a page was in one of its versions, as a newer version: nothing in between is lost. Title, path and
 * description stay those of today. An editor that shows the page learns that its contents are old.
 * @throws AppError not_found, conflict while the page is generated, unavailable
 */
export async function restoreVersion(
  context: Context,
  project: ProjectRow,
  pageId: string,
  versionId: string,
): Promise<ListedPage> {
  const { db } = context;
  const page = await requireListedPage(db, project.id, pageId);
  if (page.status === 'pending') {
    throw new AppError('conflict', { message: 'The page is still being generated. Please wait until it is done.' });
  }
  const version = await requireVersion(db, page.id, versionId);
  const { previewKey } = version;
  const contents = await readContents(context, project.userId, version.id);
  const today = page.publishedKey && (await readStored(context, page.publishedKey)).toString();
  const isCleared = !!today && !isDescribed(today);
  const publishedKey = await restamp(context, project, { ...page, previewKey }, version.publishedKey, isCleared);
  const artefact = await writeArtefact(context, page, publishedKey);
  const restored = await db.transaction(async (tx) => {
    // Held first: what drops versions holds it too, so the version and its objects stay while they are taken over.
    await tx.select({ id: pages.id }).from(pages).where(eq(pages.id, page.id)).for('update');
    await requireVersion(tx, page.id, version.id);
    const [row] = await tx
      .update(pages)
      .set({
        sections: json(contents.sections),
        editorData: json(contents.editorData),
        publishedKey,
        previewKey,
        publishedBytes: sql`greatest(0, ${version.bytes} - ${bytesOf(contents.sections)} - ${bytesOf(contents.editorData)})`,
        version: sql`${pages.version} + 1`,
        updatedAt: new Date(),
      })
      .where(and(eq(pages.id, page.id), ne(pages.status, 'pending')))
      .returning(LISTED);
    if (!row) return row;
    await keepArtefact(tx, context.config, row, artefact);
    await addVersion(tx, page.id, 'restored', { restoredFrom: version.number });
    if (row.status === 'active') await recordPageEvent(tx, context, 'page.published', row);
    return row;
  });
  if (restored) return restored;
  await forgetArtefact(context, artefact);
  if (publishedKey !== version.publishedKey) await forgetObjects(context, [publishedKey]);
  throw new AppError('conflict', { message: 'The page is being generated. Please wait until it is done.' });
}
