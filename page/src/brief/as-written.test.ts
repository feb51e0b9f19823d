import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Fact } from '@landfall/shared/contracts';
import { readBrief } from './read-brief.ts';

const read = (descriptionAi: string, projectName = '', title = '') =>
  readBrief({ projectName, projectDescription: '', title, description: '', descriptionAi });

const short = ({ kind, label, value, unit, text, group, details }: Fact): string =>
  [kind, label, value, unit, text, ...details, group && `[${group}]`].filter(Boolean).join(' | ');

const factsOf = (text: string): string[] => read(text).facts.map(short);
const toldTo = (text: string): string =>
  read(text)
    .wishes.map((wish) => wish.text)
    .join(' | ');

describe('where a sentence ends', () => {
  for (const [text, expected] of [
    [
      'Escape room w Poznaniu. Cena 169 zł od pon. do czw., 209 zł w weekend. Otwarte codziennie.',
      'offer | Cena | 169 zł | od pon. do czw.',
      'offer | W weekend | 209 zł',
    ],
    ['Asturian kitchen. To take away on Thursdays 9 €. 38 seats and a terrace.', 'about | 38 seats and a terrace.'],
    ['A podcast. Spotify, Apple, RSS. tip line: 555-0139', 'about | Spotify, Apple, RSS.'],
    [
      'Haus in Erfurt. Grundst. 310 m², Südgarten m. Gartenhaus. Frei ab Oktober.',
      'about | Grundst. 310 m², Südgarten m. Gartenhaus.',
    ],
  ] as const)
    test(text, () => assert.ok(factsOf(text).includes(expected), factsOf(text).join('\n')));
});

describe('a name', () => {
  for (const [text, expected] of [
    [
      '"Held Together: Three Centuries of Mending" opens at the Harrow Lane Museum on Saturday 11 October.',
      'name | Held Together: Three Centuries of Mending',
    ],
    ['Make a page for the escape room "Clockmaker" in York. Three rooms.', 'name | Clockmaker'],
    [
      'Escrevi um e-book chamado "Horta de Varanda" e quero uma página de venda. São 148 páginas.',
      'name | Horta de Varanda',
    ],
    ['Clémence Vasseur, avocate à Lille, droit du travail. Premier rendez-vous 60 €.', 'name | Clémence Vasseur'],
  ] as const)
    test(text, () => assert.ok(factsOf(text).includes(expected), factsOf(text).join('\n')));

  test('of the project stands before what the page is about', () =>
    assert.deepEqual(read('Kladdex: Schichtplanung für Pflegedienste. Beta ab März.', 'Kladdex').facts.map(short), [
      'about | Schichtplanung für Pflegedienste.',
      'about | Beta ab März.',
      'name | Kladdex',
    ]));

  test('takes the year that the title has', () =>
    assert.deepEqual(
      read('Small Rivers is a two-day conference on streams.', '', 'Small Rivers 2026')
        .facts.filter(({ text }) => text.startsWith('Small Rivers'))
        .map(short),
      ['name | Small Rivers 2026', 'about | Small Rivers is a two-day conference on streams.'],
    ));
});

describe('what is told before a name', () => {
  for (const [text, expected] of [
    ['I have a grooming salon its called Muddy Paws. Nail clip £10.', ['name | Muddy Paws', 'about | Grooming salon']],
    ['Das Webinar heißt „Ohne Papierberge“. Kostenlos.', ['name | Ohne Papierberge', 'about | Webinar']],
    [
      'I’m Rosalind Okafor and my third novel, "The Ferryman’s Ledger", comes out in May.',
      ['name | The Ferryman’s Ledger', 'person | Rosalind Okafor'],
    ],
  ] as const)
    test(text, () => assert.deepEqual(factsOf(text).slice(0, 2), expected));
});

test('several dates are each what they are of', () =>
  assert.deepEqual(factsOf('A job in Bristol. Start 3 Feb, apply until 12 Jan.').slice(1), [
    'date | Start | 3 Feb',
    'date | Apply | until 12 Jan',
  ]));

