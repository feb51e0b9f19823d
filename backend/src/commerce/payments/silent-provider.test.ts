import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { orders } from '../../platform/db/schema.ts';
import { buildSitesApp } from '../../sites-app.ts';
import { buyerAt } from '../../testing/buyer.ts';
import { type DnsServer, dnsServer } from '../../testing/dns-server.ts';
import { BTCPAY_SECRET, type FakeBtcpay, fakeBtcpay } from '../../testing/fake-btcpay.ts';
import { STRIPE_SECRET } from '../../testing/fake-stripe.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { applyProviderEvent } from './order-events.ts';
import { createProviders } from './providers.ts';
import { reconcileOpenOrders } from './reconcile.ts';

const [CRYPTO, CARD] = [1, 2];
const HOUR = 60 * 60 * 1000;
/** Milliseconds that a call has. */
const TIMEOUT = 1_500;
/** Open orders of the provider that does not answer: more than are asked about in one go. */
const WAITING = 250;

const sockets = new Set<Socket>();
let isGone = false;
/** A provider of cards that takes connections and never answers, until it is gone. */
const silent = createServer((socket) => {
  sockets.add(socket.on('error', () => {}));
  if (isGone) socket.destroy();
});
function leave() {
  isGone = true;
  for (const socket of sockets) socket.destroy();
}
let btcpay: FakeBtcpay;
let dns: DnsServer;
let server: TestApp;
let buyer: ReturnType<typeof buyerAt>;
before(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  [btcpay, dns] = await Promise.all([fakeBtcpay(), dnsServer()]);
  server = await testApp({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    BTCPAY_URL: btcpay.url,
    BTCPAY_STORE_ID: 'store-1',
    BTCPAY_API_KEY: 'key-1',
    BTCPAY_WEBHOOK_SECRET: BTCPAY_SECRET,
    PAYMENT_TIMEOUT_MS: String(TIMEOUT),
    DNS_SERVERS: dns.address,
  });
  buyer = buyerAt(server, await server.app.listen({ port: 0 }));
});
after(async () => {
  leave();
  silent.close();
  await server.close();
  await Promise.all([btcpay.close(), dns.close()]);
});

const reconcile = (patience: number) =>
  reconcileOpenOrders(
    server.context,
    createProviders(server.context.config).all,
    (provider, event) => applyProviderEvent(server.context, provider, event),
    patience,
  );

test('who would pay by it is told in time that this does not work now, and another method works', async () => {
  const began = performance.now();
  const { status, body } = await buyer.click(CARD, buyer.newEmail());
  assert.deepEqual([status, body.code], [503, 'unavailable']);
  // Asked twice under the same key, as an answer may be lost.
  assert.ok(performance.now() - began < 2 * TIMEOUT + 3_000, `it took ${performance.now() - began} ms`);
  assert.equal((await buyer.click(CRYPTO, buyer.newEmail())).status, 201);
});

test('it is asked about its orders for a while, and is left alone then', async () => {
  const { db } = server.context;
  const waiting = Array.from({ length: WAITING }, (_, number) => ({
    ...{ id: randomUUID(), email: `${number}@example.com`, planName: 'pro', method: 'card' as const, amount: 11_900 },
    ...{
      provider: 'stripe',
      providerRef: `cs_${number}`,
      status: 'pending' as const,
      returnOrigin: 'http://x.example',
    },
    createdAt: new Date(Date.now() - 2 * HOUR),
  }));
  await db.insert(orders).values(waiting);
  const began = performance.now();
  const { failed, asked } = await reconcile(1_000);
  assert.ok(failed === asked && asked > 0 && asked < WAITING / 2, `${failed} of ${asked} failed`);
  assert.ok(performance.now() - began < 1_000 + 2 * TIMEOUT + 5_000);
});

test('it delays nobody: payments of another provider, domains, generations, publications', async () => {
  const { db } = server.context;
  const email = buyer.newEmail();
  await buyer.click(CRYPTO, email);
  const [paid] = await buyer.ordersOf(email);
  assert.ok(paid);
  await db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - HOUR) })
    .where(eq(orders.id, paid.id));
  for (const invoice of btcpay.invoices) invoice.status = 'Settled';

  let isAsking = true;
  const asking = reconcile(120_000).finally(() => {
    isAsking = false;
  });
  await until(async () => (await buyer.booksOf(paid.id)).status === 'paid');

  const owner = await pageOwner(server);
  const base = `/v1/api/project/${owner.project}/domain`;
  const claim = await server.call(`POST ${base}`, {
    token: owner.token,
    body: { type: 'custom', domain: 'shop.example.com' },
  });
  const { domain_id, checks } = claim.json().data;
  for (const { type, name, expected } of checks) dns.set(type, name, [expected]);
  const verified = await server.call(`POST ${base}/${domain_id}/verify`, { token: owner.token });
  assert.equal(verified.json().data.status, 'active');
  const page = await owner.create({ slug: '/written', description_ai: 'A bakery in Porto that sells bread.' });
  assert.equal((await owner.settled(page.page_id, 90)).status, 'active');
  const sites = await buildSitesApp(server.context);
  const { host, pathname } = new URL((await owner.get(page.page_id)).url);
  assert.equal((await sites.inject({ url: pathname, headers: { host } })).statusCode, 200);
  await sites.close();

  assert.ok(isAsking, 'all of this happened while the silent one was waited for');
  leave();
  await asking;
});
