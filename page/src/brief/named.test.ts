import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';
import { readBrief } from './read-brief.ts';

const namesOf = (text: string) =>
  sheetOf(text)
    .facts.filter(({ kind }) => kind === 'name')
    .map(({ text: name }) => name);
const lineOf = ({ kind, label, value, unit, text, group }: ReturnType<typeof sheetOf>['facts'][number]) =>
  `${kind}: ${[group, label, value, unit, text].filter(Boolean).join(' | ')}`;

describe('the name is found where it is said in passing', () => {
  for (const [text, name] of [
    [
      'Bonjour, nous sommes le collectif Touche pas à ma Passerelle, à Saint-Aubin-sur-Vire. La mairie veut la démolir.',
      'Touche pas à ma Passerelle',
    ],
    [
      'Hello, we are the campaign group Hands Off Our Bridge, in Otley. The council wants to pull it down.',
      'Hands Off Our Bridge',
    ],
    ['Wir sind die Bürgerinitiative Rettet den Park, aus Jena. Wir sammeln Unterschriften.', 'Rettet den Park'],
    [
      'Geachte heer Van Dam, zoals telefonisch besproken stuur ik u de gegevens. Fysiotherapie Zuidrand behandelt rug en knie.',
      'Fysiotherapie Zuidrand',
    ],
    [
      'Wir sind die Holzofenbäckerei Grambow in Plau am See und backen mittwochs. Unser Roggenbrot kostet 5,20 Euro.',
      'Holzofenbäckerei Grambow',
    ],
    [
      'O Azeite Vale de Corvos é feito com azeitona galega de um olival antigo. A garrafa custa 13,50 euros.',
      'Azeite Vale de Corvos',
    ],
    [
      'podcast called low tide radio, me and bex walk a different beach every fortnight. new ep every second sunday.',
      'low tide radio',
    ],
    [
      'Wheel Throwing for Beginners\n- Kiln Lane Studio, Asheville\n- $210, clay included',
      'Wheel Throwing for Beginners',
    ],
    ['oi! página pra nossa banda de forró, Trio Cambará. contato: trio@cambara.example', 'Trio Cambará'],
    ['Wij zoeken een hovenier voor Tuinderij De Egelhoek in Zutphen. werk@egelhoek.example', 'Tuinderij De Egelhoek'],
    ['Dear Ms Holt, as discussed here are the details. Zuidrand Physio treats backs and knees.', 'Zuidrand Physio'],
    [
      'Dear team,\n\nThanks for the call. Paws on the Pier is a dog rescue in Scarborough. We need help.',
      'Paws on the Pier',
    ],
    [
      "Sixty minutes. Four rooms. The Glasshouse is York's newest escape experience. Book at glasshouseyork.com.",
      'The Glasshouse',
    ],
    ['Merma es la app que te dice qué cocinar. Haces una foto y Merma apunta cada producto.', 'Merma'],
    ['WELCOME to Fernhill Allotment Society!! Founded 1947. We have 86 plots.', 'Fernhill Allotment Society'],
    ['Willkommen bei Hof Brennecke! Wir verkaufen Kartoffeln.', 'Hof Brennecke'],
    [
      'E-book: Sourdough for Shift Workers by Dana Whitlock, ex-nurse and baker. 96 pages.',
      'Sourdough for Shift Workers',
    ],
    ['Kostenloses Webinar: E-Rechnung ohne Panik, für Handwerksbetriebe. 10. März, 18 Uhr.', 'E-Rechnung ohne Panik'],
    ['Meet Tiffa, the stacking lunchbox that keeps hot food hot. It comes in Moss and Clay.', 'Tiffa'],
    ['Sourdough from my kitchen in Totnes (Rise and Shine is the name), £4 a loaf.', 'Rise and Shine'],
    ["Podcast quincenal sobre crímenes rurales sin resolver, 'Tierra de Nadie', en Spotify e iVoox", 'Tierra de Nadie'],
    ['Queria uma página para a minha escola de surf na Ericeira, a Maré Cheia. Temos aulas.', 'Maré Cheia'],
    ['Tallyport turns delivery notes into invoices. No card needed.', 'Tallyport'],
  ] as const)
    test(name, () => assert.deepEqual(namesOf(text), [name]));

  for (const text of [
    'Yoga is a great way to start the day. We teach it in Leeds.',
    'Bread brings the street together. We bake it in Leeds.',
    'Nobody tells the whole story. We print memoirs in Leeds.',
    'Saturday is the day when we open late. We cut hair in Leeds.',
    'Everything is a little different here. We cut hair in Leeds.',
    'Welcome to our little shop! We sell tea in Leeds.',
    'Wir sind eine Gruppe Studenten der TU Dresden, jung und laut. Wir spielen Theater.',
  ])
    test(`nothing is named: ${text}`, () => assert.deepEqual(namesOf(text), []));
});

