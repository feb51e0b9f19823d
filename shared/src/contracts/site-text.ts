import * as v from 'valibot';
import { dataOf, id, text } from './wire.ts';

/** Signs that what is looked for, and what is put in its place, may have. */
export const SOUGHT_LENGTH = 200;
/** Pages and shared sections of one call that replaces. */
export const REPLACED_AT_ONCE = 20;

const sought = {
  words: v.pipe(v.string(), v.nonEmpty(), v.maxLength(SOUGHT_LENGTH)),
  match_case: v.optional(v.boolean(), false),
  whole_word: v.optional(v.boolean(), false),
};

/** POST project/{id}/text/find */
export const findSiteTextBody = v.object({
  ...sought,
  /** Goes on behind this page, as the answer before said. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
});

/** The first place where the words stand, with what stands around it. */
export const textExcerpt = v.object({ before: v.string(), match: v.string(), after: v.string() });
export type TextExcerpt = v.InferOutput<typeof textExcerpt>;

const hits = v.pipe(v.number(), v.integer());
const pageState = {
  page_id: id,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  stamp: v.pipe(v.string(), v.maxLength(64)),
};
const sharedState = { shared_id: id, revision: v.pipe(v.number(), v.integer(), v.minValue(1)) };

/** A page whose newest contents have the words, beside the shared sections that it shows. */
export const pageWithText = v.object({ ...pageState, title: text, path: text, hits, excerpt: textExcerpt });
export type PageWithText = v.InferOutput<typeof pageWithText>;

export const sharedWithText = v.object({ ...sharedState, name: text, hits, excerpt: textExcerpt });
export type SharedWithText = v.InferOutput<typeof sharedWithText>;

export const foundSiteText = dataOf(
  v.object({
    pages: v.array(pageWithText),
    /** With the first part alone. */
    shared: v.array(sharedWithText),
    /** Pages of this part that could not be read. */
    unread: v.number(),
    /** Pages that this part looked through, and those of the project. */
    searched: v.number(),
    total: v.number(),
    /** Where the next part begins; null at the end. */
    next_cursor: v.nullable(v.string()),
  }),
);

const pageStates = v.optional(v.pipe(v.array(v.object(pageState)), v.maxLength(REPLACED_AT_ONCE)), []);
const sharedStates = v.optional(v.pipe(v.array(v.object(sharedState)), v.maxLength(REPLACED_AT_ONCE)), []);

/** POST project/{id}/text/replace: in these states alone. */
export const replaceSiteTextBody = v.object({
  ...sought,
  by: v.pipe(v.string(), v.maxLength(SOUGHT_LENGTH)),
  pages: pageStates,
  shared: sharedStates,
});

/** POST project/{id}/text/undo: of what was replaced, in the states that came of it. */
export const undoSiteTextBody = v.object({ pages: pageStates, shared: sharedStates });

/**
 * `changed`: kept as a draft, of a shared section as its newest contents. `unchanged`: the words are not there. `conflict`: somebody
 * changed it meanwhile. `failed`: `message` says why. `left`: there was no time for it, it can be sent again.
 */
export const replacedOutcome = v.picklist(['changed', 'unchanged', 'conflict', 'failed', 'left']);
export type ReplacedOutcome = v.InferOutput<typeof replacedOutcome>;

const outcome = { outcome: replacedOutcome, hits, message: text };

/** What became of each, with the state that it has now. */
export const replacedSiteText = dataOf(
  v.object({
    pages: v.array(v.object({ ...pageState, ...outcome })),
    shared: v.array(v.object({ ...sharedState, ...outcome })),
  }),
);
export type ReplacedSiteText = v.InferOutput<typeof replacedSiteText>['data'];
