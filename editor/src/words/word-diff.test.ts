import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordDiff } from './word-diff.ts';

const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => ({ same: text, del: `[-${text}-]`, ins: `{+${text}+}` })[kind])
    .join('');

test('shows which words go and which come', () => {
  assert.equal(shown('Fresh bread daily', 'Warm bread daily'), '[-Fresh-]{+Warm+} bread daily');
  assert.equal(shown('We bake. We love it.', 'We bake.'), 'We bake.[- We love it.-]');
  assert.equal(shown('', 'New'), '{+New+}');
  assert.equal(shown('Same words', 'Same words'), 'Same words');
});

test('holds both texts whole, however long they are', () => {
  for (const [before, after] of [
    ['a b c d', 'd c b a'],
    ['word '.repeat(900), 'other '.repeat(900)],
  ] as const) {
    const parts = wordDiff(before, after);
    const of = (kind: string) =>
      parts.flatMap((part) => (part.kind === 'same' || part.kind === kind ? [part.text] : []));
    assert.equal(of('del').join(''), before);
    assert.equal(of('ins').join(''), after);
  }
});
