import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EditorStart } from './editor-start.ts';
import { firstRules } from './theme.ts';

const styles = { 'iris-modern': '/iris.css', 'coral-modern': '/coral.css' };

const opened = (data: unknown) =>
  firstRules({ data, theme: { palette: 'iris', type: 'modern' }, themes: { styles } } as unknown as EditorStart);

const drafted = (theme: unknown) => ({
  pages: [{ frames: [{ component: { type: 'wrapper', attributes: { 'data-theme': theme } } }] }],
});

test('a draft opens with the rules of the theme that it was kept in', () => {
  assert.equal(opened(drafted('coral-modern')), '/coral.css');
});

test('a page without a draft, and one of a theme that is no longer offered, open with those of their theme', () => {
  for (const data of [null, {}, { pages: [{ frames: [{ component: '<main></main>' }] }] }, drafted('old-modern')])
    assert.equal(opened(data), '/iris.css');
});
