import type Stripe from 'stripe';
import type { OrderEvent } from '../order-state.ts';
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
      return refundOf(event);
    default:
      return null;
  }
}

/** `refunded` is true once all of it went back; until then `amount_refunded` says how much did, altogether. */
function refundOf(event: Stripe.ChargeRefundedEvent): ProviderEvent | null {
  const { refunded, amount_refunded: refundedAmount, metadata } = event.data.object;
  if (refunded) return ofOrder(event, 'refunded');
  const orderId = metadata.order_id;
  return orderId && refundedAmount > 0 ? { eventId: event.id, orderId, type: 'part_refunded', refundedAmount } : null;
}

/** The dispute that an event tells of, whatever became of it; null for an event of anything else. */
export function disputeOf(event: Stripe.Event): Stripe.Dispute | null {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return event.data.object;
    default:
      return null;
  }
}

/** What a dispute means to its order. An inquiry that is closed without a dispute counts as won. */
export function disputeEventOf(
  eventId: string,
  { id, amount, status }: Stripe.Dispute,
  orderId: string,
): ProviderEvent {
  const type =
    status === 'lost' ? 'dispute_lost' : ['won', 'warning_closed'].includes(status) ? 'dispute_won' : 'disputed';
  return { eventId, orderId, type, dispute: { id, amount } };
}

function ofOrder(
  event: { id: string; data: { object: { metadata: Stripe.Metadata | null } } },
  type: OrderEvent,
  providerRef?: string,
): ProviderEvent | null {
  const orderId = event.data.object.metadata?.order_id;
  return orderId ? { eventId: event.id, orderId, type, providerRef } : null;
}
