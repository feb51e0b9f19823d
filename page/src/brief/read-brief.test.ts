import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type FactSheet, factSheet } from '@landfall/shared/contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import { sheetOf } from '../testing/read-description.ts';
import { type BriefInput, readBrief } from './read-brief.ts';
import { folded, normalise } from './text/normalise.ts';

const input = (parts: Partial<BriefInput>): BriefInput => ({
  projectName: '',
  projectDescription: '',
  title: '',
  description: '',
  descriptionAi: '',
  ...parts,
});
const read = (descriptionAi: string): FactSheet => readBrief(input({ descriptionAi }));
const wordsOfFacts = (sheet: FactSheet): string =>
  folded(sheet.facts.flatMap(({ id: _id, kind: _kind, ...parts }) => Object.values(parts).flat()).join(' '));

const PIECES = [
  'We bake bread since 1987',
  'no prices',
  'Make it airy',
  'Cut £25, colour from £60',
  '“Lovely.” — Ana Ruiz',
  'Tue-Sat 9-18',
  'Services:',
  '- Lunch',
  '10:00 Welcome',
  'They leave name and phone',
  'quiero una web para mi taller',
  '12 High Street, Leeds LS1 4AB',
  '14 March 2027',
  '<b>',
  '\u202E',
  '\uD800',
  '👩‍👩‍👧',
  'مرحبا',
  '\u0000',
  '(',
  '"',
  '\n',
  '\n\n',
  ', ',
  '. ',
  ': ',
  'a'.repeat(3000),
];
const briefs = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 25 }).map((pieces) => pieces.join(' ')),
);

describe('the reader of briefs', () => {
  test('cuts a text within a bracket where it is too long for one fact', () => {
    const descriptionAi = `${'a'.repeat(2001)} ( ${'a'.repeat(2600)}`;
    const { facts } = sheetOf(descriptionAi);
    assert.ok(facts.length > 1);
    assert.ok(facts.every(({ text }) => text.length <= 2000));
  });

  test('always gives a sheet that the contract takes, with ids that do not repeat', () => {
    fc.assert(
      fc.property(briefs, fc.string(), fc.string(), (descriptionAi, title, projectName) => {
        const sheet = readBrief(input({ descriptionAi, title, projectName }));
        assert.deepEqual(v.parse(factSheet, sheet), sheet);
        const ids = [...sheet.facts, ...sheet.wishes].map(({ id }) => id);
        assert.equal(new Set(ids).size, ids.length);
        const known = new Set(ids);
        for (const { from } of sheet.sentences) for (const id of from) assert.ok(known.has(id), id);
      }),
      { numRuns: 200 },
    );
  });

  test('lists everything that is written, and says so where it is in no fact', () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        const sheet = read(brief);
        const listed = folded(sheet.sentences.map(({ text }) => text).join(' ')).split(' ');
        for (const word of folded(normalise(brief))
          .split(' ')
          .filter((word) => /\p{L}{2}/u.test(word)))
          assert.ok(listed.includes(word) || listed.join('').includes(word), word);
        const said = wordsOfFacts(sheet);
        for (const { text, from } of sheet.sentences)
          if (from.length === 0 && folded(text)) assert.ok(!` ${said} `.includes(` ${folded(text)} `), text);
      }),
      { numRuns: 200 },
    );
  });

  test('lists a label without a value under the fact that says it', () => {
    const { facts, sentences } = read('Services:\n\nServices: "');
    const note = facts.find(({ text }) => text === 'Services');
    assert.deepEqual(
      sentences.map(({ from }) => from),
      [[note?.id], [note?.id]],
    );
  });

  test('keeps every sentence of content, word for word', () => {
    const content = 'Zebras graze beside the kiln. Otters sleep in quiet rivers. Lanterns hang above the harbour.';
    assert.deepEqual(
      read(content).facts.map(({ text }) => text),
      ['Zebras graze beside the kiln.', 'Otters sleep in quiet rivers.', 'Lanterns hang above the harbour.'],
    );
  });

  test('joins what is more than a sheet holds into notes and loses nothing', () => {
    const lines = Array.from({ length: 500 }, (_, at) => `- Item${at} is a chair from our workshop`).join('\n');
    const sheet = read(`All of it:\n${lines}`);
    assert.ok(sheet.facts.length <= 300);
    const said = wordsOfFacts(sheet);
    for (let at = 0; at < 500; at += 1) assert.ok(said.includes(`item${at} is`), String(at));
  });

  test('divides a text that is too long for one fact', () => {
    const sheet = read(`We keep ${'so very many things '.repeat(240)}.`);
    assert.ok(sheet.facts.length > 1);
    assert.equal(wordsOfFacts(sheet).match(/things/g)?.length, 240);
  });

  test('merges what is said twice', () => {
    assert.equal(read('We bake with rye. We bake with rye.').facts.length, 1);
  });

  test('adds title, description and project where they say something new', () => {
    const sheet = readBrief(
      input({
        descriptionAi: 'bakery',
        title: 'Horno Sur',
        description: 'Sourdough since 1987.',
        projectDescription: 'A bakery in Seville',
      }),
    );
    const texts = sheet.facts.map(({ text }) => text);
    for (const text of ['Horno Sur', 'Sourdough since 1987.', 'A bakery in Seville'])
      assert.ok(texts.includes(text), text);
    assert.equal(sheet.sentences.length, 1);
  });

  test('leaves out a project that is about something else', () => {
    const sheet = readBrief(
      input({
        descriptionAi: 'We bake sourdough bread and cinnamon rolls in a wood oven and sell them at the door every day.',
        projectDescription: 'Accounting software for dentists',
      }),
    );
    assert.ok(!wordsOfFacts(sheet).includes('dentists'));
  });

  test('asks for what is missing and matters', () => {
    assert.deepEqual(read('Jazz concert in Leeds').questions, ['date', 'action', 'place']);
    assert.ok(read('dog walker').questions.includes('action'));
    assert.ok(!read('dog walker, no prices').questions.includes('price'));
    assert.ok(!read('We need £500 for the roof. People should donate.').questions.includes('action'));
  });
});