describe('who somebody is', () => {
  for (const [text, expected] of [
    ['Soy fontanero en Valladolid y quiero una página para que me llamen.', 'about | Soy fontanero en Valladolid'],
    [
      'Les escribo en nombre de la Asociación Manos Despiertas, de Cuenca. Somos 74 voluntarios.',
      'about | Asociación Manos Despiertas, de Cuenca.',
    ],
    [
      'Colloque à Lyon. Intervenants : Hélène Marchetti (historienne), Karim Ouali (ingénieur du son)',
      'person | Karim Ouali | ingénieur du son',
    ],
    ['Corso di foto. Docente: Marta Bellini', 'person | Marta Bellini | Docente'],
    [
      'Rota software. Quote from Denise Okafor, manager at Larch House: "I do the rota in 20 minutes now."',
      'quote | Denise Okafor | manager at Larch House | I do the rota in 20 minutes now.',
    ],
  ] as const)
    test(text, () => assert.ok(factsOf(text).includes(expected), factsOf(text).join('\n')));
});

test('a call to action has the words of its button', () =>
  assert.ok(
    factsOf('Rota software. CTA: Start free trial.').includes('action | Start free trial | Start free trial.'),
  ));

test('items that are counted lose their numbers', () =>
  assert.deepEqual(factsOf('A course. Week by week: 1 what to keep, 2 invoices, 3 expenses.').slice(1), [
    'offer | What to keep | [Week by week]',
    'offer | Invoices | [Week by week]',
    'offer | Expenses | [Week by week]',
  ]));

test('one thing with an adjective is no two', () =>
  assert.ok(factsOf('Banda de forró. 5 músicos, show de 2 horas, som e luz próprios.').join('').includes('som e luz')));

test('prices in the brackets of a sentence are rows, and the sentence stays without them', () =>
  assert.deepEqual(
    factsOf('Agriturismo. Abbiamo camere, cucina la sera (menù a 32 €, bambini 15 €) e facciamo olio nostro.').filter(
      (fact) => /^offer|olio/.test(fact),
    ),
    ['about | Abbiamo camere, cucina la sera e facciamo olio nostro.', 'offer | Menù | 32 €', 'offer | Bambini | 15 €'],
  ));

test('what is collected in a shop is no money that is raised', () =>
  assert.ok(
    factsOf('Fietsen in Utrecht. Ophalen bij Rotsoord 12, of we brengen hem voor € 10 binnen de stad.').every(
      (fact) => !fact.startsWith('goal'),
    ),
  ));

test('a sum is no phone', () =>
  assert.ok(
    factsOf('vacature kok in Hoorn, salaris € 2.650-3.100 bruto. bel 06 5550 0127').every(
      (fact) => !/^contact.*2\.650/.test(fact),
    ),
  ));

test('a unit may have several words', () =>
  assert.deepEqual(factsOf('Rota software. Studio £2.50 per staff member per month, agency £9 per month.').slice(1), [
    'offer | Studio | £2.50 | per staff member per month',
    'offer | Agency | £9 | per month',
  ]));

describe('a programme in one sentence', () => {
  test('is a step for each time, with what goes on after it', () =>
    assert.deepEqual(
      factsOf(
        'Backhausfest. samstag ab 16 uhr brot, abends die band, sonntag 10 uhr gottesdienst, 14 uhr kinderolympiade.',
      ).slice(1),
      [
        'step | Samstag ab 16 uhr | programme | Brot, abends die band',
        'step | Sonntag 10 uhr | programme | Gottesdienst',
        'step | 14 uhr | programme | Kinderolympiade',
      ],
    ));
  test('has several times', () =>
    assert.ok(!factsOf('A shop. Open at 9 am, closed on Mondays.').some((fact) => fact.startsWith('step'))));
});

