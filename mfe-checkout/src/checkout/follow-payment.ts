import { paymentAddress } from '@landfall/shared';
import { keepPaymentAddress } from '../lib/open-payment.ts';

/** Leaves for the payment's page. Returns whether it may. */
export function followPayment(address: string): boolean {
  const href = paymentAddress(address);
  if (href) {
    keepPaymentAddress(href);
    window.location.assign(href);
  } else console.error('The payment address may not be followed:', address);
  return href !== null;
}
