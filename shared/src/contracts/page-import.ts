import * as v from 'valibot';
import { page, pageDescription, pageSlug, pageTitle } from './page.ts';
import { dataOf } from './wire.ts';

/** Signs of a document that is imported. */
export const IMPORTED_LENGTH = 1_000_000;

/** POST project/{id}/page/import */
export const importPageBody = v.object({
  /** A whole document, or a part of one. */
  html: v.pipe(v.string(), v.maxLength(IMPORTED_LENGTH)),
  slug: pageSlug,
  /** As its head says, where it is left out. */
  title: v.optional(pageTitle),
  description: v.optional(pageDescription),
});
/** The dialog's fields. */
export const importPageForm = v.object({ html: importPageBody.entries.html, title: pageTitle });

export type ImportPage = v.InferInput<typeof importPageBody>;

/**
 * What is not taken over. `links`: to places of the page that it comes from; `fields`: that forms of ours cannot ask for, and hidden
 * ones; `foreign_pictures`: of other accounts; `rest`: pieces beyond what a page may have.
 */
export const leftOutKind = v.picklist([
  'scripts',
  'handlers',
  'styles',
  'media',
  'trackers',
  'actions',
  'navigation',
  'hidden',
  'embedded_pictures',
  'relative_pictures',
  'insecure_pictures',
  'foreign_pictures',
  'links',
  'fields',
  'rest',
]);

export const leftOutOfImport = v.object({ what: leftOutKind, count: v.pipe(v.number(), v.integer()) });
export type LeftOutOfImport = v.InferOutput<typeof leftOutOfImport>;

export const importedPage = dataOf(v.object({ page, left_out: v.array(leftOutOfImport) }));
export type ImportedPage = v.InferOutput<typeof importedPage>['data'];
