import { changedSharedSection } from '@landfall/shared/contracts';
import * as v from 'valibot';

/** What an open editor knows of its page: equal to today's, nobody else changed anything since. */
const knownEntries = {
  /** The page's version. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The draft's stamp; empty where there was none. */
  stamp: v.pipe(v.string(), v.maxLength(64)),
  /** Names the open editor, so that one whose answer got lost knows its own change again. */
  writer: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
};

/** The shared sections that were changed in a page: kept with it, or refused with it. */
export const changedShared = v.optional(v.pipe(v.array(changedSharedSection), v.maxLength(50)));

/** PUT /v1/editor/project/{project_id}/page/{page_id}/draft */
export const draftBody = v.object({
  ...knownEntries,
  shared: changedShared,
  /** GrapesJS project data, opaque to us; null discards what was not published. */
  data: v.nullable(v.record(v.string(), v.unknown())),
});
export type DraftBody = v.InferOutput<typeof draftBody>;

/** Who does not say who it is (a program) is held to the page's version alone. */
export type Known = Pick<DraftBody, 'version'> & Partial<Pick<DraftBody, 'stamp' | 'writer'>>;

export const knownByPublisher = {
  version: knownEntries.version,
  stamp: v.optional(knownEntries.stamp),
  writer: v.optional(knownEntries.writer),
};