test('questions stand below their label', () =>
  assert.deepEqual(
    factsOf('Curso de cianotipia. preguntas: es tóxico? no. necesito laboratorio? no, vale el baño.').slice(1),
    ['question | Es tóxico? | No.', 'question | Necesito laboratorio? | No, vale el baño.'],
  ));

test('a date is corrected with its weekday', () => {
  const dates = factsOf(
    'Webinar. Termin ist Mittwoch, 17. September – halt, nein, der Vortrag wurde verschoben: Donnerstag, 18. September.',
  ).filter((fact) => fact.startsWith('date'));
  assert.deepEqual(dates, ['date | Termin | Donnerstag, 18. September']);
});

describe('what is offered', () => {
  for (const [text, expected] of [
    [
      'A conference. Tickets: early bird £165 until 31 January, then £210; students and volunteers £60; trip £15 extra.',
      [
        'offer | Early bird | £165 | Until 31 January, then £210 | [Tickets]',
        'offer | Students and volunteers | £60 | [Tickets]',
        'offer | Trip | £15 | Extra | [Tickets]',
      ],
    ],
    [
      'An accountant in Exeter. Fixed monthly fees: sole trader £38, limited company £115.',
      ['offer | Sole trader | £38 | [Fixed monthly fees]', 'offer | Limited company | £115 | [Fixed monthly fees]'],
    ],
    [
      'Atelier in Deventer. Kinderfeestje (vanaf 7 jaar) €19 p.p., minimaal 6 kinderen.',
      ['offer | Kinderfeestje | €19 | p.p. | Vanaf 7 jaar, minimaal 6 kinderen'],
    ],
    [
      'Kurs in Ulm. Töpfern für Anfänger: samstags 10–13 Uhr, 62 € inkl. Ton, Glasur und Brennen.',
      ['offer | Töpfern für Anfänger | 62 € | Samstags 10–13 Uhr, inkl. Ton, Glasur und Brennen'],
    ],
    [
      'Tattoo studio. Artists: Jun (books open), Freya (books closed till June), Mo (guest in March).',
      [
        'offer | Jun | Books open | [Artists]',
        'offer | Freya | Books closed till June | [Artists]',
        'offer | Mo | Guest in March | [Artists]',
      ],
    ],
  ] as const)
    test(text, () => assert.deepEqual(factsOf(text).slice(1), expected));
});

test('prices in brackets behind several names', () =>
  assert.deepEqual(
    factsOf(
      'Fromagerie. Les plateaux (petit 38 €, grand 79 €), la raclette à emporter (16 € par personne, caution 50 €), et les soirées dégustation, 35 €, 12 places.',
    ).slice(1),
    [
      'offer | Les plateaux, petit | 38 €',
      'offer | Les plateaux, grand | 79 €',
      'offer | La raclette à emporter | 16 € | par personne | Caution 50 €',
      'offer | Les soirées dégustation | 35 € | 12 places',
    ],
  ));

test('the first sum below a heading is of the heading', () =>
  assert.deepEqual(factsOf('Un colloque.\nTarifs : 20 €, étudiants gratuit, buffet 14 €').slice(1), [
    'offer | Tarifs | 20 € | [Tarifs]',
    'offer | Étudiants | gratuit | [Tarifs]',
    'offer | Buffet | 14 € | [Tarifs]',
  ]));

describe('whom one meets', () => {
  test('stands with what is told in brackets', () =>
    assert.deepEqual(
      factsOf('A conference. Also confirmed: Tomasz Wilk (Wild Trout Trust), Beth Arkwright (Eden Network).').slice(1),
      ['person | Tomasz Wilk | Wild Trout Trust', 'person | Beth Arkwright | Eden Network'],
    ));
  test('speaks', () =>
    assert.deepEqual(factsOf('A conference. Keynote: Ngozi Hartley, University of Hull.').slice(1), [
      'person | Ngozi Hartley | Keynote | University of Hull',
    ]));
  for (const [text, expected] of [
    [
      'Garden in Leeds. Contact Morag on turntable@garden.example.',
      'contact | email | turntable@garden.example | Morag',
    ],
    ['Plumber in Leeds. Dave Hollis 07700 900264.', 'contact | phone | 07700 900264 | Dave Hollis'],
  ] as const)
    test(text, () => assert.deepEqual(factsOf(text).slice(1), [expected]));
});

