import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lexiconOf } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { withPricesBeside } from './prices-beside.ts';

const offer = (label: string, value: string, text: string, unit = ''): FoundFact => ({
  kind: 'offer',
  label,
  value,
  unit,
  text,
  details: [],
  group: '',
});
const rowsOf = (language: string, ...parts: Parameters<typeof offer>) =>
  withPricesBeside(offer(...parts), lexiconOf(language)).map(({ label, value, unit, text }) =>
    [label, value, unit, text].join('|'),
  );

test('prices that are told beside another one are rows of their own', () => {
  assert.deepEqual(rowsOf('en', 'Membership', '£24', '£8 unwaged', 'a year'), [
    'Membership|£24|a year|',
    'Unwaged|£8||',
  ]);
  assert.deepEqual(rowsOf('nl', 'Cargo bike', '€ 29', '€ 49 voor een weekend, en € 119 voor een week', 'per dag'), [
    'Cargo bike|€ 29|per dag|',
    'Weekend|€ 49||',
    'Week|€ 119||',
  ]);
  assert.deepEqual(rowsOf('es', 'Inscripción', '$18.000', 'Y $9.000 la 4K, los menores de 12 no pagan', 'la 10K'), [
    'Inscripción|$18.000|la 10K|',
    '4K|$9.000||Los menores de 12 no pagan',
  ]);
  assert.deepEqual(
    rowsOf('pt', 'Menu', '12,50 €', 'De terça a sexta, ao sábado tripas (14 €), ao domingo cabrito (18 €)'),
    ['Menu|12,50 €||De terça a sexta', 'Ao sábado tripas|14 €||', 'Ao domingo cabrito|18 €||'],
  );
  assert.deepEqual(rowsOf('it', 'Camera', '110 €', 'Con colazione, 130 € in luglio e agosto', 'a notte'), [
    'Camera|110 €|a notte|Con colazione',
    'In luglio e agosto|130 €||',
  ]);
});

test('what changes a price, or is told after it, stays with it', () => {
  for (const [language, value, text] of [
    ['en', '$59', 'Instead of $89 for the first 500 backers'],
    ['en', '£40', '£5 off for members'],
    ['de', '29 €', 'Lieferung im Umkreis von 20 km, 2,50 € pro Fahrt'],
    ['en', '£24', '£8 unwaged, £2 off for members'],
    ['it', 'gratuita', 'In Italia, 6,90 € in Europa'],
    ['en', '£18,500', "£35 pays for one child's day"],
  ] as const)
    assert.equal(rowsOf(language, 'Offer', value, text).length, 1, text);
});
