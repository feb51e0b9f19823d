import { planUse, publicPlans } from '../plan.ts';
import { dataOf } from '../wire.ts';
import { endpoint } from './endpoint.ts';

/** The plans on sale, for everybody. */
export const listPublicPlans = endpoint({
  method: 'GET',
  path: '/v1/api/public/other/pricing',
  access: 'public',
  responses: { 200: publicPlans },
});

/** The plans on sale. */
export const listPlans = endpoint({
  method: 'GET',
  path: '/v1/api/user/plan',
  access: 'session',
  responses: { 200: dataOf(publicPlans) },
});

/** What the account stores, and may store. */
export const readPlanUse = endpoint({
  method: 'GET',
  path: '/v1/api/user/plan/use',
  access: 'session',
  responses: { 200: dataOf(planUse) },
});
