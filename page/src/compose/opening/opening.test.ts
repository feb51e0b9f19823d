import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctedFacts, type FactDraft } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { renderPage } from '../../sections/render.ts';
import { composeFacts } from '../compose-facts.ts';

type Draft = Omit<FactDraft, 'id'>;

const composed = (facts: readonly Draft[], typed: { title?: string; projectName?: string } = {}) =>
  composeFacts(
    v.parse(correctedFacts, { language: 'en', facts: facts.map((fact, index) => ({ id: `f${index}`, ...fact })) }),
    { title: 'A page', description: '', projectName: 'Nova', language: 'en', ...typed },
  ).page;

function topOf(...parts: Parameters<typeof composed>) {
  const [header, hero] = composed(...parts).sections;
  assert.ok(header?.kind === 'header' && hero?.kind === 'hero');
  return { brand: header.brand, headline: hero.headline, lead: hero.lead, eyebrow: hero.eyebrow };
}

const about = (text: string): Draft => ({ kind: 'about', text });

for (const [detail, phrase] of [
  ['160 places in total.', 'A hackathon about ports in Dublin'],
  ['Enrolment 30 €, free before September.', 'Academia de inglés en Albacete'],
  ['9 rue des Olivettes, ouvert du mardi au samedi 11h-19h.', 'Salon de tatouage à Nantes'],
  ['Wir bauen Schränke aus heimischer Eiche.', 'Tischlerei in Bad Hersfeld'],
  ['Contestamos siempre el mismo día', 'Casa rural en Ochagavía'],
  ['Ik geef les in schakel en automaat.', 'Rijschool in Tilburg'],
] as const)
  test(`the headline says what it is, not a detail: ${phrase}`, () => {
    assert.equal(topOf([about(detail), about(phrase)]).headline, phrase);
  });

test('the name is the headline where nothing says what it is', () => {
  const top = topOf([{ kind: 'name', text: 'Rijschool Vlinder' }, about('We answer within a day.')]);
  assert.equal(top.headline, 'Rijschool Vlinder');
  assert.equal(top.lead, 'We answer within a day.');
});

for (const [name, said, headline, lead] of [
  [
    'Paws on the Pier',
    'Paws on the Pier is a dog rescue in Scarborough, registered charity no. 1999842.',
    'Dog rescue in Scarborough',
    'Registered charity no. 1999842',
  ],
  [
    'Pocket Tide',
    'An app that tells parents when the beach is big.',
    'An app that tells parents when the beach is big',
    '',
  ],
  ['Studio Conti', 'Studio Conti, commercialisti a Novara dal 1994.', 'Commercialisti a Novara dal 1994', ''],
] as const)
  test(`a name that the header shows is not the headline where something says what it is: ${name}`, () => {
    const top = topOf([{ kind: 'name', text: name }, about(said)], { title: '', projectName: '' });
    assert.deepEqual([top.brand, top.headline, top.lead], [name, headline, lead]);
  });

test('a name stays the headline above a list, a street or a remark', () => {
  for (const said of ['We answer within a day.', '3 rooms', 'Bei Uelzen', 'Grupos de máximo 6 alumnos'])
    assert.equal(
      topOf([{ kind: 'name', text: 'Hof Brennecke' }, about(said)], { title: '' }).headline,
      'Hof Brennecke',
    );
});

test('a name that is shouted is printed as names are, initials and short ones as they were', () => {
  for (const [written, printed] of [
    ['ABBOTT AND DAUGHTER CHIMNEY SWEEPS', 'Abbott and Daughter Chimney Sweeps'],
    ['BMW CLUB DE CUENCA Y SORIA', 'BMW Club de Cuenca y Soria'],
    ['CASA LOLA', 'CASA LOLA'],
    ['Casa Lola in Toro', 'Casa Lola in Toro'],
    ['the harbour lights', 'The Harbour Lights'],
    ['chiara de benedetti', 'Chiara de Benedetti'],
  ] as const)
    assert.equal(topOf([{ kind: 'name', text: written }, about('We answer within a day.')]).brand, printed);
});

test('until when one signs up does not stand above the headline as when it is', () => {
  const top = topOf([about('Pottery course in Coimbra'), { kind: 'date', text: 'by 20 February' }]);
  assert.equal(top.eyebrow, '');
});

