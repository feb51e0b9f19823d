import { safeSessionStorage } from '@landfall/shared';

const ADDRESS = 'payment-address';
/** The payment that the address is of; unknown until its result page was shown. */
const PAYMENT = 'payment-id';

/** Remembers for this tab where the payment that was just begun is made. */
export function keepPaymentAddress(address: string): void {
  safeSessionStorage.write(ADDRESS, address);
  safeSessionStorage.remove(PAYMENT);
}

/** Where this tab went to make a payment; empty where it went for another one, or for none. */
export function keptPaymentAddress(paymentId: string): string {
  const known = safeSessionStorage.read(PAYMENT) ?? paymentId;
  safeSessionStorage.write(PAYMENT, known);
  return known === paymentId ? (safeSessionStorage.read(ADDRESS) ?? '') : '';
}
