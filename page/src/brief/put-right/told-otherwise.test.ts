import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetOf } from '../../testing/read-description.ts';

const told = (text: string) =>
  sheetOf(text)
    .facts.flatMap(({ label, value, unit, text: said, details }) => [label, value, unit, said, ...details])
    .join(' | ');
const offersOf = (text: string) =>
  sheetOf(text)
    .facts.filter(({ kind }) => kind === 'offer')
    .map(({ label, value }) => [label, value]);

test('a payslip is a thing that is sold, and pays nothing', () => {
  assert.deepEqual(offersOf('Studio Conti a Bari. Buste paga, 18 €.'), [['Buste paga', '18 €']]);
});

test('a price list within a sentence is a list of offers', () => {
  assert.deepEqual(
    offersOf(
      'Florist in Totnes. We do bouquets for 25, 40 and 60 pounds, wedding flowers from 400, wreaths 55 to 120 and letterbox flowers 22 incl. postage.',
    ),
    [
      ['Bouquets', '25, 40 and 60 pounds'],
      ['Wedding flowers', 'from 400'],
      ['Wreaths', '55 to 120'],
      ['Letterbox flowers', '22'],
    ],
  );
  assert.deepEqual(
    offersOf('Nagelstudio in Celle. Ich mach maniküre 28, shellac 38, auffüllen 45 und fußpflege 35 euro.'),
    [
      ['Maniküre', '28'],
      ['Shellac', '38'],
      ['Auffüllen', '45'],
      ['Fußpflege', '35 euro'],
    ],
  );
  assert.deepEqual(
    offersOf(
      'Traiteur à Épinal. Je fais des buffets à 18, 24 et 32 € par personne, des cocktails à partir de 21 € et des gâteaux à 4,80 € la part.',
    ),
    [
      ['Buffets', '18, 24 et 32 €'],
      ['Cocktails', 'à partir de 21 €'],
      ['Gâteaux', '4,80 €'],
    ],
  );
  assert.deepEqual(
    offersOf('Salon w Kazimierzu. Strzyżenie damskie 90 zł, męskie 50, dziecięce 40, baleyage od 320.'),
    [
      ['Strzyżenie damskie', '90 zł'],
      ['Męskie', '50'],
      ['Dziecięce', '40'],
      ['Baleyage', 'od 320'],
    ],
  );
});

test('numbers beside prices are no prices', () => {
  assert.ok(
    !offersOf('Room 2, floor 3 and a deposit of 50 euros.').some(([, value]) => value === '2' || value === '3'),
  );
  assert.ok(!offersOf('We have 3 dogs, 2 cats and a pony, rides 5 €.').some(([, value]) => value === '2'));
  assert.ok(
    !offersOf('Children 6, 7 and 8 years old are welcome, £12 a lesson.').some(([, value = '']) => value.includes('7')),
  );
});

test('what a mail passes on is read where that is most of it', () => {
  const text = told(
    'From: Clive <clive@example.org>\nTo: Jo\nSubject: Fwd: website\n\nJo, see below.\n\n> Model railway club in Thorpe Bank, open weekend 18 and 19 April 2026.\n> Adults £6, children £2.\n> Bacon butties until they run out.\n\nThanks\nClive',
  );
  assert.ok(text.includes('Bacon butties') && text.includes('Adults') && text.includes('£2'));
  assert.ok(!text.includes('see below') && !text.includes('clive@'));
});

test('what a mail quotes below an answer stays out', () => {
  const text = told(
    'From: Jo <jo@example.org>\nTo: Clive\nSubject: Re: website\n\nModel railway club in Thorpe Bank, open weekend on 18 and 19 April 2026 in the Drill Hall. Adults £6, children £2, under fives free.\n\n> Did you find the old text?',
  );
  assert.ok(text.includes('Drill Hall') && !text.includes('old text'));
});

test('short points behind a mark are a list', () => {
  assert.ok(
    told('SCUOLA VELA LIBECCIO\n> corsi da 320 €\n> pranzo al sacco\n> istruttori FIV').includes('Pranzo al sacco'),
  );
});

test('how a letter opens is not for visitors, in any of the languages', () => {
  for (const opening of [
    'Dear Sir or Madam,',
    'Estimados señores:',
    'Sehr geehrte Damen und Herren,',
    'Madame, Monsieur,',
    'Geachte heer,',
    'Szanowni Państwo,',
  ])
    assert.ok(!told(`${opening}\n\nOptica Barrientos, Toro 18, 980 69 00 41.`).includes(opening.slice(0, -1)), opening);
  assert.ok(told('Dear to us: handmade bread since 1962.').includes('handmade bread'));
});

