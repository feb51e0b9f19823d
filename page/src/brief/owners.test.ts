import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readBrief } from './read-brief.ts';

const read = (descriptionAi: string, title = '') =>
  readBrief({ projectName: '', projectDescription: '', title, description: '', descriptionAi });
const factsOf = (text: string) =>
  read(text).facts.map(({ kind, label, value, unit, text: said, group }) =>
    [kind, label, value, unit, said, group].filter(Boolean).join(' | '),
  );
const told = (text: string) => factsOf(text).join('\n');

describe('lines that a person ended stay lines', () => {
  test('those of a chat, though they go on in small letters', () => {
    const facts = factsOf(
      'soy Quique, albañil, 22 años en el oficio, trabajo en Zaragoza y pueblos hasta 40 km\nbaños completos desde 3900, cocinas desde 5200, todo con material y escombros incluidos\nun baño me lleva 8 días\ngarantía 2 años',
    );
    assert.ok(facts.every((fact) => !fact.includes('km baños')));
  });

  test('but not those that an editor wrapped', () =>
    assert.match(
      told(
        'Hello,\nThe model railway club in Thorpe Bank shows layouts in three scales and bacon\nbutties until they run out, with a tombola for the children and a raffle in the\nafternoon.',
      ),
      /bacon butties until they run out/,
    ));
});

describe('a number with a full stop', () => {
  test('is an ordinal behind an article', () =>
    assert.match(told('Hebammen in Freising. Anmeldung bis zur 12. Woche möglich.'), /bis zur 12\. Woche/));

  test('ends a sentence elsewhere', () =>
    assert.ok(factsOf('Bäckerei in Celle. Wir haben offen bis 18. Termine gibt es keine.').length > 2));
});

describe('people in one line', () => {
  const team = (text: string) =>
    read(text)
      .facts.filter(({ kind }) => kind === 'person')
      .map(({ label }) => label);

  test('with an "and" in a bracket are one each', () =>
    assert.deepEqual(
      team(
        'Praxis in Ulm.\n\nTeam: Sabine Reiter (Leitung, seit 2004), Jule Aumann (Akupunktur), Mirjam Odeh (spricht Arabisch und Englisch).',
      ),
      ['Sabine Reiter', 'Jule Aumann', 'Mirjam Odeh'],
    ));

  test('with an "and" between them are one each, too', () =>
    assert.deepEqual(team('Agency in Leeds.\n\nTeam: Nina Kowalski (design) and Leo Brandt (code).'), [
      'Nina Kowalski',
      'Leo Brandt',
    ]));
});

describe('words in quotation marks', () => {
  const quotes = (text: string) => read(text).facts.filter(({ kind }) => kind === 'quote');

  test('of several people in one line are one each, with who said them', () =>
    assert.deepEqual(
      quotes(
        'Clínica en Soria.\n\n«Nos llamaron tres veces para contarnos cómo iba», Ana R. «No te cobran pruebas que no hacen falta», familia Cuesta.',
      ).map(({ label, text }) => [label, text]),
      [
        ['Ana R.', 'Nos llamaron tres veces para contarnos cómo iba'],
        ['familia Cuesta', 'No te cobran pruebas que no hacen falta'],
      ],
    ));

  test('end without the comma before who said them', () =>
    assert.equal(
      quotes('Tidebook is a diary for boats. "It paid for itself in the first week," says Elin Probert.')[0]?.text,
      'It paid for itself in the first week',
    ));

  test('that are titles stay in their sentence', () =>
    assert.equal(quotes('Theatre in York. We play "The sand house", a comedy, and "The old oak", a drama.').length, 0));
});

describe('prices', () => {
  for (const [text, fact] of [
    [
      'Vélos à Lyon.\nRévision 60 €, crevaison 15 €, vélos électriques sur devis.',
      'offer | Vélos électriques | sur devis',
    ],
    [
      'Krawiec w Toruniu.\nSpodnie 30 zł, zamek 45 zł, szycie na miarę po umówieniu.',
      'offer | Szycie na miarę | po umówieniu',
    ],
    [
      'Agriturismo a Montefalco con sei camere e cucina. Camera doppia 95 euro a notte con colazione, supplemento letto 25 euro.',
      'offer | Camera doppia | 95 euro | a notte | Con colazione',
    ],
    [
      'Magasin à Lyon.\nRaclette 9,50 € par personne, appareil contre une caution de 30 €.',
      'offer | Appareil contre une caution | 30 €',
    ],
    ['Nails in Leeds.\nNails £20, toes £25, gel removal included.', 'offer | Toes | £25 | Gel removal included'],
  ] as const)
    test(text, () => assert.ok(factsOf(text).includes(fact), told(text)));

  test('that begin somewhere keep the word for it', () =>
    assert.match(told('Magasin de vélos à Lyon.\nVente à partir de 200 €, location dès 30 €.'), /à partir de 200 €/));
});

