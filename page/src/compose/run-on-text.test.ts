import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inStatements } from './run-on-text.ts';

const DICTATED =
  'Somos alquiler de furgonetas en murcia se llama furgo sur tenemos tres tamaños la pequeña 45 euros al dia y la grande 85 la fianza son 150 euros con tarjeta hay que tener 23 años y dos de carnet se recoge en la calle Mayor 118';

test('what was dictated without marks is lines of a statement each, in the same words', () => {
  const lines = inStatements(DICTATED).split('\n');
  assert.deepEqual(
    lines.map((line) => line.split(' ').slice(0, 2).join(' ')),
    ['Somos alquiler', 'Se llama', 'Tenemos tres', 'La fianza', 'Hay que', 'Se recoge'],
  );
  assert.equal(lines.join(' ').toLowerCase(), DICTATED.toLowerCase());
});

test('a text with marks, a short one, and what goes on after a joining word stay whole', () => {
  const marked = DICTATED.replaceAll(' la ', ', la ').replaceAll(' se ', '. Se ');
  const joined = `${'one two three four five six seven eight nine ten '.repeat(3)}and we have what we are not asked for`;
  for (const text of [marked, 'We bake bread we have a van there is coffee', joined])
    assert.equal(inStatements(text), text);
});
