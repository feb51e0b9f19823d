import * as v from 'valibot';
import { planRoom } from './plan.ts';
import { dataOf, epochSeconds, text } from './wire.ts';

/**
 * What of a project needs somebody: a domain that is not proven, an address or a connection that nothing reaches or that
 * was switched off for it, leads that nobody has read for days, a page whose writing failed.
 */
export const attentionKind = v.picklist([
  'domain_waiting',
  'endpoint_failing',
  'endpoint_off',
  'leads_unread',
  'page_failed',
]);
export type AttentionKind = v.InferOutput<typeof attentionKind>;

export const attention = v.object({
  /** A later backend may know more; those that are unknown are left out. */
  kind: v.string(),
  /** What it is about, as areas name single things: `domain`, `webhook`, `connection`, `pixel`, `form`, `page`. */
  thing: v.string(),
  id: v.string(),
  name: text,
  /** How many there are of it; 0 where nothing is counted. */
  count: v.optional(v.number(), 0),
  /** Since when. */
  since: v.nullish(epochSeconds, null),
});
export type Attention = v.InferOutput<typeof attention>;

/** How far a project has come. */
export const projectSteps = v.object({
  /** It has a page. */
  page: v.boolean(),
  /** A page of it is online. */
  published: v.boolean(),
  /** A domain of its owner's works. */
  domain: v.boolean(),
  /** Somebody else's service, program or pixel is told of what happens. */
  connected: v.boolean(),
  /** Visitors have come, or sent something. */
  visited: v.boolean(),
});
export type ProjectSteps = v.InferOutput<typeof projectSteps>;

/** GET {p}/overview */
export const overviewResponse = dataOf(
  v.object({
    steps: projectSteps,
    attention: v.array(attention),
    /** Null where the plan is not on sale. Left out by a backend that has it asked for part by part. */
    room: v.nullish(planRoom),
  }),
);
