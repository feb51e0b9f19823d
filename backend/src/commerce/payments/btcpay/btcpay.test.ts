import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { orders } from '../../../platform/db/schema.ts';
import { buyerAt } from '../../../testing/buyer.ts';
import { BTCPAY_SECRET, type FakeBtcpay, fakeBtcpay, signBtcpay } from '../../../testing/fake-btcpay.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { applyProviderEvent } from '../order-events.ts';
import { createProviders } from '../providers.ts';
import { reconcileOpenOrders } from '../reconcile.ts';

const CRYPTO = 1;

let btcpay: FakeBtcpay;
let server: TestApp;
let buyer: ReturnType<typeof buyerAt>;

before(async () => {
  btcpay = await fakeBtcpay();
  server = await testApp({
    BTCPAY_URL: `${btcpay.url}/`,
    BTCPAY_STORE_ID: 'store-1',
    BTCPAY_API_KEY: 'key-1',
    BTCPAY_WEBHOOK_SECRET: BTCPAY_SECRET,
    PAYMENT_TIMEOUT_MS: '1000',
    ALLOWED_ORIGINS: 'https://shop.example.com',
  });
  buyer = buyerAt(server, await server.app.listen({ port: 0 }));
});
beforeEach(() => {
  btcpay.mood = 'fine';
});
after(async () => {
  await server.close();
  await btcpay.close();
});

async function begin() {
  const email = buyer.newEmail();
  const { body } = await buyer.click(CRYPTO, email);
  const invoice = btcpay.invoices.find(({ checkoutLink }) => checkoutLink === body.payment_url);
  const [order] = await buyer.ordersOf(email);
  assert.ok(invoice && order);
  return { email, invoice, orderId: order.id };
}

let deliveries = 0;
/** What the server sends once an invoice is so. */
function eventOf(type: string, orderId: string, rest: object = {}) {
  const invoice = btcpay.invoices.find(({ metadata }) => metadata.orderId === orderId);
  if (invoice && type === 'InvoiceSettled') invoice.status = 'Settled';
  return {
    deliveryId: `d${++deliveries}`,
    type,
    storeId: 'store-1',
    invoiceId: invoice?.id,
    metadata: { orderId },
    ...rest,
  };
}
const tell = (event: object, secret?: string) => {
  const { body, headers } = signBtcpay(event, secret);
  return buyer.deliver('btcpay', body, headers);
};

test('asks for an invoice over the plan’s price and leads to it', async () => {
  const { email, invoice, orderId } = await begin();
  assert.deepEqual([invoice.amount, invoice.currency], ['119.00', 'USD']);
  assert.deepEqual([invoice.metadata.orderId, invoice.metadata.buyerEmail], [orderId, email]);
  assert.equal(invoice.checkout.redirectURL, `http://localhost:3000/store/ltd?payment=${orderId}`);
  assert.equal(invoice.checkout.expirationMinutes, 90);
  assert.equal((await buyer.click(CRYPTO, email)).body.payment_url, invoice.checkoutLink);
});

test('leads buyers back to the origin that they came from, if it is one of ours', async () => {
  for (const [origin, back] of [
    ['https://shop.example.com', 'https://shop.example.com'],
    ['https://evil.example', 'http://localhost:3000'],
  ]) {
    const body = { plan_name: 'pro', email: buyer.newEmail(), method: CRYPTO };
    const answer = await server.call('POST /v1/api/public/payment/create', { body, headers: { origin } });
    const invoice = btcpay.invoices.find(({ checkoutLink }) => checkoutLink === answer.json().payment_url);
    assert.ok(invoice?.checkout.redirectURL.startsWith(`${back}/store/ltd?payment=`));
  }
});

test('seen and unconfirmed coins wait; settled ones buy, once', async () => {
  const { orderId } = await begin();
  for (const type of ['InvoiceCreated', 'InvoiceReceivedPayment', 'InvoiceProcessing', 'InvoicePaymentSettled']) {
    assert.equal(await tell(eventOf(type, orderId)), 200);
  }
  assert.equal((await buyer.booksOf(orderId)).status, 'pending');
  const settled = eventOf('InvoiceSettled', orderId);
  await Promise.all([tell(settled), tell(settled), tell(settled)]);
  await tell({ ...settled, deliveryId: 'again', originalDeliveryId: settled.deliveryId, isRedelivery: true });
  await tell(eventOf('InvoiceSettled', orderId, { manuallyMarked: true }));
  await tell(eventOf('InvoiceExpired', orderId));
  assert.deepEqual(await buyer.booksOf(orderId), { status: 'paid', codes: 1, mails: 1, revoked: false });
});

test('an expired or invalid invoice buys nothing, until coins settle after all', async () => {
  for (const [type, status] of [
    ['InvoiceExpired', 'expired'],
    ['InvoiceInvalid', 'failed'],
  ] as const) {
    const { orderId } = await begin();
    await tell(eventOf(type, orderId));
    assert.deepEqual(await buyer.booksOf(orderId), { status, codes: 0, mails: 0, revoked: false });
    await tell(eventOf('InvoiceSettled', orderId));
    assert.equal((await buyer.booksOf(orderId)).status, 'paid');
  }
});