test('a reason that says what it is heads the page where nothing else does, and stands there alone', () => {
  const facts = [about('We speak English'), { kind: 'proof' as const, text: 'Surf school in Ericeira since 2011' }];
  const page = composed(facts);
  assert.equal(topOf(facts).headline, 'Surf school in Ericeira since 2011');
  assert.equal(renderPage(page, 'publish', '/').html.split('since 2011').length, 2);
});

test('the header has the name of the business, not the title that was typed for the page', () => {
  const facts = [{ kind: 'name' as const, text: 'Surf school' }];
  const typed = { title: 'Surf school', projectName: 'Onda Certa' };
  assert.deepEqual(topOf(facts, typed), { brand: 'Onda Certa', headline: 'Surf school', lead: '', eyebrow: '' });
});

test('the header has the longer form of a name, and the one that the facts know', () => {
  const casona = topOf([{ kind: 'name', text: 'La Casona' }], { projectName: 'La Casona del Hayedo' });
  assert.equal(casona.brand, 'La Casona del Hayedo');
  const facts = [{ kind: 'name' as const, text: 'Davide e Chiara' }, about('Cantina Brunelli, Colli Euganei')];
  assert.equal(topOf(facts, { projectName: 'Cantina Brunelli' }).brand, 'Cantina Brunelli');
  assert.equal(topOf(facts, { projectName: 'Our sites' }).brand, 'Davide e Chiara');
});

test('what somebody calls a page is no name', () => {
  for (const title of ['Honey page', 'Página da banda', 'Startseite']) {
    const facts = [{ kind: 'name' as const, text: title }, about('Raw honey from Combe Hill')];
    const { html } = renderPage(composed(facts, { title, projectName: 'Combe Hill Bees' }), 'publish', '/');
    assert.ok(!html.includes(title), title);
  }
});

test('what the headline says already is not said again below', () => {
  const { html } = renderPage(
    composed([about('Les Petits Galets, micro-crèche à Dieppe'), about('Micro-crèche à Dieppe')]),
    'publish',
    '/',
  );
  assert.equal(html.match(/micro-crèche/gi)?.length, 1);
});

test('a headline has no emoji and one exclamation mark', () => {
  assert.equal(
    topOf([about('Tacos in Baltimore 🌮 the orange truck!!')]).headline,
    'Tacos in Baltimore – the orange truck!',
  );
});

test('a headline spells the name as its owner does', () => {
  const facts = [{ kind: 'name' as const, text: 'Tacos El Güero' }, about('TACOS EL GÜERO the orange truck')];
  assert.equal(topOf(facts).headline, 'Tacos El Güero the orange truck');
});

test('what it is leads the page also from below a heading, which the rest keeps', () => {
  const under = (text: string): Draft => ({ kind: 'about', group: 'What', text });
  const facts = [
    { kind: 'name' as const, text: 'Hack the Harbour' },
    under('A weekend about ports, tides and shipping.'),
    under('Mentors are on site all weekend.'),
    under('Designers and sailors are welcome too.'),
  ];
  assert.equal(topOf(facts).headline, 'A weekend about ports, tides and shipping');
  assert.match(renderPage(composed(facts), 'publish', '/').html, /What/);
});

test('what stands below a heading of the person is a section of that name', () => {
  const { sections } = composed([
    about('A rowing club in Dunford'),
    { ...about('Four boats'), group: 'What we have' },
    { ...about('A heated hall'), group: 'What we have' },
  ]);
  const section = sections.find(({ kind }) => kind === 'notes');
  assert.ok(section?.kind === 'notes');
  assert.equal(section.title, 'What we have');
  assert.deepEqual(
    section.items.map(({ body }) => body),
    ['Four boats', 'A heated hall'],
  );
});

test('the full stop after a day or an abbreviation ends no sentence', () => {
  const { headline, lead } = topOf([about('Mechanic in Radom, tel. 48 555 01 26')]);
  assert.doesNotMatch(`${headline} ${lead}`, /tel$|tel\n/);
});

test('the sentences of a paragraph are read on, those of another stand apart', () => {
  const { sections } = composed([
    about('A farm shop near Kelso'),
    { ...about('Our lamb is hung for 28 days and cut by our own butcher.'), paragraph: 1 },
    { ...about('There is also bread from the bakery in the next village.'), paragraph: 1 },
    { ...about('The tea room has twenty-two seats and a wood stove.'), paragraph: 2 },
    { ...about('Dogs are welcome in every room but the kitchen, where nobody is.'), paragraph: 2 },
  ]);
  const section = sections.find(({ kind }) => kind === 'story');
  assert.ok(section?.kind === 'story');
  assert.deepEqual(section.paragraphs.slice(-1), [
    'The tea room has twenty-two seats and a wood stove. Dogs are welcome in every room but the kitchen, where nobody is.',
  ]);
});

