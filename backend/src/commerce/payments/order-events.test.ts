import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type PaymentStatus, paymentStatus } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { mails, orders, paymentEvents, purchaseCodes } from '../../platform/db/schema.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { redeemCode } from '../codes/codes.ts';
import { applyProviderEvent } from './order-events.ts';
import type { OrderEvent } from './order-state.ts';

let server: TestApp;
before(async () => {
  server = await testApp();
});
after(() => server.close());

async function order(): Promise<string> {
  const id = randomUUID();
  const email = 'buyer@example.com';
  const values = { id, planName: 'pro', email, method: 'card' as const, amount: 11900, provider: 'fake' };
  await server.context.db.insert(orders).values({ ...values, status: 'pending', providerRef: id });
  return id;
}

const send = (orderId: string, type: OrderEvent, eventId: string = randomUUID()) =>
  applyProviderEvent(server.context, 'fake', { eventId, orderId, type });

async function stateOf(orderId: string) {
  const { db } = server.context;
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  const codes = await db.select().from(purchaseCodes).where(eq(purchaseCodes.orderId, orderId));
  const sent = await db.select().from(mails).where(eq(mails.orderId, orderId));
  return { status: row?.status as PaymentStatus, language: row?.language, codes, mails: sent };
}

test('any events, repeated and side by side, end in a legal status with at most one code and one mail', async () => {
  const event = fc.record({
    type: fc.constantFrom<OrderEvent>('paid', 'failed', 'expired', 'refunded'),
    copies: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 6 }), fc.boolean(), async (events, sideBySide) => {
      const id = await order();
      const deliveries = events.flatMap(({ type, copies }, index) =>
        Array.from({ length: copies }, () => () => send(id, type, `${id}:${index}`)),
      );
      if (sideBySide) await Promise.all(deliveries.map((deliver) => deliver()));
      else for (const deliver of deliveries) await deliver();

      const { status, codes, mails: queued } = await stateOf(id);
      assert.ok(paymentStatus.options.includes(status));
      assert.ok(codes.length <= 1);
      assert.equal(queued.length, codes.length);
      const types = events.map(({ type }) => type);
      if (types.includes('refunded')) assert.equal(status, 'refunded');
      else assert.equal(codes.length, types.includes('paid') ? 1 : 0);
      if (status === 'refunded') assert.ok(codes.every(({ revokedAt }) => revokedAt));
    }),
    { numRuns: 40 },
  );
});

test('money that arrives late still buys', async () => {
  for (const before of ['failed', 'expired'] as const) {
    const id = await order();
    await send(id, before);
    await send(id, 'paid');
    assert.equal((await stateOf(id)).codes.length, 1);
  }
});

test('a refund that overtakes its payment leaves no code', async () => {
  const id = await order();
  await send(id, 'refunded');
  await send(id, 'paid');
  const { status, codes, mails: queued } = await stateOf(id);
  assert.deepEqual([status, codes, queued], ['refunded', [], []]);
});

test('a refund takes an unused code back, but not a used one', async () => {
  const { id: userId } = await server.signIn();
  const [unused, used] = [await order(), await order()];
  for (const id of [unused, used]) await send(id, 'paid');
  const [mail] = (await stateOf(used)).mails;
  const [code] = /(?<![\w-])(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}(?![\w-])/.exec(mail?.body ?? '') ?? [];
  await server.context.db.transaction((tx) => redeemCode(tx, code ?? '', userId));
  for (const id of [unused, used]) await send(id, 'refunded');
  assert.ok((await stateOf(unused)).codes[0]?.revokedAt);
  assert.equal((await stateOf(used)).codes[0]?.revokedAt, null);
});

test('an event of an unknown order, or of another provider’s, changes nothing and is noted', async () => {
  const id = await order();
  await send('nobody', 'paid', 'stray');
  await applyProviderEvent(server.context, 'other', { eventId: 'foreign', orderId: id, type: 'paid' });
  assert.equal((await stateOf(id)).status, 'pending');
  const noted = await server.context.db.select().from(paymentEvents).where(eq(paymentEvents.eventId, 'stray'));
  assert.equal(noted.length, 1);
});

test('the mail holds the code, the plan, the way to register and the order’s number', async () => {
  const id = await order();
  await send(id, 'paid');
  const { mails: queued } = await stateOf(id);
  const { recipient, subject, body } = queued[0] ?? {};
  assert.equal(recipient, 'buyer@example.com');
  assert.equal(subject, 'Your Landfall Pro purchase code');
  for (const piece of [id, 'http://localhost:3000/register', 'Landfall Pro']) assert.ok(body?.includes(piece), piece);
  assert.match(body ?? '', /^ {4}(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/m);
});

test('the mail speaks the language of the checkout, and of its last click', async () => {
  const click = (language: string) =>
    server.call('POST /v1/api/public/payment/create', {
      headers: { 'accept-language': language },
      body: { plan_name: 'pro', email: 'comprador@example.com', method: 2 },
    });
  await click('en');
  const id = (await click('es-MX,es;q=0.9')).json().payment_url.split('/').at(-1);
  await applyProviderEvent(server.context, 'sandbox', { eventId: id, orderId: id, type: 'paid' });
  const { mails: queued } = await stateOf(id);
  assert.equal(queued[0]?.subject, 'Tu código de compra de Landfall Pro');
  assert.match(queued[0]?.body ?? '', /^Crea tu cuenta con él aquí:\nhttp:\/\/localhost:3000\/register$/m);
});

test('the mail speaks a language that the release before does not, whose mails would be English', async () => {
  const answer = await server.call('POST /v1/api/public/payment/create', {
    headers: { 'accept-language': 'pt' },
    body: { plan_name: 'pro', email: 'compradora@example.com', method: 2 },
  });
  const id = answer.json().payment_url.split('/').at(-1);
  await applyProviderEvent(server.context, 'sandbox', { eventId: id, orderId: id, type: 'paid' });
  const { language, mails: queued } = await stateOf(id);
  assert.equal(language, 'en');
  assert.equal(queued[0]?.subject, 'Seu código de compra do Landfall Pro');
});
