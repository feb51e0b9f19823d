import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sanitizePage } from '../sanitize/sanitize.ts';
import { CANVAS_COLUMN_RULES, columnClasses } from './columns.ts';
import { SCREENS } from './looks.ts';
import { stylesheet } from './stylesheet.ts';

const theme = { palette: 'iris', type: 'modern' } as const;

test('columns that were chosen are a rule of their screen, which comes with the class alone', () => {
  const page =
    '<main><ul class="items columns-2 columns-1-on-tablet"><li>a</li></ul><div class="ratio-2-1">a</div></main>';
  assert.equal(sanitizePage(page), page);
  const css = stylesheet(theme, '/', page);
  assert.match(
    css,
    /@media\(min-width:860\.02px\)\{\.columns-2\{grid-template-columns:repeat\(2,minmax\(0,1fr\)\)!important\}\.columns-2>\*\{grid-column:auto!important\}\.ratio-2-1\{/,
  );
  assert.match(css, /@media\(min-width:480\.02px\) and \(max-width:860px\)\{\.columns-1-on-tablet\{/);
  assert.doesNotMatch(css, /columns-3|on-mobile/);
  assert.doesNotMatch(stylesheet(theme, '/', '<main><p>a</p></main>'), /columns-\d|ratio-/);
});

test('the editor’s canvas goes by the screen that it stands for, and not by its width', () => {
  assert.doesNotMatch(stylesheet(theme, '/'), /(?:columns|ratio)-[\d-]+\{grid/);
  for (const screen of SCREENS)
    for (const name of columnClasses(screen))
      assert.ok(CANVAS_COLUMN_RULES.includes(`html[data-columns="${screen}"] .${name}{`), name);
});
