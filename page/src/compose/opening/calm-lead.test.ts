import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calmLead } from './calm-lead.ts';

const PARTED: readonly (readonly [string, string, string[]])[] = [
  ['280 euro cerimonia, 400 con aperitivo.', '', ['280 euro cerimonia, 400 con aperitivo']],
  ['9,90 €, de Remedios Alcantud, 22 plantas mes a mes.', 'De Remedios Alcantud, 22 plantas mes a mes.', ['9,90 €']],
  ['Drop off at unit 7, 01632 960 218\nBack in a week.', 'Drop off at unit 7\nBack in a week.', ['01632 960 218']],
  ['Drop off sats 9-1 at unit 7.', '', ['Drop off sats 9-1 at unit 7']],
  ['Berth management for marinas (up to 150 berths).', 'Berth management for marinas.', ['up to 150 berths']],
  [
    'Plön, Samstag 9. Mai von 10 bis 14 Uhr, Standgebühr 8 Euro plus ein Kuchen, Anmeldung bis 1. Mai bei Frau Thode, info@ploen.example.',
    'Plön, Samstag 9. Mai von 10 bis 14 Uhr.',
    ['Standgebühr 8 Euro plus ein Kuchen, Anmeldung bis 1. Mai bei Frau Thode', 'info@ploen.example'],
  ],
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
    assert.deepEqual(calmLead(lead, ''), { lead: calm, terms, below: [] }));

const WHOLE: readonly string[] = [
  'Saturday 21 November, 7.30pm, St Mary’s Church, Wells.',
  'The council wants to close Millbrook Library to save £84,000 a year.',
  'Wij zoeken een hovenier in Zutphen, 32 uur per week.',
  'Marine engineer (1941-2025), registered charity no. 1999842.',
  'Tithe Hall, Burwick, 7.30pm',
];

for (const lead of WHOLE)
  test(`a lead keeps what it is about, a date with its time: ${lead}`, () =>
    assert.deepEqual(calmLead(lead, ''), { lead, terms: [], below: [] }));

test('what somebody remarks in brackets is a line of its own', () =>
  assert.equal(
    calmLead('A choir for people who cannot sing (I was one, ha)', '').lead,
    'A choir for people who cannot sing\nI was one, ha',
  ));

test('a dictated sentence that the headline was cut from, and a dictated list of prices, are read below', () => {
  const dictated = 'Snake catcher in Ipswich day or night any day of the year callout is 140 dollars';
  assert.deepEqual(calmLead(dictated, 'Snake catcher in Ipswich day or night'), {
    lead: '',
    terms: [],
    below: [dictated],
  });
  const list = 'Full groom small dogs 38 medium 46 big ones 60 just a nail clip 12';
  assert.deepEqual(calmLead(list, 'Dog grooming'), { lead: '', terms: [], below: [list] });
});

test('a list of prices and hours is read below', () => {
  const list = 'Mardi 10h et jeudi 17h30, 12 € la séance ou 100 € les dix, salle des Tilleuls, tapis prêtés';
  assert.deepEqual(calmLead(list, 'Cours de yoga'), { lead: '', terms: [], below: [list] });
});
