import * as v from 'valibot';
import { dataOf, epochSeconds, id, pagedOf, pageQuery, text } from './wire.ts';

/** For how long what was deleted can be restored. */
export const TRASH_DAYS = 30;

export const trashKind = v.picklist(['page', 'file', 'lead']);
export type TrashKind = v.InferOutput<typeof trashKind>;

/** Something that was deleted and can be restored. */
export const trashEntry = v.object({
  /** The id that it had, and has again. */
  id,
  kind: trashKind,
  /** The title of a page, the name of a file, the first value of a lead. */
  title: text,
  /** Empty for a file, which belongs to the account. */
  project_id: text,
  project_name: text,
  /** Who deleted it: a person, or a program by the name of its token. */
  deleted_by: text,
  deleted_at: epochSeconds,
  /** When it goes for good. */
  expires_at: epochSeconds,
});
export type TrashEntry = v.InferOutput<typeof trashEntry>;

/** GET /v1/api/trash, latest first. */
export const trashQuery = v.object({
  ...pageQuery.entries,
  kind: v.optional(trashKind),
  project_id: v.optional(v.string()),
});
export const trashList = pagedOf(trashEntry);
export type TrashList = v.InferOutput<typeof trashList>;

/** What was restored; a page's path may be another one where its own was taken meanwhile. */
export const restoredResponse = dataOf(v.object({ id, kind: trashKind, title: text, path: text }));
