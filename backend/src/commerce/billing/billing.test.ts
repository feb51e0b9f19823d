import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PlanOffer } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { invoices, mails, orders, purchaseCodes, users } from '../../platform/db/schema.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { applyProviderEvent } from '../payments/order-events.ts';
import { endPaidPeriods } from './account-plan.ts';
import { remindOfEndingPlans } from './ending-soon.ts';
import { listInvoices, writeInvoice } from './invoices.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

type Buyer = Awaited<ReturnType<TestApp['signIn']>>;

const checkout = ({ token }: Buyer, fields: object = {}, language = 'en') =>
  backend.call('POST /v1/api/user/plan/checkout', {
    token,
    headers: { 'accept-language': language },
    body: { plan_name: 'premium', period: 'mo', method: 2, ...fields },
  });

const orderOf = (answer: { json: () => { payment_url: string } }) => answer.json().payment_url.split('/').at(-1) ?? '';

/** What the provider says of an order. */
const event = (orderId: string, type: 'paid' | 'refunded' | 'failed', eventId = `${orderId}:${type}`) =>
  applyProviderEvent(backend.context, 'sandbox', { eventId, orderId, type });

async function buy(buyer: Buyer, fields: object = {}, language = 'en'): Promise<string> {
  const answer = await checkout(buyer, fields, language);
  assert.equal(answer.statusCode, 201, answer.body);
  await event(orderOf(answer), 'paid');
  return orderOf(answer);
}

const me = async ({ token }: Buyer) => (await backend.call('GET /v1/api/user/me', { token })).json().data;
const list = async ({ token }: Buyer) => (await backend.call('GET /v1/api/user/invoice', { token })).json().data;
const offerOf = async ({ token }: Buyer, plan_name: string, period: string): Promise<PlanOffer> => {
  const { data } = (await backend.call('GET /v1/api/user/plan/offer', { token })).json();
  return data.find((offer: PlanOffer) => offer.plan_name === plan_name && offer.period === period);
};
const DAY = 24 * 60 * 60 * 1000;
const RANKS = ['basic', 'pro', 'premium'];
const days = (epoch: number) => Math.round((epoch * 1000 - Date.now()) / 86_400_000);

