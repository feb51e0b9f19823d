import { type EndpointMutationOptions, useMutation, useQuery } from '@landfall/shared';
import type { Payment } from '@landfall/shared/contracts';
import { createPayment, listPublicPlans, readPayment } from '@landfall/shared/endpoints';

const POLL_SECONDS = 3;

export const usePublicPlans = () => useQuery(listPublicPlans, {});

/** A payment, looked at again until it is settled. */
export const usePayment = (payment_id: string, isSettled: (payment: Payment) => boolean) =>
  useQuery(
    readPayment,
    { params: { payment_id } },
    { everySeconds: (latest) => (latest && isSettled(latest.data) ? 0 : POLL_SECONDS) },
  );

export const useCreatePayment = (options: EndpointMutationOptions<typeof createPayment>) =>
  useMutation(createPayment, options);
