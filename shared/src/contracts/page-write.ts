import * as v from 'valibot';
import { correctedFacts } from './fact-sheet.ts';
import { message } from './message.ts';
import { page, pageAiDescription, pageDescription, pageSlug, pageTitle } from './page.ts';
import { robots } from './seo.ts';
import { dataOf, epochSeconds, flag, id, pagedOf, text } from './wire.ts';

/** What a person switches; `pending` belongs to the generation alone. */
export const pageVisibility = v.picklist(['active', 'inactive']);

/** The Page Settings dialog. */
export const pageSettings = v.object({
  title: pageTitle,
  slug: pageSlug,
  description: pageDescription,
  status: pageVisibility,
});
export type PageSettings = v.InferOutput<typeof pageSettings>;

/** PUT project/{id}/page/{page_id}: what is left out stays as it is. */
export const updatePage = v.partial(
  v.object({
    ...pageSettings.entries,
    /** Whether search engines may list the page. */
    robots,
    /** One of the account's images, for shared links; null: the project's, else the page's preview. */
    image_id: v.nullable(id),
  }),
);
export type UpdatePage = v.InferOutput<typeof updatePage>;

/**
 * POST project/{id}/page/{page_id}/generate: has a page written again. From `facts` where they are given, else from a
 * description that is given; with neither, from what was known of the page before.
 */
export const generatePage = v.object({
  /** Left out: as it was asked for before. */
  description_ai: v.optional(
    v.pipe(pageAiDescription, v.nonEmpty(message('ai_description_missing', 'The AI description is required'))),
  ),
  facts: v.optional(correctedFacts),
  /** Another way to look than it has now (`pages.drafts`). */
  another: v.optional(v.boolean()),
});
export type GeneratePage = v.InferOutput<typeof generatePage>;

/** The response of PUT, duplicate, generate and restore. */
export const pageResponse = dataOf(page);

/** One state that a page had: every save, generation and restoration makes one. */
export const pageVersion = v.object({
  version_id: id,
  /** Counts up from 1 within the page. */
  number: v.pipe(v.number(), v.integer()),
  origin: v.fallback(v.picklist(['created', 'generated', 'saved', 'restored']), 'saved'),
  /** The number of the version that was restored; null for any other origin. */
  restored_from: v.nullish(v.number(), null),
  preview_img: text,
  /** The version as a page to look at: a path of the editor backend. */
  view_url: text,
  /** The version that visitors see now. */
  current: flag,
  created_at: epochSeconds,
  /** What its owner noted of it; empty for nothing. */
  note: text,
});
export type PageVersion = v.InferOutput<typeof pageVersion>;

/** GET project/{id}/page/{page_id}/version, newest first. */
export const pageVersionList = pagedOf(pageVersion);
export type PageVersionList = v.InferOutput<typeof pageVersionList>;

export const versionNote = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(120, message('version_note_too_long', 'A note cannot exceed {max} characters', { max: 120 })),
);

/** PUT project/{id}/page/{page_id}/version/{version_id} */
export const noteVersionBody = v.object({ note: versionNote });
