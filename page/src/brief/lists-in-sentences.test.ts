import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Fact } from '@landfall/shared/contracts';
import { readBrief } from './read-brief.ts';

const read = (descriptionAi: string, projectName = '') =>
  readBrief({ projectName, projectDescription: '', title: '', description: '', descriptionAi });

const short = ({ kind, label, value, unit, text, group, details }: Fact): string =>
  [kind, label, value, unit, text, ...details, group && `[${group}]`].filter(Boolean).join(' | ');

const factsOf = (text: string): string[] => read(text).facts.map(short);

test('a day, its date and its time under a label are no list, as several dates are', () => {
  assert.deepEqual(factsOf('Galerie in Torgau.\nVernissage: Donnerstag, 2. Oktober, 19 Uhr').slice(1), [
    'date | Vernissage | Donnerstag, 2. Oktober, 19 Uhr',
  ]);
  assert.deepEqual(
    factsOf('Band from Bristol.\nSaturdays left: 5 June, 17 July, 9 October').filter((fact) => fact.includes('left')),
    ['5 June', '17 July', '9 October'].map((date) => `offer | ${date} | [Saturdays left]`),
  );
});

test('a numbered list may go on with a number', () =>
  assert.deepEqual(
    factsOf('First visit: 1) ring us, 2) complete the form, 3) 40-minute examination, 4) written plan.'),
    [
      'step | Ring us | contents | [First visit]',
      'step | Complete the form | contents | [First visit]',
      'step | 40-minute examination | contents | [First visit]',
      'step | Written plan | contents | [First visit]',
    ],
  ));

test('a date is no part of a course', () =>
  assert.ok(
    factsOf('Webinar gratuito. Dia 22 de outubro, quarta-feira, às 20h, no Zoom.').some((fact) =>
      /^date \| 22 de outubro/.test(fact),
    ),
  ));

test('days without times are when something is open', () =>
  assert.ok(
    factsOf('Gutter clearing in Whitby, semi £45. mon-sat. ring Col 07700 900318').includes('hours | Mon-sat'),
  ));

test('a number to call behind a number is a sentence of its own', () =>
  assert.ok(
    factsOf('Saddle repairs, Hexham. Drop off at Tyne Mills unit 7. 07700 900418 ask for Bev').some((fact) =>
      fact.startsWith('contact | phone | 07700 900418'),
    ),
  ));

test('keywords may end in what somebody says of themselves', () =>
  assert.deepEqual(
    factsOf('passbilder ohne termin, passbild 16€, bewerbung 59€, di-fr 10-18, babys mach ich nicht').slice(1),
    ['offer | Passbild | 16€', 'offer | Bewerbung | 59€', 'hours | Di-fr | 10-18', 'about | Babys mach ich nicht'],
  ));

describe('a list under a label is its items', () => {
  for (const [text, expected] of [
    [
      "Free webinar. You'll learn: where errors come from, three changes that cost nothing, when scanners pay off.",
      [
        "step | Where errors come from | contents | [You'll learn]",
        "step | Three changes that cost nothing | contents | [You'll learn]",
        "step | When scanners pay off | contents | [You'll learn]",
      ],
    ],
    [
      'Zahnarztpraxis in Freiburg. Schwerpunkte: Kinderzahnheilkunde, Implantate, Angstpatienten.',
      [
        'offer | Kinderzahnheilkunde | [Schwerpunkte]',
        'offer | Implantate | [Schwerpunkte]',
        'offer | Angstpatienten | [Schwerpunkte]',
      ],
    ],
    [
      'Schreinerei in Augsburg. Ablauf: Aufmaß vor Ort, Entwurf mit Festpreis, Fertigung in 6 bis 8 Wochen, Montage.',
      [
        'step | Aufmaß vor Ort | [Ablauf]',
        'step | Entwurf mit Festpreis | [Ablauf]',
        'step | Fertigung in 6 bis 8 Wochen | [Ablauf]',
        'step | Montage | [Ablauf]',
      ],
    ],
    [
      'Curso de cianotipia. Profe: Amaia Lasa, fotógrafa, 9 años dando talleres.',
      ['person | Amaia Lasa | Profe | fotógrafa, 9 años dando talleres'],
    ],
    [
      'Dispatch software. Three ports use it today: Gdynia, Cork and Port Chalmers.',
      ['proof | Three ports use it today | Gdynia | Cork | Port Chalmers'],
    ],
  ] as const)
    test(text, () => assert.deepEqual(factsOf(text).slice(1), expected));

  for (const text of [
    'A room in Leeds. Note: parking, if needed, is at the back.',
    'Hoveniers in Zwolle. Werkgebied: Zwolle, Kampen, Hattem.',
  ])
    test(`stays a sentence: ${text}`, () =>
      assert.ok(!factsOf(text).some((fact) => fact.startsWith('offer') || fact.startsWith('step'))));
});

