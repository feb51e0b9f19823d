import * as v from 'valibot';

/** A text that a backend may leave out or send as null; read as ''. */
export const text = v.nullish(v.string(), '');

/** A moment in epoch seconds (never milliseconds). */
export const epochSeconds = v.pipe(v.number(), v.integer());

/** A moment that somebody names: from 1970 to the year 9999, which every calendar and database knows. */
export const namedMoment = v.pipe(epochSeconds, v.minValue(0), v.maxValue(253_402_300_799));

/** An opaque identifier. */
export const id = v.pipe(v.string(), v.nonEmpty());

/** A true-or-false that a backend may leave out; read as false. */
export const flag = v.nullish(v.boolean(), false);

/** `{ data: T }`, the envelope of a single entity or of an unpaged list. */
/* @__NO_SIDE_EFFECTS__ */
export function dataOf<const T extends v.GenericSchema>(schema: T) {
  return v.object({ data: schema });
}

/** `{ data: T[], total_pages, total_count }`, the envelope of a paged list. */
/* @__NO_SIDE_EFFECTS__ */
export function pagedOf<const T extends v.GenericSchema>(schema: T) {
  return v.object({
    data: v.array(schema),
    total_pages: v.nullish(v.number(), 1),
    total_count: v.nullish(v.number(), 0),
    /** Where the next part begins, for `cursor`; null at the end, and where a list has none. */
    next_cursor: v.nullish(v.string()),
  });
}

/** `{ data: T, message }`, the envelope of an entity that was changed. */
/* @__NO_SIDE_EFFECTS__ */
export function changedOf<const T extends v.GenericSchema>(schema: T) {
  return v.object({ data: schema, message: text });
}

/** `{ message }`, the response of a call that only confirms. */
export const messageResponse = v.object({ message: text });
/** The same as clients read it: the status has decided, what the body says is a courtesy. */
export const confirmation = v.fallback(messageResponse, { message: '' });
export type MessageResponse = v.InferOutput<typeof messageResponse>;

/** A response of which only the status counts. */
export const anyResponse = v.unknown();

/** The body of every failed call. `message` is fit to show to a person, `code` is stable. */
export const errorBody = v.object({
  message: v.string(),
  code: v.string(),
  fields: v.optional(v.record(v.string(), v.array(v.string()))),
  request_id: v.string(),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;

/** The query of every paged list. Senders may send anything; receivers clamp. */
export const pageQuery = v.object({
  page: v.optional(v.union([v.string(), v.number()])),
  limit: v.optional(v.union([v.string(), v.number()])),
});
export type PageQuery = v.InferOutput<typeof pageQuery>;
