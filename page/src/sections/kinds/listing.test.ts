import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { section } from '../model.ts';
import { contextOf, renderSection } from '../render.ts';

const textOf = (item: object): string =>
  renderSection(
    v.parse(section, { kind: 'listing', title: 'Prices', items: [item] }),
    contextOf({ language: 'en', theme: { palette: 'coral', type: 'poster' } }, 'publish', '/'),
  )
    .markup.replace(/<[^>]*>/g, '|')
    .replace(/[|\n]+/g, '|');

test('a row tells after its price what people write after it', () =>
  assert.match(textOf({ title: 'Under 12s', value: 'free', body: 'Dogs welcome' }), /Under 12s\|free\|Dogs welcome/));

test('a row between a time and a place tells what happens below its name', () =>
  assert.match(
    textOf({ lead: '10:00', title: 'Talk', value: 'Hall 2', body: 'By Ana Ruiz' }),
    /Talk\|By Ana Ruiz\|Hall 2/,
  ));

test('a price and its unit stand as they were written', () => {
  assert.match(textOf({ title: 'Extra bed', value: '20€', unit: '/noche' }), /20€\|\/noche/);
  assert.match(textOf({ title: 'Extra bed', value: '20€', unit: 'a night' }), /20€ \|a night/);
});
