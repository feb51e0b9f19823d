import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSaidCorrections, withSumsInDigits } from './spoken-numbers.ts';

const SAID: readonly (readonly [string, string, string])[] = [
  [
    'en',
    'a wood burner is sixty five sorry sixty eight it went up in september and an aga is eighty',
    'a wood burner is sixty eight and an aga is eighty',
  ],
  ['en', 'insured up to five hundred wait no two hundred pounds', 'insured up to two hundred pounds'],
  ['en', 'two of us and three dogs, no cats', 'two of us and three dogs, no cats'],
  ['es', 'con leche de avena dos treinta no espera dos cuarenta también', 'con leche de avena dos cuarenta también'],
  ['es', 'somos tres hermanas no cuatro perros', 'somos tres hermanas no cuatro perros'],
  ['pt', 'custa trinta e cinco não espera quarenta reais', 'custa quarenta reais'],
  ['fr', 'quatre-vingt-quinze euros non pardon quatre-vingt-dix euros', 'quatre-vingt-dix euros'],
  ['de', 'hundertvierzig euro nein hundertsechzig', 'hundertsechzig'],
  ['de', 'um acht ist schluss nein wirklich', 'um acht ist schluss nein wirklich'],
  ['de', 'davon sind fünf schon weg - ach nein, sechs.', 'davon sind sechs schon weg.'],
  ['en', 'five gone already, no wait, six.', 'six gone already.'],
  ['en', 'five dogs in the yard, no wait, ninety.', 'five dogs in the yard, no wait, ninety.'],
  ['it', 'diciotto anzi no ventidue euro', 'ventidue euro'],
  ['nl', 'vijfendertig euro nee wacht veertig euro', 'veertig euro'],
  ['pl', 'sto dwadzieścia nie czekaj sto trzydzieści złotych', 'sto trzydzieści złotych'],
];

for (const [language, said, meant] of SAID)
  test(`${language}: ${said}`, () => assert.equal(withSaidCorrections(said, language).text, meant));

for (const [language, said] of [
  ['en', 'We sleep six. Sorry, two dogs at most.'],
  ['en', 'We open nine to five, sorry, ten to six'],
  ['en', 'Open until ten. No twenty-four hour service.'],
  ['en', 'We sleep six... no two dogs'],
  ['es', 'Somos dos, no tres'],
  ['es', 'casa con tres no cuatro pisos'],
  ['pl', 'dwa, nie trzy'],
  ['it', 'due, non tre'],
  ['de', 'wir sind zwei, nicht drei'],
] as const)
  test(`says nothing anew: ${said}`, () => assert.equal(withSaidCorrections(said, language).text, said));

test('a number is corrected between two marks, or where the same is counted', () => {
  assert.equal(withSaidCorrections('we have three, sorry, four dogs', 'en').text, 'we have four dogs');
  assert.equal(withSaidCorrections('room for three people no four people', 'en').text, 'room for four people');
});

test('sums between marks are written in figures, those of who speaks on and small ones are not', () => {
  for (const [language, text, meant] of [
    [
      'en',
      'First visits are sixty two pounds, follow ups forty four pounds.',
      'First visits are 62 pounds, follow ups 44 pounds.',
    ],
    ['es', 'La clase, treinta euros. Diez alumnos.', 'La clase, 30 euros. Diez alumnos.'],
    ['en', 'A slice of cake, two pounds.', 'A slice of cake, two pounds.'],
    ['en', 'First visits are sixty two pounds follow ups forty four pounds', ''],
    ['de', 'Ölwechsel ab neunundsechzig Euro Reifenwechsel fünfunddreißig Euro und Einlagern fünfundvierzig', ''],
  ] as const)
    assert.equal(withSumsInDigits(text, language), meant || text);
});