test('refuses what is not signed over exactly these bytes, and ignores other stores', async () => {
  const { orderId } = await begin();
  const { body, headers } = signBtcpay(eventOf('InvoiceSettled', orderId));
  assert.equal(await buyer.deliver('btcpay', `${body}\n`, headers), 400);
  assert.equal(await buyer.deliver('btcpay', body, {}), 400);
  assert.equal(await buyer.deliver('btcpay', body, { 'btcpay-sig': 'sha256=00' }), 400);
  assert.equal(await tell(eventOf('InvoiceSettled', orderId), 'another secret'), 400);
  assert.equal(await tell(eventOf('InvoiceSettled', orderId, { storeId: 'store-2' })), 200);
  assert.equal(await tell({ no: 'event' }), 200);
  assert.equal((await buyer.booksOf(orderId)).status, 'pending');
});

for (const mood of ['refuse', 'broken'] as const) {
  test(`where the server answers no (${mood}), the next click begins anew`, async () => {
    const email = buyer.newEmail();
    btcpay.mood = mood;
    assert.equal((await buyer.click(CRYPTO, email)).status, 503);
    btcpay.mood = 'fine';
    assert.equal((await buyer.click(CRYPTO, email)).status, 201);
  });
}

for (const [mood, made] of [
  ['hang', 'before'],
  ['lost', 'after'],
] as const) {
  test(`an answer that is lost ${made} the invoice was made costs no second one`, async () => {
    const email = buyer.newEmail();
    const before = btcpay.invoices.length;
    btcpay.mood = mood;
    assert.equal((await buyer.click(CRYPTO, email)).status, 503);
    btcpay.mood = 'fine';
    assert.equal((await buyer.click(CRYPTO, email)).status, 201);
    assert.equal(btcpay.invoices.length, before + 1);
  });
}

test('an invoice that was made while its answer was lost is found again', async () => {
  const { email, invoice, orderId } = await begin();
  // As a process leaves it that dies between BTCPay's answer and its own note of it.
  await server.context.db
    .update(orders)
    .set({ status: 'created', paymentUrl: null, providerRef: null })
    .where(eq(orders.id, orderId));
  assert.equal((await buyer.click(CRYPTO, email)).body.payment_url, invoice.checkoutLink);
});

test('asks about open invoices whose events never came', async () => {
  const [settled, processing] = [await begin(), await begin()];
  settled.invoice.status = 'Settled';
  processing.invoice.status = 'Processing';
  await server.context.db.update(orders).set({ createdAt: new Date(Date.now() - 60 * 60 * 1000) });
  await reconcileOpenOrders(server.context, createProviders(server.context.config).all, (provider, event) =>
    applyProviderEvent(server.context, provider, event),
  );
  assert.deepEqual(await buyer.booksOf(settled.orderId), { status: 'paid', codes: 1, mails: 1, revoked: false });
  assert.equal((await buyer.booksOf(processing.orderId)).status, 'pending');
});

test('an invoice that the store does not know pays nothing, and is not told again and again', async () => {
  btcpay.mood = 'lost';
  const email = buyer.newEmail();
  await buyer.click(CRYPTO, email);
  btcpay.mood = 'fine';
  const [order] = await buyer.ordersOf(email);
  assert.ok(order && !order.providerRef);
  const foreign = { ...eventOf('InvoiceSettled', order.id), invoiceId: 'another-store' };
  assert.equal(await tell(foreign), 200);
  assert.equal((await buyer.booksOf(order.id)).codes, 0);
  btcpay.mood = 'broken';
  assert.ok((await tell(foreign)) >= 500);
});

test('another invoice, settled and signed, does not pay an order whose number it carries', async () => {
  const [mine, cheap] = [await begin(), await begin()];
  cheap.invoice.status = 'Settled';
  const forged = {
    deliveryId: 'forged',
    type: 'InvoiceSettled',
    storeId: 'store-1',
    metadata: { orderId: mine.orderId },
  };
  assert.equal(await tell({ ...forged, invoiceId: cheap.invoice.id }), 200);
  assert.equal((await buyer.booksOf(mine.orderId)).status, 'pending');

  mine.invoice.status = 'Settled';
  mine.invoice.amount = '1.00';
  assert.equal(await tell({ ...forged, deliveryId: 'less', invoiceId: mine.invoice.id }), 200);
  assert.equal((await buyer.booksOf(mine.orderId)).status, 'pending');
  mine.invoice.amount = '119.00';
  assert.equal(await tell({ ...forged, deliveryId: 'whole', invoiceId: mine.invoice.id }), 200);
  assert.equal((await buyer.booksOf(mine.orderId)).status, 'paid');
});
