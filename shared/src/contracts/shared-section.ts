import * as v from 'valibot';
import { message } from './message.ts';
import { dataOf, epochSeconds, id, text } from './wire.ts';

/** Signs that the name of a shared section may have. */
export const SHARED_NAME_LENGTH = 60;

/** What a shared section is in the visual editor's own form, which is opaque to everybody else. */
export const sharedContents = v.object({
  component: v.record(v.string(), v.unknown()),
  /** The rules that it alone has. */
  styles: v.array(v.record(v.string(), v.unknown())),
});
export type SharedContents = v.InferOutput<typeof sharedContents>;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('name_missing', 'Name is required')),
  v.maxLength(SHARED_NAME_LENGTH),
);

/** A section that several pages of a project show. */
export const sharedSection = v.object({
  shared_id: id,
  name: text,
  /** Rises by one with every change of its contents. */
  revision: v.number(),
  /** The revision that was published on all pages last; 0 where none was. */
  published_revision: v.number(),
  updated_at: epochSeconds,
  /** The published pages that show it. */
  pages: v.array(v.object({ page_id: id, title: text, path: text, is_online: v.boolean() })),
});
export type SharedSection = v.InferOutput<typeof sharedSection>;

export const sharedSectionList = dataOf(v.array(sharedSection));

/** What an editor opens: the section and its newest contents. */
export const sharedSectionDetail = dataOf(v.object({ ...sharedSection.entries, contents: sharedContents }));

export const createSharedSectionBody = v.object({ name, contents: sharedContents });
export const renameSharedSectionBody = v.object({ name });
export const publishSharedSectionBody = v.object({ revision: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** `pages`: how many were published by now. The rest follows by itself where it is not `done`. */
export const publishedSharedSection = dataOf(v.object({ pages: v.number(), done: v.boolean() }));

/** A shared section that was changed in a page, and the revision that it was changed from. */
export const changedSharedSection = v.object({
  shared_id: v.string(),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  contents: sharedContents,
});
export type ChangedSharedSection = v.InferOutput<typeof changedSharedSection>;

/** The revisions that became of changed sections. */
export const sharedRevisions = v.array(v.object({ shared_id: v.string(), revision: v.number() }));
export type SharedRevisions = v.InferOutput<typeof sharedRevisions>;
