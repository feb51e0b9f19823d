import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { buildApp } from '../../../app.ts';
import { orders, paymentDisputes } from '../../../platform/db/schema.ts';
import { buyerAt } from '../../../testing/buyer.ts';
import { type FakeStripe, fakeStripe, STRIPE_SECRET, signStripe } from '../../../testing/fake-stripe.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { applyProviderEvent } from '../order-events.ts';
import { createProviders } from '../providers.ts';
import { reconcileOpenOrders } from '../reconcile.ts';

const CARD = 2;
const HOUR = 60 * 60 * 1000;

let stripe: FakeStripe;
let server: TestApp;
let buyer: ReturnType<typeof buyerAt>;

before(async () => {
  stripe = await fakeStripe();
  server = await testApp({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_URL: stripe.url,
    PAYMENT_TIMEOUT_MS: '200',
    PURCHASES_PER_ADDRESS: '1000',
  });
  buyer = buyerAt(server, await server.app.listen({ port: 0 }));
});
beforeEach(() => {
  stripe.mood = 'fine';
});
after(async () => {
  await server.close();
  await stripe.close();
});

/** Begins a purchase; returns its order and Stripe's session. */
async function begin() {
  const email = buyer.newEmail();
  const { body } = await buyer.click(CARD, email);
  const session = stripe.sessions.find(({ url }) => url === body.payment_url);
  const [order] = await buyer.ordersOf(email);
  assert.ok(session && order);
  return { email, session, orderId: order.id };
}

let events = 0;
const sessionOf = (orderId: string) => stripe.sessions.find((session) => session.client_reference_id === orderId);
const eventOf = (type: string, orderId: string, object: object = {}) => ({
  id: `evt_${++events}`,
  object: 'event',
  type,
  data: { object: { id: sessionOf(orderId)?.id, metadata: { order_id: orderId }, ...object } },
});
/** Stripe's session is paid, and it says so. */
function completed(orderId: string, type = 'checkout.session.completed') {
  const session = sessionOf(orderId);
  if (session) Object.assign(session, { status: 'complete', payment_status: 'paid' });
  return eventOf(type, orderId, { payment_status: 'paid' });
}
const refunded = (orderId: string, all = true) => eventOf('charge.refunded', orderId, { refunded: all });

const tell = (event: object, options = {}) => {
  const { body, headers } = signStripe(event, options);
  return buyer.deliver('stripe', body, headers);
};

const reconcile = () =>
  reconcileOpenOrders(server.context, createProviders(server.context.config).all, (provider, event) =>
    applyProviderEvent(server.context, provider, event),
  );

const age = (orderId: string, milliseconds: number) =>
  server.context.db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - milliseconds) })
    .where(eq(orders.id, orderId));

test('asks for the plan’s price, once, and leads to Stripe’s page', async () => {
  const { email, session, orderId } = await begin();
  const { params } = session;
  assert.equal(params.get('line_items[0][price_data][unit_amount]'), '11900');
  assert.equal(params.get('line_items[0][price_data][currency]'), 'usd');
  assert.equal(params.get('customer_email'), email);
  assert.equal(params.get('metadata[order_id]'), orderId);
  assert.equal(params.get('payment_intent_data[metadata][order_id]'), orderId);
  assert.equal(params.get('success_url'), `http://localhost:3000/store/ltd?payment=${orderId}`);
  assert.equal(params.get('cancel_url'), 'http://localhost:3000/store/ltd?plan=pro');
  const again = await Promise.all([buyer.click(CARD, email), buyer.click(CARD, email)]);
  for (const { body } of again) assert.equal(body.payment_url, session.url);
});

test('a first double click makes one session', async () => {
  const email = buyer.newEmail();
  const before = stripe.sessions.length;
  const clicks = await Promise.all(Array.from({ length: 3 }, () => buyer.click(CARD, email)));
  assert.equal(new Set(clicks.map(({ body }) => body.payment_url)).size, 1);
  assert.equal(stripe.sessions.length, before + 1);
  assert.equal((await buyer.ordersOf(email)).length, 1);
});

test('a payment told three times at once, later again and after a restart gives one code and one mail', async () => {
  const { orderId } = await begin();
  const event = completed(orderId);
  assert.deepEqual(await Promise.all([tell(event), tell(event), tell(event)]), [200, 200, 200]);
  assert.equal(await tell(event), 200);
  const restarted = await buildApp(server.context);
  const { body, headers } = signStripe(event);
  const answer = await restarted.inject({ method: 'POST', url: '/v1/payments/webhook/stripe', payload: body, headers });
  await restarted.close();
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(await buyer.booksOf(orderId), { status: 'paid', codes: 1, mails: 1, revoked: false });
});