for (const [text, headline] of [
  ['Je suis menuisier à Quimper', 'Menuisier à Quimper'],
  ['We are a family bakery in Leeds', 'Family bakery in Leeds'],
  ['Somos una escuela de surf en Zarautz', 'Escuela de surf en Zarautz'],
  ['Ik ben fietsenmaker in Zwolle', 'Fietsenmaker in Zwolle'],
] as const)
  test(`who speaks does not head the page: ${text}`, () => {
    assert.equal(topOf([about(text)]).headline, headline);
  });

test('what somebody does besides being something is told below the headline', () => {
  const text = 'Wir sind eine Tischlerei in Lüneburg mit sechs Leuten und bauen Küchen, Schränke und Treppen.';
  const top = topOf([about(text)]);
  assert.equal(top.headline, 'Tischlerei in Lüneburg mit sechs Leuten');
  assert.equal(top.lead, text);
});

test('a heading above everything heads the page where it names it', () => {
  const group = 'NIGHT BAKER WANTED';
  const facts = ['Haldane Bakery, Stirling', 'Sunday to Thursday, 10pm till 6am', 'No agencies'].map((text) => ({
    ...about(text),
    group,
  }));
  const top = topOf(facts, { title: 'Night baker', projectName: 'Haldane Bakery' });
  assert.equal(top.headline, 'Night baker wanted');
  assert.ok(top.lead.startsWith('Haldane Bakery, Stirling'));
});

test('who pays for an event heads no page', () => {
  const long = `Warm Homes is a one-day conference in Carlisle for ${'engineers and officers and '.repeat(4)}anyone`;
  const sponsor = { kind: 'proof' as const, text: 'Sponsored by Solway Heat in Carlisle' };
  assert.notEqual(topOf([about(long), sponsor], { title: 'Warm Homes' }).headline, sponsor.text);
});

test('a title before a name ends no headline', () => {
  const text = 'Bienvenidos a la Notaría de Dña. Carmen Beltrán, en el centro de Logroño';
  assert.equal(topOf([about(text)], { title: 'Notaría Beltrán' }).headline, text);
});

const heroOf = (texts: readonly string[]) => {
  const { sections } = composed(texts.map((text) => ({ ...about(text), paragraph: 1 })));
  const hero = sections.find(({ kind }) => kind === 'hero');
  assert.ok(hero?.kind === 'hero');
  return { hero, sections };
};

test('a few short facts are points under the button, not a paragraph', () => {
  const { hero } = heroOf([
    'Dentist in Freiburg for the whole family',
    'All insurers welcome.',
    'Parking in the yard.',
  ]);
  assert.deepEqual(hero.notes, ['All insurers welcome', 'Parking in the yard']);
  assert.equal(hero.lead, '');
});

test('more of them are a list of their own', () => {
  const points = ['3 bedrooms', '2 bathrooms', 'A walled garden', 'Dogs welcome.', 'Linen included.'];
  const { hero, sections } = heroOf(['Cottage for six near Ludlow', ...points]);
  const list = sections.find(({ kind }) => kind === 'notes');
  assert.ok(list?.kind === 'notes');
  assert.deepEqual(
    list.items[0]?.points,
    points.map((point) => point.replace('.', '')),
  );
  assert.deepEqual(hero.notes, []);
});

for (const [texts, label] of [
  [['Gîte Les Tilleuls in Sarlat', 'Three rooms and a pool in the garden behind the house.'], 'Book now'],
  [['Free webinar recordings', 'A newsletter tells of new ones.'], 'Join the list'],
] as const)
  test(`what visitors usually do there: ${label}`, () => {
    const { hero } = heroOf(texts);
    assert.equal(hero.actions[0]?.label, label);
  });

test('keywords are headed by the first of them, where nothing else names the page', () => {
  const text =
    'Plumber Stockport, boilers leaks bathrooms, 24h call-out £75, Gas Safe 518822, no VAT, Dave Hollis 07700 900264';
  const top = topOf([about(text)], { title: '', projectName: '' });
  assert.equal(top.headline, 'Plumber Stockport');
  assert.equal(top.brand, 'Plumber Stockport');
});

