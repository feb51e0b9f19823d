import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countRunCharacters } from './run-source.ts';

const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });

test('a function counts as often as it ran, and what did not run in it not at all', () => {
  assert.equal(countRunCharacters([range(0, 100, 3)]), 300);
  assert.equal(countRunCharacters([range(0, 100, 3), range(20, 50, 0)]), 210);
});

test('a loop counts its rounds, and a branch in it its own', () => {
  assert.equal(countRunCharacters([range(0, 100, 1), range(20, 60, 10), range(30, 40, 2)]), 60 + 300 + 20);
});

test('pieces beside each other do not count for each other', () => {
  assert.equal(
    countRunCharacters([range(0, 100, 1), range(10, 20, 5), range(20, 30, 0), range(90, 100, 2)]),
    70 + 50 + 20,
  );
});
