import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStored } from './stored-page.ts';

/** As the editor keeps elements of a type of its own: without the tag that the type stands for. */
const kept = (component: object) => ({
  pages: [{ frames: [{ component: { type: 'wrapper', components: [{ tagName: 'main', components: [component] }] } }] }],
});
const MADE = { language: 'en', theme: { palette: 'iris', type: 'modern' } } as const;

test('elements of types of the editor’s own are the same elements without a browser', () => {
  const html = (component: object) => readStored({ data: kept(component), html: '', made: MADE }).page.html;
  assert.match(
    html({ type: 'popup-close', classes: ['popup-close'], attributes: { 'aria-label': 'Close' } }),
    /<button [^<>]*class="popup-close"[^<>]*><\/button>/,
  );
  assert.match(
    html({ type: 'time-left', classes: ['timer-left'], attributes: { 'data-until': '2026-12-24T18:00' } }),
    /<p [^<>]*class="timer-left"[^<>]*><\/p>/,
  );
  assert.match(
    html({ type: 'embed', classes: ['embed-link'], attributes: { href: 'https://maps.example/' } }),
    /<a [^<>]*class="embed-link"[^<>]*><\/a>/,
  );
});