test("a newsletter is no page's one action where people are reached otherwise, and a house is booked by phone", () => {
  const phone = { kind: 'contact' as const, label: 'phone', value: '+44 1904 555010' };
  const bakery = composed([about('Bakery in York'), about('We have a newsletter.'), phone]);
  const cottage = composed([about('Holiday cottage in Filey'), phone]);
  const [button, booking] = [bakery, cottage].map(({ sections }) => {
    const hero = sections.find(({ kind }) => kind === 'hero');
    return hero?.kind === 'hero' ? hero.actions[0] : undefined;
  });
  assert.match(button?.href ?? '', /^tel:/);
  assert.deepEqual([booking?.label, booking?.href], ['Book now', 'tel:+441904555010']);
});

test('who speaks of themselves is named in the header, once', () => {
  const { sections } = composed([about('I look after sole traders around Exeter'), about('My name is Gareth Lowe.')], {
    projectName: '',
    title: '',
  });
  const page = JSON.stringify(sections);
  assert.equal(sections[0]?.kind === 'header' && sections[0].brand, 'Gareth Lowe');
  assert.ok(!page.includes('My name is'));
});

test('what kind of thing a name is of stands above it', () => {
  const top = topOf([{ kind: 'name', text: 'Ohne Papierberge' }, about('Webinar'), about('Free, for 120 people.')], {
    projectName: '',
    title: '',
  });
  assert.deepEqual([top.eyebrow, top.headline, top.lead], ['Webinar', 'Ohne Papierberge', 'Free, for 120 people.']);
});

test('what happened last year does not head a page', () =>
  assert.equal(
    topOf([about('Last winter we took in 614 hedgehogs with space for 380.'), about('A hedgehog hospital near Ludlow')])
      .headline,
    'A hedgehog hospital near Ludlow',
  ));

test('a button asks for a demo in the words of whoever wants it', () => {
  const page = composed([about('Dispatch software for tugs'), { kind: 'action', text: 'request a demo' }]);
  assert.match(renderPage(page, 'publish', '').html, /<button[^>]*>Request a demo</);
});

test('prices that may stand in the text are told there, and in no list', () => {
  const facts = [about('A joinery in Tölz'), { kind: 'offer', label: 'Kitchens', value: 'from 14,500 €' }] as const;
  const { page } = composeFacts(
    v.parse(correctedFacts, {
      language: 'en',
      facts: facts.map((fact, index) => ({ id: `f${index}`, ...fact })),
      wishes: [
        { id: 'w0', kind: 'structure', value: 'pricing', negated: true, text: 'No price list of its own' },
        { id: 'w1', kind: 'other', value: '', negated: false, text: 'The numbers may stand in the text' },
      ],
    }),
    { title: 'A page', description: '', projectName: 'Nova', language: 'en' },
  );
  const html = renderPage(page, 'publish', '').html;
  assert.match(html, /Kitchens from 14,500 €/);
  assert.ok(page.sections.every(({ kind }) => kind !== 'pricing' && kind !== 'listing'));
});

test('a long headline does without the street, and tells what stands beside it', () => {
  const top = topOf([
    about('Escape room "Clockmaker" in York, 18 Fossgate Street (entrance in the yard)'),
    { kind: 'place', text: '18 Fossgate Street' },
  ]);
  assert.equal(top.headline, 'Escape room "Clockmaker" in York');
  assert.equal(top.lead, 'Entrance in the yard');
});

test('tickets with a date are what a page sells', () => {
  const [header] = composed([
    about('A conference on rivers'),
    { kind: 'date', text: '23 April 2027' },
    { kind: 'offer', label: 'Early bird', value: '£165', group: 'Tickets' },
  ]).sections;
  assert.equal(header?.kind === 'header' && header.action?.label, 'Get tickets');
});

test('a page of somebody who names nothing is called by the name that they say', () =>
  assert.equal(
    topOf([about('We rent out our family cabin on Moosehorn Lake in northern Minnesota'), about('It sleeps eight.')], {
      projectName: '',
      title: '',
    }).brand,
    'Moosehorn Lake',
  ));

test('a work that costs something is ordered', () => {
  const { sections } = composed([
    about('E-book by Dana Whitlock'),
    { kind: 'offer', label: 'PDF and EPUB', value: '£9.50' },
  ]);
  const hero = sections.find(({ kind }) => kind === 'hero');
  assert.deepEqual(hero?.kind === 'hero' && hero.actions?.map(({ label }) => label), ['Order now']);
});