test('a name that somebody gave leaves nothing of the words that give it', () => {
  for (const text of [
    'Busco setas por la sierra. Lo he llamado "Níscalo y Compañía".',
    "Je fais des balades. Je l'ai appelé « Pierre et Mousse ».",
    'Faccio passeggiate. L’ho chiamato "Sasso e Muschio".',
  ])
    assert.deepEqual(
      sheetOf(text)
        .facts.filter(({ kind }) => kind === 'about')
        .map(({ text }) => text),
      [text.slice(0, text.indexOf('.') + 1)],
    );
});

test('an address for questions stays before questions', () =>
  assert.match(
    JSON.stringify(
      readBrief({
        ...{ projectName: '', projectDescription: '', title: '', description: '' },
        descriptionAi: 'Fuchs ist eine App. Fragen an fuchs@fuchs.example. Kann ich Karten teilen? Ja, per Link.',
      }).facts,
    ),
    /fuchs@fuchs\.example/,
  ));

test('who wrote a book and what kind of work it is are told beside its title', () => {
  const { facts } = sheetOf('E-book: Sourdough for Shift Workers by Dana Whitlock, ex-nurse and baker. 96 pages.');
  assert.deepEqual(facts.slice(0, 2).map(lineOf), [
    'name: Sourdough for Shift Workers',
    'about: E-book by Dana Whitlock, ex-nurse and baker.',
  ]);
});

describe('what the text says to leave out is left out', () => {
  for (const [text, gone, kept] of [
    [
      "Here's the text from our old site, please tidy it up and leave out the AGM, that was ages ago:\n\nAllotments in Kidderminster. AGM Thursday 21 March 2024 in the Scout Hut. 86 plots.",
      /AGM|21 March|Scout/,
      '86 plots',
    ],
    [
      'Bakery in Hull. Summer fair on 3 June in the yard. Rye bread daily. Please leave out the summer fair.',
      /fair/,
      'Rye bread',
    ],
  ] as const)
    test(kept, () => {
      const { facts } = sheetOf(text);
      const told = facts.map(lineOf).join('\n');
      assert.doesNotMatch(told, gone);
      assert.ok(told.includes(kept), told);
      assert.equal(new Set(facts.map(({ id }) => id)).size, facts.length);
    });

  test('but not what the whole page is about', () => {
    const told = sheetOf('Bakery in Hull. Rye bread daily. Rye bread rolls. Rye bread mixes. Leave out the rye bread.')
      .facts.map(lineOf)
      .join('\n');
    assert.ok(told.includes('Rye bread rolls'), told);
  });
});

describe('offers that are said in a sentence', () => {
  for (const [text, ...offers] of [
    [
      'Weddings in Cornwall. Packages - Half Day is 5 hours £950, Full Day is 10 hours with a second photographer £1,650.',
      'offer: Packages | Half Day | £950 | 5 hours',
      'offer: Packages | Full Day | £1,650 | 10 hours with a second photographer',
    ],
    [
      'Creche in Deventer. Het tarief is € 11,20 per uur, inclusief luiers en voeding.',
      'offer: Het tarief | € 11,20 | per uur | Inclusief luiers en voeding',
    ],
  ] as const)
    test(text, () =>
      assert.deepEqual(
        sheetOf(text)
          .facts.map(lineOf)
          .filter((line) => line.startsWith('offer')),
        offers,
      ),
    );
});

describe('what stands under a label', () => {
  for (const [text, ...lines] of [
    ['NorthQueue 2026\nFor: backend developers and architects', 'audience: For backend developers and architects'],
    ['NorthQueue 2026\nSponsors: Hexbridge, Tallow Cloud', 'Sponsors: Hexbridge, Tallow Cloud'],
    [
      'Casa rural en Teruel. Para reservar: 600 123 987 (Pilar, también WhatsApp).',
      'about: Para reservar: 600 123 987 (Pilar, también WhatsApp).',
    ],
    ['Allotments in Kidderminster. Also add: open day in June, with teas.', 'about: Open day in June, with teas.'],
  ] as const)
    test(text, () => {
      const told = sheetOf(text).facts.map(lineOf);
      for (const line of lines)
        assert.ok(
          told.some((each) => each.endsWith(line)),
          told.join('\n'),
        );
    });
});

