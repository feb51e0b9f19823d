import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentMethod, PlanPeriod } from '@landfall/shared/contracts';
import { SOURCE_LANGUAGE } from '../../platform/texts/spoken-language.ts';
import { commerceTexts } from '../texts.ts';
import type { OrderEvent } from './order-state.ts';

export interface ProviderOrder {
  id: string;
  planName: string;
  email: string;
  method: PaymentMethod;
  /** US cents. */
  amount: number;
  /** The origin of the page that the buyer came from and returns to. */
  returnOrigin: string;
  period: PlanPeriod;
  /** The account that buys for itself; null: a buyer in the store. */
  userId: string | null;
  createdAt: Date;
}

interface Told {
  /** The provider's own name of this event; a repeated delivery repeats it. */
  eventId: string;
  orderId: string;
}

/** What changes the order's status. */
interface StatusEvent extends Told {
  type: OrderEvent;
  /** The provider's own name of the payment, where the event says it. */
  providerRef?: string | undefined;
}

/** Money that went back in part, or that the buyer asks back through the bank; amounts in US cents. */
export type MoneyEvent = Told &
  (
    | { type: 'part_refunded' /** Of the whole payment, by now. */; refundedAmount: number }
    | { type: 'disputed' | 'dispute_won' | 'dispute_lost'; dispute: { id: string; amount: number } }
  );

export type ProviderEvent = StatusEvent | MoneyEvent;

/** Whether an event is about money that went back rather than about the status. */
export const isMoneyEvent = (event: ProviderEvent): event is MoneyEvent =>
  event.type === 'part_refunded' || 'dispute' in event;

/**
 * The provider answered that it will not take this payment. No payment page exists, so the order can be closed.
 * Anything else that goes wrong (no answer, a timeout) leaves open whether it began.
 */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

/** A payment as an order knows it. */
export interface Payment extends Pick<ProviderOrder, 'id' | 'amount'> {
  providerRef: string;
}

/** A company that takes the money. */
export interface PaymentProvider {
  /** Stands in orders, events and the webhook's address. */
  readonly name: string;
  readonly methods: readonly PaymentMethod[];
  /**
   * Begins a payment, or finds the one begun before for the same order. Returns where the buyer pays.
   * @throws PaymentRefused, or whatever kept the answer away
   */
  start(order: ProviderOrder): Promise<{ paymentUrl: string; providerRef: string }>;
  /**
   * What became of an order's payment, asked rather than told; null while it is open, and where it is not this order's
   * or not its amount and currency. Absent where there is nobody to ask.
   */
  look?(payment: Payment): Promise<OrderEvent | null>;
  /** The provider's own page about a payment, shown to the buyer afterwards; absent where it has none. */
  receiptUrl?(orderId: string): string;
  /**
   * Verifies a webhook over its raw bytes. Null: a genuine event that means nothing to us.
   * @throws AppError malformed when it is not genuine, or whatever kept the provider from saying which order is meant
   */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent | null>;
}

/** Milliseconds that the buyer of an order has to pay, from its creation; well above the time that it is reused. */
const PAY_WITHIN = 90 * 60 * 1000;

/** When the provider's page of an order closes. It follows from the order, so that a repeated start asks for the same. */
export const closesAt = ({ createdAt }: Pick<ProviderOrder, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + PAY_WITHIN);

type Return = Pick<ProviderOrder, 'returnOrigin' | 'id' | 'userId' | 'planName'>;

/** Where the buyer lands after paying. */
export const returnAddress = ({ returnOrigin, id, userId }: Omit<Return, 'planName'>): string =>
  `${returnOrigin}${userId ? '/dashboard/billing' : '/store/ltd'}?payment=${encodeURIComponent(id)}`;

/** Where the buyer lands after thinking better of it. */
export const cancelAddress = ({ returnOrigin, userId, planName }: Omit<Return, 'id'>): string =>
  userId ? `${returnOrigin}/dashboard/pricing` : `${returnOrigin}/store/ltd?plan=${encodeURIComponent(planName)}`;

/** What is bought, in the words that providers and their accounts read. */
export const itemOf = ({ planName, period }: Pick<ProviderOrder, 'planName' | 'period'>): string =>
  commerceTexts(SOURCE_LANGUAGE).item(planName, period);
