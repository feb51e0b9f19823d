import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newcombe, normalQuantile, splitProbability, wilson } from './statistics.ts';
import { type Counted, differenceOf, rateOf, splitOf, verdictOf } from './verdict.ts';

const near = (value: number, expected: number, by = 5e-4) =>
  assert.ok(Math.abs(value - expected) < by, `${value} is not ${expected}`);

/** The same figures in every run: mulberry32. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const letters = ['A', 'B', 'C', 'D', 'E'] as const;

/** Visitors who come one after the other, are drawn for by the weights, and become leads at their variant's rate. */
function simulated(
  next: () => number,
  rates: readonly number[],
  visitors: number,
  weights?: readonly number[],
): Counted[] {
  const variants = rates.map((_, index) => ({
    letter: letters[index] ?? 'A',
    weight: weights?.[index] ?? 100 / rates.length,
    visitors: 0,
    leads: 0,
  }));
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    let drawn = next() * 100;
    const index = variants.findIndex(({ weight }) => {
      drawn -= weight;
      return drawn < 0;
    });
    const variant = variants[Math.max(index, 0)];
    if (!variant) continue;
    variant.visitors += 1;
    if (next() < (rates[Math.max(index, 0)] ?? 0)) variant.leads += 1;
  }
  return variants;
}

const RUNS = 2_000;

test('agrees with published figures', () => {
  near(normalQuantile(0.025), 1.95996);
  // Newcombe 1998, table II: 56/70 less 48/80.
  const { low, high } = newcombe({ hits: 56, tries: 70 }, { hits: 48, tries: 80 }, 1.95996);
  near(low, 0.0524);
  near(high, 0.3339);
  // Wilson: 81/263.
  const wilsons = wilson(81, 263, 1.95996);
  near(wilsons.low, 0.2553);
  near(wilsons.high, 0.3662);
  near(
    splitProbability([
      { count: 60, weight: 50 },
      { count: 40, weight: 50 },
    ]),
    0.0455,
  );
  const thirds = (counts: number[]) => splitProbability(counts.map((count) => ({ count, weight: 1 })));
  near(thirds([10, 20, 30]), 0.00674);
  near(thirds([10, 20, 30, 20]), 0.01857);
  near(thirds([10, 20, 30, 20, 10]), 0.00368);
});

for (const [what, rates, visitors] of [
  ['two variants', [0.05, 0.05], 2_000],
  ['few leads', [0.01, 0.01], 1_500],
  ['three variants', [0.1, 0.1, 0.1], 1_500],
  ['unequal weights', [0.08, 0.08], 1_500],
] as const)
  test(`of ${RUNS} experiments without a difference at most 5 % find a winner: ${what}`, () => {
    const next = random(visitors + rates.length);
    const weights = what === 'unequal weights' ? [80, 20] : undefined;
    let winners = 0;
    for (let run = 0; run < RUNS; run += 1)
      if (verdictOf(simulated(next, rates, visitors, weights), true).kind === 'winner') winners += 1;
    assert.ok(winners / RUNS <= 0.05, `${winners} false winners`);
  });

/** Visitors of each variant, so that a difference is found in 80 % of experiments: the textbook's formula. */
function plannedVisitors(rate: number, better: number): number {
  const [alpha, beta] = [normalQuantile(0.02), normalQuantile(0.2)];
  const spread = rate * (1 - rate) + better * (1 - better);
  return Math.ceil((1.05 * ((alpha + beta) ** 2 * spread)) / (better - rate) ** 2);
}

for (const [rate, better] of [
  [0.05, 0.08],
  [0.1, 0.14],
  [0.3, 0.4],
] as const)
  test(`finds a difference of the planned size in at least 80 %: ${rate} and ${better}`, () => {
    const visitors = 2 * plannedVisitors(rate, better);
    const next = random(visitors);
    let found = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const { kind, variant } = verdictOf(simulated(next, [rate, better], visitors), true);
      if (kind === 'winner' && variant === 'B') found += 1;
    }
    assert.ok(found / RUNS >= 0.8, `found ${found} of ${RUNS}`);
  });

const counted = (letter: Counted['letter'], visitors: number, leads: number, weight = 50): Counted => ({
  letter,
  weight,
  visitors,
  leads,
});

test('says nothing before the planned time is over, however clear it looks', () => {
  const clear = [counted('A', 1000, 10), counted('B', 1000, 200)];
  assert.deepEqual(verdictOf(clear, false), { kind: 'early', variant: null });
  assert.deepEqual(verdictOf(clear, true), { kind: 'winner', variant: 'B' });
  assert.deepEqual(verdictOf(clear.toReversed(), true), { kind: 'winner', variant: 'B' });
});

test('names a split that is not as planned, and draws no conclusion from it', () => {
  const broken = [counted('A', 1000, 10), counted('B', 700, 200)];
  assert.equal(splitOf(broken).is_broken, true);
  assert.deepEqual(verdictOf(broken, true), { kind: 'broken', variant: null });
  assert.equal(splitOf([counted('A', 700, 1, 70), counted('B', 300, 1, 30)]).is_broken, false);
});

test('has figures for experiments without visitors, and with more leads than visitors', () => {
  const empty = [counted('A', 0, 0), counted('B', 0, 0)] as const;
  assert.deepEqual(rateOf(empty[0]), { rate: null, interval: null });
  assert.equal(differenceOf(empty[1], empty[0], 2), null);
  assert.deepEqual(verdictOf(empty, true), { kind: 'none', variant: null });
  assert.deepEqual(rateOf(counted('A', 3, 5)).rate, 1);
  assert.deepEqual(verdictOf([counted('A', 2, 0), counted('B', 2, 2)], true), { kind: 'none', variant: null });
});
