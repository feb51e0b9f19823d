import type Stripe from 'stripe';
import type { ProviderEvent } from '../provider.ts';

/** What Stripe's events mean to an order. Null: nothing, or not an order of ours. */
export function orderEventOf(event: Stripe.Event): ProviderEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
      // Some methods (Pix, bank debits) are confirmed later, by an event of their own.
      return event.data.object.payment_status === 'unpaid' ? null : ofOrder(event, 'paid', event.data.object.id);
    case 'checkout.session.async_payment_succeeded':
      return ofOrder(event, 'paid', event.data.object.id);
    case 'checkout.session.async_payment_failed':
      return ofOrder(event, 'failed');
    case 'checkout.session.expired':
      return ofOrder(event, 'expired');
    case 'charge.refunded':
      // A part that was given back leaves the purchase standing; `refunded` is true once all of it was.
      return event.data.object.refunded ? ofOrder(event, 'refunded') : null;
    default:
      return null;
  }
}

function ofOrder(
  event: { id: string; data: { object: { metadata: Stripe.Metadata | null } } },
  type: ProviderEvent['type'],
  providerRef?: string,
): ProviderEvent | null {
  const orderId = event.data.object.metadata?.order_id;
  return orderId ? { eventId: event.id, orderId, type, providerRef } : null;
}
