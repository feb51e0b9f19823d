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

const lookOf = (...values: string[]): string => {
  const items = values.map((value, index) => ({ title: `Service ${index}`, value }));
  const drawn = renderSection(
    v.parse(section, { kind: 'listing', variant: 'figures', title: 'Prices', items }),
    contextOf({ language: 'en', theme: { palette: 'coral', type: 'poster' } }, 'publish', '/'),
  ).markup;
  return /class="([^"]*)"/.exec(drawn)?.[1] ?? '';
};

test('one, two and three prices as figures each have a shape of their own, and more have the plain one', () => {
  assert.match(lookOf('9 €'), /figures-1 tight/);
  assert.match(lookOf('9 €', '12 €'), /figures-2 tight/);
  assert.match(lookOf('9 €', '12 €', '15 €'), /figures-3 tight/);
  assert.doesNotMatch(lookOf('9 €', '12 €', '15 €', '18 €'), /figures-4|tight/);
});

test('a list of names is numbered where its writer counted', () => {
  const markupOf = (numbered: boolean) =>
    renderSection(
      v.parse(section, { kind: 'listing', title: 'Contents', numbered, items: [{ title: 'One' }, { title: 'Two' }] }),
      contextOf({ language: 'en', theme: { palette: 'coral', type: 'poster' } }, 'publish', '/'),
    ).markup;
  assert.match(markupOf(true), /listing-numbered/);
  assert.doesNotMatch(markupOf(false), /listing-numbered/);
});