test('where no prices are wanted nothing is left of a sentence that only tells one, and what is free is told', () => {
  const sheet = v.parse(correctedFacts, {
    language: 'fr',
    facts: [
      { id: 'f1', kind: 'about', text: 'Je fabrique des tables en chêne.' },
      { id: 'f2', kind: 'offer', label: "Une table c'est autour", value: '1800 euros', text: 'Ça dépend' },
      { id: 'f3', kind: 'offer', label: 'Devis', value: 'gratuit' },
    ],
    wishes: [{ id: 'w1', kind: 'structure', value: 'pricing', text: 'Pas de prix', negated: true }],
  });
  const { page } = composeFacts(sheet, { title: '', description: '', projectName: 'Nova', language: 'fr' });
  const { html } = renderPage(page, 'publish', '/');
  assert.match(html, /Devis gratuit/);
  assert.doesNotMatch(html, /autour|dépend|1800/);
});

test('what somebody dictates without a mark is headed by what it begins with', () => {
  const told =
    'É Ateliê Purpurina da dona Zuleide Ramos aqui em Madureira no Rio faço fantasia de carnaval sob medida pra ala passista e destaque';
  const { headline } = topOf([about(told)], { title: '', projectName: '' });
  assert.equal(headline, 'Ateliê Purpurina da dona Zuleide Ramos aqui em Madureira');
});

test('whoever speaks alone gives a page its name', () => {
  const person: Draft = { kind: 'person', label: 'Ada Lorne' };
  const nameless = { title: '', projectName: '' };
  assert.equal(topOf([about("I'm a funeral celebrant covering Kent."), person], nameless).brand, 'Ada Lorne');
});

test('a sentence that names a thing and says what it is heads the page with what it is', () => {
  const name: Draft = { kind: 'name', text: 'Tern Two' };
  const top = topOf([name, about('We launch Tern Two, a folding kayak that fits in a rucksack.')], { title: '' });
  assert.deepEqual([top.headline, top.lead], ['A folding kayak that fits in a rucksack', '']);
  const told = topOf([name, about("Marnie's shop Tern Two, a florist's in Totnes, opens on 5 May.")], { title: '' });
  assert.match(`${told.headline} ${told.lead}`, /Marnie/);
});

test('a sentence that begins with the name heads the page up to where a clause ends, and never within a town', () => {
  const name: Draft = { kind: 'name', text: 'Bright Harbor Dentistry' };
  const top = topOf(
    [name, about('Bright Harbor Dentistry sees kids from age 1 to 17 in Portland, Maine (14 Quarry Street).')],
    {
      title: '',
      projectName: '',
    },
  );
  assert.match(top.headline, /^Bright Harbor Dentistry sees kids from age 1 to 17 in Portland, Maine/);
});

test('a headline without its street ends in no small word', () => {
  const top = topOf(
    [about('A Tasca da Ribeira Velha fica na Rua do Poço Fundo 23.'), { kind: 'place', text: 'Rua do Poço Fundo 23' }],
    {
      title: '',
      projectName: '',
    },
  );
  assert.equal(top.headline, 'Tasca da Ribeira Velha');
});

test('where a thing is stays behind its name, and with its town', () => {
  const name: Draft = { kind: 'name', text: 'Marlow Farm Shop' };
  const without = { title: '', projectName: '' };
  assert.equal(
    topOf([name, about('Marlow Farm Shop, just outside Crewkerne.')], without).headline,
    'Marlow Farm Shop, just outside Crewkerne',
  );
  assert.equal(
    topOf([about('Wood-fired community sauna on wheels for everybody in Duluth, Minnesota.')], without).headline,
    'Wood-fired community sauna on wheels for everybody in Duluth, Minnesota',
  );
});

test('what somebody tells of themselves at length is whole below their name', () => {
  const person: Draft = { kind: 'person', label: 'Ada Quill' };
  const top = topOf([person, about("I'm Ada Quill and I write slow, wintry crime novels set on the coast of Fife.")], {
    title: '',
    projectName: '',
  });
  assert.equal(top.headline, 'Ada Quill');
  assert.match(top.lead, /slow, wintry crime novels/);
});

test('a page is headed by what is offered, not by the terms, who built it or whoever goes on speaking', () => {
  const without = { title: '', projectName: '' };
  const name: Draft = { kind: 'name', text: 'Klarblick GmbH' };
  const terms = topOf(
    [name, about('Wir prüfen Webseiten.'), about('Schulungen für Redaktionen auf Anfrage.')],
    without,
  );
  assert.equal(terms.headline, 'Klarblick GmbH');
  assert.equal(
    topOf([about('Développé à Gaillac par deux cavistes.'), about('Carnet de cave pour petits domaines.')], without)
      .headline,
    'Carnet de cave pour petits domaines',
  );
  assert.equal(topOf([about('Forge in Hull, I make gates')], without).headline, 'Forge in Hull');
});

