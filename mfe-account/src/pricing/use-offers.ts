import type { Plan, PlanOffer } from '@landfall/shared/contracts';
import { usePlanOffers } from '../api/plans.ts';
import type { Period } from './use-period-param.ts';

/** What each purchase would bring the account; a function that answers undefined until that is known. */
export function useOffers(): (plan: Plan, period: Period) => PlanOffer | undefined {
  const { data } = usePlanOffers();
  return (plan, period) => data?.data.find((offer) => offer.plan_name === plan.name && offer.period === period);
}
