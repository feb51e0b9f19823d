import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { sanitizePage } from '../../sanitize/sanitize.ts';
import { pageModel, type SectionDraft } from '../model.ts';
import { renderPage } from '../render.ts';

const BASIC = { name: 'Basic', price: '19 €', period: 'por mes' };
const BOTH = { ...BASIC, yearly: { price: '190 €', period: 'por año' } };

const pricing = (...plans: object[]) => ({ kind: 'pricing', title: 'Planes', plans }) as SectionDraft;
const pageOf = (...sections: SectionDraft[]) =>
  v.parse(pageModel, { language: 'es', title: 'A', theme: { palette: 'iris', type: 'modern' }, sections });

/** As the editor publishes it, and as it is published without having been edited. */
const published = (...sections: SectionDraft[]): string[] => {
  const page = pageOf(...sections);
  return [sanitizePage(renderPage(page, 'edit', '/').html), renderPage(page, 'publish', '/').html].map((html) =>
    html.replaceAll('=""', '').replaceAll(' />', '>'),
  );
};

test('where plans have two prices, visitors choose one by two radio buttons in the language of the page', () => {
  for (const html of published(pricing(BOTH, BASIC))) {
    assert.match(
      html,
      /<fieldset class="plan-terms"><legend>Pago<\/legend><label><input class="by-month" type="radio" name="pricing-terms" value="monthly" checked><span>Mensual<\/span>/,
    );
    assert.match(
      html,
      /<p class="price at-month">19 € <small>por mes<\/small><\/p><p class="price at-year">190 € <small>por año/,
    );
    assert.match(html, /<p class="price">19 € <small>por mes/);
  }
});

test('two lists of prices of a page are chosen from apart', () => {
  for (const html of published(pricing(BOTH), pricing(BOTH))) {
    const names = [...html.matchAll(/type="radio" name="([^"]*)"/g)].map(([, name]) => name);
    assert.deepEqual(names, ['pricing-terms', 'pricing-terms', 'pricing-2-terms', 'pricing-2-terms']);
  }
  const copied = sanitizePage(
    renderPage(pageOf(pricing(BOTH)), 'edit', '/').html.replace(/<section.*<\/section>/s, '$&$&'),
  );
  assert.equal(new Set([...copied.matchAll(/type="radio" name="([^"]*)"/g)].map(([, name]) => name)).size, 2);
});

test('prices that are chosen between have the rules for it, and others none of them', () => {
  const { css } = renderPage(pageOf(pricing(BOTH)), 'publish', '/');
  assert.match(css, /\.pricing:has\(\.by-year:checked\) \.at-month\{display:none\}/);
  const plain = renderPage(pageOf(pricing(BASIC)), 'publish', '/');
  assert.doesNotMatch(plain.css + plain.html, /plan-terms|at-year|by-month|@supports|forced-colors/);
});

test('samples are not published, and no choice without prices', () => {
  for (const html of published(pricing({ ...BOTH, placeholder: true }))) assert.doesNotMatch(html, /pricing|Pago/);
});
