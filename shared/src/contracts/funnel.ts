import * as v from 'valibot';
import { MAX_BRAND_PICTURES } from './brand.ts';
import { correctedFacts } from './fact-sheet.ts';
import { message } from './message.ts';
import { pageAiDescription, pageSlug } from './page.ts';
import { statsQuery } from './stats.ts';
import { dataOf, epochSeconds, flag, id, text } from './wire.ts';

export const FEWEST_STEPS = 2;
export const MOST_STEPS = 8;
/** Funnels that a project may have. */
export const MOST_FUNNELS = 20;

const step = { page_id: id, title: text, slug: text, is_published: v.boolean() };

export const funnelStep = v.object({
  ...step,
  /** Whether its published page has a link or a form that leads to the next step. */
  leads_on: flag,
  /** Where its form that would lead to the next step leads instead, by its own settings; empty for nowhere else. */
  form_leads_to: text,
});
export type FunnelStep = v.InferOutput<typeof funnelStep>;

/** An ordered path of pages. Deleted pages leave it, so that it may have fewer steps than it was made with. */
export const funnel = v.object({
  id,
  name: v.string(),
  steps: v.array(funnelStep),
  created_at: epochSeconds,
});
export type Funnel = v.InferOutput<typeof funnel>;

/** GET {p}/funnel, newest first. */
export const funnelList = dataOf(v.array(funnel));
export const funnelResponse = dataOf(funnel);

export const funnelName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('name_missing', 'Name is required')),
  v.maxLength(80, message('name_too_long', 'Name cannot exceed {max} characters', { max: 80 })),
);

/** POST {p}/funnel and PUT {p}/funnel/{id}. A page is in one funnel at the most. */
export const funnelForm = v.object({
  name: funnelName,
  /** Ids of pages, in their order. */
  steps: v.pipe(
    v.array(v.pipe(id, v.maxLength(100))),
    v.minLength(FEWEST_STEPS, message('too_few_steps', 'Choose at least {min} pages', { min: FEWEST_STEPS })),
    v.maxLength(MOST_STEPS, message('too_many_steps', 'A funnel has at most {max} pages', { max: MOST_STEPS })),
    v.check((steps) => new Set(steps).size === steps.length, message('step_twice', 'A page can be only one step')),
  ),
});
export type FunnelForm = v.InferOutput<typeof funnelForm>;

/** POST {p}/funnel/write: a landing page, an offer and a page of thanks from one description; they are written as drafts. */
export const writeFunnel = v.pipe(
  v.object({
    name: funnelName,
    description: v.optional(pageAiDescription, ''),
    /** What the description says, corrected; read from it where it is left out. */
    facts: v.optional(correctedFacts),
    /** Where the landing page is put; the others stand below it. Made of the name where it is left out. */
    slug: v.optional(pageSlug),
    /** Ids of the brand's pictures; all of them where it is left out. */
    pictures: v.optional(v.pipe(v.array(id), v.maxLength(MAX_BRAND_PICTURES))),
  }),
  v.forward(
    v.check(
      ({ description, facts }) => description !== '' || facts !== undefined,
      message('funnel_description_missing', 'Describe what the pages are for'),
    ),
    ['description'],
  ),
);
export type WriteFunnel = v.InferInput<typeof writeFunnel>;

/** GET {p}/funnel/{id}/stats: the moments and the time zone as in `statsQuery`. */
export const funnelStatsQuery = v.pick(statsQuery, ['from', 'to', 'tz']);
export type FunnelStatsQuery = v.InferInput<typeof funnelStatsQuery>;

export const funnelStepStats = v.object({
  ...step,
  views: v.number(),
  visitors: v.number(),
  leads: v.number(),
  /** Its visitors by those of the first step, as a fraction; null where the first step had none. */
  share: v.nullable(v.number()),
  /** Visitors fewer than at the step before; null at the first step, and where there are more. */
  lost: v.nullable(v.number()),
  /** Visitors more than at the step before: people who came from elsewhere. 0 at the first step. */
  joined: v.number(),
});
export type FunnelStepStats = v.InferOutput<typeof funnelStepStats>;

export const funnelStats = v.object({
  from: epochSeconds,
  to: epochSeconds,
  tz: v.string(),
  steps: v.array(funnelStepStats),
  /** Visitors of the last step by those of the first; null where the first step had none, or fewer than the last one. */
  conversion: v.nullable(v.number()),
});
export type FunnelStats = v.InferOutput<typeof funnelStats>;

export const funnelStatsResponse = dataOf(funnelStats);
