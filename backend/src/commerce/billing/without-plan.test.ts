import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { mails, orders, purchaseCodes, users } from '../../platform/db/schema.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { mintCode } from '../codes/codes.ts';
import { applyProviderEvent } from '../payments/order-events.ts';
import { followAccountsWithoutPlan } from './without-plan.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

const DAY = 24 * 60 * 60 * 1000;
const TYPE = 'project:landing:page';
let buyers = 0;

const event = (orderId: string, type: 'paid' | 'refunded') =>
  applyProviderEvent(backend.context, 'sandbox', { eventId: `${orderId}:${type}`, orderId, type });

/** Somebody who bought a code, registered with it, published a page, and got the money back. */
async function refundedBuyer(language: 'en' | 'es' = 'en') {
  const { db } = backend.context;
  const email = `refunded-${++buyers}@example.com`;
  const id = `refunded-${buyers}`;
  const bought = { id, planName: 'pro', email, amount: 11_900, method: 'card' as const, provider: 'sandbox', language };
  await db.insert(orders).values({ ...bought, status: 'paid', providerRef: id });
  const code = await db.transaction((tx) => mintCode(tx, { planName: 'pro', orderId: id }));
  const body = { email, password: PASSWORD, confirmPassword: PASSWORD, code, terms: true };
  assert.equal((await backend.call('POST /v1/api/register', { body })).statusCode, 201);
  const token = (await backend.call('POST /v1/api/login', { body })).json().access_token;
  const headers = { 'accept-language': language };
  const call = (line: string, sent?: object) => backend.call(line, { token, headers, ...(sent && { body: sent }) });
  const newProject = { name: 'Rocket shop', description: 'We sell small rockets.', tipo: TYPE, type: TYPE };
  const project = (await call('POST /v1/api/project/new', newProject)).json().data.project_id;
  const pages = `/v1/api/project/${project}/page`;
  const newPage = { title: 'Launch', slug: '/launch', description: '', description_ai: '' };
  const created = await call(`POST ${pages}/new`, newPage);
  assert.equal(created.statusCode, 201, created.body);
  const page = created.json().data;
  await event(id, 'refunded');
  const sent = () => db.select().from(mails).where(eq(mails.recipient, email));
  const me = async () => (await call('GET /v1/api/user/me')).json().data;
  return { id, email, call, project, pages, page, newProject, newPage, sent, me };
}

const visit = async ({ url }: { url: string }, path = new URL(url).pathname) =>
  (await backend.sites.inject({ url: path, headers: { host: new URL(url).host } })).statusCode;

test('whoever got everything back reads, exports and deletes, and neither creates nor publishes', async () => {
  const { call, project, pages, page, newProject, newPage, me } = await refundedBuyer();
  assert.deepEqual((await me()).plan, { name: 'none', prefix: 'No plan' });
  assert.equal((await call(`GET ${pages}/${page.page_id}`)).statusCode, 200);
  for (const [line, body] of [
    ['POST /v1/api/project/new', newProject],
    [`POST ${pages}/new`, { ...newPage, slug: '/other' }],
    [`POST ${pages}/${page.page_id}/duplicate`, undefined],
    [`PUT ${pages}/${page.page_id}`, { status: 'active' }],
    [`POST /v1/api/project/${project}/domain`, { type: 'provider', domain: 'my-rocket-shop' }],
  ] as const) {
    const refused = await call(line, body);
    assert.equal(refused.statusCode, 402, `${line}: ${refused.body}`);
    assert.equal(refused.json().code, 'plan_limit');
    assert.match(refused.json().message, /^Your account has no plan/, line);
  }
  assert.equal((await call(`PUT ${pages}/${page.page_id}`, { status: 'inactive' })).statusCode, 200);
  assert.equal((await call(`DELETE ${pages}/${page.page_id}`)).statusCode, 200);
});

for (const [language, subject] of [
  ['en', 'Your Landfall account has no plan any more'],
  ['es', 'Tu cuenta de Landfall ya no tiene plan'],
] as const)
  test(`says once, in ${language}, until when the pages stay, and takes them offline then`, async () => {
    const { call, project, page, sent, me } = await refundedBuyer(language);
    await Promise.all([followAccountsWithoutPlan(backend.context), followAccountsWithoutPlan(backend.context)]);
    await followAccountsWithoutPlan(backend.context, new Date(Date.now() + 13 * DAY));
    assert.deepEqual(
      (await sent()).map((mail) => mail.subject),
      [subject],
    );
    const days = ((await me()).sites_until * 1000 - Date.now()) / DAY;
    assert.ok(days > 13.9 && days <= 14, String(days));
    assert.equal(await visit(page), 200);

    await followAccountsWithoutPlan(backend.context, new Date(Date.now() + 15 * DAY));
    assert.equal(await visit(page), 404);
    assert.equal((await call(`GET /v1/api/project/${project}/export`)).statusCode, 200);
    assert.equal((await sent()).length, 1);

    const again = { plan_name: 'basic', period: 'mo', method: 2 };
    const bought = (await call('POST /v1/api/user/plan/checkout', again)).json().payment_url.split('/').at(-1);
    await event(bought, 'paid');
    assert.equal(await visit(page), 200);
    const { plan, sites_until } = await me();
    assert.deepEqual([plan.name, sites_until], ['basic', undefined]);
    // The account can fall again, and is told again.
    await event(bought, 'refunded');
    await followAccountsWithoutPlan(backend.context);
    assert.equal((await sent()).filter((mail) => mail.subject === subject).length, 2);
  });

test('a plan that was given by hand outlives every refund', async () => {
  const { db } = backend.context;
  const { id, token } = await backend.signIn({ planName: 'pro' });
  const body = { plan_name: 'premium', period: 'ltd', method: 2 };
  const order = (await backend.call('POST /v1/api/user/plan/checkout', { token, body })).json();
  const orderId = order.payment_url.split('/').at(-1);
  await event(orderId, 'paid');
  await event(orderId, 'refunded');
  const [user] = await db.select().from(users).where(eq(users.id, id));
  assert.deepEqual([user?.planName, user?.unpaidSince], ['pro', null]);
  assert.equal((await db.select().from(purchaseCodes).where(eq(purchaseCodes.usedBy, id))).length, 1);
});
