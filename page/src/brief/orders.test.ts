import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';

const factsOf = (descriptionAi: string) =>
  sheetOf(descriptionAi)
    .facts.map(({ label, value, text }) => [label, value, text].filter(Boolean).join(' | '))
    .join('\n');

describe('what is told to the writer by the form of its words', () => {
  for (const [text, order] of [
    [
      'A barn for weddings in Skipton. Start with the view, then the prices, and finish with a form to book a viewing.',
      /form/,
    ],
    ['Der Imkerverein Aich lehrt Imkern. Keine Schauermärchen über Wespen, einfach einladend.', /Wespen|einladend/],
    ['De Gulden Cent is een nieuwsbrief over sparen. Geen bankiersblauw.', /blauw/],
    ['Montujemy pompy ciepła w Łańcucie. Bez straszenia cenami prądu.', /straszenia/],
    ['Nous isolons les combles à Dijon. Sans catastrophisme.', /catastrophisme/],
    ['Casa de comidas en Luarca. No hace falta que pongas lo de "cocina de mercado", qué pereza.', /mercado|pereza/],
    [
      'Photographe à Vannes. Pas de photos de stock, je mettrai les miennes, et par pitié pas « le plus beau jour ».',
      /miennes|beau jour/,
    ],
    ["Photographer in Leeds. No stock photos, I'll add my own.", /my own/],
    ['Programa para veterinarios. Todavía no hace facturas, decidlo claro. 39 € al mes.', /decidlo/],
    ['Kurs in Jena. Noch keine Rechnungen, sagt das klar.', /sagt das/],
    ['Peluquería en Jaén. Corte 12 €.\nMarta López, gracias', /gracias/],
    [
      'Charity in Maldon. Maureen said "they waited with me the whole four hours" put that in but not her surname its Pettifer.',
      /Pettifer|put that/,
    ],
    ['*** Herzlich Willkommen auf unserer Homepage!!! ***\nFerienwohnung Deichblick, Norderwiek', /Homepage/i],
    ['Cascina Trebisonda a Varzi (ultimo aggiornamento 2019)\nFormaggi di capra', /aggiornamento|2019/],
    [
      'passbilder ohne termin, passbild 16€, bewerbung 59€ mit 3 bildern, babys mach ich nicht, kurz halten',
      /kurz halten/,
    ],
  ] as const)
    test(`is not published: ${text}`, () => assert.doesNotMatch(factsOf(text), order));

  test('is what visitors are told where it offers them something', () =>
    assert.match(factsOf('Piano lessons in Hull. Start with a free trial lesson.'), /Start with a free trial lesson/));
});

test('a quotation that shall be used is one', () =>
  assert.match(
    factsOf('Charity in Maldon. Maureen said "they waited with me the whole four hours" put that in. Cheques to us.'),
    /Maureen \| they waited with me the whole four hours/,
  ));

test('what is only denied is no order to write it', () =>
  assert.doesNotMatch(
    factsOf('Cascina a Varzi. Il salame non lo facciamo più, non mettetelo.'),
    /salame|(?:^|\W)non$/im,
  ));

describe('what only leads to a fact', () => {
  test('goes, and the fact stays', () => {
    const risk = factsOf('A bike light. Be honest about the risk: if the molds are late we ship in June 2027.');
    assert.match(risk, /If the molds are late we ship in June 2027/i);
    assert.doesNotMatch(risk, /honest/);
    const figure = factsOf('Toits de Laine isole à Dijon. Chiffre à mettre en avant : nos clients économisent 27 %.');
    assert.match(figure, /Nos clients économisent 27 %/i);
    assert.doesNotMatch(figure, /en avant/);
  });
});

describe('whose words a quotation has', () => {
  test('are named behind it, without what the line is called', () => {
    assert.match(
      factsOf('Cursos en Jaén.\nTestimonio: "Mi cierre pasó de dos días a dos horas." Jorge Barrios, Saltillo'),
      /Jorge Barrios \| Saltillo \|/,
    );
    assert.match(
      factsOf(
        "Les Cartables aident le soir.\nCitation d'une bénévole : « Je viens, et je repars avec le sourire. » – Monique, 71 ans",
      ),
      /Monique \| 71 ans \|/,
    );
  });
});

test('a sum that somebody speaks of is no price', () => {
  const dutch = factsOf(
    'De Cent is een nieuwsbrief. Een lezer, Joost uit Zwolle, zei: "Dankzij nummer 41 heb ik 1.200 euro terug."',
  );
  assert.match(dutch, /^Joost uit Zwolle \| Dankzij nummer 41 heb ik 1\.200 euro terug\.$/m);
  const english = factsOf('We sell tea. Joe from Hull said: "I saved £1,200 thanks to issue 41."');
  assert.match(english, /^Joe from Hull \| I saved £1,200 thanks to issue 41\.$/m);
});

test('the number of a company in Brazil is no phone', () =>
  assert.doesNotMatch(
    factsOf('A Raiz replanta mata. CNPJ 00.555.018/0001-00. Contato: (35) 3555-0193.'),
    /phone \| 00/,
  ));

test('points of a briefing are a list', () =>
  assert.match(
    factsOf(
      'Product: Tally, rotas\nAudience: cafés\nKey points: plans in ten minutes; works offline; exports as CSV\nTone: dry',
    ),
    /^Works offline$/m,
  ));

describe('a button that the page shall not have', () => {
  for (const text of [
    'Somos vecinos de Alberdi. Ojo, no pongan botón de donar y nada de logos municipales.',
    'Voisins à Tulle. Attention, ne mettez pas de bouton Faire un don et pas de logos.',
    'Buren in Breda. Zet er geen knop Doneren op, en geen logo’s.',
    'Nachbarn in Graz. Einen Button Spenden brauchen wir nicht.',
    'Vecinos de Alberdi. Botón de donar no pongan.',
    'Neighbours in Ash. A donate button is not needed.',
  ])
    test(`is none: ${text}`, () => assert.doesNotMatch(factsOf(text), /Donar|Faire un don|Doneren|Spenden|Not needed/));

  for (const [text, label] of [
    ['Peluquería en Gijón. No olvides el botón de llamar.', 'Llamar'],
    ['Coiffeur à Tulle. Pas de formulaire, juste un bouton Appeler.', 'Appeler'],
    ['Clinic in Leeds. The button says "Start, no card needed".', 'Start, no card needed'],
    ['Peluquería en Gijón. No quiero formulario, ponme un botón de llamar.', 'Llamar'],
  ] as const)
    test(`but is one that is asked for: ${text}`, () => assert.match(factsOf(text), new RegExp(label)));
});
