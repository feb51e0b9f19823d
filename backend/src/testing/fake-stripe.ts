import { createHmac } from 'node:crypto';
import { type FakeProvider, fakeProvider } from './fake-provider.ts';

export const STRIPE_SECRET = 'whsec_known_to_the_tests';

export interface StripeSession {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: { status: string; latest_charge: { refunded: boolean } | null } | null;
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  /** What it was made from, as it travelled. */
  params: URLSearchParams;
}

export interface FakeStripe extends FakeProvider {
  sessions: StripeSession[];
  /** Charges by their id, with what they inherited of their orders. */
  charges: Map<string, { metadata: Record<string, string> }>;
}

/** The part of Stripe's API that the backend calls, idempotency keys included. */
export async function fakeStripe(): Promise<FakeStripe> {
  const byKey = new Map<string, StripeSession>();
  const sessions: StripeSession[] = [];
  const charges: FakeStripe['charges'] = new Map();
  const make = (key: string, body: string) => {
    const known = byKey.get(key);
    if (known) return known;
    const id = `cs_test_${sessions.length + 1}`;
    const params = new URLSearchParams(body);
    const session: StripeSession = {
      id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(params.get('line_items[0][price_data][unit_amount]')),
      currency: params.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: params.get('client_reference_id'),
      params,
    };
    byKey.set(key, session);
    sessions.push(session);
    return session;
  };
  const fake = await fakeProvider(({ method, path, headers, body }) => {
    if (headers.authorization !== 'Bearer sk_test_1') return [401, { error: { message: 'Wrong key.' } }];
    if (method === 'POST') return [200, make(String(headers['idempotency-key']), body)];
    const found =
      sessions.find(({ id }) => path === `/v1/checkout/sessions/${id}`) ??
      charges.get(path.replace('/v1/charges/', ''));
    return found ? [200, found] : [404, { error: { message: 'No such object.' } }];
  });
  return Object.assign(fake, { sessions, charges });
}

/** A delivery signed as Stripe signs; `age` in seconds. */
export function signStripe(event: object, { secret = STRIPE_SECRET, age = 0 } = {}) {
  const body = JSON.stringify(event);
  const moment = Math.floor(Date.now() / 1000) - age;
  const digest = createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex');
  return { body, headers: { 'stripe-signature': `t=${moment},v1=${digest}` } };
}
