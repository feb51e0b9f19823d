import type { Plan } from '@landfall/shared/contracts';
import { listInvoices, listPlanOffers, listPlans, listPublicPlans, readPlanUse } from '@landfall/shared/endpoints';
import { PLANS } from '../../../commerce/plans/seed.ts';
import { answer, type Route } from '../api/route.ts';

const dollars = (cents: number): number => cents / 100;

const plans: readonly Plan[] = PLANS.map(({ priceMonth, priceYear, priceLifetime, position: _, ...plan }) => ({
  ...plan,
  price: { mo: dollars(priceMonth), yr: dollars(priceYear), ltd: dollars(priceLifetime) },
}));

/** The plan that the demo's account has: the one with everything. */
export const OWN_PLAN = plans.at(-1) as Plan;

export const planRoutes: readonly Route[] = [
  answer(listPublicPlans, () => [...plans]),
  answer(listPlans, () => ({ data: [...plans] })),
  // The account has the largest plan for life: nothing is left to buy.
  answer(listPlanOffers, () => ({
    data: plans.flatMap(({ name }) =>
      (['mo', 'yr', 'ltd'] as const).map((period) => ({ plan_name: name, period, refused: true })),
    ),
  })),
  answer(listInvoices, () => ({ data: [] })),
  answer(readPlanUse, ({ state }) => ({
    data: {
      storage_used: state.files.all().reduce((sum, { content }) => sum + content.size, 0),
      storage_max: (OWN_PLAN.features.storage_max_mb ?? 0) * 1024 * 1024 || null,
    },
  })),
];
