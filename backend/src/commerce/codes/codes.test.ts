import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { purchaseCodes } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { hashCode, normaliseCode } from '../../platform/secrets/code-text.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { mintCode, redeemCode } from './codes.ts';

let server: TestApp;
before(async () => {
  server = await testApp();
});
after(() => server.close());

const mint = (planName = 'pro') => server.context.db.transaction((tx) => mintCode(tx, { planName, orderId: null }));
const redeem = (code: string, userId: string) => server.context.db.transaction((tx) => redeemCode(tx, code, userId));

const refusedAs = (code: string) => (error: unknown) =>
  error instanceof AppError && error.code === code && error.fields?.code?.[0] === error.message;

const storedOf = async (code: string) => {
  const hash = hashCode(normaliseCode(code) ?? '');
  const [row] = await server.context.db.select().from(purchaseCodes).where(eq(purchaseCodes.codeHash, hash));
  return row;
};

test('opens the plan that it was minted for, however it is typed, and only once', async () => {
  const [first, second] = [await server.signIn(), await server.signIn()];
  const code = await mint('premium');
  assert.deepEqual(await redeem(` ${code.toLowerCase().replaceAll('-', ' ')} `, first.id), { planName: 'premium' });
  await assert.rejects(redeem(code, second.id), refusedAs('code_used'));
  assert.equal((await storedOf(code))?.usedBy, first.id);
});

test('of fifty that race for one code, one gets it', async () => {
  const { id } = await server.signIn();
  const code = await mint();
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => redeem(code, id)));
  const lost = tries.filter((each) => each.status === 'rejected');
  assert.equal(lost.length, 49);
  for (const { reason } of lost) assert.ok(refusedAs('code_used')(reason));
});

test('burns nothing when the transaction fails after it', async () => {
  const { id } = await server.signIn();
  const code = await mint();
  const broken = server.context.db.transaction(async (tx) => {
    await redeemCode(tx, code, id);
    throw new Error('something else failed');
  });
  await assert.rejects(broken, /something else/);
  assert.deepEqual(await redeem(code, id), { planName: 'pro' });
});

test('refuses what was never minted, what is no code, and what was revoked', async () => {
  const { id } = await server.signIn();
  for (const typed of ['AAAA-BBBB-CCCC-DDDD', 'hello', '', `x\0y`, randomUUID(), "' or 1=1 --"]) {
    await assert.rejects(redeem(typed, id), refusedAs('code_invalid'));
  }
  const code = await mint();
  await server.context.db.update(purchaseCodes).set({ revokedAt: new Date() });
  await assert.rejects(redeem(code, id), refusedAs('code_invalid'));
});

test('is nowhere in the database in plain', async () => {
  const code = await mint();
  const rows = JSON.stringify(await server.context.db.select().from(purchaseCodes));
  assert.ok(!rows.includes(code) && !rows.includes(code.replaceAll('-', '')));
});
