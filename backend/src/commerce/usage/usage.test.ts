import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { aiUsage, plans, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { allowanceOf, type Counted, countUse, giveBack, usesLeft } from './count-use.ts';
import { usagePeriod } from './usage-period.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

async function account(): Promise<Counted> {
  const { id } = await pageOwner(backend, 'basic');
  const { db } = backend.context;
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const [plan] = await db.select().from(plans).where(eq(plans.name, 'basic'));
  assert.ok(user && plan);
  return { id, user, plan };
}
const use = (of: Counted, now = new Date()) =>
  backend.context.db.transaction((tx) => countUse(tx, of, 'component', now, 'page'));
const isLimit = (error: unknown) => error instanceof AppError && error.code === 'plan_limit' && error.status === 402;

const days: [created: string, now: string, from: string, until: string][] = [
  ['2026-01-15', '2026-03-20', '2026-03-15', '2026-04-15'],
  ['2026-01-15', '2026-03-10', '2026-02-15', '2026-03-15'],
  ['2026-01-31', '2026-02-28', '2026-02-28', '2026-03-31'],
  ['2026-01-31', '2026-04-15', '2026-03-31', '2026-04-30'],
  ['2025-12-05', '2026-01-02', '2025-12-05', '2026-01-05'],
  ['2024-02-29', '2026-02-28', '2026-02-28', '2026-03-29'],
];
for (const [created, now, from, until] of days)
  test(`counts from ${from} for an account of ${created} on ${now}`, () => {
    const period = usagePeriod({ user: { createdAt: new Date(created) } }, new Date(now));
    assert.deepEqual(
      [period.from, period.until].map((day) => day.toISOString().slice(0, 10)),
      [from, until],
    );
  });

test('of ten at once with one left, one passes', async () => {
  const of = await account();
  const rows = Array.from({ length: allowanceOf(of, 'component') - 1 }, (_, index) => ({
    id: `${of.id}-${index}`,
    userId: of.id,
    kind: 'component' as const,
    pageId: 'page',
  }));
  await backend.context.db.insert(aiUsage).values(rows);
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => use(of)));
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const result of results) if (result.status === 'rejected') assert.ok(isLimit(result.reason));
  assert.equal(await usesLeft(backend.context.db, of, 'component'), 0);
});

test('gives a use back, and counts each kind and each month alone', async () => {
  const of = await account();
  const first = await use(of);
  assert.equal(first.remaining, allowanceOf(of, 'component') - 1);
  assert.equal(await usesLeft(backend.context.db, of, 'page'), allowanceOf(of, 'page'));
  await giveBack(backend.context.db, first);
  assert.equal(await usesLeft(backend.context.db, of, 'component'), allowanceOf(of, 'component'));
  await use(of);
  const next = new Date(Date.now() + 32 * 24 * 60 * 60 * 1000);
  assert.equal(await usesLeft(backend.context.db, of, 'component', next), allowanceOf(of, 'component'));
});
