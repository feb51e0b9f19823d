import { buffer } from 'node:stream/consumers';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, asc, eq, gt, isNull, sql } from '../../platform/db/operators.ts';
import { pages, pageVersions, projects } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { task } from '../../platform/workers/task.ts';
import type { Contents, run } from './contents-work.ts';
import { newKey } from './object-key.ts';
import { forgetObjects } from './stored-document.ts';

/** Milliseconds. */
const PACKING_MS = 10_000;
const CONTENTS = task<typeof run>(new URL('./contents-work.ts', import.meta.url), PACKING_MS);

/** Versions that are looked up at a time. */
const BATCH = 20;

const COLUMNS = {
  sections: sql<string | null>`${pageVersions.sections}::text`,
  editorData: sql<string | null>`${pageVersions.editorData}::text`,
};

/** Contents of a version: from its object, or from its row, where they wait for the sweep. @throws AppError not_found, unavailable */
export async function readContents(
  { db, storage, work }: Pick<Context, 'db' | 'storage' | 'work'>,
  owner: string,
  versionId: string,
): Promise<Contents> {
  const [row] = await db
    .select({ key: pageVersions.contentsKey, ...COLUMNS })
    .from(pageVersions)
    .where(eq(pageVersions.id, versionId));
  if (!row) throw new AppError('not_found', { message: 'This version does not exist.' });
  const { key, ...inRow } = row;
  if (!key) return inRow;
  const { contents } = await work.threads.run(CONTENTS, owner, { unpack: await buffer(await storage.read(key)) });
  if (!contents) throw new Error('No contents were read.');
  return contents;
}

const unstored = (db: Database) =>
  db
    .select({ id: pageVersions.id, pageId: pageVersions.pageId, owner: projects.userId, ...COLUMNS })
    .from(pageVersions)
    .innerJoin(pages, eq(pages.id, pageVersions.pageId))
    .innerJoin(projects, eq(projects.id, pages.projectId))
    // What is not counted yet is counted in its row.
    .where(and(isNull(pageVersions.contentsKey), gt(pageVersions.bytes, 0)))
    .orderBy(asc(pageVersions.id))
    .limit(BATCH);

/**
 * Moves contents of versions out of their rows into the store, a batch at a time until none are left. Publishing notes them in
 * the row, because that is one transaction; what releases before have left there goes the same way. Can be cut short.
 * @throws AppError unavailable
 */
export async function storeContents(context: Context): Promise<void> {
  const { db, storage, work } = context;
  for (;;) {
    const rows = await unstored(db);
    for (const { id, pageId, owner, ...contents } of rows) {
      const { packed } = await work.threads.run(CONTENTS, owner, { pack: contents });
      if (!packed) throw new Error('No contents were packed.');
      const key = newKey('sites', pageId, packed, 'json.gz');
      await storage.put(key, Buffer.from(packed), 'application/gzip');
      const moved = await db
        .update(pageVersions)
        .set({ contentsKey: key, sections: null, editorData: null })
        .where(and(eq(pageVersions.id, id), isNull(pageVersions.contentsKey)))
        .returning({ id: pageVersions.id });
      // Dropped meanwhile, or moved by another process.
      if (moved.length === 0) await forgetObjects(context, [key]);
    }
    if (rows.length < BATCH) return;
  }
}
