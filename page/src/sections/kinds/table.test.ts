import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { sanitizePage } from '../../sanitize/sanitize.ts';
import { contextOf } from '../render.ts';
import { table } from './table.ts';

const drawn = (section: v.InferInput<typeof table.schema>): string =>
  table.render(
    v.parse(table.schema, section),
    contextOf({ language: 'es', theme: { palette: 'iris', type: 'modern' } }, 'edit', '/'),
  ).markup;

const SIZES = {
  kind: 'table',
  title: 'Tallas',
  columns: ['Pecho', 'Largo'],
  rows: [{ label: 'S', cells: ['88'] }],
} as const;

test('rows and columns are named, and every row has a cell for each column', () => {
  const markup = drawn({ ...SIZES, columns: [...SIZES.columns], rows: [{ label: 'S', cells: ['88'] }] });
  assert.match(markup, /<thead><tr><td><\/td><th scope="col">Pecho<\/th><th scope="col">Largo<\/th><\/tr><\/thead>/);
  assert.match(markup, /<tr><th scope="row">S<\/th><td>88<\/td><td><\/td><\/tr>/);
  assert.doesNotMatch(markup, /<caption>/);
});

test('what scrolls takes the focus and has a name in the language of the page, also once it is published', () => {
  const section = { ...SIZES, caption: 'En centímetros', columns: [...SIZES.columns], rows: [...SIZES.rows] };
  const published = sanitizePage(drawn({ ...section, rows: [{ label: 'S', cells: ['88'] }] }));
  assert.match(published, /<div class="table-scroll" role="group" aria-label="Tabla" tabindex="0"><table><caption>/);
  for (const name of ['caption', 'thead', 'tbody', 'th scope="col"', 'th scope="row"'])
    assert.ok(published.includes(`<${name}>`), name);
});

test('the order of the keyboard is nobody else to change', () => {
  assert.equal(sanitizePage('<div tabindex="5">a</div><p tabindex="0">b</p>'), '<div>a</div><p>b</p>');
});
