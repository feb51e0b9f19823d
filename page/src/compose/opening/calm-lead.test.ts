import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calmLead } from './calm-lead.ts';

const PARTED: readonly (readonly [string, string, string[]])[] = [
  ['280 euro cerimonia, 400 con aperitivo.', '', ['280 euro cerimonia, 400 con aperitivo']],
  ['9,90 €, de Remedios Alcantud, 22 plantas mes a mes.', 'De Remedios Alcantud, 22 plantas mes a mes.', ['9,90 €']],
  ['Drop off at unit 7, 01632 960 218\nBack in a week.', 'Drop off at unit 7\nBack in a week.', ['01632 960 218']],
  [
    'I hack back hedges, all winter long, Mondays from 8:00. I am insured.',
    'I hack back hedges, all winter long. I am insured.',
    ['Mondays from 8:00'],
  ],
  [
    '14 quid including string\nBack same day if dropped before 10am.\nWell strung.',
    'Well strung.',
    ['14 quid including string', 'Back same day if dropped before 10am'],
  ],
];

for (const [lead, calm, terms] of PARTED)
  test(`a lead begins with no price, hours or number to call: ${lead}`, () =>
    assert.deepEqual(calmLead(lead), { lead: calm, terms }));

const WHOLE: readonly string[] = [
  'Saturday 21 November, 7.30pm, St Mary’s Church, Wells.',
  'The council wants to close Millbrook Library to save £84,000 a year.',
  'Wij zoeken een hovenier in Zutphen, 32 uur per week.',
  'Marine engineer (1941-2025), registered charity no. 1999842.',
  'Tithe Hall, Burwick, 7.30pm',
];

for (const lead of WHOLE)
  test(`a lead keeps what it is about, a date with its time: ${lead}`, () =>
    assert.deepEqual(calmLead(lead), { lead, terms: [] }));
