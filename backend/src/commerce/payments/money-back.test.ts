import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { invoices, orders, paymentDisputes, users } from '../../platform/db/schema.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { redeemForAccount } from '../billing/redeem.ts';
import { mintCode } from '../codes/codes.ts';
import { applyProviderEvent } from './order-events.ts';
import type { ProviderEvent } from './provider.ts';

const PRICE = 11_900;

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

type Meaning = ProviderEvent extends infer E
  ? E extends ProviderEvent
    ? Omit<E, 'eventId' | 'orderId'>
    : never
  : never;

const paid: Meaning = { type: 'paid' };
const refunded: Meaning = { type: 'refunded' };
const back = (refundedAmount: number): Meaning => ({ type: 'part_refunded', refundedAmount });
const dispute = (type: 'disputed' | 'dispute_won' | 'dispute_lost', amount = PRICE, id = 'dp'): Meaning => ({
  type,
  dispute: { id, amount },
});

/** An account that bought Pro for life, and what the books say of it. */
async function accountOrder() {
  const { db } = backend.context;
  const buyer = await backend.signIn({ planName: 'basic' });
  const orderId = randomUUID();
  await db.insert(orders).values({
    id: orderId,
    planName: 'pro',
    email: buyer.email,
    amount: PRICE,
    method: 'card',
    provider: 'fake',
    providerRef: orderId,
    status: 'pending',
    userId: buyer.id,
  });
  const named = (event: Meaning) =>
    'dispute' in event ? { ...event, dispute: { ...event.dispute, id: `${orderId}-${event.dispute.id}` } } : event;
  const tell = (event: Meaning, eventId: string = randomUUID()) =>
    applyProviderEvent(backend.context, 'fake', { ...named(event), eventId, orderId } as ProviderEvent);
  const books = async () => {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    const rows = await db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(invoices.number);
    const [user] = await db.select().from(users).where(eq(users.id, buyer.id));
    const disputes = await db.select().from(paymentDisputes).where(eq(paymentDisputes.orderId, orderId));
    return {
      status: order?.status,
      plan: user?.planName,
      amounts: rows.map(({ amount }) => amount),
      kinds: rows.map(({ kind }) => kind),
      disputes: disputes.map(({ status }) => status),
    };
  };
  return { ...buyer, orderId, tell, books };
}

test('a part that went back gets a credit note over it, and the plan stays until all did', async () => {
  const { tell, books } = await accountOrder();
  await tell(paid);
  await tell(back(2_000));
  await tell(back(5_000));
  const { kinds, ...state } = await books();
  assert.deepEqual(state, { status: 'paid', plan: 'pro', amounts: [PRICE, -2_000, -3_000], disputes: [] });
  assert.deepEqual(kinds, ['invoice', 'credit_note', 'credit_note']);
  await tell(back(PRICE));
  const after = await books();
  assert.deepEqual([after.status, after.plan, after.amounts.at(-1)], ['refunded', 'basic', -6_900]);
});

test('parts that went back add up with the rest that goes back at once', async () => {
  const { tell, books } = await accountOrder();
  await tell(paid);
  await tell(back(900));
  await tell(refunded);
  const { status, amounts } = await books();
  assert.deepEqual([status, amounts], ['refunded', [PRICE, -900, -11_000]]);
});

test('a disputed payment keeps its plan until the bank decides', async () => {
  const { tell, books, token } = await accountOrder();
  const shown = async () => {
    const { data } = (await backend.call('GET /v1/api/user/invoice', { token })).json();
    return data.map(({ disputed }: { disputed: boolean }) => disputed);
  };
  await tell(paid);
  await tell(dispute('disputed'));
  assert.deepEqual(await books(), {
    status: 'paid',
    plan: 'pro',
    amounts: [PRICE],
    kinds: ['invoice'],
    disputes: ['open'],
  });
  assert.deepEqual(await shown(), [true]);
  await tell(dispute('dispute_won'));
  assert.deepEqual(await shown(), [false]);
  await tell(dispute('dispute_lost'));
  await tell(dispute('disputed'));
  assert.deepEqual([(await books()).plan, (await books()).disputes], ['pro', ['won']]);
});

