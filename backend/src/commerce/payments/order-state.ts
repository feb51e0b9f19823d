import type { PaymentStatus } from '@landfall/shared/contracts';

/** What can happen to an order, whoever says so. */
export type OrderEvent = 'started' | 'paid' | 'failed' | 'expired' | 'refunded';

/**
 * Every legal transition. Money that arrived counts whatever was believed before (a second card after a declined one,
 * a late transfer), and a refund is final: a payment event that was overtaken by its own refund opens nothing.
 */
const TRANSITIONS: Record<PaymentStatus, Partial<Record<OrderEvent, PaymentStatus>>> = {
  created: { started: 'pending', paid: 'paid', failed: 'failed', expired: 'expired', refunded: 'refunded' },
  pending: { paid: 'paid', failed: 'failed', expired: 'expired', refunded: 'refunded' },
  failed: { paid: 'paid', refunded: 'refunded' },
  expired: { paid: 'paid', refunded: 'refunded' },
  paid: { refunded: 'refunded' },
  refunded: {},
};

/** The order's next status, or null where the event changes nothing. */
export function nextStatus(status: PaymentStatus, event: OrderEvent): PaymentStatus | null {
  return TRANSITIONS[status][event] ?? null;
}

/** An order that still waits for the buyer. */
export const isOpen = (status: PaymentStatus): boolean => status === 'created' || status === 'pending';