describe('steps', () => {
  test('that are numbered within a line are steps where each is a sentence', () => {
    const steps = read(
      'Hovenier in Deventer. Zo gaat het: 1. Ik kom langs, dat kost niets. 2. Je krijgt een tekening. 3. We prikken een datum.',
    ).facts.filter(({ kind }) => kind === 'step');
    assert.equal(steps.length, 3);
    assert.ok(steps.every(({ group }) => group === 'Zo gaat het'));
  });

  test('but days are none', () =>
    assert.equal(
      read('Kurse in Ulm am 1. Mai, 2. Mai und 3. Mai.').facts.filter(({ kind }) => kind === 'step').length,
      0,
    ));
});

describe('who greets', () => {
  test('is known, and heads nothing', () => {
    const { facts } = read('hiya 👋 its Kel\ni do mobile hairdressing in Swansea & Mumbles, come to ur house');
    assert.ok(facts.some(({ kind, label }) => kind === 'person' && label === 'Kel'));
    assert.ok(facts.every(({ text }) => !/its kel/i.test(text)));
    const brazilian = read('oi tudo bem? aqui é a Dandara do Studio Nzinga 💛 faço tranças em Salvador').facts;
    assert.ok(brazilian.some(({ text }) => text === 'Faço tranças em Salvador'));
    assert.ok(brazilian.some(({ kind, text }) => kind === 'name' && text === 'Studio Nzinga'));
  });

  test('without a greeting something is said of a thing', () => {
    assert.match(told('This is Bristol. We walk through the old harbour.'), /This is Bristol/);
    assert.match(told('Its Gouda is sold in the shop. Dairy in Leeds.'), /Its Gouda/);
  });
});

describe('a number to message', () => {
  const contacts = (text: string) =>
    read(text)
      .facts.filter(({ kind }) => kind === 'contact')
      .map(({ label, value }) => `${label} ${value}`);

  test('is one, and "zap" is WhatsApp', () => {
    assert.deepEqual(contacts('Hair in Leeds. Msg me on 07700 900 482 to book.'), ['phone 07700 900 482']);
    assert.deepEqual(contacts('Faço tranças em Salvador. Meu zap 71 98888-0146'), ['whatsapp 71 98888-0146']);
  });

  test('is none where it is a date', () =>
    assert.deepEqual(contacts('Hall in Leeds. Bookings from 12.05.2027 to 30.06.2027.'), []));
});

describe('what is for the writer', () => {
  for (const [text, said] of [
    ['Café in Skipton with scones. Could you use cream? And please no "nestled in the heart of".', 'nestled'],
    ['Feria del vinilo en Gijón. Hazlo con colores naranjas, y que no parezca un anuncio de discoteca.', 'discoteca'],
    ['Diary for boats in Oban. Button: Start free trial.', 'Button'],
    ['Talleres de esmalte en Valencia. Queremos que se apunten por la web.', 'por la'],
  ] as const)
    test(`${said}: ${text}`, () => assert.ok(!told(text).includes(said), told(text)));
});

describe('what only looks like it is told', () => {
  for (const [text, said] of [
    [
      "Rota planner for care homes. Staff see tomorrow's plan on their phone and swap shifts in one click.",
      'in one click',
    ],
    ['Hebamme in Freising. Bitte meldet euch möglichst bis zur 12. Woche an.', 'bis zur 12. Woche an'],
    ['albañil en Zaragoza\nun baño me lleva 8 días más o menos', '8 días más o menos'],
    ['Gestoría en Murcia. También en árabe y en rumano.', 'También en árabe'],
    ['Garden design in Perth. First we walk round. Then I draw two sketches.', 'Then I draw'],
    ['Bakery in Leeds. No "best before": we bake every morning.', 'best before'],
    ['Kunstschule in Ulm. Meldet euch bei Fragen telefonisch, 0731 555 0123.', '0731 555 0123'],
  ] as const)
    test(`${said}: ${text}`, () => assert.ok(told(text).includes(said), told(text)));
});

test('tickets are bought, and money is given', () => {
  assert.ok(factsOf('Fair in Leeds on 3 May 2027. People should buy tickets.').includes('action | Buy tickets.'));
  assert.ok(factsOf('Playground in Leeds. The main thing is donate.').includes('action | Donate.'));
  assert.ok(!told('Bakery in Leeds. The main thing is that it looks warm.').includes('looks warm'));
});

