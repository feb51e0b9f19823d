import { BOOLEAN_FEATURES, NUMERIC_FEATURES, type PlanFeatures } from '@landfall/shared/contracts';

const NUMERIC: Record<(typeof NUMERIC_FEATURES)[number], string> = {
  project_max: 'projects',
  project_pages_max: 'pages per project',
  files_max: 'files',
  custom_domain_max: 'custom domains',
  ai_pages: 'AI pages',
  ai_component: 'AI components',
};

const BOOLEAN: Record<(typeof BOOLEAN_FEATURES)[number], string> = {
  custom_domain: 'Custom domain',
  custom_js: 'Custom JavaScript',
  cdn_basic: 'Basic CDN',
  stats_basic: 'Basic statistics',
  stats_advanced: 'Advanced statistics',
  form_advanced: 'Advanced forms',
};

/** What a plan includes, in words; what it does not include is left out. */
export const includedFeatures = (features: PlanFeatures): string[] => [
  ...NUMERIC_FEATURES.filter((name) => features[name] > 0).map((name) => `Up to ${features[name]} ${NUMERIC[name]}`),
  ...BOOLEAN_FEATURES.filter((name) => features[name]).map((name) => BOOLEAN[name]),
];

/** '$199', or '$199.50' where there are cents. */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