test('waits for a payment that the bank confirms later', async () => {
  const { orderId } = await begin();
  await tell(eventOf('checkout.session.completed', orderId, { payment_status: 'unpaid' }));
  assert.equal((await buyer.booksOf(orderId)).status, 'pending');
  await tell(eventOf('checkout.session.async_payment_failed', orderId));
  assert.equal((await buyer.booksOf(orderId)).status, 'failed');
  await tell(completed(orderId, 'checkout.session.async_payment_succeeded'));
  assert.deepEqual(await buyer.booksOf(orderId), { status: 'paid', codes: 1, mails: 1, revoked: false });
});

test('events in the wrong order end right', async () => {
  const [late, early] = [await begin(), await begin()];
  await tell(eventOf('checkout.session.expired', late.orderId));
  await tell(completed(late.orderId));
  assert.equal((await buyer.booksOf(late.orderId)).status, 'paid');
  await tell(refunded(early.orderId));
  await tell(completed(early.orderId));
  assert.deepEqual(await buyer.booksOf(early.orderId), { status: 'refunded', codes: 0, mails: 0, revoked: false });
});

test('a refund revokes the code; a part of the money does not', async () => {
  const { orderId } = await begin();
  await tell(completed(orderId));
  await tell(refunded(orderId, false));
  assert.equal((await buyer.booksOf(orderId)).status, 'paid');
  await tell(refunded(orderId));
  assert.deepEqual(await buyer.booksOf(orderId), { status: 'refunded', codes: 1, mails: 1, revoked: true });
});

test('refuses a wrong, old or missing signature, and takes unknown events in without effect', async () => {
  const { orderId } = await begin();
  assert.equal(await tell(completed(orderId), { secret: 'whsec_other' }), 400);
  assert.equal(await tell(completed(orderId), { age: 6 * 60 }), 400);
  assert.equal(await buyer.deliver('stripe', JSON.stringify(completed(orderId)), {}), 400);
  const { body, headers } = signStripe(completed(orderId));
  assert.equal(await buyer.deliver('stripe', `${body} `, headers), 400);
  assert.equal(await tell(eventOf('customer.created', orderId)), 200);
  assert.equal(await tell(eventOf('checkout.session.completed', 'nobody', { payment_status: 'paid' })), 200);
  const foreign = { ...completed(orderId), data: { object: { payment_status: 'paid', metadata: {} } } };
  assert.equal(await tell(foreign), 200);
  assert.equal((await buyer.booksOf(orderId)).status, 'pending');
});

for (const mood of ['refuse', 'broken'] as const) {
  test(`where Stripe answers no (${mood}), the next click begins anew`, async () => {
    const email = buyer.newEmail();
    stripe.mood = mood;
    const { status, body } = await buyer.click(CARD, email);
    assert.deepEqual([status, body.code], [503, 'unavailable']);
    stripe.mood = 'fine';
    assert.equal((await buyer.click(CARD, email)).status, 201);
    const statuses = (await buyer.ordersOf(email)).map((order) => order.status);
    assert.deepEqual(statuses.sort(), ['failed', 'pending']);
  });
}

for (const [mood, made] of [
  ['hang', 'before'],
  ['lost', 'after'],
] as const) {
  test(`an answer that is lost ${made} the session was made costs no second one`, async () => {
    const email = buyer.newEmail();
    const before = stripe.sessions.length;
    stripe.mood = mood;
    assert.equal((await buyer.click(CARD, email)).status, 503);
    stripe.mood = 'fine';
    assert.equal((await buyer.click(CARD, email)).status, 201);
    assert.equal(stripe.sessions.length, before + 1);
    assert.deepEqual(
      (await buyer.ordersOf(email)).map(({ status }) => status),
      ['pending'],
    );
  });
}

test('asks about open orders whose events never came', async () => {
  const [paid, expired, open, unasked, back] = [
    await begin(),
    await begin(),
    await begin(),
    await begin(),
    await begin(),
  ];
  Object.assign(paid.session, { status: 'complete', payment_status: 'paid' });
  Object.assign(expired.session, { status: 'expired' });
  const charge = { status: 'succeeded', latest_charge: { refunded: true } };
  Object.assign(back.session, { status: 'complete', payment_status: 'paid', payment_intent: charge });
  for (const { orderId } of [paid, expired, open, back]) await age(orderId, HOUR);
  await reconcile();
  await reconcile();
  assert.deepEqual(await buyer.booksOf(paid.orderId), { status: 'paid', codes: 1, mails: 1, revoked: false });
  assert.equal((await buyer.booksOf(expired.orderId)).status, 'expired');
  assert.equal((await buyer.booksOf(back.orderId)).status, 'refunded');
  for (const { orderId } of [open, unasked]) assert.equal((await buyer.booksOf(orderId)).status, 'pending');
  // The event that was late after all changes nothing.
  await tell(completed(paid.orderId));
  assert.equal((await buyer.booksOf(paid.orderId)).codes, 1);
});