describe('a name in a greeting', () => {
  for (const [text, ...facts] of [
    [
      'Hola, soy Marta de Burgos y hago pan, bollos y tartas.',
      'about | Soy Marta de Burgos y hago pan, bollos y tartas.',
    ],
    [
      "Hi! It's Tom from Leeds and I mend bikes, prams and scooters.",
      "about | It's Tom from Leeds and I mend bikes, prams and scooters.",
    ],
    ['Olá, sou a Maria da Silva, costureira em Braga.', 'person | Maria da Silva', 'about | Costureira em Braga.'],
    ['Hoi, hier is Kees van Dijk, loodgieter in Zeist.', 'person | Kees van Dijk', 'about | Loodgieter in Zeist.'],
    ["Hi, it's Anna from Leeds, I teach piano.", "about | It's Anna from Leeds, I teach piano."],
    ["Hi! It's Christmas, and our farm shop has trees.", "about | It's Christmas, and our farm shop has trees."],
    [
      'Please make a one-page site. This is Brightside, a nursery in Leeds.',
      'about | This is Brightside, a nursery in Leeds.',
    ],
  ] as const)
    test(text, () => {
      const found = factsOf(text);
      for (const fact of facts) assert.ok(found.includes(fact), told(text));
      assert.ok(
        !found.some((fact) => /^name \| (?!(?:Brightside|Marta de Burgos|Maria da Silva|Kees van Dijk)$)/.test(fact)),
        told(text),
      );
    });

  test('after an order is no person', () => {
    for (const text of [
      "I need a landing page. It's Zumba, Tuesdays at 7 in the Drill Hall, £6.",
      'Please make a one-page site. This is Brightside, a nursery in Leeds.',
    ])
      assert.ok(!/^person/m.test(told(text)), told(text));
  });
});

describe('titles in quotation marks', () => {
  for (const text of [
    '"Bread for absolute beginners" (Saturday, £45), "Sourdough the slow way" (Sunday, £60)',
    'Yogastudio in Ulm.\n\n„Yoga für den Rücken“ (montags), „Yoga für werdende Mütter“ (freitags)',
    'Book club in York.\n\n"The Remains of the Day", Kazuo Ishiguro; "A Man Called Ove", Fredrik Backman',
  ])
    test(`are nobody's words: ${text}`, () => assert.ok(!/^quote/m.test(told(text)), told(text)));

  test('may be offers', () =>
    assert.equal(
      factsOf('"Bread for absolute beginners" (Saturday, £45), "Sourdough the slow way" (Sunday, £60)').filter((fact) =>
        fact.startsWith('offer'),
      ).length,
      2,
    ));
});

describe('what is told of visitors and asks nothing of them', () => {
  for (const text of [
    'Bakery in Leeds. The main thing is the bread.',
    'Choir in Leeds. The main thing is that nobody gets left behind.',
    'Pub in Leeds. For us the main thing is good company.',
    'Museum in Delft. Onze gids laat bezoekers de oude stad zien.',
  ])
    test(text, () => assert.ok(!/^action/m.test(told(text)), told(text)));

  test('but an act does', () => {
    assert.match(told('Choir in Leeds. The main thing is that people sign up.'), /action \| Sign up/);
    assert.match(told('Hovenier in Deventer. Laat mensen bellen.'), /action \| Bellen/);
  });
});

describe('a line of prices', () => {
  for (const [text, ...facts] of [
    [
      'Hotel en Toro.\nHabitación doble 80 € todo incluido, individual 60 €',
      'offer | Habitación doble | 80 € | todo incluido',
    ],
    [
      'Pension in Ulm.\nDoppelzimmer 80 € pro Nacht Frühstück inklusive, Einzelzimmer 60 €',
      'offer | Doppelzimmer | 80 € | pro Nacht Frühstück inklusive',
    ],
    ['Café in Leeds.\nPrices: coffee 2.50, tea 2, cake £3', 'offer | Tea | 2 | Prices', 'offer | Cake | £3 | Prices'],
    ['Zoo in Ulm.\nEintritt: Erwachsene 8, Kinder 5, Familien 20 €', 'offer | Familien | 20 € | Eintritt'],
    [
      'Job in Leeds.\n\nWhat we offer:\n- Full time, 38 hours a week, salary £28,000',
      'offer | Full time, 38 hours a week, salary £28,000 | What we offer',
    ],
    [
      'Course in Leeds.\n\nWhat we offer:\nIf you book both days, you pay £90.',
      'offer | If you book both days, you pay £90 | What we offer',
    ],
    [
      'Course in Leeds.\n\nWhat we offer:\nA full day, lunch included, is £60',
      'offer | A full day, lunch included | £60 | What we offer',
    ],
    [
      'Escola em Braga.\nAula individual 30 €, horário a combinar.',
      'offer | Aula individual | 30 € | Horário a combinar',
    ],
    [
      'Pension in Ulm.\nÜbernachtung 60 €, Anreise nach Absprache',
      'offer | Übernachtung | 60 € | Anreise nach Absprache',
    ],
    ['Muziekschool in Zeist.\nPianoles 40 €, tijden in overleg', 'offer | Pianoles | 40 € | Tijden in overleg'],
  ] as const)
    test(text, () => {
      for (const fact of facts) assert.ok(factsOf(text).includes(fact), told(text));
    });
});

describe('what only resembles an order or a break', () => {
  for (const [text, said] of [
    ['Kennels in Leeds. Please no dogs in the room we call "The Snug".', 'no dogs in the room'],
    [
      'Our workshop is in the old mill behind the station and we\nmend clocks and music boxes of every kind.\nclock@mill.example',
      'the station and we mend clocks',
    ],
    ['Shop in Leeds. I want people to stop by, have a coffee and look around.', 'action | Stop by'],
  ] as const)
    test(text, () => assert.ok(told(text).includes(said), told(text)));
});
