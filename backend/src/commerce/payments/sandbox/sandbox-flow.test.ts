import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { mails, orders, purchaseCodes } from '../../../platform/db/schema.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';

let server: TestApp;
let origin: string;
let buyers = 0;

before(async () => {
  server = await testApp();
  origin = await server.app.listen({ port: 0 });
});
after(() => server.close());

const create = (body: object) =>
  fetch(`${origin}/v1/api/public/payment/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Begins a purchase; the payment's address is read on this server instead of the public one. */
async function buy(fields: object = {}) {
  buyers += 1;
  const answer = await create({ plan_name: 'pro', email: `buyer${buyers}@example.com`, method: 2, ...fields });
  assert.equal(answer.status, 201);
  const { payment_url } = (await answer.json()) as { payment_url: string };
  const { pathname } = new URL(payment_url);
  return { payment_url, page: origin + pathname, id: pathname.split('/').at(-1) ?? '' };
}

const press = (page: string, outcome: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

const statusOf = async (id: string) =>
  ((await (await fetch(`${origin}/v1/api/public/payment/${id}`)).json()) as { data: Record<string, unknown> }).data;

const codesOf = (id: string) => server.context.db.select().from(purchaseCodes).where(eq(purchaseCodes.orderId, id));
const mailsOf = (id: string) => server.context.db.select().from(mails).where(eq(mails.orderId, id));

test('a purchase: page, approval, one code, one mail, and the code on the page', async () => {
  const { payment_url, page, id } = await buy({ email: 'Jane@Example.com' });
  assert.equal(payment_url, `http://localhost:3000/v1/payments/sandbox/${id}`);
  assert.deepEqual(await statusOf(id), {
    payment_id: id,
    status: 'pending',
    plan_name: 'pro',
    email: 'J***@Example.com',
    amount: 119,
    code_mailed: false,
    receipt_url: payment_url,
  });

  const open = await fetch(page);
  const html = await open.text();
  assert.match(open.headers.get('content-type') ?? '', /text\/html/);
  assert.match(open.headers.get('content-security-policy') ?? '', /default-src 'none'; style-src 'sha256-/);
  for (const part of ['Sandbox: no money moves', '$119.00', 'Jane@Example.com', 'Approve payment', 'Decline']) {
    assert.ok(html.includes(part), part);
  }

  const approved = await press(page, 'approve');
  assert.equal(approved.status, 303);
  assert.equal(approved.headers.get('location'), `http://localhost:3000/store/ltd?payment=${id}`);
  await until(async () => (await statusOf(id)).code_mailed === true);
  assert.equal((await statusOf(id)).status, 'paid');
  assert.equal((await codesOf(id)).length, 1);

  const paid = await (await fetch(page)).text();
  const [code] = /(?<![\w-])[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}(?![\w-])/.exec(paid) ?? [];
  assert.ok(code && paid.includes('Paid') && paid.includes('http://localhost:3000/register'));
  const { outbox } = server.context.config.mail;
  const letters = await Promise.all((await readdir(outbox)).map((name) => readFile(`${outbox}/${name}`, 'utf8')));
  const letter = letters.filter((text) => text.includes(code));
  assert.equal(letter.length, 1);
  assert.match(letter[0] ?? '', /^To: Jane@Example\.com$/im);
});

test('approving again, in two tabs at once, and declining later change nothing', async () => {
  const { page, id } = await buy();
  const answers = await Promise.all(Array.from({ length: 8 }, () => press(page, 'approve')));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([303]));
  await press(page, 'approve');
  await press(page, 'decline');
  assert.equal((await statusOf(id)).status, 'paid');
  assert.equal((await codesOf(id)).length, 1);
  assert.equal((await mailsOf(id)).length, 1);
});

test('a declined payment mints nothing and leads back to the store', async () => {
  const { page, id } = await buy();
  assert.equal((await press(page, 'decline')).headers.get('location'), `http://localhost:3000/store/ltd?payment=${id}`);
  assert.equal((await statusOf(id)).status, 'failed');
  assert.deepEqual([await codesOf(id), await mailsOf(id)], [[], []]);
  assert.match(await (await fetch(page)).text(), /Payment declined/);
});

test('a double click finds the open order, another buyer or a finished order gets a new one', async () => {
  const email = 'twice@example.com';
  const clicks = await Promise.all(Array.from({ length: 5 }, () => buy({ email })));
  assert.equal(new Set(clicks.map(({ id }) => id)).size, 1);
  const [first] = clicks;
  assert.ok(first);
  assert.equal((await buy({ email: 'TWICE@example.com' })).id, first.id);
  assert.notEqual((await buy({ email, method: 1 })).id, first.id);
  assert.notEqual((await buy({ email, plan_name: 'basic' })).id, first.id);
  await press(first.page, 'approve');
  assert.notEqual((await buy({ email })).id, first.id);
});

test('an order left open for long is not taken up again', async () => {
  const email = 'slow@example.com';
  const first = await buy({ email });
  await server.context.db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - 51 * 60 * 1000) })
    .where(eq(orders.id, first.id));
  assert.notEqual((await buy({ email })).id, first.id);
});

for (const [name, body, field] of [
  ['an unknown plan', { plan_name: 'gold', email: 'a@example.com', method: 2 }, 'plan_name'],
  ['a method without a provider', { plan_name: 'pro', email: 'a@example.com', method: 3 }, 'method'],
  ['an unknown method', { plan_name: 'pro', email: 'a@example.com', method: 'unknown' }, 'method'],
  ['a wrong e-mail', { plan_name: 'pro', email: 'a@', method: 2 }, 'email'],
] as const) {
  test(`refuses ${name}`, async () => {
    const answer = await create(body);
    const { fields } = (await answer.json()) as { fields: Record<string, string[]> };
    assert.equal(answer.status, 422);
    assert.deepEqual(Object.keys(fields), [field]);
  });
}

test('the price is the plan’s, whatever the client sends', async () => {
  const { id } = await buy({ amount: 1, price: 1 });
  assert.equal((await statusOf(id)).amount, 119);
});

test('an unknown payment answers 404, as data and as a page', async () => {
  assert.equal((await fetch(`${origin}/v1/api/public/payment/nope`)).status, 404);
  const page = await fetch(`${origin}/v1/payments/sandbox/nope`);
  assert.equal(page.status, 404);
  assert.match(await page.text(), /This payment does not exist/);
  assert.equal((await press(`${origin}/v1/payments/sandbox/nope`, 'approve')).status, 404);
});

test('a form that presses no button changes nothing', async () => {
  const { page, id } = await buy();
  assert.equal((await press(page, 'refund')).status, 422);
  assert.equal((await statusOf(id)).status, 'pending');
});
