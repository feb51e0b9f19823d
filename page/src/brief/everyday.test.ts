import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';

const factsOf = (text: string) =>
  sheetOf(text).facts.map(
    ({ kind, label, value, unit, text }) => `${kind}: ${[label, value, unit, text].filter(Boolean).join(' | ')}`,
  );
const fieldsOf = (text: string) =>
  sheetOf(text)
    .wishes.filter(({ kind }) => kind === 'form')
    .map(({ value, choices }) => (choices ? `${value} (${choices.join(', ')})` : value));

describe('prices in everyday sentences', () => {
  for (const [text, ...facts] of [
    [
      'Plans: Starter £89/month for up to 3 rooms, Plus £219/month for up to 12.',
      'offer: Starter | £89 | /month | For up to 3 rooms',
      'offer: Plus | £219 | /month | For up to 12',
    ],
    [
      '- emplacement + 2 personnes : 19,50 € la nuit (juillet-août 24 €)\n- électricité 4,50 €',
      'offer: Emplacement + 2 personnes | 19,50 € | la nuit',
      'offer: Juillet-août | 24 €',
    ],
    ['- enfant de moins de 7 ans : gratuit, 7-13 ans 4 €\n- vélo 6 €', 'offer: Enfant de moins de 7 ans | gratuit'],
    ['- Modelling: single class £28\n- Wheel £110', 'offer: Modelling: single class | £28'],
    [
      'Somos un barco. Paseo corto (1h) 15 € adulto, 8 € niños, bebés no pagan. Paseo largo 38 €.',
      'offer: Paseo corto | 15 € | 1h, adulto',
      'offer: Niños | 8 € | Bebés no pagan',
    ],
    ['We are a pizzeria. Wholemeal base +£1, cover £2.', 'offer: Wholemeal base | +£1'],
    ['Casa rural.\nPrecios:\nfin de semana 480€\nsemana 1.350€\nsupletoria 20€/noche', 'offer: Semana | 1.350€'],
    [
      'Hondenoppas in Zeist. Wandeling 16 euro, puppybezoek 12,50, tweede hond 11, ik kom ook op maandag.',
      'offer: Wandeling | 16 euro',
      'offer: Puppybezoek | 12,50',
      'offer: Tweede hond | 11',
      'about: Ik kom ook op maandag.',
    ],
    ['Entry 50p, children free.', 'offer: Entry | 50p', 'offer: Children | free'],
    [
      'Volkshochschule Aalen. Grundkurs 80 €, Raum 12, Beginn um 9, höchstens 16.',
      'offer: Grundkurs | 80 € | Raum 12, Beginn um 9, höchstens 16',
    ],
  ] as const)
    test(`are read: ${text}`, () => {
      const found = factsOf(text);
      for (const fact of facts) assert.ok(found.includes(fact), found.join('\n'));
    });

  for (const text of [
    'Two bed flat to rent in Sheffield, 68 square metres, £1,150 a month plus bills.',
    'Wir sind eine Band. 2026 haben wir noch den 9. Mai und den 12. September frei.',
    'Oficina em Braga. Temos sempre umas 10 usadas, entre 90 e 280 €, com garantia.',
    'Peluquera en Málaga. Personas mayores y residencias: martes, 2 € menos por servicio.',
  ])
    test(`are no offers where no name stands beside them: ${text}`, () =>
      assert.deepEqual(
        factsOf(text).filter((fact) => fact.startsWith('offer')),
        [],
      ));
});

describe('dates in everyday sentences', () => {
  for (const [text, fact] of [
    ['Send your CV to us by 30 April.', 'date: by 30 April'],
    ['Camping ouvert du 12 avril au 28 septembre', 'date: Camping ouvert | 12 avril au 28 septembre'],
    ['We are a club.\nU10 & U12: Sunday 7 June, 10am', 'date: U10 & U12 | Sunday 7 June, 10am'],
  ] as const)
    test(`are read with what is said of them: ${text}`, () =>
      assert.ok(factsOf(text).includes(fact), factsOf(text).join('\n')));
});

describe('what a form asks for', () => {
  test('is told with its choices, also in brackets', () => {
    assert.deepEqual(fieldsOf('A run in Leeds. The form asks for name and T-shirt size (S, M, L).'), [
      'name',
      'T-shirt size (S, M, L)',
    ]);
    assert.deepEqual(fieldsOf('A run in Leeds. Sign up with name, email and distance (5 km or 10 km).'), [
      'name',
      'email',
      'Distance (5 km, 10 km)',
    ]);
  });
  test('is told without a verb', () =>
    assert.deepEqual(fieldsOf('Wir sind eine Segelschule in Kiel. Im Formular bitte Name, E-Mail und Telefon.'), [
      'name',
      'email',
      'phone',
    ]));
});

describe('a line above others', () => {
  test('is no heading where it holds a sentence for the writer', () => {
    const { facts } = sheetOf('Need a one page site for my home dog boarding. Details:\n- max 4 dogs\n- no kennels');
    assert.deepEqual(
      facts.map(({ group, text }) => group + text),
      ['Home dog boarding.', 'Max 4 dogs', 'No kennels'],
    );
  });
  test('is no heading where it names the first part of any website', () =>
    assert.deepEqual(factsOf('INICIO\nBienvenidos a la Notaría de Dña. Carmen Beltrán Sáez, en Logroño desde 1998.'), [
      'proof: Bienvenidos a la Notaría de Dña. Carmen Beltrán Sáez, en Logroño desde 1998.',
      'name: Carmen Beltrán Sáez',
    ]));
  test('opens without any part of its picture', () =>
    assert.deepEqual(factsOf('💇‍♀️ Peluquera a domicilio en Málaga\n👩🏽‍🏫 Cursos los lunes'), [
      'about: Peluquera a domicilio en Málaga',
      'about: Cursos los lunes',
    ]));
});

