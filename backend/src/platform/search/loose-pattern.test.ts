import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loosePattern, looseWords, matchesLoosely, nearWords } from './loose-pattern.ts';

test('one letter more, less, another or two swapped are one mistake', () => {
  const near = new Set(nearWords('bakery'));
  for (const one of ['bakery', 'bakry', 'backery', 'bakesy', 'abkery', 'bakerys', 'akery'])
    assert.ok(near.has(one), one);
  for (const other of ['baker1es', 'abkrey', 'bky']) assert.ok(!near.has(other), other);
  assert.ok(near.size < 400);
});

test('short words and numbers mean what they say; other scripts forgive what needs no alphabet', () => {
  assert.deepEqual(nearWords('sale'), ['sale']);
  assert.deepEqual(nearWords('20261123'), ['20261123']);
  assert.ok(nearWords('пекарня').includes('пикарня'));
  assert.ok(nearWords('ベーカリー店').includes('ベーカー店'));
});

test('a search without a longer word has nothing to forgive', () => {
  assert.deepEqual(looseWords('sale 2026'), [['sale'], ['2026']]);
  const known = new Set(["'bakery':*", "'bake'"]);
  const pattern = loosePattern(looseWords('sale baker'), (term) => known.has(term));
  assert.equal(pattern, `('sale':*) & ('baker':* | 'bake' | 'bakery':*)`);
  assert.ok(matchesLoosely('rocket shop', 'roket'));
  assert.ok(!matchesLoosely('rocket shop', 'shap'));
});
