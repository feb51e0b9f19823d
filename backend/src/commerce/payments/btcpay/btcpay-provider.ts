import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { PaymentsConfig } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OrderEvent } from '../order-state.ts';
import { closesAt, itemOf, type PaymentProvider, type ProviderOrder, returnAddress } from '../provider.ts';
import { btcpayClient } from './btcpay-client.ts';

const MINUTE = 60_000;
const CURRENCY = 'USD';

const webhookEvent = v.object({
  deliveryId: v.pipe(v.string(), v.nonEmpty()),
  /** A delivery that is repeated has a number of its own and names the first one here. */
  originalDeliveryId: v.nullish(v.string()),
  type: v.string(),
  invoiceId: v.nullish(v.string()),
  storeId: v.nullish(v.string()),
  metadata: v.nullish(v.object({ orderId: v.nullish(v.string()) })),
});

/** Payments that were seen but not confirmed yet (received, processing) change nothing. */
const EVENT_TYPES: Readonly<Record<string, OrderEvent>> = {
  InvoiceSettled: 'paid',
  InvoiceExpired: 'expired',
  InvoiceInvalid: 'failed',
};
const STATUSES: Readonly<Record<string, OrderEvent>> = { Settled: 'paid', Expired: 'expired', Invalid: 'failed' };

function invoiceOf(order: ProviderOrder) {
  const minutes = Math.ceil((closesAt(order).getTime() - Date.now()) / MINUTE);
  return {
    amount: (order.amount / 100).toFixed(2),
    currency: CURRENCY,
    metadata: {
      orderId: order.id,
      buyerEmail: order.email,
      itemDesc: itemOf(order),
    },
    checkout: {
      expirationMinutes: Math.max(1, minutes),
      redirectURL: returnAddress(order),
      redirectAutomatically: true,
    },
  };
}

function isSigned(secret: string, body: Buffer, signature: unknown): boolean {
  const claimed = typeof signature === 'string' ? /^sha256=([0-9a-f]{64})$/i.exec(signature)?.[1] : undefined;
  if (!claimed) return false;
  return timingSafeEqual(Buffer.from(claimed, 'hex'), createHmac('sha256', secret).update(body).digest());
}

/** Cryptocurrencies, paid on the page of a BTCPay server. `timeoutMs` is for one call. */
export function btcpayProvider(config: NonNullable<PaymentsConfig['btcpay']>, timeoutMs: number): PaymentProvider {
  const client = btcpayClient(config, timeoutMs);
  return {
    name: 'btcpay',
    methods: ['crypto'],

    async start(order) {
      // There are no idempotency keys here: an invoice whose answer was lost is found by its order.
      const [known] = (await client.findByOrder(order.id)).filter(({ status }) => status === 'New');
      const { id, checkoutLink } = known ?? (await client.create(invoiceOf(order)));
      return { paymentUrl: checkoutLink, providerRef: id };
    },

    async look({ id, amount, providerRef }) {
      const invoice = await client.get(providerRef);
      // Another shop's, or one that was deleted: it says nothing of this order.
      if (!invoice) return null;
      const isOurs = invoice.metadata?.orderId === id;
      const isWhole = Math.round(Number(invoice.amount) * 100) === amount && invoice.currency === CURRENCY;
      return isOurs && isWhole ? (STATUSES[invoice.status] ?? null) : null;
    },

    async readWebhook(body, headers) {
      if (!isSigned(config.webhookSecret, body, headers['btcpay-sig'])) {
        throw new AppError('malformed', { message: 'The signature does not fit.' });
      }
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), webhookEvent), body.toString());
      if (!parsed.success) return null;
      const { deliveryId, originalDeliveryId, invoiceId, storeId, metadata } = parsed.output;
      const type = EVENT_TYPES[parsed.output.type];
      if (!type || !metadata?.orderId || (storeId && storeId !== config.storeId)) return null;
      return {
        eventId: originalDeliveryId || deliveryId,
        orderId: metadata.orderId,
        type,
        providerRef: invoiceId ?? undefined,
      };
    },
  };
}
