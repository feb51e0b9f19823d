import Stripe from 'stripe';
import type { PaymentsConfig } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OrderEvent } from '../order-state.ts';
import {
  cancelAddress,
  closesAt,
  itemOf,
  type PaymentProvider,
  PaymentRefused,
  type ProviderOrder,
  returnAddress,
} from '../provider.ts';
import { disputeEventOf, disputeOf, orderEventOf } from './stripe-events.ts';

/** Seconds that a webhook's signature stays valid. */
const TOLERANCE = 5 * 60;

const CURRENCY = 'usd';

type StripeConfig = NonNullable<PaymentsConfig['stripe']>;

function clientOf({ secretKey, apiUrl }: StripeConfig, timeout: number): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout,
    // A call that got no answer is repeated under the same idempotency key.
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

function sessionOf(order: ProviderOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: order.id };
  return {
    mode: 'payment',
    client_reference_id: order.id,
    customer_email: order.email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: CURRENCY,
          unit_amount: order.amount,
          product_data: { name: itemOf(order) },
        },
      },
    ],
    metadata,
    // A charge inherits these, so that its refund finds the order.
    payment_intent_data: { metadata },
    expires_at: Math.floor(closesAt(order).getTime() / 1000),
    success_url: returnAddress(order),
    cancel_url: cancelAddress(order),
  };
}

/** Stripe's answer that it refuses, as opposed to no answer. */
const isRefusal = (error: unknown) =>
  error instanceof Stripe.errors.StripeError &&
  error.statusCode !== undefined &&
  error.statusCode !== 409 &&
  error.statusCode !== 429;

/** What a session says about its order: nothing while the buyer or the bank still takes time. */
function outcomeOf(session: Stripe.Checkout.Session): OrderEvent | null {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = intent && typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  if (charge?.refunded) return 'refunded';
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return null;
  if (session.payment_status !== 'unpaid') return 'paid';
  return intent && ['canceled', 'requires_payment_method'].includes(intent.status) ? 'failed' : null;
}

function verified(stripe: Stripe, body: Buffer, signature: unknown, secret: string): Stripe.Event {
  try {
    if (typeof signature !== 'string') throw new Error('no signature');
    return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE);
  } catch (error) {
    throw new AppError('malformed', { message: 'The signature does not fit.', cause: error });
  }
}

/** What is not there is not ours; whatever else went wrong, the provider may answer later. */
const orNotFound = (error: unknown): null => {
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null;
  throw error;
};

/** The number of the order whose charge is disputed: a dispute does not have it, its charge has. */
async function disputedOrder(stripe: Stripe, { charge, metadata }: Stripe.Dispute): Promise<string | undefined> {
  if (metadata?.order_id) return metadata.order_id;
  const found = typeof charge === 'string' ? await stripe.charges.retrieve(charge).catch(orNotFound) : charge;
  return found?.metadata.order_id;
}

/** Cards, paid on Stripe's own page (Stripe Checkout). `timeoutMs` is for one call. */
export function stripeProvider(config: StripeConfig, timeoutMs: number): PaymentProvider {
  const stripe = clientOf(config, timeoutMs);
  return {
    name: 'stripe',
    methods: ['card'],

    async start(order) {
      try {
        const session = await stripe.checkout.sessions.create(sessionOf(order), { idempotencyKey: order.id });
        if (!session.url) throw new PaymentRefused('Stripe gave no address for this session.');
        return { paymentUrl: session.url, providerRef: session.id };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        throw new PaymentRefused(`Stripe refused: ${(error as Error).message}`, { cause: error });
      }
    },

    async look({ id, amount, providerRef }) {
      const session = await stripe.checkout.sessions
        .retrieve(providerRef, { expand: ['payment_intent.latest_charge'] })
        .catch(orNotFound);
      if (!session) return null;
      const isOurs = session.client_reference_id === id;
      const isWhole = session.amount_total === amount && session.currency === CURRENCY;
      return isOurs && isWhole ? outcomeOf(session) : null;
    },

    async readWebhook(body, headers) {
      const event = verified(stripe, body, headers['stripe-signature'], config.webhookSecret);
      const dispute = disputeOf(event);
      if (!dispute) return orderEventOf(event);
      const orderId = await disputedOrder(stripe, dispute);
      return orderId ? disputeEventOf(event.id, dispute, orderId) : null;
    },
  };
}
