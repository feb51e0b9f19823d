import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { type PageModel, pageModel, type SectionDraft } from './model.ts';
import { renderPage } from './render.ts';
import type { TypePairId } from './type-pairs.ts';

const HERO: SectionDraft = {
  kind: 'hero',
  variant: 'split',
  headline: 'Bread from Leeds',
  actions: [],
  art: { motif: 'bakery', seed: 1 },
};
const NOTES: SectionDraft = { kind: 'notes', variant: 'aside', title: 'About', items: [{ body: 'Baked at night.' }] };
const FORM: SectionDraft = {
  kind: 'lead-form',
  variant: 'split',
  title: 'Order',
  fields: [{ label: 'Name', input: 'name' }],
  button: 'Send',
};
const SAMPLE_CONTACT: SectionDraft = {
  kind: 'contact',
  title: 'Contact',
  details: [{ icon: 'phone', label: 'Phone', value: 'Your phone number', placeholder: true }],
};

const pageOf = (sections: readonly SectionDraft[], type: TypePairId = 'modern'): PageModel =>
  v.parse(pageModel, { language: 'en', title: 'Bread', theme: { palette: 'iris', type }, sections });

const groundOf = (page: PageModel, kind: string, mode: 'edit' | 'publish' = 'publish'): string => {
  const { html } = renderPage(page, mode, '/');
  return new RegExp(`<section class="(\\w+)[^"]*" data-section="${kind}"`).exec(html)?.[1] ?? assert.fail(html);
};

test('a page ends on its strong ground, in the editor as online', () => {
  const page = pageOf([HERO, NOTES, FORM, SAMPLE_CONTACT]);
  for (const mode of ['edit', 'publish'] as const) assert.equal(groundOf(page, 'lead-form', mode), 'closing');
  assert.notEqual(groundOf(page, 'contact', 'edit'), 'closing');
});

test('what is not the last, or stands below a strong opening, keeps a quiet ground', () => {
  assert.notEqual(groundOf(pageOf([HERO, FORM, NOTES]), 'lead-form'), 'closing');
  assert.notEqual(groundOf(pageOf([{ ...HERO, variant: 'statement' }, FORM]), 'lead-form'), 'closing');
});

test('the letters of a page decide how its sections are laid out, and only those rules are sent', () => {
  const stacked = renderPage(pageOf([HERO, NOTES]), 'publish', '/');
  assert.match(stacked.html, /<main id="main" class="stacked">/);
  assert.match(stacked.css, /\.stacked /);
  assert.doesNotMatch(stacked.css, /\.centred |\.rule[{>]/);
  const ruled = renderPage(pageOf([HERO, NOTES], 'editorial'), 'publish', '/');
  assert.match(ruled.css, /\.rule>\.wrap/);
  assert.equal(groundOf(pageOf([HERO, NOTES], 'editorial'), 'notes'), 'rule');
});

test('answers in two columns stay where they are when one is opened', () => {
  const item = (question: string) => ({ question, answer: 'Every day.' });
  const page = pageOf([HERO, { kind: 'faq', title: 'Questions', items: [item('Is it fresh?'), item('Is it rye?')] }]);
  const { css } = renderPage(page, 'publish', '/');
  assert.doesNotMatch(css, /\.stacked \.answers[^{}]*\{columns:/);
  assert.match(css, /\.stacked \.answers:has\(>:nth-child\(2\)\)\{display:grid;[^{}]*align-items:start\}/);
});
