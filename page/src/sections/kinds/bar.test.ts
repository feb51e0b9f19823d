import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { sanitizePage } from '../../sanitize/sanitize.ts';
import { pageModel, type SectionDraft } from '../model.ts';
import { renderPage } from '../render.ts';

const BAR: SectionDraft = {
  kind: 'bar',
  variant: 'bottom',
  text: 'Ten per cent off.',
  action: { label: 'Book', href: '#lead-form' },
};
const FORM: SectionDraft = {
  kind: 'lead-form',
  variant: 'split',
  title: 'Order',
  fields: [{ label: 'Name', input: 'name' }],
  button: 'Send',
};
const NOTES: SectionDraft = { kind: 'notes', variant: 'aside', title: 'About', items: [{ body: 'Baked at night.' }] };

const pageOf = (...sections: SectionDraft[]) =>
  v.parse(pageModel, { language: 'de', title: 'A', theme: { palette: 'iris', type: 'modern' }, sections });

test('a bar is open, and has a button to close it in the language of the page, also once it is published', () => {
  const published = sanitizePage(renderPage(pageOf(NOTES, BAR), 'edit', '/').html).replaceAll('=""', '');
  assert.match(
    published,
    /<section class="bar-strip bar-bottom" data-section="bar" id="bar">\s<details open><summary><svg [^<>]*role="img" aria-label="Schließen">/,
  );
  assert.match(published, /<a class="button" href="#lead-form">Book<\/a><\/div><\/details>/);
});

test('what takes the focus stops short of the bar, and only on pages that have one', () => {
  const { css } = renderPage(pageOf(NOTES, BAR), 'publish', '/');
  assert.match(css, /html:has\(\.bar-bottom details\[open\]\)\{scroll-padding-bottom:/);
  assert.doesNotMatch(css, /bar-top/);
  assert.doesNotMatch(renderPage(pageOf(NOTES), 'publish', '/').css, /bar-|scroll-padding/);
});

test('a page ends on its strong ground, whether a bar follows or not', () => {
  for (const sections of [
    [NOTES, FORM],
    [NOTES, FORM, BAR],
  ])
    assert.match(renderPage(pageOf(...sections), 'publish', '/').html, /class="closing lead-form/);
});

test('a bar takes no ground from its neighbours', () => {
  const grounds = (...sections: SectionDraft[]) =>
    renderPage(pageOf(...sections), 'publish', '/').html.match(/class="tint /g)?.length;
  assert.equal(grounds(NOTES, BAR, NOTES, NOTES), grounds(NOTES, NOTES, NOTES));
});

test('a button to a part that is not published is left out, and the line stays', () => {
  const sample: SectionDraft = { ...NOTES, items: [{ body: 'Say something.', placeholder: true }] };
  const leading: SectionDraft = { ...BAR, action: { label: 'Read', href: '#notes' } };
  for (const html of [
    renderPage(pageOf(FORM, sample, leading), 'publish', '/').html,
    sanitizePage(renderPage(pageOf(FORM, sample, leading), 'edit', '/').html),
  ]) {
    assert.match(html, /Ten per cent off\./);
    assert.doesNotMatch(html, /Read|#notes/);
  }
});
