import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { mails, orders, users } from '../../platform/db/schema.ts';
import { PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { mintCode } from '../codes/codes.ts';
import { applyProviderEvent } from '../payments/order-events.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

const newCode = (planName: string) => backend.context.db.transaction((tx) => mintCode(tx, { planName, orderId: null }));

/** A code that was paid for in the store, and its order. */
async function boughtCode(planName: string): Promise<{ code: string; orderId: string }> {
  const body = { plan_name: planName, email: 'buyer@example.com', method: 2 };
  const answer = await backend.call('POST /v1/api/public/payment/create', { body });
  const orderId = answer.json().payment_url.split('/').at(-1);
  await event(orderId, 'paid');
  const [mail] = await backend.context.db.select().from(mails).where(eq(mails.orderId, orderId));
  return { orderId, code: /[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/.exec(mail?.body ?? '')?.[0] ?? '' };
}

const event = (orderId: string, type: 'paid' | 'refunded') =>
  applyProviderEvent(backend.context, 'sandbox', { eventId: `${orderId}:${type}`, orderId, type });

const redeem = (token: string, code: string) =>
  backend.call('POST /v1/api/user/plan/redeem', { token, body: { code } });
const planOf = async (token: string) => (await backend.call('GET /v1/api/user/me', { token })).json().data.plan.name;
const invoicesOf = async (token: string) => (await backend.call('GET /v1/api/user/invoice', { token })).json().data;

test('whoever registers with a bought code has its invoice, and its refund takes the plan back', async () => {
  const { code, orderId } = await boughtCode('pro');
  const form = { email: 'life@example.com', password: PASSWORD, confirmPassword: PASSWORD, code, terms: true };
  assert.equal((await backend.call('POST /v1/api/register', { body: form })).statusCode, 201);
  const login = await backend.call('POST /v1/api/login', { body: form });
  const token = login.json().access_token;
  const [invoice, ...rest] = await invoicesOf(token);
  assert.equal(rest.length, 0);
  assert.deepEqual([invoice.description, invoice.amount], ['Landfall Pro, lifetime', 119]);
  await event(orderId, 'refunded');
  const [note] = await invoicesOf(token);
  assert.deepEqual([note.credit_note, note.amount], [true, -119]);
  assert.equal(await planOf(token), 'none');
  const [user] = await backend.context.db.select().from(users).where(eq(users.email, form.email));
  assert.ok(user?.refundedAt);
});

test('a signed-in account uses a bought code for itself, with an invoice', async () => {
  const { token } = await backend.signIn({ planName: 'basic' });
  const { code, orderId } = await boughtCode('premium');
  const answer = await redeem(token, code.toLowerCase());
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal(answer.json().message, 'The plan Premium is yours for life now.');
  assert.equal(await planOf(token), 'premium');
  assert.equal((await invoicesOf(token))[0].amount, 249);
  await event(orderId, 'refunded');
  assert.equal(await planOf(token), 'basic');
});

test('a code that would bring nothing stays unused, also below a plan that was given by hand', async () => {
  const { token } = await backend.signIn({ planName: 'pro' });
  const code = await newCode('pro');
  const answer = await redeem(token, code);
  assert.equal(answer.statusCode, 422);
  assert.match(answer.json().fields.code[0], /it still works/);
  assert.equal(await planOf(token), 'pro');
  const other = await backend.signIn({ planName: 'basic' });
  assert.equal((await redeem(other.token, code)).statusCode, 200);
});

test('a plan that was given by hand comes back after a larger code is refunded', async () => {
  const { token } = await backend.signIn({ planName: 'pro' });
  const { code, orderId } = await boughtCode('premium');
  await redeem(token, code);
  await event(orderId, 'refunded');
  assert.equal(await planOf(token), 'pro');
});

test('of many uses at once, by one account or several, one counts', async () => {
  const accounts = await Promise.all([1, 2, 3].map(() => backend.signIn({ planName: 'basic' })));
  const { code, orderId } = await boughtCode('pro');
  const answers = await Promise.all([...accounts, ...accounts].map(({ token }) => redeem(token, code)));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  assert.deepEqual(statuses, [200, 422, 422, 422, 422, 422]);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 422))
    assert.equal(answer.json().code, 'code_used');
  assert.equal((await Promise.all(accounts.map(({ token }) => invoicesOf(token)))).flat().length, 1);
  const [order] = await backend.context.db.select().from(orders).where(eq(orders.id, orderId));
  assert.equal(order?.status, 'paid');
});

test('a refund and a use of its code at once leave nobody with a plan that is not paid for', async () => {
  const { token } = await backend.signIn({ planName: 'basic' });
  const { code, orderId } = await boughtCode('pro');
  await Promise.all([redeem(token, code), event(orderId, 'refunded')]);
  assert.equal(await planOf(token), 'basic');
});

test('says what is wrong with a code, and stops guessing', async () => {
  const { token } = await backend.signIn();
  const wrong = await redeem(token, 'AAAA-AAAA-AAAA-AAAA');
  assert.deepEqual([wrong.statusCode, wrong.json().fields], [422, { code: ['This purchase code is not valid.'] }]);
  assert.equal((await redeem(token, '')).statusCode, 422);
  assert.equal((await backend.call('POST /v1/api/user/plan/redeem', { body: { code: 'AAAAAA' } })).statusCode, 401);
  for (let guess = 0; guess < 20; guess++) await redeem(token, 'AAAA-AAAA-AAAA-AAAA');
  assert.equal((await redeem(token, 'AAAA-AAAA-AAAA-AAAA')).statusCode, 429);
});