test('the plan changes after the verified payment, not before, and brings an invoice and a mail', async () => {
  const buyer = await backend.signIn({ planName: 'basic' });
  const answer = await checkout(buyer, { period: 'yr' });
  assert.match(answer.json().payment_url, /^http:\/\/localhost:3000\/v1\/payments\/sandbox\//);
  assert.equal((await me(buyer)).plan.name, 'basic');
  await event(orderOf(answer), 'paid');

  const { plan, plan_until } = await me(buyer);
  assert.deepEqual(plan, { name: 'premium', prefix: 'Premium' });
  assert.ok(days(plan_until) >= 365);
  const [invoice, ...rest] = await list(buyer);
  assert.equal(rest.length, 0);
  assert.match(invoice.number, /^LF-\d{6}$/);
  assert.match(invoice.description, /^Landfall Premium, one year \(until \d\d\/\d\d\/\d{4}\)$/);
  assert.deepEqual(
    [invoice.amount, invoice.currency, invoice.status, invoice.payment_method],
    [374.4, 'USD', 'paid', 'card'],
  );
  const [mail] = await backend.context.db
    .select()
    .from(mails)
    .where(eq(mails.orderId, orderOf(answer)));
  assert.equal(mail?.recipient, buyer.email);
  const { body } = await backend.call('GET /v1/api/user/invoice', {
    token: buyer.token,
    headers: { 'accept-language': 'es' },
  });
  assert.match(JSON.parse(body).data[0].description, /^Landfall Premium, un año \(hasta el /);
});

test('the sandbox page leads an account back to its invoices, and makes no purchase code', async () => {
  const buyer = await backend.signIn({ planName: 'basic' });
  const id = orderOf(await checkout(buyer));
  const page = await backend.call(`GET /v1/payments/sandbox/${id}`);
  assert.match(page.body, /Premium, one month/);
  const paid = await backend.call(`POST /v1/payments/sandbox/${id}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=approve',
  });
  assert.equal(paid.headers.location, `http://localhost:3000/dashboard/billing?payment=${id}`);
  assert.equal((await me(buyer)).plan.name, 'premium');
  assert.doesNotMatch(
    (await backend.call(`GET /v1/payments/sandbox/${id}`)).body,
    /purchase code|Create your account/i,
  );
});

test('limits follow at once, and a plan that ends takes nothing away', async () => {
  const buyer = await backend.signIn({ planName: 'basic' });
  const type = 'project:landing:page';
  const body = { name: 'Rocket shop', description: 'We sell small rockets.', tipo: type, type };
  const create = () => backend.call('POST /v1/api/project/new', { token: buyer.token, body });
  for (let project = 0; project < 3; project++) assert.equal((await create()).statusCode, 201);
  assert.equal((await create()).statusCode, 402);
  await buy(buyer);
  assert.equal((await create()).statusCode, 201);

  await endPaidPeriods(backend.context.db, new Date(Date.now() + 32 * DAY));
  const { plan, plan_until } = await me(buyer);
  assert.deepEqual([plan.name, plan_until], ['basic', undefined]);
  const projects = (await backend.call('GET /v1/api/project/', { token: buyer.token })).json().data;
  assert.equal(projects.length, 4);
  assert.equal((await create()).statusCode, 402);
});

for (const [language, ofPurchase, ofEnd] of [
  ['en', 'Your Landfall plan is Premium now', 'Your Landfall plan Premium ends soon'],
  ['es', 'Tu plan de Landfall ahora es Premium', 'Tu plan Premium de Landfall termina pronto'],
] as const)
  test(`says what follows a bought period, and reminds of its end a week before, once, in ${language}`, async () => {
    const buyer = await backend.signIn({ planName: 'basic' });
    const order = await buy(buyer, {}, language);
    assert.equal((await me(buyer)).plan_after.name, 'basic');
    const sent = () => backend.context.db.select().from(mails).where(eq(mails.orderId, order)).orderBy(mails.createdAt);
    await remindOfEndingPlans(backend.context);
    assert.deepEqual(
      (await sent()).map(({ subject }) => subject),
      [ofPurchase],
    );

    const soon = new Date(Date.now() + 6 * DAY);
    await backend.context.db.update(users).set({ planUntil: soon }).where(eq(users.id, buyer.id));
    await Promise.all([remindOfEndingPlans(backend.context), remindOfEndingPlans(backend.context)]);
    await remindOfEndingPlans(backend.context);
    assert.deepEqual(
      (await sent()).map(({ subject, recipient }) => [subject, recipient]),
      [
        [ofPurchase, buyer.email],
        [ofEnd, buyer.email],
      ],
    );
  });

test('reminds an account that has nothing else of what no plan means', async () => {
  const buyer = await backend.signIn({ planName: 'none' });
  const order = await buy(buyer);
  const soon = new Date(Date.now() + 6 * DAY);
  await backend.context.db.update(users).set({ planUntil: soon }).where(eq(users.id, buyer.id));
  await remindOfEndingPlans(backend.context);
  const bodies = (await backend.context.db.select().from(mails).where(eq(mails.orderId, order))).map(
    ({ body }) => body,
  );
  assert.ok(bodies.some((body) => body.includes('Otherwise your account has no plan after that')));
});

test('the same plan again begins where the first ends, a smaller one after it, a larger one at once: nothing is lost', async () => {
  const buyer = await backend.signIn({ planName: 'basic' });
  await buy(buyer, { plan_name: 'pro' });
  await buy(buyer, { plan_name: 'pro' });
  assert.ok(days((await me(buyer)).plan_until) >= 58);
  await buy(buyer, { plan_name: 'premium', period: 'yr' });
  const { plan, plan_until, plan_after } = await me(buyer);
  assert.deepEqual([plan.name, plan_after.name], ['premium', 'pro']);
  assert.ok(days(plan_until) >= 365);
  await endPaidPeriods(backend.context.db, new Date(Date.now() + 370 * DAY));
  const then = await me(buyer);
  assert.deepEqual([then.plan.name, then.plan_after.name], ['pro', 'basic']);
  assert.ok(days(then.plan_until) >= 365 + 58);
});

test('a small plan bought on top of a paid year waits for its end, and says so before and after', async () => {
  const buyer = await backend.signIn({ planName: 'basic' });
  await buy(buyer, { plan_name: 'premium', period: 'yr' });
  const offer = await offerOf(buyer, 'pro', 'mo');
  assert.equal(offer.refused, false);
  assert.equal(offer.begins_at, (await me(buyer)).plan_until);
  const order = await buy(buyer, { plan_name: 'pro' }, 'es');
  assert.deepEqual([(await me(buyer)).plan.name, (await me(buyer)).plan_after.name], ['premium', 'pro']);
  const [mail] = await backend.context.db.select().from(mails).where(eq(mails.orderId, order));
  assert.match(mail?.subject ?? '', /^Tu plan Pro de Landfall empieza el \d+ de \w+ de \d{4}$/);
  assert.match(mail?.body ?? '', /Concepto: Landfall Pro, un mes \(hasta el \d\d\/\d\d\/\d{4}\)/);
});

test('what is below a plan for life is refused, and never takes anything where it was paid at the same time', async () => {
  const buyer = await backend.signIn({ planName: 'basic' });
  const late = orderOf(await checkout(buyer, { plan_name: 'pro' }));
  await buy(buyer, { plan_name: 'premium', period: 'ltd' });
  const refused = await checkout(buyer, { plan_name: 'pro' });
  assert.equal(refused.statusCode, 422);
  assert.match(refused.json().fields.plan_name[0], /larger plan for life/);
  assert.equal((await offerOf(buyer, 'pro', 'yr')).refused, true);
  await event(late, 'paid');
  assert.deepEqual([(await me(buyer)).plan.name, (await me(buyer)).plan_until], ['premium', undefined]);
});

test('in whatever order purchases, refunds and ends come, the account has the best plan that is paid for', async () => {
  const { db } = backend.context;
  const steps = fc.array(
    fc.record({
      plan_name: fc.constantFrom('basic', 'pro', 'premium'),
      period: fc.constantFrom('mo', 'yr', 'ltd'),
      refundOf: fc.option(fc.nat(3), { freq: 2 }),
    }),
    { minLength: 2, maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(900), async (list, ahead) => {
      const buyer = await backend.signIn({ planName: 'basic' });
      const paid: { id: string; plan: string; life: boolean }[] = [];
      for (const { refundOf, ...wish } of list) {
        const answer = await checkout(buyer, wish);
        if (answer.statusCode === 422) {
          assert.ok(
            paid.some(({ life, plan }) => life && RANKS.indexOf(plan) >= RANKS.indexOf(wish.plan_name)) ||
              wish.plan_name === 'basic',
          );
          continue;
        }
        await event(orderOf(answer), 'paid');
        paid.push({ id: orderOf(answer), plan: wish.plan_name, life: wish.period === 'ltd' });
        const back = refundOf === null ? undefined : paid[refundOf];
        if (back) {
          await event(back.id, 'refunded');
          paid.splice(paid.indexOf(back), 1);
        }
      }
      const best = (plans: { plan: string }[]) => Math.max(0, ...plans.map(({ plan }) => RANKS.indexOf(plan)));
      assert.equal((await me(buyer)).plan.name, RANKS[best(paid)]);
      const before = (await db.select().from(users).where(eq(users.id, buyer.id)))[0];
      const then = new Date(Date.now() + ahead * DAY);
      await endPaidPeriods(db, then);
      const [row] = await db.select().from(users).where(eq(users.id, buyer.id));
      if (before?.planUntil && before.planUntil > then) assert.equal(row?.planName, before.planName);
      assert.ok(RANKS.indexOf(row?.planName ?? '') >= best(paid.filter(({ life }) => life)));
      assert.ok(!row?.planUntil || row.planUntil > then);
    }),
    { numRuns: 15 },
  );
});

test('a plan for life ends nothing, and is not sold twice', async () => {
  const buyer = await backend.signIn({ planName: 'basic' });
  await buy(buyer);
  await buy(buyer, { period: 'ltd' });
  assert.deepEqual([(await me(buyer)).plan.name, (await me(buyer)).plan_until], ['premium', undefined]);
  const again = await checkout(buyer);
  assert.equal(again.statusCode, 422);
  assert.deepEqual(again.json().fields, { plan_name: ['You have this plan for life already.'] });
});

test('an event that is delivered twice counts once, a failed payment not at all', async () => {
  const buyer = await backend.signIn({ planName: 'basic' });
  const failed = orderOf(await checkout(buyer));
  await event(failed, 'failed');
  assert.equal((await me(buyer)).plan.name, 'basic');
  const id = orderOf(await checkout(buyer));
  await Promise.all([event(id, 'paid'), event(id, 'paid'), event(id, 'paid', 'another delivery')]);
  assert.equal((await list(buyer)).length, 1);
});

test('a refund gives a credit note and the plan that the other purchases give', async () => {
  const buyer = await backend.signIn({ planName: 'basic' });
  const lifetime = await buy(buyer, { plan_name: 'pro', period: 'ltd' });
  const month = await buy(buyer);
  await event(month, 'refunded');
  assert.deepEqual([(await me(buyer)).plan.name, (await me(buyer)).plan_until], ['pro', undefined]);
  const [note, invoice] = await list(buyer);
  assert.deepEqual([note.credit_note, note.amount, invoice.amount], [true, -39, 39]);
  await event(lifetime, 'refunded');
  assert.equal((await me(buyer)).plan.name, 'basic');
  assert.equal((await list(buyer)).length, 4);
});

test('a repeated click finds the payment that the first one began, another account never', async () => {
  const [one, two] = [await backend.signIn({ planName: 'basic' }), await backend.signIn({ planName: 'basic' })];
  const addresses = await Promise.all([checkout(one), checkout(one), checkout(two), checkout(one, { period: 'yr' })]);
  const [first, second, other, year] = addresses.map((answer) => answer.json().payment_url);
  assert.equal(first, second);
  assert.equal(new Set([first, other, year]).size, 3);
});

test('says which choice cannot be bought', async () => {
  const buyer = await backend.signIn({ planName: 'basic' });
  for (const [fields, field] of [
    [{ plan_name: 'gold' }, 'plan_name'],
    [{ method: 3 }, 'method'],
    [{ period: 'week' }, 'period'],
  ] as const) {
    const answer = await checkout(buyer, fields);
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(Object.keys(answer.json().fields), [field]);
  }
});

test('invoices never change, and their numbers have no gaps', async () => {
  const { db } = backend.context;
  const buyer = await backend.signIn({ planName: 'basic' });
  await buy(buyer);
  const [row] = await listInvoices(db, buyer.id);
  assert.ok(row);
  const mine = eq(invoices.id, row.id);
  await assert.rejects(async () => db.update(invoices).set({ amount: 1 }).where(mine));
  await assert.rejects(async () => db.delete(invoices).where(mine));

  const lost = new Error('lost');
  await assert.rejects(
    db.transaction(async (tx) => {
      const { id: _id, number: _number, disputed: _disputed, ...same } = row;
      await writeInvoice(tx, { ...same, kind: 'credit_note' });
      throw lost;
    }),
    lost,
  );
  await buy(buyer);
  const numbers = (await db.select({ number: invoices.number }).from(invoices)).map(({ number }) => number);
  assert.deepEqual(
    numbers.toSorted((a, b) => a - b),
    numbers.map((_number, index) => index + 1),
  );
});

test('an invoice can be had as a PDF, by its account alone', async () => {
  const buyer = await backend.signIn({ planName: 'basic' });
  await backend.context.db.update(users).set({ name: 'Łukasz Привет 你好' }).where(eq(users.id, buyer.id));
  await buy(buyer);
  const [{ invoice_id, number }] = await list(buyer);
  const pdf = await backend.call(`GET /v1/api/user/invoice/${invoice_id}/pdf`, { token: buyer.token });
  assert.equal(pdf.statusCode, 200);
  assert.equal(pdf.headers['content-type'], 'application/pdf');
  assert.equal(pdf.headers['content-disposition'], `attachment; filename="${number}.pdf"`);
  assert.equal(pdf.rawPayload.subarray(0, 5).toString(), '%PDF-');
  assert.match(pdf.rawPayload.subarray(-8).toString(), /%%EOF/);
  const { token } = await backend.signIn();
  assert.equal((await backend.call(`GET /v1/api/user/invoice/${invoice_id}/pdf`, { token })).statusCode, 404);
  assert.deepEqual(await list({ ...buyer, token }), []);
});

test('an invoice that is asked for many times is drawn once, beside the serving thread', async () => {
  const buyer = await backend.signIn({ planName: 'basic' });
  await buy(buyer);
  const [{ invoice_id }] = await list(buyer);
  const drawn = async () => {
    const text = await backend.context.metrics.registry.metrics();
    return Number(/^landfall_work_total\{pool="threads",outcome="done"\} (\d+)/m.exec(text)?.[1] ?? 0);
  };
  const before = await drawn();
  const ask = () => backend.call(`GET /v1/api/user/invoice/${invoice_id}/pdf`, { token: buyer.token });
  const answers = await Promise.all([ask(), ask(), ask(), ask()]);
  answers.push(await ask());
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
  assert.equal(await drawn(), before + 1);
});

test('money for an account that is gone becomes a purchase code', async () => {
  const buyer = await backend.signIn({ planName: 'basic' });
  const id = orderOf(await checkout(buyer, { period: 'ltd' }));
  await backend.context.db.delete(users).where(eq(users.id, buyer.id));
  await event(id, 'paid');
  const [mail] = await backend.context.db.select().from(mails).where(eq(mails.orderId, id));
  assert.match(mail?.subject ?? '', /purchase code/);
  const [order] = await backend.context.db.select().from(orders).where(eq(orders.id, id));
  assert.deepEqual([order?.status, order?.userId], ['paid', null]);
});

test('a month that is paid after its account was deleted opens nothing for life, and its buyer hears of it', async () => {
  const buyer = await backend.signIn({ planName: 'basic' });
  const orderId = orderOf(await checkout(buyer, { period: 'mo' }));
  await backend.context.db.delete(users).where(eq(users.id, buyer.id));
  await event(orderId, 'paid');
  const codes = await backend.context.db.select().from(purchaseCodes).where(eq(purchaseCodes.orderId, orderId));
  assert.equal(codes.length, 0);
  const [mail, ...others] = await backend.context.db.select().from(mails).where(eq(mails.orderId, orderId));
  assert.equal(others.length, 0);
  assert.match(mail?.body ?? '', new RegExp(`USD .* for order ${orderId}`));
});
