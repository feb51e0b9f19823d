import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { sanitizePage } from '../../sanitize/sanitize.ts';
import { pageModel } from '../model.ts';
import { renderPage } from '../render.ts';

const theme = { palette: 'midnight', type: 'modern' } as const;
const quotes = ['Warm bread.', 'Every day.', 'Always.'].map((quote) => ({ quote, name: 'Ana' }));
const published = (section: object): string[] => {
  const sections = [{ kind: 'testimonials', title: 'Voices', ...section }];
  const page = v.parse(pageModel, { language: 'es', title: 'A', theme, sections });
  return [sanitizePage(renderPage(page, 'edit', '/').html), renderPage(page, 'publish', '/').html];
};

test('quotes in a row are a region with a name in the language of the page, which the keyboard reaches and scrolls', () => {
  for (const html of published({ variant: 'slider', items: quotes })) {
    assert.match(html, /<div class="quotes" role="group" aria-label="[^"]+" tabindex="0">/);
    assert.equal(html.match(/<figure>/g)?.length, 3);
    assert.doesNotMatch(html, /mosaic|In their words/);
  }
});

test('one quote needs no row to scroll in, and neither do those of a grid', () => {
  for (const html of [...published({ variant: 'slider', items: quotes.slice(0, 1) }), ...published({ items: quotes })])
    assert.doesNotMatch(html, /class="quotes"|tabindex/);
});

test('quotes that nobody said are not published, nor the row that held them', () => {
  const items = quotes.map((quote) => ({ ...quote, placeholder: true }));
  for (const html of published({ variant: 'slider', items })) assert.doesNotMatch(html, /Warm bread|quotes/);
});
