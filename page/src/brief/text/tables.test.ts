import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetOf } from '../../testing/read-description.ts';
import { rowsIn } from './tables.ts';

const factsOf = (descriptionAi: string) => sheetOf(descriptionAi).facts;

test('rows of a spreadsheet are offers with their prices', () => {
  const facts = factsOf(
    'Swimming lessons in Hadlow.\n\nClass\tAge\tDay\tPrice per term\nTadpoles\t6-18 months\tMon\t£84\nOtters\t4-6\tWed\t£96\nSquad\t9+\tFri\t£132\n\nHats compulsory.',
  );
  const offers = facts.filter(({ kind }) => kind === 'offer');
  assert.deepEqual(
    offers.map(({ label, value, unit, text }) => [label, value, unit, text]),
    [
      ['Tadpoles', '£84', 'per term', 'Age: 6-18 months · Day: Mon'],
      ['Otters', '£96', 'per term', 'Age: 4-6 · Day: Wed'],
      ['Squad', '£132', 'per term', 'Age: 9+ · Day: Fri'],
    ],
  );
  assert.ok(!facts.some(({ text }) => text.includes('Class')));
  assert.ok(facts.some(({ text }) => text.includes('Hats compulsory')));
});

test('tables drawn with bars are read, too, and empty cells say nothing', () => {
  const facts = factsOf(
    '| Bono | Horas | Precio |\n|---|---|---|\n| Suelta | 1 h | 5 € |\n| Bono 10 | 10 h | 42 € |\n| Libre | - | 60 € |',
  );
  assert.deepEqual(
    facts.filter(({ kind }) => kind === 'offer').map(({ label, value, text }) => [label, value, text]),
    [
      ['Suelta', '5 €', 'Horas: 1 h'],
      ['Bono 10', '42 €', 'Horas: 10 h'],
      ['Libre', '60 €', ''],
    ],
  );
});

test('a line with bars in it is no table', () => {
  const facts = factsOf('Bakery in Leeds | sourdough | rye\nOpen Monday to Friday 7 to 2.');
  assert.ok(!facts.some(({ kind }) => kind === 'offer'));
});

const offersOf = (text: string) => factsOf(text).filter(({ kind }) => kind === 'offer');
const told = (text: string) =>
  factsOf(text)
    .flatMap(({ label, value, unit, text: said }) => [label, value, unit, said])
    .join(' | ');

for (const [text, ...cells] of [
  [
    'Dance classes in three towns.\n\nLeeds | 12 High St | 0113 496 0000\nYork | 3 Low St | 01904 496 000\nHull | 4 Mid St | 01482 496 000',
    '12 High St',
    '01904 496 000',
    'Hull',
  ],
  ['Shop in Leeds.\n\nMon\t9-12\t14-18\nTue\t9-12\t14-18\nWed\t9-12\t', 'Mon', '9-12', '14-18', 'Wed'],
  [
    'Netball club in Leeds.\n\nTeam\tAge\tCoach\nReds\tU11\tAnna Bell\nBlues\tU13\tTom Hale\nGreens\tU15\tSue Marsh',
    'Reds',
    'U13',
    'Sue Marsh',
  ],
] as const)
  test(`rows without a price are no offers: ${cells[0]}`, () => {
    assert.deepEqual(offersOf(text), []);
    for (const cell of cells) assert.ok(told(text).includes(cell), `${cell}: ${told(text)}`);
  });

test('empty cells stay in their column, and the head may name the currency', () => {
  assert.deepEqual(
    offersOf('Swimming in Leeds.\n\nClass\tAge\tPrice (€)\nTadpoles\t\t84\nOtters\t4-6\t96\nSquad\t9+\t').map(
      ({ label, value, unit, text }) => [label, value, unit, text],
    ),
    [
      ['Tadpoles', '84 €', '', ''],
      ['Otters', '96 €', '', 'Age: 4-6'],
      ['Squad', '', '', 'Age: 9+'],
    ],
  );
  assert.deepEqual(
    offersOf(
      'Swimming in Leeds.\n\nClass\tPrice (£ per term)\tAge\nTadpoles\t84\t3-4\nOtters\t96\t\nSquad\t99\t9+',
    ).map(({ value, unit, text }) => [value, unit, text]),
    [
      ['£84', 'per term', 'Age: 3-4'],
      ['£96', 'per term', ''],
      ['£99', 'per term', 'Age: 9+'],
    ],
  );
});

test('what stands below a heading that keeps it from the page is not told', () => {
  const text = told(
    'Swimming in Leeds.\n\nInternal, not for the page:\nClass\tAge\tCost\nTadpoles\t3\t£84\nOtters\t4-6\t£96\nSquad\t9+\t£10',
  );
  assert.ok(!text.includes('£84') && !text.includes('Otters'), text);
  assert.equal(
    offersOf('Swimming in Leeds.\n\nPlease put these in a table:\nA\tAge\tCost\nB\t3\t£84\nC\t4-6\t£96\nD\t9+\t£10')
      .length,
    3,
  );
});

test('a table with thousands of rows is read at once', () => {
  const rows = Array.from({ length: 4000 }, (_, at) => `Class ${at} | Monday | £${at}`).join('\n');
  const started = performance.now();
  assert.equal(rowsIn(rows.split('\n')).size, 4000);
  assert.ok(performance.now() - started < 1_000);
});