test('a line for somebody who is called by name is not for visitors', () => {
  const text = told(
    'Repair-Café in Göppingen, jeden zweiten Samstag.\n@Bernd: Deine Idee mit der Bibliothek lasse ich draußen.\nInstagram @repaircafe',
  );
  assert.ok(!text.includes('Bibliothek') && !text.includes('Bernd'));
  assert.ok(text.includes('@repaircafe'));
});

test('where a text was pasted from is not for visitors', () => {
  const text = told('Swimming lessons in Hadlow.\n\nSummer term, pasted from our sheet:\n- Tadpoles £84\n- Otters £96');
  assert.ok(!text.includes('pasted') && text.includes('Tadpoles'));
  assert.ok(told('Bread baked fresh, copied from no other bakery in town.').includes('Bread baked fresh'));
});

test('the last of several things that are denied stays with them', () => {
  const text = told('Mitbringen kann man Lampen und Fahrräder – keine Fernseher, keine Mikrowellen, keine Handys.');
  assert.ok(text.includes('keine Handys'));
});

test('a wish against one price hides no others', () => {
  const { wishes } = sheetOf(
    'barbearia em olinda. corte 35 reais, barba 25, combo 50. nao fala do preco da tranca solta.',
  );
  assert.ok(!wishes.some(({ kind, value, negated }) => kind === 'structure' && value === 'pricing' && negated));
});

test('who it is stands with what they do, whatever follows', () => {
  assert.ok(
    told("Bonjour, je suis Sidonie Marchal, traiteur à Épinal depuis 2011, et j'aimerais une page simple.").includes(
      'Sidonie Marchal',
    ),
  );
  assert.ok(!told("I'm Tom, I look after the web stuff. The bakery is in Leeds.").includes('Tom'));
});

test('units keep their powers, and brackets around a price leave nothing behind', () => {
  const { facts } = sheetOf(
    'Dakdekker in Deventer en omgeving. Bel gerust voor een afspraak, wij komen graag langs.\n* platte daken v.a. € 62/m²\n* dakgoten (€ 55 p/m)',
  );
  const sauna = sheetOf(
    'A sauna on the beach, wood fired, for eight people. Sessions £15 each or £95 for the whole thing.',
  ).facts;
  const offers = facts.filter(({ kind }) => kind === 'offer');
  assert.deepEqual(
    offers.slice(0, 2).map(({ label, value, unit }) => [label, value, unit]),
    [
      ['Platte daken', 'v.a. € 62', '/m²'],
      ['Dakgoten', '€ 55', 'p/m'],
    ],
  );
  assert.ok(!sauna.some(({ unit }) => / or$/.test(unit)));
});

test('what only leads to a name is not said', () => {
  assert.ok(
    !sheetOf('Its called Ember & Tide, a sauna on Saltwick beach.').facts.some(({ text }) => /^its?$/i.test(text)),
  );
});

test('the fields of a form are called what they ask for', () => {
  const { wishes } = sheetOf(
    'Traiteur à Épinal. Il faudrait que les gens remplissent un formulaire avec la date, le nombre de personnes et le lieu.',
  );
  assert.ok(!wishes.some(({ text }) => text.startsWith('Formulaire avec')));
});

for (const text of [
  'School fair in Leeds. Entry £6, Saturday 10 to 4, Sunday 11 to 3.',
  'Boat hire £40 an hour, seats 8, minimum age 12',
  'Gîte à Épinal. Gîte 90 €, chambres 3, couchages 6',
  'Ferienwohnung in Celle. Ferienwohnung 80 €, Etage 2, Baujahr 1962',
  'Kurs in Celle. Kurs 80 €, März 12, April 9',
  'Sauna in Celle. Sauna 15 €, Plätze 8, Alter 12',
  'Academia en Toro. Curso de nivel 2 y 30 € de matrícula',
  'Ferienhaus in Celle. Zimmer 3 und 45 € Kaution',
  'Canoes in Leeds. Class 2 and £12 hire',
  'Ferienhaus in Celle. Zimmer 23 und 45 € Kaution',
])
  test(`no price is made of other numbers: ${text}`, () => {
    const values = offersOf(text).map(([, value = '']) => value);
    assert.ok(
      values.every((value) => /^(?:£|ab )?\d+(?: €)?$/.test(value) && /[£€]/.test(value)),
      values.join(', '),
    );
    for (const number of text.match(/\d+/g) ?? []) assert.ok(told(text).includes(number), number);
  });
