import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../../testing/read-description.ts';

describe('an address that is not to be published', () => {
  for (const [text, never, kept] of [
    ["We rent a flat in Leeds. Don't put the street, it's 14 Mill Lane. £600 a month.", 'Mill Lane', '£600'],
    ["Dog hotel in Leeds at 14 Mill Lane. Please don't publish our address.", 'Mill Lane', 'Dog hotel in Leeds'],
    ['Alquilo un piso en Salamanca. La calle no la pongas, es Calle Tormentosa 18.', 'Tormentosa', 'Salamanca'],
    ['Wir vermieten in Bremen. Die Straße bitte nicht nennen, es ist Lindenweg 4.', 'Lindenweg', 'Bremen'],
    ['Bakery at 14 Mill Lane, Hull. Keep my address off the page.', 'Mill Lane', 'Bakery'],
    ['Hebamme in Göttingen, Lindenweg 4. Meine Adresse soll nirgends stehen.', 'Lindenweg', 'Göttingen'],
    ['Sage-femme à Gap, 4 rue Haute. Mon adresse ne doit pas apparaître.', 'rue Haute', 'Gap'],
    [
      "Boats to hire in Gargrave. Do not put the mooring postcode on (it's BD99 7QX) because people turn up unannounced. £145 a day.",
      'BD99',
      '£145',
    ],
    [
      'Tagesmutter in Kiel. Mein Alter bitte nicht nennen, ich bin 61 Jahre alt. Ein Platz kostet 480 €.',
      '61',
      '480 €',
    ],
    ['Casa na Covilhã. Não ponha a minha morada, só o tlm 963 555 204', 'morada', '963 555 204'],
  ] as const)
    test(text, () => {
      const sheet = sheetOf(text);
      const facts = JSON.stringify(sheet.facts);
      assert.ok(!facts.includes(never), facts);
      assert.ok(facts.includes(kept), facts);
      assert.ok(
        sheet.sentences.every(({ from }) => from.length > 0),
        JSON.stringify(sheet.sentences),
      );
    });

  test('stays where only its place on the page is spoken of', () => {
    const { facts } = sheetOf("Dog hotel, 14 Mill Lane, Leeds. Don't put the address in the header.");
    assert.ok(facts.some(({ kind, text }) => kind === 'place' && text.includes('14 Mill Lane')));
  });
});
