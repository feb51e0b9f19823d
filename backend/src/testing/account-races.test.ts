import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq, inArray } from 'drizzle-orm';
import { generate } from 'otplib';
import { applyProviderEvent } from '../commerce/payments/order-events.ts';
import { domains, emailChanges, invoices, mails, pages, plans, users } from '../platform/db/schema.ts';
import { type DnsServer, dnsServer } from './dns-server.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from './postgres.ts';
import { PASSWORD, type TestApp, testApp } from './test-app.ts';

/** What an account may have and prove, where transactions really run side by side. */
describe('accounts side by side on PostgreSQL', { skip: findPostgres() ? false : NO_POSTGRES }, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let dns: DnsServer;
  let server: TestApp;

  before(async () => {
    postgres = await startPostgres(findPostgres() ?? '');
    dns = await dnsServer();
    server = await testApp({ DATABASE_URL: await postgres.newDatabase(), DNS_SERVERS: dns.address });
  });
  after(async () => {
    await server.close();
    await dns.close();
    await postgres.stop();
  });

  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_none, index) => work(index)));
  const statuses = (answers: { statusCode: number }[]) =>
    Object.fromEntries(
      [...Map.groupBy(answers, ({ statusCode }) => statusCode)].map(([status, all]) => [status, all.length]),
    );

  const newProject = async (token: string) => {
    const type = 'project:landing:page';
    const body = { name: 'Rocket shop', description: 'We sell small rockets.', tipo: type, type };
    return server.call('POST /v1/api/project/new', { token, body });
  };
  const projectOf = async (token: string) => `/v1/api/project/${(await newProject(token)).json().data.project_id}`;
  const claim = (token: string, base: string, domain: string) =>
    server.call(`POST ${base}/domain`, { token, body: { type: 'custom', domain } });

  test('limits hold: projects, custom domains, pages by AI over several projects', async () => {
    const { db } = server.context;
    const [basic] = await db.select().from(plans).where(eq(plans.name, 'basic'));
    assert.ok(basic);
    const features = { ...basic.features, project_max: 3, custom_domain_max: 4, ai_pages: 5 };
    await db.update(plans).set({ features }).where(eq(plans.name, 'basic'));
    const { id, token } = await server.signIn({ planName: 'basic' });
    const made = await times(10, () => newProject(token));
    assert.deepEqual(statuses(made), { 201: 3, 402: 7 });
    const bases = made
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => `/v1/api/project/${answer.json().data.project_id}`);
    const baseOf = (index: number) => bases[index % bases.length] ?? '';

    const claims = await times(12, (index) => claim(token, baseOf(index), `limit-${index}.example.com`));
    assert.deepEqual(statuses(claims), { 201: 4, 402: 8 });

    const written = await times(12, (index) => {
      const body = {
        title: `Page ${index}`,
        slug: `/page-${index}`,
        description: '',
        description_ai: 'A page about rockets',
      };
      return server.call(`POST ${baseOf(index)}/page/new`, { token, body });
    });
    assert.deepEqual(statuses(written), { 201: 5, 402: 7 });
    const kept = await db
      .select()
      .from(pages)
      .where(
        inArray(
          pages.projectId,
          bases.map((base) => base.split('/').at(-1) ?? ''),
        ),
      );
    assert.equal(kept.length, 5);
    assert.equal((await db.select().from(users).where(eq(users.id, id))).length, 1);
  });

  test('of many accounts that want one subdomain at once, one has it; claims of a domain stand side by side', async () => {
    const owners = await times(8, async () => {
      const { token } = await server.signIn();
      return { token, base: await projectOf(token) };
    });
    const body = { type: 'provider', domain: 'wanted-by-all' };
    const chosen = await Promise.all(
      owners.map(({ token, base }) => server.call(`POST ${base}/domain`, { token, body })),
    );
    assert.deepEqual(statuses(chosen), { 201: 1, 409: 7 });
    const claims = await Promise.all(owners.map(({ token, base }) => claim(token, base, 'wanted.example.com')));
    assert.deepEqual(statuses(claims), { 201: 8 });
  });

  test('of claims that are proven at once, one is active and none waits for the other for ever', async () => {
    const { db } = server.context;
    const name = 'proven.example.com';
    const owners: { token: string; base: string; data: { domain_id: string; checks: { expected: string }[] } }[] = [];
    for (let owner = 0; owner < 4; owner++) {
      const { token } = await server.signIn();
      const base = await projectOf(token);
      owners.push({ token, base, data: (await claim(token, base, name)).json().data });
    }
    dns.set('CNAME', name, [server.context.config.cdnCname]);
    dns.set(
      'TXT',
      `_landfall.${name}`,
      owners.map(({ data }) => data.checks[1]?.expected ?? ''),
    );
    const verify = ({ token, base, data }: (typeof owners)[number]) =>
      server.call(`POST ${base}/domain/${data.domain_id}/verify`, { token });
    const answers = await Promise.all([...owners, ...owners].map(verify));
    assert.ok(
      answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409),
      JSON.stringify(statuses(answers)),
    );
    const rows = await db.select().from(domains).where(eq(domains.domain, name));
    assert.equal(rows.filter(({ status }) => status === 'active').length, 1);
    assert.equal(rows.filter(({ held }) => held).length, 1);
  });

  test('of many choices of a primary domain, one stands', async () => {
    const { token } = await server.signIn();
    const base = await projectOf(token);
    const names = await times(5, async (index) => {
      const body = { type: 'provider', domain: `choice-${index}-of-five` };
      return (await server.call(`POST ${base}/domain`, { token, body })).json().data.domain_id as string;
    });
    const answers = await Promise.all(
      names.map((id) => server.call(`PUT ${base}/domain/${id}`, { token, body: { primary: true } })),
    );
    assert.deepEqual(statuses(answers), { 200: 5 });
    const { data } = (await server.call(`GET ${base}/domain`, { token })).json();
    assert.equal(data.filter(({ primary }: { primary: boolean }) => primary).length, 1);
  });

  test('invoices that are written at once are numbered without a gap', async () => {
    const { db } = server.context;
    const buyers = await times(12, () => server.signIn({ planName: 'basic' }));
    const orders = await Promise.all(
      buyers.map(async ({ token }) => {
        const body = { plan_name: 'pro', period: 'mo', method: 2 };
        const answer = await server.call('POST /v1/api/user/plan/checkout', { token, body });
        return answer.json().payment_url.split('/').at(-1) as string;
      }),
    );
    const pay = (orderId: string, delivery: number) =>
      applyProviderEvent(server.context, 'sandbox', { eventId: `${orderId}:${delivery}`, orderId, type: 'paid' });
    await Promise.all(orders.flatMap((id) => [pay(id, 1), pay(id, 1), pay(id, 2)]));
    const numbers = (await db.select({ number: invoices.number }).from(invoices)).map(({ number }) => number);
    assert.deepEqual(
      numbers.toSorted((a, b) => a - b),
      numbers.map((_number, index) => index + 1),
    );
    assert.equal(numbers.length, 12);
    assert.equal((await db.select().from(mails).where(inArray(mails.orderId, orders))).length, 12);
  });

  test('one code of an app signs in once, however many try at once', async () => {
    const { email, token } = await server.signIn();
    const address = '/v1/api/user/two-factor';
    const { secret } = (await server.call(`POST ${address}`, { token, body: { password: PASSWORD } })).json().data;
    const epoch = Math.floor(Date.now() / 1000);
    const on = { token, body: { code: await generate({ secret, epoch: epoch - 30 }) } };
    assert.equal((await server.call(`POST ${address}/confirm`, on)).statusCode, 200);
    const body = { email, password: PASSWORD, otp: await generate({ secret, epoch }) };
    const answers = await times(8, () => server.call('POST /v1/api/login', { body }));
    assert.deepEqual(statuses(answers), { 200: 1, 400: 7 });
  });

  test('leaving while a payment arrives ends with the account gone and the payment kept', async () => {
    const { db } = server.context;
    for (let round = 0; round < 5; round++) {
      const { id, token } = await server.signIn({ planName: 'basic' });
      const body = { plan_name: 'pro', period: 'ltd', method: 2 };
      const { payment_url } = (await server.call('POST /v1/api/user/plan/checkout', { token, body })).json();
      const orderId = payment_url.split('/').at(-1);
      const [left] = await Promise.all([
        server.call('DELETE /v1/api/user/me', { token, body: { password: PASSWORD } }),
        applyProviderEvent(server.context, 'sandbox', { eventId: orderId, orderId, type: 'paid' }),
      ]);
      assert.equal(left.statusCode, 200, left.body);
      assert.deepEqual(await db.select().from(users).where(eq(users.id, id)), []);
      assert.deepEqual(await db.select().from(emailChanges).where(eq(emailChanges.userId, id)), []);
    }
  });
});
