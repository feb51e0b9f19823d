import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writePage } from './write-page.ts';

const BRIEF = `Casa Lorna is a guesthouse in Skye with a garden on the loch.
Rooms:
- Loch room, two windows to the water, £120
- Garden room, own door to the garden, £95
- Attic room, for one person, £70
Reviews:
"The best breakfast of our trip." Moira K.
"Quiet and warm." Ellis T.
Open March to October. Call 01632 960218.
Address: 14 Shore Road, Portree.
`;

const kindsOf = (order: string): string[] =>
  writePage({
    projectName: 'Casa Lorna',
    projectDescription: '',
    title: '',
    description: '',
    descriptionAi: BRIEF + order,
    language: 'en',
  })
    .page.sections.map(({ kind }) => kind)
    .filter((kind) => !['header', 'hero', 'footer'].includes(kind));

test('sections stand in the order that was asked for', () => {
  const usual = kindsOf('');
  assert.ok(usual.includes('listing'), usual.join());
  assert.ok(usual.indexOf('listing') < usual.indexOf('testimonials'), usual.join());
  assert.equal(kindsOf('Start with the reviews, then the prices.')[0], 'testimonials');
  assert.equal(kindsOf('Start with the reviews, then the prices.')[1], 'listing');
  const last = kindsOf('Please put the prices at the end.');
  assert.ok(last.indexOf('testimonials') < last.indexOf('listing'), last.join());
  const ahead = kindsOf('I want the reviews before the prices.');
  assert.equal(ahead.indexOf('testimonials') + 1, ahead.indexOf('listing'), ahead.join());
  for (const order of ['Please put the prices at the end.', 'I want the reviews before the prices.'])
    assert.deepEqual(kindsOf(order).toSorted(), usual.toSorted(), order);
});

test('a section is found by the word that the description calls it', () => {
  assert.equal(kindsOf('Show the attic first please.')[0], 'listing');
  assert.deepEqual(kindsOf('Show the dungeon first please.'), kindsOf(''));
});
