import { send, useInvalidate, useQuery } from '@landfall/shared';
import { listInvoices, readAccount, readInvoicePdf, readPayment } from '@landfall/shared/endpoints';

const FIVE_MINUTES = 5 * 60;
const PAYMENT_POLL_SECONDS = 3;

export const useInvoices = () => useQuery(listInvoices, {}, { everySeconds: FIVE_MINUTES });

/** An invoice's PDF. @throws ApiError */
export const fetchInvoice = (invoice_id: string): Promise<Blob> => send(readInvoicePdf, { params: { invoice_id } });

/** A payment, looked at again while it is open. */
export const usePayment = (payment_id: string, isOpen: (status: string) => boolean) =>
  useQuery(
    readPayment,
    { params: { payment_id } },
    { everySeconds: (latest) => (!latest || isOpen(latest.data.status) ? PAYMENT_POLL_SECONDS : 0) },
  );

/** A function that reads again what a paid plan changes. */
export function useRefreshPlan(): () => void {
  const invalidate = useInvalidate();
  return () => void invalidate(listInvoices, readAccount);
}
