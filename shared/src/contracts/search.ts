import * as v from 'valibot';
import { message } from './message.ts';
import { dataOf, text } from './wire.ts';

export const searchHitKind = v.picklist(['project', 'page', 'file', 'lead', 'domain']);
export type SearchHitKind = v.InferOutput<typeof searchHitKind>;

/** One thing that a search over the account found. */
export const searchHit = v.object({
  kind: searchHitKind,
  id: v.string(),
  title: v.string(),
  /** What tells it from others of the same name: a path, an address, a date's words. */
  detail: text,
  project_id: text,
  project_name: text,
});
export type SearchHit = v.InferOutput<typeof searchHit>;

/** GET /v1/api/search: at most `limit` (20) of a kind, best first; a word may hold one mistake. */
export const searchResponse = dataOf(v.array(searchHit));
export const accountSearchQuery = v.object({
  q: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, message('query_too_short', 'Enter at least {min} characters', { min: 2 })),
    v.maxLength(100),
  ),
  limit: v.optional(v.union([v.string(), v.number()])),
});
