import { keptInTab } from '@landfall/shared';

const ADDRESS = 'payment-address';
/** The payment that the address is of; unknown until its result page was shown. */
const PAYMENT = 'payment-id';

/** Remembers for this tab where the payment that was just begun is made. */
export function keepPaymentAddress(address: string): void {
  keptInTab.write(ADDRESS, address);
  keptInTab.forget(PAYMENT);
}

/** Where this tab went to make a payment; empty where it went for another one, or for none. */
export function keptPaymentAddress(paymentId: string): string {
  const known = keptInTab.read(PAYMENT) ?? paymentId;
  keptInTab.write(PAYMENT, known);
  return known === paymentId ? (keptInTab.read(ADDRESS) ?? '') : '';
}
