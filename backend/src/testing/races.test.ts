import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { mintCode, redeemCode } from '../commerce/codes/codes.ts';
import { png } from '../content/files/sample-files.ts';
import { files, mails, orders, plans, purchaseCodes } from '../platform/db/schema.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from './postgres.ts';
import { type TestApp, testApp } from './test-app.ts';

/** The embedded database takes one transaction at a time; on PostgreSQL they really run side by side. */
describe('side by side on PostgreSQL', { skip: findPostgres() ? false : NO_POSTGRES }, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let server: TestApp;
  let origin: string;

  before(async () => {
    postgres = await startPostgres(findPostgres() ?? '');
    server = await testApp({ DATABASE_URL: await postgres.newDatabase() });
    origin = await server.app.listen({ port: 0 });
  });
  after(async () => {
    await server.close();
    await postgres.stop();
  });

  const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));
  const settled = <T>(count: number, work: () => Promise<T>) => Promise.allSettled(Array.from({ length: count }, work));

  test('fifty attempts at one code make one use', async () => {
    const { db } = server.context;
    const { id } = await server.signIn();
    const code = await mintCode(db, { planName: 'pro', orderId: null });
    const tries = await settled(50, () => db.transaction((tx) => redeemCode(tx, code, id)));
    assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
  });

  test('twenty clicks on Pay make one order, twenty on Approve one code and one mail', async () => {
    const body = { plan_name: 'pro', email: 'race@example.com', method: 2 };
    const clicks = await times(20, () => server.call('POST /v1/api/public/payment/create', { body }));
    const addresses = new Set(clicks.map((answer) => answer.json().payment_url as string));
    assert.equal(addresses.size, 1);
    assert.equal((await server.context.db.select().from(orders)).length, 1);

    const { pathname } = new URL([...addresses][0] ?? '');
    const form = { method: 'POST', body: 'outcome=approve', redirect: 'manual' } as const;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const approvals = await times(20, () => fetch(origin + pathname, { ...form, headers }));
    assert.deepEqual(new Set(approvals.map(({ status }) => status)), new Set([303]));
    const id = pathname.split('/').at(-1) ?? '';
    const { db } = server.context;
    assert.equal((await db.select().from(purchaseCodes).where(eq(purchaseCodes.orderId, id))).length, 1);
    assert.equal((await db.select().from(mails).where(eq(mails.orderId, id))).length, 1);
  });

  test('twelve uploads into room for five keep five', async () => {
    const { db } = server.context;
    const [basic] = await db.select().from(plans).where(eq(plans.name, 'basic'));
    assert.ok(basic);
    await db
      .update(plans)
      .set({ features: { ...basic.features, files_max: 5 } })
      .where(eq(plans.name, 'basic'));
    const { id, token } = await server.signIn({ planName: 'basic' });
    const picture = new Uint8Array(await png(16, 16));
    const answers = await times(12, () => {
      const body = new FormData();
      body.append('file', new Blob([picture]), 'a.png');
      return fetch(`${origin}/v1/editor/other/upload`, { method: 'POST', headers: { accesstokenapp: token }, body });
    });
    assert.equal(answers.filter(({ status }) => status === 201).length, 5);
    assert.equal(answers.filter(({ status }) => status === 402).length, 7);
    assert.equal((await db.select().from(files).where(eq(files.userId, id))).length, 5);
  });
});
