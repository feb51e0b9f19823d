import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';

function told(descriptionAi: string): { name: string | undefined; about: string | undefined } {
  const { facts } = sheetOf(descriptionAi);
  const of = (wanted: string) => facts.find(({ kind }) => kind === wanted)?.text;
  return { name: of('name'), about: of('about') };
}

for (const [language, text, name, about] of [
  [
    'English',
    'Can you put together the page for our free webinar, Payroll Without Panic, on Tuesday, April 14 at 1 pm Eastern?',
    'Payroll Without Panic',
    'Free webinar, Payroll Without Panic, on Tuesday, April 14 at 1 pm Eastern',
  ],
  [
    'Spanish',
    '¿Podéis prepararnos una página para el taller gratuito de pan, Masa Viva, el martes 4 de mayo en Gijón?',
    'Masa Viva',
    'Taller gratuito de pan, Masa Viva, el martes 4 de mayo en Gijón',
  ],
  [
    'French',
    'Pouvez-vous nous monter une page pour notre atelier gratuit, Pain Vivant, le mardi 4 mai à Lyon ?',
    'Pain Vivant',
    'Atelier gratuit, Pain Vivant, le mardi 4 mai à Lyon',
  ],
  [
    'Italian',
    'Potete preparare la pagina per il nostro corso gratuito, Pane Vivo, martedì 4 maggio a Pisa?',
    'Pane Vivo',
    'Corso gratuito, Pane Vivo, martedì 4 maggio a Pisa',
  ],
  [
    'Dutch',
    'Kunnen jullie een pagina in elkaar zetten voor onze gratis workshop, Brood Leeft, op dinsdag 4 mei in Gent?',
    'Brood Leeft',
    'Gratis workshop, Brood Leeft, op dinsdag 4 mei in Gent',
  ],
  [
    'Portuguese',
    'Você pode montar uma página para a nossa aula gratuita, Pão Vivo, na terça, 4 de maio, em Braga?',
    'Pão Vivo',
    'Aula gratuita, Pão Vivo, na terça, 4 de maio, em Braga',
  ],
  [
    'Polish',
    'Czy możecie przygotować nam stronę dla darmowego kursu Żywy Chleb, we wtorek 4 maja w Łodzi?',
    'Żywy Chleb',
    'Darmowego kursu Żywy Chleb, we wtorek 4 maja w Łodzi',
  ],
] as const)
  test(`what a question in ${language} asks a page for is told whole, without its question mark`, () => {
    assert.deepEqual(told(text), { name, about });
  });

test('what German and Dutch say last of a page that is asked for is not told', () => {
  for (const [text, about] of [
    [
      'Könnt ihr uns bitte eine Seite für unser Sommerfest am 4. Juli in Ulm aufsetzen?',
      'Sommerfest am 4. Juli in Ulm',
    ],
    ['Könntest du bitte eine Landingpage für meinen Kurs Brot backen erstellen?', 'Kurs Brot backen'],
    ['Wir möchten eine Seite für unseren Hof Kleeblatt erstellen.', 'Hof Kleeblatt.'],
    ['Kunnen jullie een pagina voor onze workshop brood bakken in Gent maken?', 'Workshop brood bakken in Gent'],
    // What is taught is told.
    ['Ich brauche eine Seite für meinen Kurs Möbel bauen.', 'Kurs Möbel bauen.'],
  ] as const)
    assert.equal(told(text).about, about, text);
});

test('a name between commas has a preposition where the town was told before', () => {
  const text = 'Nous louons un gîte à Aubrac, Le Four à Pain, dans un ancien fournil. Linge fourni.';
  assert.equal(told(text).name, 'Le Four à Pain');
});

test('a region or a person between commas names no page', () => {
  assert.equal(told('Can you make a page for our bakery in Leeds, West Yorkshire, open every day?').name, undefined);
});

test('a time keeps the word for it', () => {
  const { facts } = sheetOf('Naam: Dijkloop Oosterwold\nStart: 10.00 uur, sporthal De Kwelder');
  assert.ok(facts.some(({ kind, text }) => kind === 'date' && text === '10.00 uur, sporthal De Kwelder'));
});

test('who is called by a name is told whole, without what leads to it', () => {
  const text =
    'I am a chartered physiotherapist in Nenagh and my practice is called Lough Physio. I see people with back pain.';
  assert.deepEqual(told(text), { name: 'Lough Physio', about: 'I am a chartered physiotherapist in Nenagh' });
});

