import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bareHeadline } from './bare-headline.ts';

test('a headline ends before an aside and before its price', () => {
  assert.deepEqual(bareHeadline('Small program for choir librarians (Mac + Windows, no Linux version)', 'en'), {
    text: 'Small program for choir librarians',
    asides: ['Mac + Windows, no Linux version'],
  });
  assert.deepEqual(bareHeadline('Self storage units in Newport from £9 a week', 'en'), {
    text: 'Self storage units in Newport',
    asides: ['from £9 a week'],
  });
});

const WHOLE: readonly string[] = [
  'Casa rural en Noguerillas (Teruel)',
  'Collage di Ottavia Sarpellon (1938–2019)',
  'Two boats: Dabchick (up to 8 people) and Moorhen (up to 12)',
  'Hosted by Captain Pete Rourke (retired, 31 years at sea)',
  'Corso di ceramica per bambini (6-11 anni)',
  'We row Lough Derg to raise €15,000',
];

for (const text of WHOLE)
  test(`a headline stays whole: ${text}`, () => assert.deepEqual(bareHeadline(text, 'en'), { text, asides: [] }));
