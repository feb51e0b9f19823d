import { useSearchParams } from '@landfall/shared';
import type { Plan } from '@landfall/shared/contracts';
import { useEffect, useState } from 'react';
import { isForLife } from './plan-title.ts';

/** The plan that the address asks for, ignoring case; none where no plan on sale has that name. */
const findPlan = (plans: readonly Plan[], wanted: string | null): Plan | undefined =>
  plans.find((plan) => isForLife(plan) && plan.name.toLowerCase() === wanted?.toLowerCase());

/** The chosen plan. It stands in the address (`?plan=`), so that it survives a reload and can be sent to somebody. */
export function usePlanChoice(plans: readonly Plan[]): [Plan | undefined, (name: string) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('plan');
  // The address follows a moment later than a radio button must.
  const [name, setName] = useState(() => findPlan(plans, wanted)?.name);
  useEffect(() => setName(findPlan(plans, wanted)?.name), [plans, wanted]);

  const choose = (chosen: string) => {
    setName(chosen);
    setParams({ plan: chosen }, { replace: true });
  };
  return [plans.find((plan) => plan.name === name), choose];
}
