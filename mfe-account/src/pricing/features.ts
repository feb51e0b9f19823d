import { BOOLEAN_FEATURES, NUMERIC_FEATURES, type PlanFeatures } from '@landfall/shared/contracts';

const NUMERIC: Record<(typeof NUMERIC_FEATURES)[number], string> = {
  project_max: 'proyectos',
  project_pages_max: 'páginas por proyecto',
  files_max: 'archivos',
  custom_domain_max: 'dominios propios',
  ai_pages: 'páginas con IA',
  ai_component: 'componentes con IA',
};

const BOOLEAN: Record<(typeof BOOLEAN_FEATURES)[number], string> = {
  custom_domain: 'Dominio propio',
  custom_js: 'JavaScript propio',
  cdn_basic: 'CDN básica',
  stats_basic: 'Estadísticas básicas',
  stats_advanced: 'Estadísticas avanzadas',
  form_advanced: 'Formularios avanzados',
};

interface Feature {
  name: string;
  label: string;
  included: boolean;
}

/** All that a plan has and has not, in the product's order. 'Up to' is the product's documented wording. */
export const featuresOf = (features: PlanFeatures): Feature[] => [
  ...NUMERIC_FEATURES.map((name) => ({ name, label: `Up to ${features[name]} ${NUMERIC[name]}`, included: true })),
  ...BOOLEAN_FEATURES.map((name) => ({ name, label: BOOLEAN[name], included: features[name] })),
];
