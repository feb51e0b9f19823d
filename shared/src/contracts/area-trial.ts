import * as v from 'valibot';
import { clientError } from './client-error.ts';

/** What a release calls one try of a next version on a share of the browsers. */
export const trialName = v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,40}$/));

/** A browser tab began to use a version of an area while a next one is tried. It says nothing of who it is. */
export const areaSession = v.object({
  trial: trialName,
  /** The area's federated name. */
  remote: clientError.entries.remote,
  version: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
});
export type AreaSession = v.InferOutput<typeof areaSession>;

/** What browsers said of each version of an area while a next one is tried. */
export const areaTrial = v.object({
  data: v.array(
    v.object({
      version: v.string(),
      sessions: v.number(),
      /** Sessions with at least one error of the area. */
      failed: v.number(),
      errors: v.number(),
    }),
  ),
});
export type AreaTrial = v.InferOutput<typeof areaTrial>;
