import type { BOOLEAN_FEATURES } from '@landfall/shared/contracts';
import type { Account } from '../../identity/auth/sessions.ts';
import { AppError } from '../../platform/errors.ts';
import { NO_PLAN } from './no-plan.ts';

/** A part of the product that a plan has or lacks. */
export type Feature = (typeof BOOLEAN_FEATURES)[number];

const NAMES: Record<Feature, string> = {
  custom_domain: 'domains of your own',
  custom_js: 'code of your own',
  cdn_basic: 'a content delivery network',
  stats_basic: 'statistics',
  stats_advanced: 'advanced statistics',
  form_advanced: 'advanced forms',
};

type HasPlan = Pick<Account, 'plan'>;

export const hasFeature = ({ plan }: HasPlan, feature: Feature): boolean => plan.features[feature] === true;

/** The refusal of what an account's plan lacks. */
export const lacksFeature = ({ plan }: HasPlan, feature: Feature): AppError =>
  plan.name === NO_PLAN
    ? new AppError('plan_required')
    : new AppError('plan_required', { message: `Your plan does not include ${NAMES[feature]}.` });

/** @throws AppError plan_required, for an account whose plan lacks the feature */
export function requireFeature(account: HasPlan, feature: Feature): void {
  if (!hasFeature(account, feature)) throw lacksFeature(account, feature);
}
