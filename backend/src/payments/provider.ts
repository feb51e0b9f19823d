import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentMethod } from '@landfall/shared/contracts';
import type { OrderEvent } from './order-state.ts';

interface ProviderOrder {
  id: string;
  planName: string;
  email: string;
  method: PaymentMethod;
  /** US cents. */
  amount: number;
}

export interface ProviderEvent {
  /** The provider's own name of this event; a repeated delivery repeats it. */
  eventId: string;
  orderId: string;
  type: OrderEvent;
}

/** A company that takes the money. */
export interface PaymentProvider {
  /** Stands in orders, events and the webhook's address. */
  readonly name: string;
  readonly methods: readonly PaymentMethod[];
  /** Begins a payment, or finds the one begun before for the same order. Returns where the buyer pays. */
  start(order: ProviderOrder): Promise<{ paymentUrl: string; providerRef: string }>;
  /** The provider's own page about a payment, shown to the buyer afterwards; absent where it has none. */
  receiptUrl?(orderId: string): string;
  /**
   * Verifies a webhook over its raw bytes. Null: a genuine event that means nothing to us.
   * @throws AppError malformed when it is not genuine
   */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders): ProviderEvent | null;
}