test('what a page is about is told without the words that say so', () => {
  for (const [text, name, about] of [
    [
      'Het gaat om de Klonk, een fietsbel van gerecycled messing.',
      'Klonk',
      'Klonk, een fietsbel van gerecycled messing.',
    ],
    ['Es geht um unser Sommerfest am 4. Juli in Ulm. Wir grillen.', undefined, 'Sommerfest am 4. Juli in Ulm.'],
    [
      'Bonjour, voici de quoi faire la page de ma fromagerie, La Faisselle, 17 rue des Tisserands à Annonay.',
      'La Faisselle',
      'Fromagerie, La Faisselle, 17 rue des Tisserands à Annonay.',
    ],
  ] as const)
    assert.deepEqual(told(text), { name, about });
});

test('what is held in German has the name behind its kind', () => {
  const text = 'Im Oktober veranstalten wir auf Gut Hasselbrook den Workshop Stimmen im Stall. Alle singen.';
  assert.equal(told(text).name, 'Stimmen im Stall');
  assert.equal(told('Wir suchen für unseren Kurs Teilnehmer mit Erfahrung.').name, undefined);
});

test('a salary is no price', () => {
  const { facts } = sheetOf(
    'Buscamos panadero. El contrato es indefinido y el sueldo es de 1.650 euros netos al mes en catorce pagas.',
  );
  assert.ok(!facts.some(({ kind }) => kind === 'offer'));
  assert.ok(facts.some(({ text }) => text.includes('1.650 euros netos al mes')));
});

const factsOf = (descriptionAi: string): string[] =>
  sheetOf(descriptionAi).facts.map(({ kind, label, value, unit, text }) =>
    [kind, label, value, unit, text].filter((part) => part !== '').join(' | '),
  );

test('a price list in a sentence has rows also without a currency, other numbers have none', () => {
  const found = factsOf('Kapsalon Knip in Lochem. Dames 29,50, heren 24, kinderen tot 12 jaar 17,50, verven vanaf 48.');
  for (const row of ['Dames | 29,50', 'Heren | 24', 'Kinderen tot 12 jaar | 17,50', 'Verven | vanaf 48'])
    assert.ok(found.includes(`offer | ${row}`), found.join('\n'));
  assert.ok(!factsOf('Rooms for rent. Hall 120, bar 40, garden 60.').some((fact) => fact.startsWith('offer')));
});

test('"from" holds no Friday', () => {
  assert.ok(!factsOf('Bakery in Leeds. We serve soup.\nFrom 10.30').some((fact) => fact.startsWith('hours | Fr')));
});

test('what is hoped for is the goal, and work on a piano is none', () => {
  const [, goal] = factsOf('We run a swim. We hope to raise £6,000 for raised beds and a path.');
  assert.match(goal ?? '', /^goal \| £6,000 \| /);
  assert.deepEqual(factsOf('A standard tuning is £68, a pitch raise £95 because it takes two visits.'), [
    'offer | A standard tuning | £68',
    'offer | A pitch raise | £95 | Because it takes two visits',
  ]);
});

test('orders with their reasons, ways to close a letter and what a bracket takes back are not told', () => {
  for (const [text, never] of [
    ['Hof Brennecke in Lüchow. Bitte nicht Bio schreiben, wir sind nicht zertifiziert.', /Bio|zertifiziert/],
    ['Hof Brennecke in Lüchow. Eher warm und handfest als schick.', /handfest/],
    ['Rye Bakery in Leeds. Warm and sturdy rather than chic.', /chic/],
    ['Rye Bakery in Leeds. Please don’t write organic, we are not certified.', /organic|certified/],
    ['Rye Bakery in Leeds. Our oven is from 1910 (maybe don’t write that). We bake.', /1910/],
    ['Rifugio Rossi. Solo per telefono, perché la posta va e viene (questo magari non scrivetelo).', /va e viene/],
    [
      'Soy traductora en Zaragoza. Les ruego un diseño sobrio y que no se mencione mi empleo anterior.',
      /mencione|sobrio/,
    ],
    ['Kapsalon Knip in Lochem. Schrijf alsjeblieft niet biologisch.', /biologisch/],
    [
      'Wir haben eine Software. Monatlich kündbar.\n\nMit freundlichen Grüßen\nHenrik Abendroth\nLose GmbH, Jena',
      /Grüßen/,
    ],
  ] as const)
    assert.doesNotMatch(factsOf(text).join('\n'), never, text);
});

test('what somebody does rather than something else is told', () => {
  assert.ok(factsOf('Cobbler in Leeds. Repair rather than replace.').includes('about | Repair rather than replace.'));
});

