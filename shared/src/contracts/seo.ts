import * as v from 'valibot';
import { storedFile } from './file.ts';
import { message } from './message.ts';
import { text } from './wire.ts';

export const robots = v.picklist(['index', 'noindex']);
export type Robots = v.InferOutput<typeof robots>;

export const DEFAULT_TITLE_PATTERN = '{title}';

/** A project's settings for search engines and shared links. */
export const seo = v.object({
  /** `{title}` is the page's title, `{site}` the project's name. */
  title_pattern: v.nullish(v.string(), DEFAULT_TITLE_PATTERN),
  /** For pages that have none of their own. */
  description: text,
  robots: v.fallback(robots, 'index'),
  /** The picture of shared links; null: the page's own preview. */
  image: v.nullish(storedFile, null),
  favicon: v.nullish(storedFile, null),
});
export type Seo = v.InferOutput<typeof seo>;

/** The SEO form, and PUT project/{id}/seo. Pictures are named by the `file_id` of one of the account's images. */
export const seoForm = v.object({
  title_pattern: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('title_pattern_missing', 'The title pattern is required')),
    v.maxLength(
      120,
      message('title_pattern_too_long', 'The title pattern cannot exceed {max} characters', { max: 120 }),
    ),
    v.check(
      (pattern) => pattern.includes('{title}'),
      message('title_pattern_incomplete', 'The title pattern must contain {title}'),
    ),
  ),
  description: v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(160, message('description_too_long', 'Description cannot exceed {max} characters', { max: 160 })),
    ),
    '',
  ),
  robots,
  image_id: v.nullish(v.string(), null),
  favicon_id: v.nullish(v.string(), null),
});
export type SeoForm = v.InferOutput<typeof seoForm>;

/** A page's title as search engines see it. */
export const seoTitle = (pattern: string, title: string, site: string): string =>
  pattern.replace(/\{(title|site)\}/g, (_whole, name) => (name === 'title' ? title : site)).trim();