test('whoever does something together is named with it', () =>
  assert.ok(
    factsOf('My wife and me keep 14 hives above Combe Hill.').includes(
      'about: My wife and me keep 14 hives above Combe Hill.',
    ),
  ));

describe('lines between empty lines and paragraphs', () => {
  const first = 'We buy from growers near Stroud and share it out on Wednesdays.';
  test('are headings where there are several', () => {
    const { facts } = sheetOf(
      `Pantry Road\n\nWhat you get\n${first}\n\nWho to talk to\nBethan Rees looks after members and their shares.`,
    );
    assert.deepEqual(
      facts.filter(({ text }) => /^(?:What you get|Who to talk to)$/.test(text)),
      [],
    );
  });
  test('are told where there is one', () =>
    assert.ok(
      factsOf(`Pantry Road\n\nShared every Wednesday\n${first}`).some((fact) => fact.includes('Shared every')),
    ));
});

describe('what people say', () => {
  for (const [text, fact] of [
    [
      'Opinión de Amparo G.: "Mis hijos ahora saben de dónde vienen los tomates."',
      'quote: Amparo G. | Mis hijos ahora saben de dónde vienen los tomates.',
    ],
    [
      'Stimmen: „Die Oma hat bis halb zwei getanzt!“ (Lena & Florian, Kallmünz).',
      'quote: Lena & Florian | Kallmünz | Die Oma hat bis halb zwei getanzt!',
    ],
    [
      "'Onze jongens hebben een week geen scherm gezien' - familie Bakker uit Zoetermeer",
      'quote: familie Bakker uit Zoetermeer | Onze jongens hebben een week geen scherm gezien',
    ],
    ['Rocío M. nos escribió: «Volvió cansada, limpia y feliz».', 'quote: Rocío M. | Volvió cansada, limpia y feliz'],
  ] as const)
    test(`is a quotation with its author: ${text}`, () =>
      assert.ok(factsOf(text).includes(fact), factsOf(text).join('\n')));
});

describe('ways of contact in everyday sentences', () => {
  for (const [text, fact] of [
    ['Hundepension bei Celle. Anke Lührs, 05141 552 466', 'contact: phone | 05141 552 466 | Anke Lührs'],
    ['coiffeuse autour de Niort. 06 12 47 12 88 Mireille.', 'contact: phone | 06 12 47 12 88 | Mireille'],
  ] as const)
    test(`stand with the name of whom one reaches: ${text}`, () => {
      assert.ok(factsOf(text).includes(fact), factsOf(text).join('\n'));
      assert.ok(!factsOf(text).some((found) => /^about: .*\d{4}/.test(found)), factsOf(text).join('\n'));
    });
  test('are kept where the next sentence denies something of its own', () =>
    assert.ok(
      factsOf('Alquilo piso en Gijón. Llamar a Pilar 633 000 418. La dirección exacta no la pongas en el mapa.').some(
        (fact) => fact.includes('633 000 418'),
      ),
    ));
});

describe('what is for the writer', () => {
  for (const text of [
    'Consigne : ne pas écrire « consommer local », on en a marre.',
    'NB for whoever sets this up: I pasted our leaflet, and "Things people ask" should open when you click it.',
    'Poné los colores del club.',
    'Quiero que se entienda rápido que también compramos.',
  ])
    test(`is not published: ${text}`, () => assert.deepEqual(factsOf(text), []));
});

test('what somebody gives is a row, and what they are paid has no price', () => {
  const found = factsOf('Our library was flooded.\n£6 buys a picture book\n£25 buys a set\n\nSueldo 1.750 € brutos.');
  assert.deepEqual(
    found.filter((fact) => fact.startsWith('offer')),
    ['offer: Buys a picture book | £6', 'offer: Buys a set | £25'],
  );
});

test('a floor is a part of the address', () =>
  assert.ok(
    !factsOf('Deutschkurse in Kassel. Friedrichsplatz 5, 2. Stock (kein Aufzug).').some((fact) =>
      /: Stock$/.test(fact),
    ),
  ));

describe('a remark that shares a sentence with a fact', () => {
  for (const [text, kept, remark] of [
    ["Je m'occupe du vide grenier de l'école Jean-Macé à Chambéry.", 'Jean-Macé', 'occupe'],
    [
      'Impresa di pulizie a Bergamo. Non facciamo case private mi raccomando scrivilo bene.',
      'case private',
      'scrivilo',
    ],
    ['Notaría en Logroño. No hace falta la sección de noticias, está sin tocar desde 2014.', 'Logroño', '2014'],
    ['Residencia de perros en Madrid. Por favor nada de huesecitos ni huellas de adorno.', 'Madrid', 'huesecitos'],
  ] as const)
    test(`is left out: ${remark}`, () => {
      const found = factsOf(text).join('\n');
      assert.ok(found.includes(kept) && !found.includes(remark), found);
    });
});
