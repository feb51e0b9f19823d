import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { writePage } from './write-page.ts';

const sectionsOf = (descriptionAi: string) =>
  writePage({ projectName: '', projectDescription: '', title: '', description: '', descriptionAi, language: 'en' }).page
    .sections;

function heroOf(text: string) {
  const hero = sectionsOf(text).find(({ kind }) => kind === 'hero');
  assert.ok(hero?.kind === 'hero');
  return hero;
}

const brandOf = (text: string): string => {
  const header = sectionsOf(text).find(({ kind }) => kind === 'header');
  return header?.kind === 'header' ? header.brand : '';
};

describe('a page is headed by what somebody does', () => {
  for (const [text, headline] of [
    [
      'Impaglio sedie a mano da quando avevo 15 anni. Lavoro a Chiavari. Non faccio tappezzeria.',
      'Impaglio sedie a mano da quando avevo 15 anni',
    ],
    ['This is for my dad, Walter Pym, lock keeper at Stoke Ardley for 31 years, who died aged 84.', 'Walter Pym'],
    [
      'Página en recuerdo de doña Amparo Ruiz Calero, maestra de Alcaudete (1934-2025). Dio clase cuarenta y un años.',
      'Doña Amparo Ruiz Calero',
    ],
  ] as const)
    test(text, () => assert.equal(heroOf(text).headline, headline));

  test('and by no aside on what else there is', () =>
    assert.doesNotMatch(
      heroOf(
        'wir vermieten unseren alten Zirkuswagen „Lotte“ auf einer Obstwiese bei Gerswalde. Eier und Apfelsaft gibts bei uns am Hof. Anfragen an lotte@zirkuswagen.example',
      ).headline,
      /Eier/,
    ));
});

describe('what is refused, and how to call, stands below the button and not in the lead', () => {
  for (const [text, note] of [
    ['piano tuner, leeds and harrogate. no digital pianos. 0113 496 0182', 'No digital pianos'],
    ['Schlüsseldienst Öztürk, Gera. Keine Autos.', 'Keine Autos'],
  ] as const)
    test(text, () => {
      const { lead, notes, terms } = heroOf(text);
      assert.equal(lead, '');
      assert.deepEqual([notes, terms], [[], [note]]);
    });
});

test('the name in the header does not end in a word that leads on', () =>
  assert.equal(
    brandOf('soy podologa colegiada y voy a domicilio por Villarbosa y alrededores. quiropodia 35€'),
    'Soy podologa colegiada y voy a domicilio por Villarbosa',
  ));

test('a number is called as it is written, without the hour before it', () => {
  const page = JSON.stringify(
    sectionsOf('Double room to let in Staverley, £480 a month. ring after 6 07700 900852 thats Maureen'),
  );
  assert.match(page, /07700 ?900852/);
  assert.doesNotMatch(page, /(?:Call|Phone|tel:)[" :]{0,3}6 ?07700/);
  assert.equal([...page.matchAll(/"tel:/g)].length, [...page.matchAll(/"tel:\+?(?:44|0)7700/g)].length);
});
