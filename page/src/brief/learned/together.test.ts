import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lexiconOf } from '../lexicon.ts';
import { leaningsTogether } from './together.ts';

const EN = lexiconOf('en');
const FACTS = ['We repair bicycles in Hove.', 'A full service costs £85.', 'The workshop opens at nine on weekdays.'];
const REMARKS = [
  'Please keep it short.',
  "I'm not sure about the colours yet.",
  'Leave out the old shop, my brother still rents it.',
];
const BETWEEN = 'Three of us work here.';

const at = (before: readonly string[], after: readonly string[]): number =>
  leaningsTogether([...before, BETWEEN, ...after], EN)[before.length] ?? Number.NaN;

test('what somebody goes on with is told to whom they spoke before', () => {
  assert.ok(at(REMARKS, FACTS) > at(FACTS, FACTS) + 1);
});

test('no text has no leanings', () => {
  assert.deepEqual(leaningsTogether([], EN), []);
});