test('an address is no word above the headline', () => {
  const audience: Draft = { kind: 'audience', text: "For rights it's Joss, agent@quill.example" };
  assert.equal(topOf([about('Crime novels set in Fife.'), audience], { title: '', projectName: '' }).eyebrow, '');
});

test('a headline that does without its street does without what stands in it', () => {
  const street = 'via del Fosso 88';
  const { headline } = topOf([
    { kind: 'place', text: street },
    { kind: 'about', text: `Restauro mobili antichi a Lucca, bottega in ${street}` },
  ]);
  assert.equal(headline, 'Restauro mobili antichi a Lucca');
});

test('a headline that is nothing but where it is keeps its street', () => {
  const street = 'calle Alfarería 18, en Sevilla';
  const { headline } = topOf([
    { kind: 'place', text: street },
    { kind: 'about', text: `Está en la ${street}` },
  ]);
  assert.notEqual(headline, 'Está');
});

test('what is let is headed by it and its town, not by what it has', () => {
  const { headline } = topOf(
    [
      about(
        'Alquilo tres habitaciones en un piso mio en Salamanca, barrio Garrido, para estudiantes o médicos en prácticas.',
      ),
      about('Segundo con ascensor, calefaccion central, fibra, cocina grande, lavadora y secadora.'),
    ],
    { title: '', projectName: '' },
  );
  assert.equal(headline, 'Alquilo tres habitaciones en un piso mio en Salamanca');
});

test('the first line below the name as a heading says what it is', () => {
  const group = 'KINGFISHER DAY BOATS';
  const facts: Draft[] = [
    { kind: 'about', text: 'Self-drive narrowboats from Tarlow Wharf', group },
    { kind: 'offer', label: 'Heron', value: '£135', group },
    { kind: 'name', text: 'Kingfisher Day Boats' },
  ];
  const { headline, lead } = topOf(facts, { title: '', projectName: '' });
  assert.match(`${headline} | ${lead}`, /Self-drive narrowboats from Tarlow Wharf/);
});

test('a kind of thing with its name heads the page rather than the name alone', () => {
  const facts: Draft[] = [
    { kind: 'offer', label: 'Lavender', group: 'Handmade soaps Lady Herb' },
    { kind: 'offer', label: 'Nettle', group: 'Handmade soaps Lady Herb' },
    { kind: 'name', text: 'Lady Herb' },
  ];
  assert.equal(topOf(facts, { title: '', projectName: '' }).headline, 'Handmade soaps Lady Herb');
});

test('a reason or a condition behind the name stands below it where nothing else does', () => {
  const condition = (text: string): Draft => ({ kind: 'condition', text });
  const name: Draft = { kind: 'name', text: 'Sartoria Bellomo' };
  const told = 'We have cut suits to measure for three generations.';
  const typed = { title: '', projectName: '' };
  assert.equal(
    topOf([name, condition(told), condition('Closed on Mondays.'), condition('Cash only.')], typed).lead,
    told,
  );
  const terms = ['Appointments only on request.', 'Cancel until 3 May at the latest, please.', 'Cash only.'];
  assert.equal(topOf([name, ...terms.map(condition)], typed).lead, '');
});

test('what is sold under the name of the page says what it is', () => {
  const name: Draft = { kind: 'name', text: 'Cardonald Strollers' };
  const text = 'Walking football for over 50s, Thursdays 10am at the leisure centre';
  const sold: Draft = { kind: 'offer', label: 'Cardonald Strollers', value: '£3', text };
  const { headline, lead } = topOf([sold, name], { title: '', projectName: '' });
  assert.match(`${headline} | ${lead}`, /Walking football for over 50s/);
});

test('a trade that a description tells first is read before what it tells later', () => {
  const facts: Draft[] = [about('Window cleaning round'), { kind: 'name', text: 'Sparkle & Son' }];
  const later = [about('Sparkle & Son, Kendal and the villages'), about('Every six weeks, we text the night before.')];
  assert.match(topOf([...facts, ...later], { title: '', projectName: '' }).lead, /^Window cleaning round/);
});

test('how somebody begins to speak is no kind of thing', () =>
  assert.equal(
    topOf([about('Ok so'), { kind: 'name', text: 'Muddy Paws' }, about('Dogs are washed in the van.')]).eyebrow,
    '',
  ));
