import { pageModel } from '@landfall/page/sections/model';
import * as v from 'valibot';
import { changedShared, knownByPublisher } from './draft-body.ts';

/** Bytes of a publication or a draft, project data included. */
export const MAX_SAVE_BYTES = 5 * 1024 * 1024;

/** PUT /v1/editor/project/{project_id}/page/{page_id} */
export const saveBody = v.object({
  ...knownByPublisher,
  shared: changedShared,
  /** A page that is not online is from then on. */
  online: v.optional(v.boolean()),
  /** GrapesJS project data, opaque to us. */
  data: v.record(v.string(), v.unknown()),
  html: v.pipe(v.string(), v.maxLength(2_000_000)),
  css: v.pipe(v.string(), v.maxLength(500_000)),
  /** The page's own where it is left out. */
  theme: v.optional(pageModel.entries.theme),
  language: v.optional(pageModel.entries.language),
});
export type SaveBody = v.InferOutput<typeof saveBody>;