describe('a sentence that is nothing but a list of things', () => {
  test('is an item each', () =>
    assert.deepEqual(
      factsOf('Gîte près de Sarlat. 3 chambres, 2 salles de bain, jardin clos, piscine chauffée.').slice(1),
      ['about | 3 chambres', 'about | 2 salles de bain', 'about | Jardin clos', 'about | Piscine chauffée'],
    ));

  test('stays whole where it may be read on', () =>
    assert.ok(
      factsOf('Walks in Skye. Bring boots, a coat, lunch and water.').some((fact) => /boots, a coat/.test(fact)),
    ));
});

describe('prices in a row', () => {
  for (const [text, expected] of [
    [
      'A tool. Free for 3 proposals a month, Studio £18 per seat per month, Agency £32 per seat with custom domains.',
      [
        'offer | Free | Free | For 3 proposals a month',
        'offer | Studio | £18 | per seat per month',
        'offer | Agency | £32 | per seat | With custom domains',
      ],
    ],
    [
      'Dog grooming. Small dogs £38 medium £48 large from £60, nail trim £12.',
      ['offer | Small dogs | £38', 'offer | Medium | £48', 'offer | Large | from £60', 'offer | Nail trim | £12'],
    ],
    [
      'Fleuriste à Nantes. Bouquets de 28 à 75 €, abonnement mensuel à 35 €.',
      ['offer | Bouquets | de 28 à 75 €', 'offer | Abonnement mensuel | 35 €'],
    ],
    [
      'Walks. Tour £10 per head plus £5 for lunch, dogs free.',
      ['offer | Tour | £10 | per head | Plus £5 for lunch', 'offer | Dogs | free'],
    ],
  ] as const)
    test(text, () => assert.deepEqual(factsOf(text).slice(1), expected));
});

describe('what a brief opens with', () => {
  for (const [text, expected] of [
    [
      'Quillo is a proposal tool for small design studios.',
      ['name | Quillo', 'about | Quillo is a proposal tool for small design studios.'],
    ],
    [
      'Free e-book: "The First Hundred Jars", 46 pages on starting a jam business.',
      ['name | The First Hundred Jars', 'about | Free e-book: 46 pages on starting a jam business.'],
    ],
    [
      'Fotografo di architettura a Torino, Elio Barberis.',
      ['name | Elio Barberis', 'about | Fotografo di architettura a Torino, Elio Barberis.'],
    ],
    ['Wedding photographer in Leeds, West Yorkshire.', ['about | Wedding photographer in Leeds, West Yorkshire.']],
    ['Welcome to our shop in Leeds.', ['about | Welcome to our shop in Leeds.']],
    ['Kwiatek to aplikacja dla ogrodników.', ['name | Kwiatek', 'about | Kwiatek to aplikacja dla ogrodników.']],
    ["Make me a page for my game Saltmarrow. It's a slow game.", ['name | Saltmarrow', "about | It's a slow game."]],
  ] as const)
    test(text, () => assert.deepEqual(factsOf(text), expected));

  test('is no Norwegian where it is a few English nouns', () =>
    assert.equal(read('Dog grooming. small dogs £38 medium £48 large from £60, nail trim only £12.').language, 'en'));
});