describe('a dictated text', () => {
  const told = sheetOf(
    'ok so its for the garage, barton street motors in gloucester, we do mots and air con, mot is 45 pounds, full service is 165 sorry no its 175 pounds now, open monday to friday 8 to half five and saturday till 1',
  ).facts.map(lineOf);
  for (const line of [
    'offer: Mot | 45 pounds',
    'offer: Full service | 175 pounds',
    'hours: monday to friday | 8 to half five',
    'hours: saturday | till 1',
  ])
    test(line, () => assert.ok(told.includes(line), told.join('\n')));
  test('says nothing of whom it is for, and nothing that was put right', () =>
    assert.doesNotMatch(told.join('\n'), /ok so|165/i));
});

test('who writes is "I" in English', () => {
  const told = sheetOf('hiya, so im Megan and i photograph weddings in Cornwall').facts.map(lineOf).join('\n');
  assert.ok(told.includes("I'm Megan and I photograph weddings in Cornwall"), told);
  assert.ok(sheetOf('Wir sitzen im Haus am See.').facts.map(lineOf).join().includes('im Haus'));
});

test('a handle that ends like a web address is a handle', () => {
  const contacts = sheetOf('Studio tatuażu we Wrocławiu. Instagram @czarnawazka.tattoo').facts.filter(
    ({ kind }) => kind === 'contact',
  );
  assert.deepEqual(
    contacts.map(({ label, value }) => [label, value]),
    [['social', '@czarnawazka.tattoo']],
  );
});

test('what a reason for a wish points at is nothing to do', () => {
  const actions = sheetOf('Pon la carta lo primero, que la gente entra a eso. Restaurante en Zaragoza.').facts.filter(
    ({ kind }) => kind === 'action',
  );
  assert.deepEqual(actions, []);
});

describe('what visitors are told to do is no order to the writer', () => {
  for (const [text, kept] of [
    [
      "Hedgehog rescue in Norfolk. If you find a hedgehog, put it in a box with a towel, keep it warm, don't give it milk, and ring us on 01692 555 390.",
      "keep it warm, don't give it milk",
    ],
    [
      "Hedgehog rescue in Norfolk. We're also looking for people to foster over winter, training is given.",
      'people to foster over winter, training is given',
    ],
    [
      'Tallyport turns notes into invoices. Drivers photograph the signed note, Tallyport reads it, and the invoice is drafted.',
      'Drivers photograph the signed note',
    ],
  ] as const)
    test(kept, () => assert.ok(sheetOf(text).facts.map(lineOf).join('\n').includes(kept)));

  test('what is for the writer stays theirs', () => {
    const told = sheetOf(
      'Bakery in Hull. If you need photos of the page, ring us. If you can, keep it warm and friendly.',
    );
    assert.doesNotMatch(told.facts.map(lineOf).join('\n'), /warm and friendly|photos of the page/);
  });
});

test('what stood around the text of an old website is not told', () => {
  const told = sheetOf(
    'Chimney sweeps. WELCOME TO ABBOTT AND DAUGHTER!!! Home | About | Prices | Contact\nWe sweep open fires in Shropshire.\nYou are visitor number 004127. Best viewed in Internet Explorer. Copyright 2009.',
  )
    .facts.map(lineOf)
    .join('\n');
  assert.ok(told.includes('We sweep open fires in Shropshire'), told);
  assert.doesNotMatch(told, /Home|visitor|Internet|2009/);
});

test('a part that shall stand first keeps its name', () => {
  const { facts, wishes } = sheetOf(
    'Restaurante en Cádiz. Pon primero el menú del día: 14 euros, de lunes a viernes, con postre y bebida.',
  );
  assert.ok(facts.map(lineOf).includes('offer: Menú del día | 14 euros | De lunes a viernes, con postre y bebida'));
  assert.ok(wishes.some(({ text }) => text.includes('menú del día')));
});

test('prices between semicolons are offers', () => {
  const offers = sheetOf(
    'Escola de surf na Ericeira. Aulas em grupo com o máximo de 6 alunos por instrutor, 2 horas, 35€ por pessoa; aula particular 70€; pacote de 5 aulas 150€.',
  )
    .facts.map(lineOf)
    .filter((line) => line.startsWith('offer'));
  assert.deepEqual(offers, [
    'offer: Aulas em grupo | 35€ | por pessoa | Com o máximo de 6 alunos por instrutor, 2 horas',
    'offer: Aula particular | 70€',
    'offer: Pacote de 5 aulas | 150€',
  ]);
});

test('a sentence ends behind a handle', () => {
  const { sentences } = sheetOf('Studio tatuażu. tylko od 18 lat. instagram @czarna.tattoo. stronę zrób ciemną');
  assert.deepEqual(
    sentences.map(({ text }) => text),
    ['Studio tatuażu.', 'tylko od 18 lat.', 'instagram @czarna.tattoo.', 'stronę zrób ciemną'],
  );
});
