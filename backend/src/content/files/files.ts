import type { StoredFile } from '@landfall/shared/contracts';
import type { files } from '../../platform/db/schema.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { thumbnailsOf } from './thumbnail-names.ts';

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
