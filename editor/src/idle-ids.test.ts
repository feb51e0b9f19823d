import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutIdleIds } from './idle-ids.ts';

const page = (component: object, styles: unknown[] = []) => ({
  styles,
  pages: [{ id: 'p', frames: [{ id: 'f', component }] }],
});

test('an id that was made up for an element and that no style needs is no part of the page', () => {
  const given = page({
    components: [{ tagName: 'h1', attributes: { id: 'i1a', class: 'x' } }, { attributes: { id: 'i2b' } }],
  });
  const clean = page({ components: [{ tagName: 'h1', attributes: { class: 'x' } }, {}] });
  assert.deepEqual(withoutIdleIds(given, new Set(['i1a', 'i2b'])), clean);
});

test('keeps ids with a style, and ids that somebody gave', () => {
  const given = page(
    { components: [{ attributes: { id: 'i1a' } }, { attributes: { id: 'contact' }, components: 'Text' }] },
    [{ selectors: ['#i1a'], style: { color: 'red' } }],
  );
  assert.deepEqual(withoutIdleIds(given, new Set(['i1a'])), given);
});

test('an empty project stays as it is', () => {
  assert.deepEqual(withoutIdleIds({}, new Set()), { pages: undefined });
});
