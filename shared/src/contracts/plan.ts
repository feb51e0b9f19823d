import * as v from 'valibot';
import { flag, text } from './wire.ts';

const limit = v.nullish(v.number(), 0);

export const NUMERIC_FEATURES = [
  'project_max',
  'project_pages_max',
  'files_max',
  'custom_domain_max',
  'ai_pages',
  'ai_component',
] as const;

export const BOOLEAN_FEATURES = [
  'custom_domain',
  'custom_js',
  'cdn_basic',
  'stats_basic',
  'stats_advanced',
  'form_advanced',
] as const;

export const planFeatures = v.object({
  project_max: limit,
  project_pages_max: limit,
  files_max: limit,
  custom_domain_max: limit,
  ai_pages: limit,
  ai_component: limit,
  custom_domain: flag,
  custom_js: flag,
  cdn_basic: flag,
  stats_basic: flag,
  stats_advanced: flag,
  form_advanced: flag,
  /** Megabytes (of 1024 x 1024 bytes) that an account may store; left out: as much as it likes. */
  storage_max_mb: v.nullish(v.number()),
  /** Leads that an account keeps, spam not counted; left out: a million. */
  leads_max: v.nullish(v.number()),
});
export type PlanFeatures = v.InferOutput<typeof planFeatures>;

/** Prices in whole or decimal US dollars: a month, a year, once for life. */
export const planPrice = v.object({
  mo: v.nullish(v.number()),
  yr: v.nullish(v.number()),
  ltd: v.nullish(v.number()),
});

export const plan = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  name: v.string(),
  /** The title that a person reads. */
  prefix: text,
  type: text,
  description: text,
  recommended: flag,
  price: planPrice,
  features: planFeatures,
});
export type Plan = v.InferOutput<typeof plan>;

/** GET public/other/pricing answers a bare array. */
export const publicPlans = v.array(plan);

/** GET user/plan/use, in its `data`: bytes. */
export const planUse = v.object({
  storage_used: v.number(),
  /** null: as much as it likes. */
  storage_max: v.nullish(v.number(), null),
});
export type PlanUse = v.InferOutput<typeof planUse>;

/** What the account's plan allows, and how much of it is in use where that is counted over all projects. */
export const planRoom = v.object({
  projects_max: v.number(),
  /** Of one project. */
  pages_max: v.number(),
  files: v.object({ used: v.number(), max: v.number() }),
  /** Bytes; a maximum of null is as much as it likes. */
  storage: v.object({ used: v.number(), max: v.nullish(v.number(), null) }),
  /** No plan on sale has more room. */
  is_largest: v.boolean(),
});
export type PlanRoom = v.InferOutput<typeof planRoom>;

/** Whether a plan has more room of any kind than another one. */
export const isLargerPlan = (plan: PlanFeatures, than: PlanFeatures): boolean =>
  (['project_max', 'project_pages_max', 'files_max'] as const).some((name) => plan[name] > than[name]);
