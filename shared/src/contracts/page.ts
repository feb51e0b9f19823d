import * as v from 'valibot';
import { MAX_BRAND_PICTURES } from './brand.ts';
import { correctedFacts, pageLanguage } from './fact-sheet.ts';
import { bulkIds, listQuery, tag } from './list-query.ts';
import { message } from './message.ts';
import { pageSchedule } from './page-schedule.ts';
import { dataOf, epochSeconds, id, pagedOf, text } from './wire.ts';

export const pageStatus = v.picklist(['active', 'inactive', 'pending']);
export type PageStatus = v.InferOutput<typeof pageStatus>;

/** A page's preview in one of its widths. */
export const previewSize = v.object({
  /** Pixels. */
  width: v.number(),
  url: v.string(),
});
export type PreviewSize = v.InferOutput<typeof previewSize>;

export const page = v.object({
  page_id: id,
  project_id: text,
  title: v.string(),
  path: text,
  description: text,
  description_ai: text,
  type: text,
  status: v.fallback(pageStatus, 'inactive'),
  preview_img: text,
  /** The same picture in every width, `preview_img` among them. Left out by a backend that makes one alone. */
  preview_sizes: v.optional(v.array(previewSize)),
  url: text,
  bucket_scheme_last: text,
  created_at: epochSeconds,
  updated_at: epochSeconds,
  /** Inactive, and never online so far. Left out by a backend that does not know it. */
  draft: v.optional(v.boolean()),
  /** Changes wait in the editor that visitors do not see. Lists alone say it. */
  unpublished: v.optional(v.boolean()),
  /** Left out by a backend without tags. */
  tags: v.optional(v.array(v.string())),
  /** Null where nothing waits. Left out by a backend that publishes at once alone (`pages.schedule`). */
  schedule: v.nullish(pageSchedule),
});
export type Page = v.InferOutput<typeof page>;

/** Why the configured model wrote nothing: it was too slow, not reachable, refused, limited, or said nothing usable. */
export const fallbackReason = v.picklist(['timeout', 'unreachable', 'refused', 'limited', 'unusable']);
export type FallbackReason = v.InferOutput<typeof fallbackReason>;

/** A page where its generation can be asked for again. */
export const pageDetail = v.object({
  ...page.entries,
  /** Why the last generation ended without a page; empty otherwise. */
  generation_error: text,
  /** Whether search engines may list it. Left out by a backend that knows this of projects alone. */
  robots: v.optional(v.picklist(['index', 'noindex'])),
  /** Address of the picture of shared links; empty where it has none of its own. */
  image: v.optional(text),
  /** Who wrote it: 'model' (the configured AI), 'composer' (built in), 'fallback' (the composer, because the AI failed). */
  generated_by: text,
  /** Why the composer wrote it in the model's place; empty otherwise. */
  fallback_reason: v.fallback(v.optional(v.union([fallbackReason, v.literal('')]), ''), ''),
  /** What a model has written so far of a pending page: the headings, and addresses of the backend to look at it. */
  writing: v.nullish(v.object({ sections: v.array(v.string()), view_url: text, picture_url: text }), null),
});
export type PageDetail = v.InferOutput<typeof pageDetail>;

/** GET project/{id}/page/{pageId}; a backend may know nothing of the page. */
export const pageInfo = dataOf(v.nullish(pageDetail));

export const pageSorts = ['-created_at', 'created_at', '-updated_at', 'updated_at', 'title', '-title'] as const;

/** GET project/{id}/page: newest first unless `sort` says otherwise; `-` stands for the reverse. */
export const pageListQuery = v.object({
  ...listQuery.entries,
  sort: v.optional(v.picklist(pageSorts)),
  status: v.optional(pageStatus),
  tag: v.optional(v.string()),
});
export type PageListQuery = v.InferOutput<typeof pageListQuery>;

/** POST project/{id}/page/bulk */
export const bulkPages = v.variant('action', [
  v.object({
    action: v.literal('publish'),
    ids: bulkIds,
    /** What waits in the editor is published, too; without it pages are online as they were published last. */
    drafts: v.optional(v.boolean(), false),
  }),
  v.object({ action: v.picklist(['unpublish', 'duplicate', 'delete']), ids: bulkIds }),
  v.object({ action: v.picklist(['tag', 'untag']), ids: bulkIds, tag }),
]);
export type BulkPages = v.InferInput<typeof bulkPages>;

export const pageList = pagedOf(page);
export type PageList = v.InferOutput<typeof pageList>;

export const pageTitle = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('title_missing', 'Title is required')),
  v.minLength(3, message('title_too_short', 'Title must be at least {min} characters', { min: 3 })),
  v.maxLength(100, message('title_too_long', 'Title cannot exceed {max} characters', { max: 100 })),
);

export const pageSlug = v.pipe(
  v.string(),
  v.nonEmpty(message('slug_missing', 'Slug is required')),
  v.maxLength(100, message('slug_too_long', 'Slug cannot exceed {max} characters', { max: 100 })),
  v.regex(
    /^\/[a-z0-9/-]*$/,
    message(
      'slug_characters',
      "Slug must start with '/' and can only contain lowercase letters, numbers, hyphens and slashes",
    ),
  ),
  v.check((slug) => !slug.includes('//'), message('slug_double_slash', 'Slug cannot contain double slashes (//)')),
  v.check(
    (slug) => slug === '/' || !slug.endsWith('/'),
    message('slug_final_slash', "Slug cannot end with slash (/) unless it's just '/'"),
  ),
  v.check(
    (slug) => !/-\/|\/-/.test(slug),
    message('slug_hyphen_at_slash', 'Slug cannot have hyphens adjacent to slashes'),
  ),
);

export const pageDescription = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(160, message('description_too_long', 'Description cannot exceed {max} characters', { max: 160 })),
);

/** What the AI is told about a page. */
export const pageAiDescription = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(
    5000,
    message('ai_description_too_long', 'The AI description cannot exceed {max} characters', { max: 5000 }),
  ),
);

/** The create-page dialog, and POST project/{id}/page/new. */
export const createPage = v.object({
  title: pageTitle,
  slug: pageSlug,
  description: v.nullish(pageDescription, ''),
  description_ai: v.nullish(pageAiDescription, ''),
  /** A template to begin from, where the deployment has templates. */
  template: v.optional(v.string()),
  /** The language of the template's texts. */
  language: v.optional(pageLanguage),
  /** What the description says, corrected: the page is then written from it. Read from the description where it is left out. */
  facts: v.optional(correctedFacts),
  /** Ids of the brand's pictures to make it with; all of them where it is left out. */
  pictures: v.optional(v.pipe(v.array(id), v.maxLength(MAX_BRAND_PICTURES))),
  /** It is looked at first: it is not online until it is switched on (`pages.drafts`). */
  draft: v.optional(v.boolean()),
});
export type CreatePage = v.InferOutput<typeof createPage>;
