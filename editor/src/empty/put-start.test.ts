import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EditorStart } from '../editor-start.ts';
import { headlessEditor } from '../testing/headless-editor.ts';
import { themeOfPage } from '../theme.ts';
import { putStart } from './put-start.ts';

const START = {
  theme: { palette: 'coral', type: 'modern' },
  themes: { styles: { 'coral-modern': '/coral.css', 'iris-modern': '/iris.css' } },
} as unknown as EditorStart;

function put(theme: string, palette: string) {
  const editor = headlessEditor({
    components: '<main><p>Old</p></main>',
  });
  const html = `<main><h1>New</h1><img src="/art/planes-${palette}-12.svg" alt=""></main>`;
  putStart(editor, START, { html, theme, language: 'es' });
  return { html: editor.getHtml(), palette: themeOfPage(editor, START).palette };
}

test('a start comes in its own theme', () => {
  const { html, palette } = put('iris-modern', 'iris');
  assert.equal(palette, 'iris');
  assert.match(html, /lang="es".*\/art\/planes-iris-12\.svg/);
  assert.doesNotMatch(html, /Old/);
});

test('a start in a color that the editor does not offer is drawn in those of the page', () => {
  const { html, palette } = put('brand6446b5-modern', 'brand6446b5');
  assert.equal(palette, 'coral');
  assert.match(html, /\/art\/planes-coral-12\.svg/);
  assert.doesNotMatch(html, /brand6446b5/);
});
