import type { Context } from '../../platform/context.ts';
import { and, asc, eq, gte, sql } from '../../platform/db/operators.ts';
import { files, pageDrafts, pages, pageVersions, projects, sharedSections, trash } from '../../platform/db/schema.ts';
import { discard, enqueueDiscard } from '../../platform/storage/discard.ts';
import { contentPathsOf } from '../files/thumbnail-names.ts';
import { readStored } from '../pages/stored-document.ts';
import { readContents } from '../pages/version-contents.ts';
import { keptBefore } from './earlier-contents.ts';

type FileRow = typeof files.$inferSelect;

/** Contents of a file that always stay. Whether one of more is still shown is looked up with every tenth. */
const KEPT = 10;

/**
 * Drops those of the contents that a file held long ago which nothing shows any more: no page, draft or version. What
 * cannot be told stays. Never throws.
 */
export async function dropUnshown(context: Context, fileId: string, signal?: AbortSignal): Promise<void> {
  const { db, log } = context;
  try {
    const [file] = await db.select().from(files).where(eq(files.id, fileId));
    if (!file || file.earlier.length <= KEPT || file.earlier.length % KEPT !== 0) return;
    const unshown = await unshownOf(context, file, signal);
    if (unshown.size === 0) return;
    await db.transaction(async (tx) => {
      const [held] = await tx.select().from(files).where(eq(files.id, fileId)).for('update');
      // Replaced meanwhile, or put back: what stands for its pages is looked up anew.
      if (held?.pathChild !== file.pathChild) return;
      const stays = held.earlier.filter(({ pathChild }) => !unshown.has(pathChild));
      const dropped = held.earlier.filter(({ pathChild }) => unshown.has(pathChild));
      await tx.update(files).set(keptBefore(stays)).where(eq(files.id, fileId));
      await discard(tx, dropped.flatMap(contentPathsOf));
    });
    await enqueueDiscard(context);
  } catch (error) {
    log.warn({ err: error, fileId }, 'What a file held long ago stays for now');
  }
}

/** The names of those earlier contents of a file that nothing shows. @throws AppError not_found, unavailable: nobody knows */
async function unshownOf(context: Context, file: FileRow, signal?: AbortSignal): Promise<Set<string>> {
  const { db } = context;
  const unshown = new Set(file.earlier.slice(KEPT).map(({ pathChild }) => pathChild));
  const names = sql.join(
    [...unshown].map((name) => sql`${name}`),
    sql`, `,
  );
  const owned = and(eq(pages.projectId, projects.id), eq(projects.userId, file.userId));
  // All of one moment: what is copied, moved or restored afterwards comes from what is found here.
  const found = await db.transaction(
    async (tx) => {
      const isTrashedPage = and(eq(trash.userId, file.userId), eq(trash.kind, 'page'));
      const [trashed] = await tx.select({ id: trash.id }).from(trash).where(isTrashedPage).limit(1);
      if (trashed) return null;
      const { rows } = (await tx.execute(sql`
        select distinct name from (
          select ${pages}::text as said from ${pages}, ${projects} where ${owned}
          union all select ${pageDrafts}::text from ${pageDrafts}, ${pages}, ${projects}
            where ${pageDrafts.pageId} = ${pages.id} and ${owned}
          union all select ${sharedSections}::text from ${sharedSections}, ${projects}
            where ${sharedSections.projectId} = ${projects.id} and ${eq(projects.userId, file.userId)}
          offset 0) contents, unnest(array[${names}]::text[]) as name
        where strpos(said, name) > 0`)) as unknown as { rows: { name: string }[] };
      const versions = await tx
        .select({ id: pageVersions.id, publishedKey: pageVersions.publishedKey })
        .from(pageVersions)
        .innerJoin(pages, eq(pages.id, pageVersions.pageId))
        .innerJoin(projects, eq(projects.id, pages.projectId))
        .where(and(eq(projects.userId, file.userId), gte(pageVersions.createdAt, file.createdAt)))
        .orderBy(asc(pageVersions.createdAt));
      return { shown: rows.map(({ name }) => name), versions };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  // A page in the trash has its versions in there: they are looked through once it is back, or gone.
  if (!found) return new Set();
  for (const name of found.shown) unshown.delete(name);
  for (const { id, publishedKey } of found.versions) {
    if (unshown.size === 0) break;
    signal?.throwIfAborted();
    const document = await readStored(context, publishedKey);
    const { sections, editorData } = await readContents(context, file.userId, id);
    for (const name of unshown)
      if (document.includes(name) || sections?.includes(name) || editorData?.includes(name)) unshown.delete(name);
  }
  return unshown;
}
