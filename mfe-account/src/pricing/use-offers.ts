import { hasCapability, useApi, useRefresh } from '@landfall/shared';
import { dataOf, type Plan, type PlanOffer, planOfferList } from '@landfall/shared/contracts';
import type { Period } from './use-period-param.ts';

const OFFERS = '/v1/api/user/plan/offer';
const offerAnswer = dataOf(planOfferList);

/** What each purchase would bring the account; a function that answers undefined until that is known. */
export function useOffers(): (plan: Plan, period: Period) => PlanOffer | undefined {
  const { data } = useApi(hasCapability('billing') ? OFFERS : null, offerAnswer);
  return (plan, period) => data?.data.find((offer) => offer.plan_name === plan.name && offer.period === period);
}

/** Reads the offers again, after something changed what the account has. */
export function useRefreshOffers(): () => Promise<unknown> {
  const refresh = useRefresh();
  return () => refresh(OFFERS);
}
