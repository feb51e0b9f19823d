import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { ComposeInput } from './compose/brief.ts';
import { factsOf } from './compose/facts.ts';
import { composePage, starterPage } from './compose.ts';

const NOTHING: ComposeInput = {
  projectName: 'Nova',
  projectDescription: '',
  title: '',
  description: '',
  descriptionAi: '',
};
const textOf = (told: Partial<ComposeInput>) => JSON.stringify(composePage({ ...NOTHING, ...told }));
const heroOf = (page: ReturnType<typeof composePage>) => {
  const hero = page.sections.find((section) => section.kind === 'hero');
  assert.ok(hero?.kind === 'hero');
  return hero;
};

const TRADES = {
  bakery: ['Bakery with fresh bread every morning in Valencia', 'Obrador de pan con horno de leña en Valencia'],
  fitness: ['Yoga studio with small groups by the river', 'Gimnasio con clases de boxeo junto al río'],
  advice: [
    'We keep the books and the taxes of freelancers, accountants since 1990',
    'Gestoría de autónomos, impuestos y contratos',
  ],
  wedding: ['Wedding of Ana and Luis, ceremony at noon', 'La boda de Ana y Luis, ceremonia a mediodía'],
} as const;
const trade = fc.constantFrom(...(Object.keys(TRADES) as (keyof typeof TRADES)[]));
const language = fc.constantFrom(0, 1);

test('a page about something else, or in another language, does not repeat what its project does', () => {
  fc.assert(
    fc.property(trade, trade, language, language, (theirs, own, spokenThere, spokenHere) => {
      fc.pre(theirs !== own || spokenThere !== spokenHere);
      const projectDescription = TRADES[theirs][spokenThere];
      const written = textOf({ projectDescription, title: 'Spring', descriptionAi: TRADES[own][spokenHere] });
      for (const words of [projectDescription, 'Valencia', 'freelancers'])
        assert.ok(TRADES[own][spokenHere].includes(words) || !written.includes(words), `${words}: ${written}`);
    }),
  );
});

test('a page about what its project does says so, and keeps how to reach it in any language', () => {
  const told = { projectDescription: 'Bakery with fresh bread every morning. Call 961 234 567.', title: 'Spring' };
  assert.match(textOf({ ...told, descriptionAi: 'Cakes and bread for the spring party' }), /fresh bread every morning/);
  const spanish = textOf({ ...told, descriptionAi: 'Tartas y pan para la fiesta de primavera' });
  assert.match(spanish, /961 234 567/);
  assert.doesNotMatch(spanish, /fresh bread/);
});

test('a page speaks the language that is asked for, and leaves out sentences in the other', () => {
  const page = composePage({ ...NOTHING, descriptionAi: 'A page in Spanish for my tax advice office in Valencia' });
  assert.equal(page.language, 'es');
  assert.doesNotMatch(JSON.stringify(page), /advice office/);
  assert.equal(composePage({ ...NOTHING, descriptionAi: 'Spanish classes for expats, all in Spanish' }).language, 'en');
});

const name = fc.constantFrom('Granada', 'San Sebastián', 'Bath', 'Nueva York');

test('a place ends with its line', () => {
  fc.assert(
    fc.property(
      name,
      fc.constantFrom('\n', '\r\n', ' \n\n '),
      fc.constantFrom('Bakery', 'We', 'Sevilla'),
      (place, end, next) => {
        assert.equal(factsOf(`Yoga in ${place}${end}${next} and more`).place, place);
      },
    ),
  );
});

const planNames = fc.uniqueArray(
  fc.constantFrom('Basic', 'plus', 'Team', 'Half day', 'weekend pass', 'Mentoría', 'corte y barba'),
  {
    minLength: 2,
    maxLength: 3,
  },
);

test('a plan is called what the person calls it, wherever it stands in the list', () => {
  fc.assert(
    fc.property(
      planNames,
      fc.constantFrom(', ', ', and ', ' and ', ' y '),
      fc.constantFrom('', '/month', ' al mes', ' per person', ' monthly'),
      fc.constantFrom('Plans: ', 'Yoga studio with three plans: ', 'Tres tarifas: '),
      (names, last, period, opening) => {
        const priced = names.map((each, index) => `${each} ${20 + index}€${period}`);
        const listed = `${priced.slice(0, -1).join(', ')}${last}${priced.at(-1)}`;
        assert.deepEqual(
          factsOf(`${opening}${listed}.`).prices.map((price) => [price.name, price.price, price.period]),
          names.map((each, index) => [
            each.charAt(0).toUpperCase() + each.slice(1),
            `${20 + index}€`,
            period.replace(/^ /, ''),
          ]),
        );
      },
    ),
  );
});

