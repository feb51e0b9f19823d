import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { headClause } from './head-clause.ts';

describe('the beginning of a sentence as a headline', () => {
  for (const [sentence, headline] of [
    ['Afino pianos en Cádiz y Jerez, 75 € a domicilio.', 'Afino pianos en Cádiz y Jerez'],
    [
      "Maître Solène Kervadec, notaire à Quimperlé depuis 2014, reprend l'étude fondée en 1923 au 6 place Saint-Michel.",
      'Maître Solène Kervadec, notaire à Quimperlé depuis 2014',
    ],
    [
      'Funeraria Hermanas Cordero acompaña a las familias de la Maragatería y la Cepeda desde 1968, cuando la fundó nuestro padre.',
      'Funeraria Hermanas Cordero acompaña a las familias de la Maragatería y la Cepeda desde 1968',
    ],
    ['Strzygę owce i alpaki na Podkarpaciu.', 'Strzygę owce i alpaki na Podkarpaciu'],
  ] as const)
    test(sentence, () => assert.equal(headClause(sentence), headline));

  test('is not the first items of a list', () => {
    const sentence =
      'In our shop by the harbour of Whitby we bake and sell every single day sourdough, rolls, buns, cakes and pies.';
    assert.equal(headClause(sentence), '');
  });

  test('tells neither sums nor times', () => {
    assert.equal(
      headClause('£38 an hour, or five hours together for £180, which most learners take to begin with here.'),
      '',
    );
    assert.equal(
      headClause('Open 9:00 to 17:30 from Monday to Friday and on Saturdays until noon all year round, too.'),
      '',
    );
  });
});
