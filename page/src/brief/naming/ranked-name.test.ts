import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isCounty } from '../names.ts';
import { candidatesIn } from './candidates.ts';
import { rankedName } from './ranked-name.ts';

const told = (text: string) => [
  { id: 'f1', kind: 'about' as const, label: '', value: '', unit: '', text, details: [], group: '' },
];
const nameOf = (text: string, language = 'en') => rankedName(text, language, told(text))?.text ?? '';

describe('what may be the name of a page', () => {
  test('is a part, a quotation, a run of capitals, what a cue leads to and what the address spells', () => {
    const found = candidatesIn(
      'Pottery, Mud & Moss, in Hull. We show "Slow Clay" on Fridays. hello@greykiln.example\nits called grey kiln',
      'en',
    ).candidates.map(({ text }) => text);
    for (const name of ['Pottery', 'Mud & Moss', 'Slow Clay', 'grey kiln']) assert.ok(found.includes(name), name);
  });

  test('holds no address', () => {
    const found = candidatesIn('Write to hello@greykiln.example or see greykiln.example', 'en').candidates;
    assert.ok(found.every(({ text }) => !text.includes('@') && !text.includes('.example')));
  });
});

describe('the likeliest of them', () => {
  test('is what somebody says that it is called', () => {
    assert.equal(nameOf('We mend boots in Hull. The shop is called Heel & Toe and opens at nine.'), 'Heel & Toe');
    assert.equal(
      nameOf('Arreglamos botas en Cuenca. El taller se llama Paso Firme, abrimos a las nueve.', 'es'),
      'Paso Firme',
    );
  });

  test('is no county', () => {
    assert.doesNotMatch(nameOf('Septic pumping, Licking County Ohio. Call 740-555-0119.'), /^Licking/);
    assert.doesNotMatch(nameOf('septic pumping Lamar County Alabama, call 205-555-0148'), /^Lamar/);
    assert.equal(isCounty('Wake County Animal Friends'), false);
  });

  test('is none where nothing is written as a name', () => {
    assert.equal(nameOf('we are a small shop and we like our work'), '');
    assert.equal(nameOf('Wir sind ein kleiner Laden und mögen unsere Arbeit.', 'de'), '');
  });
});