describe('hostile briefs', () => {
  const shapes: Record<string, (length: number) => string> = {
    'em spaces': (length) => '\u2003'.repeat(length),
    quotes: (length) => '“"'.repeat(length / 2),
    digits: (length) => '1'.repeat(length),
    'groups of digits': (length) => '12 '.repeat(length / 3),
    brackets: (length) => '('.repeat(length / 2) + ')'.repeat(length / 2),
    'one word': (length) => 'a'.repeat(length),
    'hyphened capitals': (length) => 'Ab-'.repeat(length / 3),
    'angle brackets': (length) => '<a'.repeat(length / 2),
    sums: (length) => '€1 '.repeat(length / 3),
    days: (length) => 'mon-'.repeat(length / 4),
    conjunctions: (length) => 'a and '.repeat(length / 6),
    dates: (length) => '4 May, '.repeat(length / 7),
    prohibitions: (length) => 'no photos, '.repeat(length / 11),
    'script elements': (length) => '<script>'.repeat(length / 8),
    'numbered parts': (length) => ' 1. a'.repeat(length / 5),
  };
  for (const [name, shape] of Object.entries(shapes))
    test(`takes no more than its share of time for ${name}`, () => {
      const time = (length: number) => {
        const brief = shape(length);
        // Processor time: what else runs on the machine does not count.
        const start = process.cpuUsage();
        read(brief);
        return process.cpuUsage(start).user / 1000;
      };
      time(1250);
      time(5000);
      const small = Math.min(time(1250), time(1250), time(1250));
      const large = Math.min(time(5000), time(5000), time(5000));
      assert.ok(large < 16 * small + 60, `${small} ms for 1,250 characters, ${large} ms for 5,000`);
    });
});

test('a price after a bracket that ends in an abbreviation stays beside its dish', () => {
  const { facts } = sheetOf(
    'Somos un restaurante de Gijón.\n\nEntrantes\nCroquetas de jamón (8 uds.) 9,50 €\nPastel de cabracho 11 €',
  );
  const croquetas = facts.find(({ label }) => label.startsWith('Croquetas'));
  assert.equal(croquetas?.value, '9,50 €');
});

test('what happens on a day of the week is told to visitors, also after wishes', () => {
  const { facts, wishes } = read(
    'Restaurante en Triana, abrimos a diario. Quiero colores cálidos, tierra y crema, y que la gente reserve mesa indicando nombre, teléfono, día y cuántos son. La noche de los jueves hay flamenco en directo.',
  );
  const told = facts.map(({ kind, text }) => `${kind}: ${text}`);
  assert.ok(told.includes('about: La noche de los jueves hay flamenco en directo.'), told.join('\n'));
  assert.ok(told.includes('action: Reserve mesa'), told.join('\n'));
  assert.deepEqual(
    wishes.filter(({ kind }) => kind === 'form').map(({ value }) => value),
    ['name', 'phone', 'date', 'number'],
  );
});

test('who is quoted stands after the quotation, with one name or two', () => {
  for (const [text, who] of [
    ['Night shelter in Leeds for everybody. "They asked my name before anything else." Dean, 41.', 'Dean'],
    [
      'Photographe à Annecy depuis longtemps. « Elle a su se faire oublier, et tout y est. » Sophie et Marc, août 2025.',
      'Sophie et Marc',
    ],
  ] as const)
    assert.equal(read(text).facts.find(({ kind }) => kind === 'quote')?.label, who);
});

test('nothing is left of a sentence whose act is taken out of it, nor of a colour that is wished for', () => {
  const { facts } = read('Potty is an app for plants. I want people to download it. Green obviously.');
  assert.deepEqual(
    facts.map(({ kind, text }) => `${kind}: ${text}`),
    ['name: Potty', 'about: Potty is an app for plants.', 'action: Download it.'],
  );
});

test('a page goes by the name of its project, where the brief names something else besides', () => {
  const { facts } = readBrief(
    input({
      projectName: 'Die Nachtfalter',
      descriptionAi:
        'Die Nachtfalter spielen in Soest. Die neue Platte heißt "Laternen" und ist bald überall zu hören.',
    }),
  );
  assert.deepEqual(
    facts.filter(({ kind }) => kind === 'name').map(({ text }) => text),
    ['Die Nachtfalter'],
  );
  assert.ok(facts.some(({ text }) => text.includes('Laternen')));
});

test('answers that are listed belong to the field that they are given for', () => {
  for (const [text, field, choices] of [
    [
      'Pottery classes in Leeds. The form should ask for name, email and the day (Monday, Wednesday or Friday).',
      'Day',
      ['Monday', 'Wednesday', 'Friday'],
    ],
    [
      'Clases de cerámica en Gijón. En el formulario pedir nombre, email y talla de camiseta: S, M, L o XL.',
      'Talla de camiseta',
      ['S', 'M', 'L', 'XL'],
    ],
  ] as const) {
    const wishes = read(text).wishes.filter(({ kind }) => kind === 'form');
    assert.deepEqual(
      wishes.map(({ value }) => value),
      ['name', 'email', field],
    );
    assert.deepEqual(wishes.at(-1)?.choices, choices);
  }
});
