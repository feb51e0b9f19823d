import type { Plan, PlanRoom } from '@landfall/shared/contracts';
import { listInvoices, listPlanOffers, listPlans, listPublicPlans, readPlanUse } from '@landfall/shared/endpoints';
import { PLANS } from '../../../commerce/plans/seed.ts';
import { answer, type Route } from '../api/route.ts';
import type { State } from '../state/state.ts';

const dollars = (cents: number): number => cents / 100;

const plans: readonly Plan[] = PLANS.map(({ priceMonth, priceYear, priceLifetime, position: _, ...plan }) => ({
  ...plan,
  price: { mo: dollars(priceMonth), yr: dollars(priceYear), ltd: dollars(priceLifetime) },
}));

/** The plan that the demo's account has: the one with everything. */
export const OWN_PLAN = plans.at(-1) as Plan;

const storageOf = (state: State) => ({
  used: state.files.all().reduce((sum, { content }) => sum + content.size, 0),
  max: (OWN_PLAN.features.storage_max_mb ?? 0) * 1024 * 1024 || null,
});

/** How much room it has. */
export const planRoomOf = (state: State): PlanRoom => ({
  projects_max: OWN_PLAN.features.project_max,
  pages_max: OWN_PLAN.features.project_pages_max,
  files: { used: state.files.all().length, max: OWN_PLAN.features.files_max },
  storage: storageOf(state),
  is_largest: true,
});

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
  answer(readPlanUse, ({ state }) => {
    const { used, max } = storageOf(state);
    return { data: { storage_used: used, storage_max: max } };
  }),
];
