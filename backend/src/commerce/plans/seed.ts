import type { Database } from '../../platform/db/client.ts';
import { plans } from '../../platform/db/schema.ts';

/** The plans that a new database sells. Prices in US cents; a year is exactly 20 % cheaper than twelve months. */
export const PLANS = [
  {
    id: 'plan_basic',
    name: 'basic',
    prefix: 'Basic',
    type: 'plan:lifetime',
    description: 'For a first idea: a site of your own, online today.',
    recommended: false,
    priceMonth: 900,
    priceYear: 8_640,
    priceLifetime: 5_900,
    features: {
      project_max: 3,
      project_pages_max: 10,
      files_max: 100,
      custom_domain_max: 1,
      ai_pages: 10,
      ai_component: 50,
      storage_max_mb: 1_024,
      leads_max: 10_000,
      custom_domain: true,
      custom_js: false,
      cdn_basic: true,
      stats_basic: true,
      stats_advanced: false,
      form_advanced: false,
    },
    position: 1,
  },
  {
    id: 'plan_pro',
    name: 'pro',
    prefix: 'Pro',
    type: 'plan:lifetime',
    description: 'For people who launch often and want to see what works.',
    recommended: true,
    priceMonth: 1_900,
    priceYear: 18_240,
    priceLifetime: 11_900,
    features: {
      project_max: 10,
      project_pages_max: 50,
      files_max: 1_000,
      custom_domain_max: 5,
      ai_pages: 50,
      ai_component: 250,
      storage_max_mb: 10_240,
      leads_max: 100_000,
      custom_domain: true,
      custom_js: true,
      cdn_basic: true,
      stats_basic: true,
      stats_advanced: true,
      form_advanced: false,
    },
    position: 2,
  },
  {
    id: 'plan_premium',
    name: 'premium',
    prefix: 'Premium',
    type: 'plan:lifetime',
    description: 'For agencies: many clients, many domains, every feature.',
    recommended: false,
    priceMonth: 3_900,
    priceYear: 37_440,
    priceLifetime: 24_900,
    features: {
      project_max: 50,
      project_pages_max: 200,
      files_max: 10_000,
      custom_domain_max: 25,
      ai_pages: 250,
      ai_component: 1_000,
      storage_max_mb: 102_400,
      leads_max: 1_000_000,
      custom_domain: true,
      custom_js: true,
      cdn_basic: true,
      stats_basic: true,
      stats_advanced: true,
      form_advanced: true,
    },
    position: 3,
  },
] as const satisfies (typeof plans.$inferInsert)[];

/**
 * Writes the plans that a new database begins with. What stands there already stays as it is: prices and limits are
 * data, changed by `npm run cli -- plans` or by a migration.
 */
export async function seedPlans(db: Database): Promise<void> {
  await db
    .insert(plans)
    .values([...PLANS])
    .onConflictDoNothing();
}
