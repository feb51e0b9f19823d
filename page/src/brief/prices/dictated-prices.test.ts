import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dictatedPrices } from './dictated-prices.ts';

/** Dictated texts with the rows that stand in them, and what is left. */
const READ: readonly (readonly [text: string, rows: readonly string[] | null, before?: string, after?: string])[] = [
  [
    'corte feminino 70 reais corte masculino 45 escova 60 e coloração a partir de 130 com a tinta incluída',
    [
      'Corte feminino | 70 reais',
      'Corte masculino | 45 reais',
      'Escova | 60 reais',
      'Coloração | a partir de 130 reais',
    ],
    '',
    'com a tinta incluída',
  ],
  [
    'kawa od 9 złotych tost z serem 18 złotych lemoniada 14 otwarte od poniedziałku do czwartku od 14 do 22',
    ['Kawa | od 9 złotych', 'Tost z serem | 18 złotych', 'Lemoniada | 14 złotych'],
    '',
    'otwarte od poniedziałku do czwartku od 14 do 22',
  ],
  [
    'we have three cats small wash 9 pounds big wash 12 wax 15',
    ['Small wash | 9 pounds', 'Big wash | 12 pounds', 'Wax | 15 pounds'],
  ],
  ['we open at 9 and close at 17 a wash is 12 pounds', null],
  ['two rooms for 4 people breakfast 8 euros parking 5', null],
  ['small wash 9, big wash 12 pounds, wax 15', null],
  ["l'accord simple c'est 95 euros déplacement compris dans les 20 kilomètres après c'est 50 centimes", null],
];

for (const [text, rows, before, after] of READ)
  test(text, () => {
    const read = dictatedPrices(text, '');
    assert.deepEqual(read?.offers.map(({ label, value }) => `${label} | ${value}`) ?? null, rows);
    if (before !== undefined) assert.deepEqual([read?.before, read?.after], [before, after]);
  });