describe('key words', () => {
  test('are a fact each, what opens them first', () =>
    assert.deepEqual(
      factsOf('plumber Stockport, boilers leaks bathrooms, 24h emergency call-out £75, Gas Safe 518822, no VAT'),
      [
        'about | Plumber Stockport',
        'about | Boilers leaks bathrooms',
        'offer | 24h emergency call-out | £75',
        'about | Gas Safe 518822',
        'condition | No VAT',
      ],
    ));
  for (const text of ['Bakery in Leeds with bread, cakes, pies', 'We mend bicycles, sell new ones, and rent a few'])
    test(`are no sentence: ${text}`, () => assert.equal(factsOf(text).length, 1));
});

describe('what is told to whoever makes the page', () => {
  for (const [text, told] of [
    ['A petition. Keep politicians’ names out, esp. Councillor Brask.', /names out, esp\. Councillor Brask/],
    [
      'A museum.\n\nFor editors only: embargoed until 2 October. Pictures from Paul, 01632 960077.',
      /embargoed until 2 October.*01632 960077/,
    ],
    ['Press text, please turn into a landing page:\n\nThe museum opens in May.', /turn into a landing page/],
    ['Haus in Erfurt. Abkürzungen ausschreiben!', /Abkürzungen ausschreiben/],
    ['Avocate à Lille. Rappel : déontologie, donc pas de témoignages de clients, pas de taux.', /taux|déontologie/],
    ['Corso di foto. Nota: il prezzo barrato non mi piace, non usatelo.', /barrato/],
    ['Fontanero en Jaén. El teléfono bien grande arriba: 983 555 014.', /bien grande/],
    ['A game about kelp. Trailer first, above everything.', /Trailer first/],
    ['A bakery looks for a baker. Not "rockstar baker" or "family" talk.', /rockstar/],
    ['Clínica en Valencia. Por favor, nada de fotos de archivo, y que no dé miedo.', /no dé miedo/],
    ['Job ad page. Night baker in Bristol.', /Job ad/],
    ['Rota software. Headline idea: something about Sundays (improve on it).', /something about Sundays/],
    ['Welders wanted. Closing date Aug 15 - no scratch that, open until filled.', /Aug 15/],
    ['Banda de forró. Repertório não precisa listar.', /precisa listar/],
    ['Banda de forró. Não citar a briga com o sanfoneiro, óbvio.', /[Óó]bvio/],
    ['Agriturismo a Pienza. Meglio partire dalle camere, poi la cucina.', /Meglio partire/],
    ['Fontanero en Jaén. No pongas que trabajo solo, que la gente piensa que voy a tardar.', /tardar/],
    ['Cours d’accordéon à Rennes. mon mail loic@accordeon.example (pas le téléphone, trop d’appels)', /trop d’appels/],
  ] as const)
    test(text, () => {
      assert.match(toldTo(text), told);
      assert.doesNotMatch(factsOf(text).join('\n'), told);
    });

  test('rules out a part of the page', () =>
    assert.deepEqual(
      read('A spa in Bath. Please leave pricing out.').wishes.map(({ kind, value, negated }) => [kind, value, negated]),
      [['structure', 'pricing', true]],
    ));

  for (const text of [
    'Keep dogs out of the kitchen.',
    'A museum with a bench where visitors can bring a sock.',
    'Tattoo studio. Cover ups: send a photo first.',
    'You grow kelp, bury sailors and write letters to someone who never answers.',
  ])
    test(`is not what visitors are told: ${text}`, () => {
      assert.equal(toldTo(text), '');
      assert.ok(
        factsOf(text)
          .join(' ')
          .includes(text.split('. ').at(-1)?.replace(/[.]$/, '') ?? ''),
      );
    });

  test('names the fields of a list that people join', () =>
    assert.deepEqual(
      read('A planner. Waiting list with e-mail and number of employees.')
        .wishes.filter(({ kind }) => kind === 'form')
        .map(({ value }) => value),
      ['email', 'Number of employees'],
    ));

  test('is no label of a field', () =>
    assert.deepEqual(
      read('A petition. Form: name, email, tick box for updates.')
        .wishes.filter(({ kind }) => kind === 'form')
        .map(({ value }) => value),
      ['name', 'email', 'Updates'],
    ));
});

