import * as v from 'valibot';
import { message } from './message.ts';
import { dataOf, id, pageQuery } from './wire.ts';

/** The most entries that one bulk call takes. */
export const MAX_BULK = 100;

/**
 * Words that an entry holds, in any order and without regard to case or accents. Of what they find at most 5,000 are counted:
 * cursors go on behind them.
 */
export const searchQuery = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** The query of a list that can be searched: from `cursor` on where one is given, else the page of that number. */
export const listQuery = v.object({
  ...pageQuery.entries,
  q: searchQuery,
  /** `next_cursor` of a response to the same query: entries that come and go meanwhile neither repeat nor hide others. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

/** A word that the person files entries under. */
export const tag = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('tag_missing', 'Enter a tag')),
  v.maxLength(40, message('tag_too_long', 'A tag cannot exceed {max} characters', { max: 40 })),
);

/** The tags in use, most used first. */
export const tagList = dataOf(v.array(v.object({ tag: v.string(), count: v.number() })));
export type TagList = v.InferOutput<typeof tagList>;

/** The entries that a bulk call is about; one named twice is taken once. */
export const bulkIds = v.pipe(
  v.array(id),
  v.nonEmpty(message('none_chosen', 'Choose at least one')),
  v.maxLength(MAX_BULK, message('too_many_chosen', 'Choose at most {max} at once', { max: MAX_BULK })),
);

/** What became of one entry of a bulk call: each stands or fails by itself. */
export const bulkResult = v.object({
  id,
  ok: v.boolean(),
  /** Why it failed, as the single call would have answered. */
  code: v.optional(v.string()),
  message: v.optional(v.string()),
});
export type BulkResult = v.InferOutput<typeof bulkResult>;

/** One result for each id, in the order that was sent. */
export const bulkResponse = dataOf(v.array(bulkResult));
export type BulkResponse = v.InferOutput<typeof bulkResponse>;
