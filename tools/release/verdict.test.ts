import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Arm, chanceOfFailures, isGoodEnough, isWorse, mostThatFail } from './verdict.ts';

const arm = (failed: number, sessions: number): Arm => ({ failed, sessions });
const near = (value: number, expected: number) =>
  assert.ok(Math.abs(value - expected) < expected * 1e-3, `${value} is not ${expected}`);

test('knows the chances that the literature gives', () => {
  // Fisher's tea: three of four cups right, and all four.
  near(chanceOfFailures(arm(3, 4), arm(1, 4)), 17 / 70);
  near(chanceOfFailures(arm(4, 4), arm(0, 4)), 1 / 70);
  assert.equal(chanceOfFailures(arm(0, 10), arm(0, 190)), 1);
  // None of 59: the rule of three. Five of 100, one-sided, by Clopper and Pearson.
  near(mostThatFail(arm(0, 59)), 1 - 0.05 ** (1 / 59));
  near(mostThatFail(arm(5, 100)), 0.10225);
  assert.equal(mostThatFail(arm(0, 0)), 1);
});

test('a version that breaks for everybody is worse after three of its sessions, not after one or two', () => {
  const others = arm(0, 95);
  assert.equal(isWorse(arm(1, 1), others), false);
  assert.equal(isWorse(arm(2, 2), others), false);
  assert.equal(isWorse(arm(3, 3), others), true);
});

test('a handful of failed sessions proves nothing where the others fail, too, or where nobody else is there', () => {
  assert.equal(isWorse(arm(3, 10), arm(30, 100)), false);
  assert.equal(isWorse(arm(3, 3), arm(0, 0)), false);
  assert.equal(isWorse(arm(3, 60), arm(20, 1000)), false);
  assert.equal(isWorse(arm(20, 60), arm(20, 1000)), true);
});

test('is good enough only once enough sessions went well', () => {
  assert.equal(isGoodEnough(arm(0, 10), arm(0, 200)), false);
  assert.equal(isGoodEnough(arm(0, 58), arm(0, 2000)), false);
  assert.equal(isGoodEnough(arm(0, 59), arm(0, 2000)), true);
  assert.equal(isGoodEnough(arm(3, 59), arm(0, 2000)), false);
  assert.equal(isGoodEnough(arm(0, 100), arm(0, 0)), false, 'nobody is there to compare it with');
});

test('what nobody has seen is not good enough, and few failed sessions of the current version excuse nothing', () => {
  assert.equal(isGoodEnough(arm(0, 0), arm(1, 1)), false);
  assert.equal(isGoodEnough(arm(0, 0), arm(2000, 2000)), false);
  assert.equal(isGoodEnough(arm(5, 10), arm(1, 2)), false);
  assert.equal(isGoodEnough(arm(200, 2000), arm(200, 2000)), true);
});

/** The same numbers with each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Sessions one after the other, looked at after each one. Whether the next version is withdrawn before 3000 came. */
function isWithdrawn(random: () => number, share: number, rates: { next: number; current: number }): boolean {
  const [next, current] = [arm(0, 0), arm(0, 0)];
  for (let session = 0; session < 3000; session += 1) {
    const isNext = random() < share;
    const its = isNext ? next : current;
    const fails = random() < (isNext ? rates.next : rates.current);
    its.sessions += 1;
    its.failed += Number(fails);
    if (isNext && fails && isWorse(next, current)) return true;
  }
  return false;
}

test('looking all the time withdraws a version that is no worse once in a hundred times, and finds a worse one', () => {
  const random = randomFrom(7);
  const times = (rates: { next: number; current: number }) =>
    Array.from({ length: 400 }, () => isWithdrawn(random, 0.05, rates)).filter(Boolean).length;
  const wrongly = times({ next: 0.02, current: 0.02 });
  assert.ok(wrongly <= 4, `${wrongly} of 400 good ones`);
  assert.equal(times({ next: 0.5, current: 0.02 }), 400);
});
