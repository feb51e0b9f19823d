import type { StoredFile } from '@landfall/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { files } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
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
  tags: row.tags,
  ...(row.credit && { credit: row.credit, credit_url: row.creditUrl }),
});

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