test('an order that nobody paid for a day expires; one whose provider is silent waits a week', async () => {
  const [unpaid, silent, forgotten] = [await begin(), await begin(), await begin()];
  await age(unpaid.orderId, 25 * HOUR);
  await reconcile();
  assert.equal((await buyer.booksOf(unpaid.orderId)).status, 'expired');
  await age(silent.orderId, 25 * HOUR);
  await age(forgotten.orderId, 8 * 24 * HOUR);
  stripe.mood = 'broken';
  const { failed } = await reconcile();
  assert.ok(failed >= 1);
  assert.equal((await buyer.booksOf(silent.orderId)).status, 'pending');
  assert.equal((await buyer.booksOf(forgotten.orderId)).status, 'expired');
});

test('a dispute finds its order by its charge, also before the payment was told', async () => {
  const { orderId } = await begin();
  stripe.charges.set(`ch_${orderId}`, { metadata: { order_id: orderId } });
  const disputed = (type: string, status: string, charge = `ch_${orderId}`) => ({
    id: `evt_${++events}`,
    object: 'event',
    type: `charge.dispute.${type}`,
    data: { object: { id: `dp_${orderId}`, object: 'dispute', amount: 11_900, charge, status, metadata: {} } },
  });
  const statuses = async () =>
    (await server.context.db.select().from(paymentDisputes).where(eq(paymentDisputes.orderId, orderId))).map(
      ({ status }) => status,
    );
  stripe.mood = 'broken';
  assert.ok((await tell(disputed('created', 'needs_response'))) >= 500);
  stripe.mood = 'fine';
  assert.equal(await tell(disputed('created', 'needs_response')), 200);
  await tell(completed(orderId));
  assert.deepEqual([(await buyer.booksOf(orderId)).status, await statuses()], ['paid', ['open']]);
  assert.equal(await tell(disputed('closed', 'lost', 'ch_of_another_shop')), 200);
  assert.deepEqual(await statuses(), ['open']);
  assert.equal(await tell(disputed('closed', 'lost')), 200);
  assert.deepEqual(
    [await buyer.booksOf(orderId), await statuses()],
    [{ status: 'refunded', codes: 1, mails: 1, revoked: true }, ['lost']],
  );
});

test('a part that went back leaves the purchase standing, and is noted', async () => {
  const { orderId } = await begin();
  await tell(completed(orderId));
  const part = { refunded: false, amount: 11_900, amount_refunded: 1_900 };
  assert.equal(await tell(eventOf('charge.refunded', orderId, part)), 200);
  const [order] = await server.context.db.select().from(orders).where(eq(orders.id, orderId));
  assert.deepEqual([order?.status, order?.refundedAmount], ['paid', 1_900]);
  await tell(refunded(orderId));
  assert.equal((await buyer.booksOf(orderId)).status, 'refunded');
});

test('a session that Stripe does not know says nothing, and is no failure', async () => {
  const { orderId } = await begin();
  const event = completed(orderId);
  Object.assign(sessionOf(orderId) ?? {}, { id: 'gone' });
  assert.equal(await tell(event), 200);
  assert.equal((await buyer.booksOf(orderId)).status, 'pending');
});

test('offers no method that nobody serves', async () => {
  assert.equal((await buyer.click(1, buyer.newEmail())).status, 422);
  assert.equal((await server.call('GET /v1/payments/sandbox/x')).statusCode, 404);
});

test('a signed session of another order, sum or currency pays nothing', async () => {
  const [mine, other] = [await begin(), await begin()];
  const event = completed(mine.orderId);
  completed(other.orderId);
  const told = (object: object) => ({
    ...event,
    id: `evt_${++events}`,
    data: { object: { ...event.data.object, ...object } },
  });
  assert.equal(await tell(told({ id: other.session.id })), 200);
  mine.session.currency = 'jpy';
  assert.equal(await tell(told({})), 200);
  assert.equal((await buyer.booksOf(mine.orderId)).status, 'pending');
  mine.session.currency = 'usd';
  assert.equal(await tell(told({})), 200);
  assert.equal((await buyer.booksOf(mine.orderId)).status, 'paid');
});
