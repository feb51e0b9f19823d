import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBrief } from './read-brief.ts';

const factsOf = (descriptionAi: string) =>
  readBrief({ projectName: '', projectDescription: '', title: '', description: '', descriptionAi }).facts;

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
