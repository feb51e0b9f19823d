import type { FileList, PageQuery, StoredFile } from '@landfall/shared/contracts';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { files } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { readPaging } from '../../platform/http/paging.ts';
import { thumbnailsOf } from './thumbnail-names.ts';
import { removeThumbnails } from './thumbnails.ts';
import { keyOf } from './upload.ts';

/** A file as it travels. */
export const toStoredFile = (row: typeof files.$inferSelect): StoredFile => ({
  file_id: row.id,
  file_name: row.name,
  file_extension: row.extension,
  file_size: row.size,
  created_at: toEpochSeconds(row.createdAt),
  path_parent: row.pathParent,
  path_child: row.pathChild,
  ...thumbnailsOf(row),
  ...(row.credit && { credit: row.credit, credit_url: row.creditUrl }),
});

/** An account's files, newest first. */
export async function listFiles({ db }: Pick<Context, 'db'>, userId: string, query: PageQuery): Promise<FileList> {
  const paging = readPaging(query);
  const mine = eq(files.userId, userId);
  const [total] = await db.select({ files: count() }).from(files).where(mine);
  const rows = await db
    .select()
    .from(files)
    .where(mine)
    .orderBy(desc(files.createdAt), files.id)
    .limit(paging.limit)
    .offset(paging.offset);
  return paging.answer(rows.map(toStoredFile), total?.files ?? 0);
}

/**
 * Deletes a file: its object first, so that a store that is away leaves both and the person can try again.
 * @throws AppError not_found, unavailable
 */
export async function deleteFile({ db, storage }: Context, userId: string, fileId: string): Promise<void> {
  const mine = and(eq(files.id, fileId), eq(files.userId, userId));
  const [file] = await db.select().from(files).where(mine);
  if (!file) throw new AppError('not_found');
  await storage.delete(keyOf(file));
  await removeThumbnails(storage, keyOf(file));
  await db.delete(files).where(mine);
}
