import * as v from 'valibot';

const short = (length: number) => v.optional(v.pipe(v.string(), v.maxLength(length)), '');

/** What a browser reports about an error that nobody expected. No addresses with queries, nothing of the account. */
export const clientError = v.object({
  /** The area's federated name, or `host`. */
  remote: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  version: short(100),
  commit: short(100),
  /** Where it happened: `load`, `render`, `script` or `promise`. */
  kind: v.picklist(['load', 'render', 'script', 'promise']),
  message: v.pipe(v.string(), v.maxLength(500)),
  stack: short(4000),
  /** The screen's path, without its query. */
  path: short(300),
  /** Which next version of the area is tried meanwhile: see `areaSession`. Empty where none is. */
  trial: short(40),
  /** Whether it is the tab's first error of the area in this trial. */
  first: v.optional(v.boolean(), false),
});
export type ClientError = v.InferOutput<typeof clientError>;
/** A report as a browser sends it. */
export type SentClientError = v.InferInput<typeof clientError>;