describe('a contact, a form and a request', () => {
  const contactsOf = (text: string) =>
    read(text)
      .facts.filter(({ kind }) => kind === 'contact')
      .map(({ label, value }) => `${label} ${value}`);

  for (const [text, ...contacts] of [
    ['Toelettatura a Faenza. Tel 0546 550172 anche whatsapp.', 'phone 0546 550172', 'whatsapp 0546 550172'],
    ['Plumber in Leeds. Call 07700 900573 (also WhatsApp).', 'phone 07700 900573', 'whatsapp 07700 900573'],
    ['Plumber in Leeds. Call 07700 900573, WhatsApp 07700 900574.', 'phone 07700 900573', 'whatsapp 07700 900574'],
  ] as const)
    test(`is a phone that answers messages, too: ${text}`, () => assert.deepEqual(contactsOf(text), contacts));

  test('has what is told of it beside it', () => {
    const told = (text: string) =>
      read(text).facts.map(({ kind, value, text: said }) => [kind, value, said].join(' | '));
    assert.ok(
      told('Gabinet w Lublinie. Tel. 600 555 214, proszę raczej o SMS.').includes(
        'contact | 600 555 214 | Proszę raczej o SMS',
      ),
    );
    assert.ok(
      told('Baumpflege in Isny. Telefon 07562 981 4406, am besten abends.').includes(
        'contact | 07562 981 4406 | Am besten abends',
      ),
    );
  });

  test('asks for no field that shall be left off', () =>
    assert.deepEqual(
      read("Podcast about nights. Leave off Bo's last name.").wishes.filter(({ kind }) => kind === 'form'),
      [],
    ));

  test('has no button that says how often it stands there', () =>
    assert.deepEqual(
      read('Free webinar about tips. Need: headline, bullets, register button twice.').facts.filter(
        ({ kind }) => kind === 'action',
      ),
      [],
    ));

  test('has a button that does not say where it stands', () => {
    const buttons = (text: string) =>
      read(text)
        .facts.filter(({ kind }) => kind === 'action')
        .map((fact) => fact.text);
    assert.deepEqual(buttons('Un gros bouton pour signer en haut.'), ['Signer']);
    assert.deepEqual(buttons('I need a button Sign now at the top of the page.'), ['Sign now']);
    assert.deepEqual(buttons('Botón Reservar mesa arriba del todo.'), ['Reservar mesa']);
    assert.deepEqual(buttons('Ein Button Termin buchen oben auf der Seite.'), ['Termin buchen']);
    assert.deepEqual(buttons('Przycisk Zapisz się na górze strony'), ['Zapisz się']);
  });

  test('is no part of what is asked for, nor what leads to a list of what visitors do', () => {
    const told = (text: string) =>
      read(text)
        .facts.map(({ label, text: said }) => `${label} ${said}`)
        .join(' | ');
    assert.doesNotMatch(told('I should like a simple page for my e-book, The Salt Ledger, a novel.'), /should like/);
    const petition = told(
      'Save our library. The page should get people to 1) sign the petition 2) come to the meeting.',
    );
    assert.match(petition, /Sign the petition/u);
    assert.doesNotMatch(petition, /page should/);
  });
});
