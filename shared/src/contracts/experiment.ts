import * as v from 'valibot';
import { message } from './message.ts';
import { dataOf, epochSeconds, id } from './wire.ts';

/** Letters of the variants, in their order; the page itself, the control, is A. */
export const variantLetters = ['A', 'B', 'C', 'D', 'E'] as const;
export const variantLetter = v.picklist(
  variantLetters,
  message('variant_unknown', 'Choose a variant of the experiment'),
);
export type VariantLetter = v.InferOutput<typeof variantLetter>;

/** Beside the control. */
const MOST_VARIANTS = variantLetters.length - 1;

export const CONTROL: VariantLetter = 'A';

/** Running, ended without a change, or ended with a winner that became the page. */
export const experimentStatus = v.picklist(['running', 'stopped', 'won']);
export type ExperimentStatus = v.InferOutput<typeof experimentStatus>;

/** Where a figure lies with a probability of 95 %. */
const interval = v.object({ low: v.number(), high: v.number() });
export type Interval = v.InferOutput<typeof interval>;

/** What one variant came to. */
export const variantResult = v.object({
  letter: variantLetter,
  name: v.string(),
  /** The page that is shown; empty where it was deleted since. */
  page_id: v.string(),
  /** Of the visitors, in per cent. */
  weight: v.number(),
  views: v.number(),
  /** For whom this variant was chosen. Who comes again with the cookie counts once. */
  visitors: v.number(),
  leads: v.number(),
  /** Leads by visitors, as a fraction; null before the first visitor. */
  rate: v.nullable(v.number()),
  /** Of the rate (Wilson); null before the first visitor. */
  interval: v.nullable(interval),
  /** Of the rate less the control's (Newcombe, wide enough for all variants together); null for the control. */
  difference: v.nullable(interval),
});
export type VariantResult = v.InferOutput<typeof variantResult>;

/**
 * `early`: the planned time is not over, or it was stopped before. `broken`: visitors were not split as planned, so the
 * figures prove nothing. `none`: no difference can be told from chance. `winner`: a variant, or the control, did better.
 */
export const verdictKind = v.picklist(['early', 'broken', 'none', 'winner']);
export type VerdictKind = v.InferOutput<typeof verdictKind>;

const verdict = v.object({
  kind: verdictKind,
  /** Who did better than all others; null where nobody did. */
  variant: v.nullable(variantLetter),
});
export type Verdict = v.InferOutput<typeof verdict>;

/** Whether visitors were split as planned: the probability of a split like this one by chance; broken below 0.001. */
const split = v.object({ p: v.number(), is_broken: v.boolean() });

export const experiment = v.object({
  id,
  /** The control's. */
  page_id: id,
  name: v.string(),
  status: experimentStatus,
  /** As planned; there is no verdict before. */
  days: v.number(),
  started_at: epochSeconds,
  /** When the planned time is over. */
  ends_at: epochSeconds,
  /** Null while it runs. */
  ended_at: v.nullable(epochSeconds),
  /** Why it ended without its owner: their plan has no experiments any more. */
  ended_because: v.fallback(v.nullish(v.picklist(['plan']), null), null),
  /** The variant that became the page; null where none did. */
  winner: v.nullable(variantLetter),
  /** The control first. */
  variants: v.array(variantResult),
  split,
  verdict,
});
export type Experiment = v.InferOutput<typeof experiment>;

/** GET {p}/page/{page_id}/experiment, newest first, the last fifty. */
export const experimentList = dataOf(v.array(experiment));

export const experimentResponse = dataOf(experiment);

const name = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('name_missing', 'Name is required')),
    v.maxLength(max, message('name_too_long', 'Name cannot exceed {max} characters', { max })),
  );

const weight = v.pipe(
  v.number(message('number_missing', 'Enter a number')),
  v.integer(message('number_not_whole', 'Enter a whole number')),
  v.minValue(1, message('percent_too_low', 'At least {min} %', { min: 1 })),
  v.maxValue(99, message('percent_too_high', 'At most {max} %', { max: 99 })),
);

/** The form of an experiment, and POST {p}/page/{page_id}/experiment. The control has the rest of the weights. */
export const experimentForm = v.object({
  name: name(100),
  variants: v.pipe(
    v.array(v.object({ name: name(60), page_id: v.pipe(id, v.maxLength(100)), weight })),
    v.minLength(1, message('no_variant', 'Choose at least one variant')),
    v.maxLength(MOST_VARIANTS, message('too_many_variants', 'At most {max} variants', { max: MOST_VARIANTS })),
    v.check(
      (variants) => variants.reduce((sum, one) => sum + one.weight, 0) < 100,
      message('weights_too_high', 'The weights must leave at least {min} % for the page itself', { min: 1 }),
    ),
    v.check(
      (variants) => new Set(variants.map(({ page_id }) => page_id)).size === variants.length,
      message('variant_page_twice', 'Each variant needs a page of its own'),
    ),
  ),
  days: v.pipe(
    v.number(message('number_missing', 'Enter a number')),
    v.integer(message('number_not_whole', 'Enter a whole number')),
    v.minValue(1, message('too_few_days', 'At least one day')),
    v.maxValue(90, message('too_many_days', 'At most {max} days', { max: 90 })),
  ),
});
export type ExperimentForm = v.InferOutput<typeof experimentForm>;

/** PUT {p}/page/{page_id}/experiment/{id}: ends it; `won` makes the variant the page, as a version that can be restored. */
export const endExperiment = v.variant('status', [
  v.object({ status: v.literal('stopped') }),
  v.object({ status: v.literal('won'), variant: variantLetter }),
]);
export type EndExperiment = v.InferInput<typeof endExperiment>;
