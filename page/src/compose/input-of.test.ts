import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inputOf } from './input-of.ts';

test('a field is asked for as what it is called, in any language of pages', () => {
  for (const label of ['arrival date', 'Fecha de llegada', 'Abreise', 'data przyjazdu'])
    assert.equal(inputOf(label), 'date', label);
  for (const label of ['CV', 'Lebenslauf', 'currículum', 'pièce jointe']) assert.equal(inputOf(label), 'file', label);
  for (const label of ['newsletter', 'Zgoda', 'Einwilligung']) assert.equal(inputOf(label), 'consent', label);
  for (const label of ['website', 'sito web']) assert.equal(inputOf(label), 'url', label);
  for (const label of ['Which day suits you?', 'profile', 'daylight', 'favourite colour'])
    assert.equal(inputOf(label), 'text', label);
});