test('no name is made up for a price, and none is read out of a sentence', () => {
  const nameOf = (text: string) => factsOf(text).prices[0]?.name;
  for (const text of [
    'We sell candles for $20',
    'Book a massage for 50 €',
    'Costs 20 €',
    'Pet sitting in Brooklyn, 20 dollars per walk',
  ])
    assert.equal(nameOf(text), '', text);
  assert.doesNotMatch(textOf({ descriptionAi: 'Massage. It costs 30€, then 20€.' }), /Tailored|Essential|Complete"/);
});

const ASKED = [
  {
    opening: ['', 'Landing page for '],
    offer: 'Accounting app for small shops',
    with: 'with',
    and: 'and ',
    parts: ['a FAQ', 'a contact form', 'testimonials', 'three pricing plans'],
  },
  {
    opening: ['', 'Una página para '],
    offer: 'Aplicación de cuentas para tiendas pequeñas',
    with: 'con',
    and: 'y ',
    parts: ['preguntas frecuentes', 'formulario de contacto', 'testimonios', 'precios'],
  },
];

test('what is asked of the page does not become what the page offers', () => {
  for (const { opening, offer, with: join, and, parts } of ASKED)
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...opening),
        (wanted, order) => {
          const list = [...wanted.slice(0, -1), `${wanted.length > 1 ? and : ''}${wanted.at(-1)}`].join(', ');
          const page = composePage({ ...NOTHING, title: 'Nova', descriptionAi: `${order}${offer} ${join} ${list}.` });
          const shown = page.sections
            .filter(({ kind }) => ['hero', 'features', 'story', 'footer'].includes(kind))
            .map((section) => JSON.stringify(section))
            .join('');
          for (const part of wanted)
            assert.ok(!shown.toLowerCase().includes(part.replace(/^a /, '').toLowerCase()), shown);
          assert.ok(shown.includes(`${offer}.`), shown);
        },
      ),
    );
});

test('how the page should look is not told to visitors', () => {
  const written = textOf({
    descriptionAi: 'Landing page for a bakery with a terrace in Bath, in a warm tone with orange colours',
  });
  assert.match(written, /bakery with a terrace in Bath\./i);
  assert.doesNotMatch(written, /warm tone|orange colours/);
});

test('who works for weddings and events invites nobody to one', () => {
  for (const descriptionAi of [
    'Wedding photographer in Tuscany',
    'Tartas de boda por encargo',
    'Organización de eventos de empresa en Barcelona',
    'Catering for weddings and corporate events',
  ])
    assert.doesNotMatch(
      textOf({ descriptionAi }),
      /Count me in|Contad conmigo|The two of us|Nosotros dos|Voy"/,
      descriptionAi,
    );
  assert.match(
    textOf({ title: 'Ana & Luis', descriptionAi: 'Nuestra boda, el 6 de junio de 2027' }),
    /Nosotros dos|casamos/,
  );
});

test("a list of the person's own stands alone", () => {
  const page = composePage({ ...NOTHING, descriptionAi: 'Yoga studio with massages and sound baths' });
  const features = page.sections.find((section) => section.kind === 'features');
  assert.ok(features?.kind === 'features');
  assert.deepEqual(
    features.items.map(({ title }) => title),
    ['Massages', 'Sound baths'],
  );
});

test('a page without AI carries its own title and only what its owner wrote', () => {
  const project = { projectName: 'Horno Sol', projectDescription: 'Panadería en Valencia.' };
  const page = starterPage({ ...project, title: 'Page 11', description: '' });
  assert.equal(heroOf(page).headline, 'Page 11');
  assert.equal(heroOf(page).lead, 'Panadería en Valencia.');
  assert.deepEqual(
    page.sections.map(({ kind }) => kind),
    ['header', 'hero', 'lead-form', 'footer'],
  );
  const other = starterPage({ ...project, title: 'Yoga in Granada', description: '' });
  assert.equal(heroOf(other).lead, '');
  assert.doesNotMatch(JSON.stringify(other), /Panadería|Valencia/);
});

test('a course is a course whatever it teaches, and whoever names a price has it on the page', () => {
  const bakery = { projectName: 'Bakery', projectDescription: 'A bakery with fresh bread every morning' };
  const course = composePage({
    ...NOTHING,
    ...bakery,
    title: 'Autumn bread course',
    descriptionAi: 'A weekend course in baking sourdough bread for beginners in Leeds. £120 per person.',
  });
  assert.doesNotMatch(JSON.stringify(course), /Place an order|on the counter/);
  for (const [descriptionAi, price] of [
    ['A weekend course in baking sourdough bread. £120 per person.', '£120'],
    ['Bakery in Leeds. Sourdough loaves from £4.', '£4'],
    ['Florist in York. Bouquets from £25.', '£25'],
    ['Portraits by a photographer. A session costs €180.', '€180'],
    ['Clínica dental. Primera visita 30 €.', '30 €'],
    ['Charity concert. Tickets $15.', '$15'],
  ] as const)
    assert.ok(JSON.stringify(composePage({ ...NOTHING, descriptionAi }).sections).includes(price), descriptionAi);
});
