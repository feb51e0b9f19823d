import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readBrief } from './read-brief.ts';

/** The facts of a description, as one text. */
const told = (descriptionAi: string): string =>
  JSON.stringify(
    readBrief({ projectName: '', projectDescription: '', title: '', description: '', descriptionAi }).facts,
  );

describe('what is said to whoever makes the page is no fact', () => {
  for (const [text, never, kept] of [
    ['Bakery in Leeds.\n\nPS from Nora: the oven picture is blurry, find another.', 'blurry', 'Leeds'],
    ['Panadería en Lugo.\n\nPD de Nora: la foto del horno sale borrosa.', 'borrosa', 'Lugo'],
    [
      'A radio play about lighthouses.\n\nNote to the design team: skip the bit about funding.',
      'funding',
      'lighthouses',
    ],
    [
      'Bäckerei in Jena. Brot 4 €.\n\nDiese E-Mail enthält vertrauliche Informationen. Bitte denken Sie an die Umwelt, bevor Sie sie drucken.',
      'Umwelt',
      'Jena',
    ],
    [
      'Bakery in Leeds. Bread £4.\n\nPlease consider the environment before printing this email.',
      'environment',
      'Leeds',
    ],
    ['Ana from Bristol wrote: "Best rye in town." You can use that.', 'You can use', 'Best rye in town'],
    ['Frau Kern schreibt: „Das beste Brot.“ Das dürft ihr verwenden.', 'verwenden', 'Das beste Brot'],
    ['Hallo Tim, kurze Beschreibung wie gewünscht:\n\nBäckerei Kern in Jena, Brot 4 €.', 'gewünscht', 'Bäckerei Kern'],
    ['Answers to your questionnaire\n\nBakery Kern in Leeds, bread £4.', 'questionnaire', 'Bakery Kern'],
    ['Rye bread ... £4 (old: £3)\nSpelt bread ... £5', '£3', '£4'],
    ['Roggenbrot 4 € (alter Preis: 3 €)\nDinkelbrot 5 €', '3 €', '4 €'],
    ['Curso de cerámica en Lugo, 58 €. Los precios de antes (40 y 45) que no salgan por ningún lado.', '45', '58'],
    ['Pottery course in Leeds, £58. The prices of last year (40 and 45) must not appear anywhere.', '45', '58'],
    ['Panadería en Lugo. El premio nos lo dan en mayo; preguntar a Berta.', 'Berta', 'Lugo'],
    ['Bakery in Leeds. We might get the award in May, ask Bertha.', 'award', 'Leeds'],
    [
      'Walks in Kotor:\n* Old town, 2 hours\n* Night walk [no wait, that is my brother, delete it]',
      'Night walk',
      'Old town',
    ],
  ] as const)
    test(text.split('\n').at(-1) ?? '', () => {
      assert.doesNotMatch(told(text), new RegExp(never));
      assert.match(told(text), new RegExp(kept));
    });
});

test('a column of a table that is kept for oneself is not told', () => {
  const text = told(
    'Rooms\nRoom\tPlayers\tPrice\tInternal margin\nThe Cellar\t2-6\t£26\t61%\nThe Attic\t2-4\t£24\t58%\nThe Vault\t2-5\t£19\tTBC',
  );
  assert.match(text, /The Attic.*£24.*Players: 2-4/);
  assert.doesNotMatch(text, /58|margin|TBC/i);
});

test('a French questionnaire is one, with a space before each question mark', () => {
  const text = told(
    [
      "1. Nom de l'activité ? Les Lanternes, orchestre de bal, Rennes",
      '2. Pour qui ? Les mariés et les comités des fêtes.',
      '3. Combien ça coûte ? Soirée 1 200 €.',
      '4. Que doivent faire les visiteurs ? Demander un devis.',
      '5. Couleurs, style ? Vert sapin, jamais de paillettes.',
      '6. À ne pas mentionner ? Notre ancien batteur.',
    ].join('\n'),
  );
  assert.match(text, /Les Lanternes/);
  assert.match(text, /1 200 €/);
  assert.doesNotMatch(text, /paillettes|batteur|Nom de l'activité|Couleurs/);
});