test('a lost dispute is a refund; one over a part is a refund of that part', async () => {
  const whole = await accountOrder();
  await whole.tell(paid);
  await whole.tell(dispute('disputed'));
  await whole.tell(dispute('dispute_lost'));
  const lost = await whole.books();
  assert.deepEqual([lost.status, lost.plan, lost.amounts], ['refunded', 'basic', [PRICE, -PRICE]]);

  const part = await accountOrder();
  await part.tell(paid);
  await part.tell(dispute('dispute_lost', 1_900));
  const kept = await part.books();
  assert.deepEqual([kept.status, kept.plan, kept.amounts], ['paid', 'pro', [PRICE, -1_900]]);
  await part.tell(back(10_000));
  const gone = await part.books();
  assert.deepEqual([gone.status, gone.plan, gone.amounts.at(-1)], ['refunded', 'basic', -10_000]);
});

test('in whatever order and however often the events come, the books say the same', async () => {
  const events: Meaning[] = [
    paid,
    back(1_000),
    back(2_500),
    dispute('disputed', 3_000),
    dispute('dispute_lost', 3_000),
    dispute('disputed', 4_000, 'second'),
    dispute('dispute_won', 4_000, 'second'),
  ];
  const orderings = fc.shuffledSubarray([...events.keys(), ...events.keys()], {
    minLength: events.length * 2,
    maxLength: events.length * 2,
  });
  await fc.assert(
    fc.asyncProperty(orderings, fc.boolean(), async (ordering, atOnce) => {
      const { tell, books, orderId } = await accountOrder();
      const told = ordering.map((index) => () => tell(events[index] ?? paid, `${orderId}:${index}`));
      if (atOnce) await Promise.all(told.map((deliver) => deliver()));
      else for (const deliver of told) await deliver();
      const { status, plan, amounts, disputes } = await books();
      assert.deepEqual([status, plan], ['paid', 'pro']);
      assert.equal(
        amounts.reduce((sum, amount) => sum + amount, 0),
        PRICE - 2_500 - 3_000,
      );
      assert.deepEqual(disputes.toSorted(), ['lost', 'won']);
    }),
    { numRuns: 15 },
  );
});

test('an unused code of a disputed payment waits, and its part that went back follows its invoice', async () => {
  const { db } = backend.context;
  const { id, token } = await backend.signIn({ planName: 'basic' });
  const orderId = randomUUID();
  const bought = { id: orderId, planName: 'pro', email: 'a@example.com', amount: PRICE, method: 'card' as const };
  await db.insert(orders).values({ ...bought, provider: 'fake', providerRef: orderId, status: 'paid' });
  const code = await db.transaction((tx) => mintCode(tx, { planName: 'pro', orderId }));
  const tell = (event: Meaning) =>
    applyProviderEvent(backend.context, 'fake', { ...event, eventId: randomUUID(), orderId } as ProviderEvent);
  await tell(back(400));
  await tell(dispute('disputed', PRICE, orderId));
  const refused = await backend.call('POST /v1/api/user/plan/redeem', { token, body: { code } });
  assert.equal(refused.statusCode, 422);
  assert.match(refused.json().fields.code[0], /disputed at the bank/);
  await tell(dispute('dispute_won', PRICE, orderId));
  await redeemForAccount(backend.context, code, id);
  const { data } = (await backend.call('GET /v1/api/user/invoice', { token })).json();
  assert.deepEqual(
    data.map(({ amount, credit_note }: { amount: number; credit_note: boolean }) => [amount, credit_note]),
    [
      [-4, true],
      [119, false],
    ],
  );
});