test('a label in brackets keeps what it labels', () => {
  const found = factsOf('Feria de Rioja, 14 de junio.\nPrensa (no publicar): Jaime Ortigosa, 600 555 012');
  assert.doesNotMatch(found.join('\n'), /Ortigosa/);
});

test('what somebody runs is what the page is called', () => {
  for (const [text, name] of [
    ['Salve, gestisco con mia moglie il Rifugio Pian del Tasso, 1.840 metri, sopra Ormea.', 'Rifugio Pian del Tasso'],
    ['Soy Chayo y tengo una fonda en Puebla, La Cuchara de Chayo, en la 17 Sur 1204.', 'La Cuchara de Chayo'],
    ["je suis cordonnier à nantes, ma boutique c'est la semelle bleue. je ressemelle", 'la semelle bleue'],
    ['Ik heet Marloes en de salon heet Knip bij Loes, Kastanjelaan 8 in Lochem.', 'Knip bij Loes'],
    ['Corso: Fotografia di strada, livello base\nDocente: Tiziana Morselli', 'Fotografia di strada'],
    ['Queria uma página para a minha oficina: Oficina Bordão, reparação de guitarras, Braga.', 'Oficina Bordão'],
    ['Uma página para o meu estúdio. Chama Estúdio Respiro, fica em Londrina.', 'Estúdio Respiro'],
  ] as const)
    assert.equal(told(text).name, name, text);
});

test('of how somebody says a name no scrap is told', () => {
  const facts = factsOf('need a page for my dog grooming, im called Wagtail Wendy, mobile van so i come to you');
  assert.deepEqual(
    facts.filter((fact) => fact.startsWith('about')),
    ['about | Dog grooming', 'about | Mobile van so I come to you'],
  );
  assert.ok(
    factsOf('Ik heet Marloes en de salon heet Knip bij Loes, Kastanjelaan 8 in Lochem.').includes(
      'about | Ik heet Marloes',
    ),
  );
});

test('plans have their prices also where the currency is said once, or not at all', () => {
  const found = factsOf(
    'We make an app. Solo plan 9 a month, Brewhouse plan (up to 6 users) 29 a month, both in pounds, 21-day trial with no card.',
  );
  assert.deepEqual(
    found.filter((fact) => fact.startsWith('offer')),
    [
      'offer | Solo plan | 9 pounds | a month',
      'offer | Brewhouse plan | 29 pounds | a month | Up to 6 users, 21-day trial with no card',
    ],
  );
  const often = factsOf('We run classes. Yoga classes 8 a month, swim classes 12 a month.');
  assert.ok(!often.some((fact) => fact.startsWith('offer')), often.join('\n'));
});

test('what closes a description is not told', () => {
  for (const text of [
    "Village fair in Leeds, 4 July. That's it, can you make a page of it?",
    'FESTA DO PÃO\nVilar, 23 e 24 de agosto\n\né isto, podem passar para uma página?',
    'Dorffest in Ulm. Das ist alles.',
  ])
    assert.doesNotMatch(factsOf(text).join('\n'), /that's it|é isto|das ist alles/i, text);
});

test('what is presented is called by its title in quotation marks', () => {
  const found = factsOf(
    'LES TRÉTEAUX DE LA BRÈCHE présentent\n« Le Notaire est sous la table »\ncomédie en deux actes',
  );
  assert.ok(found.includes('name | Le Notaire est sous la table'), found.join('\n'));
});

test('hours a week are no time of day', () => {
  const found = factsOf('Position: cook\nHours: Fri 3-10, Sat and Sun 9-5, 23 hours a week');
  assert.ok(!found.some((fact) => /9-5, 23(?! hours)/.test(fact)), found.join('\n'));
});

test('questions at the end of a talk are no wish for a section', () => {
  const { facts, wishes } = sheetOf('Free webinar for bakers. Presenter is Denise Okafor, CPA, 40 minutes plus Q&A.');
  assert.ok(facts.some(({ text }) => text.includes('40 minutes plus Q&A')));
  assert.ok(!wishes.some(({ value }) => value === 'faq'));
});

test('a kind alone in a Polish form of another word is no line of its own', () => {
  const found = factsOf(
    'Czy moglibyście zrobić stronę dla mojego pensjonatu? Nazywa się Willa Pod Jodłą. Mamy 7 pokoi.',
  );
  assert.ok(!found.some((fact) => /pensjonatu/i.test(fact)), found.join('\n'));
});