describe('times and places', () => {
  test('words are no days of the week because of their letters', () =>
    assert.ok(
      !read('Casa rural en Burgos. Entrada desde las 16:00, salida a las 12:00.').facts.some(
        ({ kind }) => kind === 'hours',
      ),
    ));

  test('a Polish Friday names nothing', () =>
    assert.deepEqual(factsOf('Gabinet fizjoterapii w Gdańsku. Pon.–czw. 8–19, pt. 8–14.').slice(1), [
      'hours | Pon.–czw. | 8–19',
      'hours | pt. | 8–14',
    ]));

  test('a season with its year is no address', () =>
    assert.ok(!read('A game. Coming to Steam and Switch in spring 2027.').facts.some(({ kind }) => kind === 'place')));

  test('a deadline is labelled without its verb', () =>
    assert.ok(
      factsOf('We raise money. Deadline is 31 March 2027.').includes('date | Deadline | 2027-03-31 | 31 March 2027'),
    ));

  test('until when something is open keeps its word', () =>
    assert.ok(
      factsOf('A prize. Applications open to 31 March 2027.').includes(
        'date | Applications open to | 2027-03-31 | 31 March 2027',
      ),
    ));

  test('parts with a number of their own are parts of one thing', () =>
    assert.deepEqual(
      factsOf('Colonie à Meyrueis.\n- Séjour 1 : du 6 au 17 juillet\n- Séjour 2 : du 20 au 31 juillet').slice(1),
      ['step | Séjour 1 | contents | Du 6 au 17 juillet', 'step | Séjour 2 | contents | Du 20 au 31 juillet'],
    ));

  test('what follows an address is said without it', () =>
    assert.deepEqual(
      factsOf('Praxis in Freiburg. Günterstalstraße 51, 79102 Freiburg, Straßenbahn Linie 2.').slice(1),
      ['place | Günterstalstraße 51, 79102 Freiburg', 'about | Straßenbahn Linie 2.'],
    ));
});

describe('the form asks for what is asked', () => {
  for (const [text, fields] of [
    [
      'Free webinar. Ask for name, work email, company and number of warehouses.',
      ['name', 'email', 'company', 'Number of warehouses'],
    ],
    ['Pottery. The form should ask for name, company size and the dog’s name.', ['name', 'Company size', 'Dog’s name']],
    ['Webinar in Köln. Formular: Name, Firma, E-Mail, sonst nichts.', ['name', 'company', 'email']],
  ] as const)
    test(text, () =>
      assert.deepEqual(
        read(text)
          .wishes.filter(({ kind }) => kind === 'form')
          .map(({ value }) => value),
        fields,
      ),
    );
});

test('a price that its writer takes back is not told', () => {
  const told = factsOf(
    "The Copper Kettles, a wedding band. From £1,650 — sorry, that's last year's, it's £1,850 now.",
  ).join();
  assert.ok(told.includes('£1,850'));
  assert.ok(!told.includes('£1,650'));
});

test('a time is corrected with the reason between', () => {
  const told = factsOf('The talk is on 12 May, no wait, it was moved: 19 May.').join();
  assert.ok(told.includes('19 May') && !told.includes('12 May'));
});

test('a line after a list is not its last item', () => {
  const { facts } = read(
    'Night baker, Ortolan Bread, Bristol.\n* four nights a week\n* send a short letter and two references to work@ortolan.example, no CV\nwe are a team of seven in a kitchen where nobody shouts, and the trial shift is paid in full as is every other one',
  );
  assert.ok(!facts.some(({ text }) => text.includes('no CV we are')));
});
