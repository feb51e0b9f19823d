import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type BoughtPeriod, placeOf, timelineOf } from './timeline.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 20, 10);
const at = (days: number) => new Date(START + days * DAY);
const PLANS = ['basic', 'pro', 'premium'] as const;
const buy = (planName: (typeof PLANS)[number], period: 'mo' | 'yr', day: number): BoughtPeriod => ({
  planName,
  rank: PLANS.indexOf(planName) + 1,
  period,
  at: at(day),
});
const shown = (bought: BoughtPeriod[], day: number) =>
  timelineOf(bought, at(day)).map(({ planName, until }) => [planName, until.toISOString().slice(0, 10)]);

test('a smaller plan begins when the larger one has ended', () => {
  const bought = [buy('premium', 'yr', 0), buy('basic', 'mo', 1)];
  assert.deepEqual(shown(bought, 1), [
    ['premium', '2027-11-20'],
    ['basic', '2027-12-20'],
  ]);
  assert.deepEqual(shown(bought, 366), [['basic', '2027-12-20']]);
  assert.deepEqual(shown(bought, 800), []);
});

test('a larger plan begins at once, and the smaller one waits with all that is left of it', () => {
  assert.deepEqual(shown([buy('basic', 'yr', 0), buy('premium', 'mo', 10)], 10), [
    ['premium', '2026-12-30'],
    ['basic', '2027-12-20'],
  ]);
});

test('the same plan again goes on where it ends', () => {
  assert.deepEqual(shown([buy('pro', 'mo', 0), buy('pro', 'yr', 3)], 3), [['pro', '2027-12-20']]);
});

/** Purchases in the order in which they were made. */
const purchases = fc
  .array(
    fc.record({
      plan: fc.constantFrom(...PLANS),
      period: fc.constantFrom('mo' as const, 'yr' as const),
      after: fc.integer({ min: 0, max: 500 }),
    }),
    { maxLength: 8 },
  )
  .map((list) => {
    let day = 0;
    return list.map(({ plan, period, after }) => {
      day += after;
      return buy(plan, period, day);
    });
  });
const nextPlan = fc.record({ plan: fc.constantFrom(...PLANS), period: fc.constantFrom('mo' as const, 'yr' as const) });
const lastDay = (bought: BoughtPeriod[]) => ((bought.at(-1)?.at.getTime() ?? START) - START) / DAY;
const rankAt = (bought: BoughtPeriod[], seen: Date, moment: Date) =>
  timelineOf(bought, seen).find(({ until }) => until > moment)?.rank ?? 0;

test('no purchase makes any later day worse, and each brings all of its time', () => {
  fc.assert(
    fc.property(purchases, nextPlan, fc.integer({ min: 0, max: 3000 }), (bought, { plan, period }, ahead) => {
      const now = at(lastDay(bought));
      const next = buy(plan, period, lastDay(bought));
      const moment = new Date(now.getTime() + ahead * DAY);
      assert.ok(rankAt([...bought, next], now, moment) >= rankAt(bought, now, moment));
      const total = (list: BoughtPeriod[]) =>
        timelineOf(list, now).reduce((sum, { from, until }) => sum + until.getTime() - from.getTime(), 0);
      const { begins, ends } = placeOf(bought, next, now);
      assert.equal(total([...bought, next]) - total(bought), ends.getTime() - begins.getTime());
      assert.ok(ends.getTime() - begins.getTime() >= (period === 'mo' ? 28 : 365) * DAY);
      assert.equal(
        timelineOf([...bought, next], now)
          .find(({ planName }) => planName === plan)
          ?.until.getTime(),
        ends.getTime(),
      );
    }),
  );
});

test('looked at on whatever day, the account has the same plan on each day, the best first and without gaps', () => {
  fc.assert(
    fc.property(
      purchases,
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 2000 }),
      (bought, early, more) => {
        const now = at(lastDay(bought));
        const seen = new Date(now.getTime() + early * DAY);
        const moment = new Date(seen.getTime() + more * DAY);
        assert.equal(rankAt(bought, seen, moment), rankAt(bought, now, moment));
        const timeline = timelineOf(bought, seen);
        for (const [index, { from, until, rank }] of timeline.entries()) {
          assert.equal(from.getTime(), (timeline[index - 1]?.until ?? seen).getTime());
          assert.ok(until > from && rank < (timeline[index - 1]?.rank ?? 9));
        }
      },
    ),
  );
});
