import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matching } from './matching.ts';

const ACTIONS = [
  { label: 'Add a price', note: 'block' },
  { label: 'Preços', note: 'part of the page' },
  { label: 'Price table', note: 'block' },
];
const found = (typed: string) => matching(ACTIONS, typed).map(({ label }) => label);

test('everything is there before anything is typed, in its order', () => {
  assert.deepEqual(found(' '), ['Add a price', 'Preços', 'Price table']);
});

test('every word has to be found, without regard to case and accents', () => {
  assert.deepEqual(found('PRECOS'), ['Preços']);
  assert.deepEqual(found('block table'), ['Price table']);
  assert.deepEqual(found('price nothing'), []);
});

test('what begins with the words comes first', () => {
  assert.deepEqual(found('price'), ['Price table', 'Add a price']);
});
