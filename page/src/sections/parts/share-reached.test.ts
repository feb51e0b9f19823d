import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareReached } from './share-reached.ts';

test('reads sums as people write them', () => {
  const sums: [string, string, number][] = [
    ['£7,350', '£18,000', 7350 / 18000],
    ['7.350 €', '18.000 €', 7350 / 18000],
    ['7 350 zł', '18 000 zł', 7350 / 18000],
    ['1.250,50 €', '2.501,00 €', 0.5],
    ['120 of them', '200 places', 0.6],
  ];
  for (const [reached, target, share] of sums) assert.equal(shareReached(reached, target), share, reached);
});

test('says nothing of numbers that can be read in two ways, or not at all', () => {
  for (const [reached, target] of [
    ['', '£100'],
    ['half', '£100'],
    ['10 of 20', '£100'],
    ['£1.2m', '£3m'],
    ['5', '0'],
    ['1,2345', '100'],
  ])
    assert.equal(shareReached(reached ?? '', target ?? ''), null, reached);
});
