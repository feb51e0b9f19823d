import { type EndpointMutationOptions, hasCapability, useMutation, useQuery } from '@landfall/shared';
import {
  checkOutPlan,
  listInvoices,
  listPlanOffers,
  listPlans,
  readAccount,
  redeemCode,
} from '@landfall/shared/endpoints';

const FIVE_MINUTES = 5 * 60;

export const usePlans = () => useQuery(listPlans, {}, { everySeconds: FIVE_MINUTES });

/** What each purchase would bring the account; nothing where the backend sells none. */
export const usePlanOffers = () => useQuery(listPlanOffers, hasCapability('billing') ? {} : null);

export const useCheckOut = (options: EndpointMutationOptions<typeof checkOutPlan>) =>
  useMutation(checkOutPlan, options);

export const useRedeemCode = (options: EndpointMutationOptions<typeof redeemCode>) =>
  useMutation(redeemCode, { invalidates: [readAccount, listInvoices, listPlanOffers], ...options });
