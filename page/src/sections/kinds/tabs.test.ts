import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { sanitizePage } from '../../sanitize/sanitize.ts';
import { pageModel } from '../model.ts';
import { contextOf, renderPage } from '../render.ts';
import { tabs } from './tabs.ts';

const THEME = { palette: 'iris', type: 'modern' } as const;
const SECTION: v.InferInput<typeof tabs.schema> = {
  kind: 'tabs',
  title: 'Courses',
  items: [
    { label: 'Evening', body: 'After work.', action: { label: 'Book', href: '#contact' } },
    { label: 'Weekend', body: 'On Saturdays.' },
  ],
};

test('the first panel is shown, and one of a name at a time, also once it is published', () => {
  const context = contextOf({ language: 'en', theme: THEME }, 'edit', '/');
  const published = sanitizePage(tabs.render(v.parse(tabs.schema, SECTION), context).markup).replaceAll('=""', '');
  assert.match(
    published,
    /<details name="tabs" class="tab" open><summary>Evening<\/summary><div class="tab-panel"><div><p>After work/,
  );
  assert.match(published, /<details name="tabs" class="tab"><summary>Weekend<\/summary>/);
  assert.match(published, /<a class="button" href="#contact">Book<\/a>/);
});

test('two sections of a page have panels of their own, and rules that reach them', () => {
  const page = v.parse(pageModel, { language: 'en', title: 'A', theme: THEME, sections: [SECTION, SECTION] });
  const { html, css } = renderPage(page, 'publish', '/');
  const names = [...html.matchAll(/<details class="tab" name="([^"]*)"/g)].map(([, name]) => name);
  assert.deepEqual(names, ['tabs', 'tabs', 'tabs-2', 'tabs-2']);
  assert.match(css, /@supports selector\(::details-content\)\{@media\(min-width:760px\)\{\.tab-list\{/);
  assert.doesNotMatch(css, /\.tab-art|\.tab-pair|@media[^{}]*\{\}|\.table/);
});

test('a page without panels has no rules for them', () => {
  const notes = { kind: 'notes', variant: 'aside', title: 'About', items: [{ body: 'Baked at night.' }] };
  const page = v.parse(pageModel, { language: 'en', title: 'A', theme: THEME, sections: [notes] });
  assert.doesNotMatch(renderPage(page, 'publish', '/').css, /tab-|@supports|caption/);
});
