import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sanitizePage } from '../sanitize/sanitize.ts';
import { stylesheet } from './stylesheet.ts';

const theme = { palette: 'iris', type: 'modern' } as const;
const rulesOf = (markup: string) => stylesheet(theme, '/', markup);

test('what a screen does not show is a rule of its width, which comes with the class alone', () => {
  const page = '<main><section class="faq not-on-mobile"><p class="not-on-desktop">a</p></section></main>';
  assert.equal(sanitizePage(page), page);
  const css = rulesOf(page);
  assert.match(css, /@media\(max-width:480px\)\{\.not-on-mobile\{display:none!important\}\}/);
  assert.match(css, /@media\(min-width:860\.02px\)\{\.not-on-desktop\{display:none!important\}\}/);
  assert.doesNotMatch(css, /not-on-tablet/);
  assert.doesNotMatch(rulesOf('<main><p>a</p></main>'), /not-on-|appear-/);
});

test('every width between two devices belongs to exactly one of them', () => {
  const css = rulesOf('<p class="not-on-mobile not-on-tablet not-on-desktop">a</p>');
  const screens = [...css.matchAll(/@media([^{}]*)\{\.not-on-/g)].map(([, media = '']) => ({
    from: Number(/min-width:([\d.]+)/.exec(media)?.[1] ?? 0),
    to: Number(/max-width:([\d.]+)/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY),
  }));
  for (const width of [320, 480, 480.5, 481, 860, 860.5, 861, 1440])
    assert.equal(screens.filter(({ from, to }) => from <= width && width <= to).length, 1, String(width));
});

test('the editor’s canvas takes nothing out of sight', () => {
  assert.doesNotMatch(stylesheet(theme, '/'), /not-on-|appear-/);
});

test('what comes into sight does so where a browser can do it and a visitor wants it, and only as it was chosen', () => {
  const css = rulesOf('<p class="lead appear-rise">a</p>');
  assert.match(
    css,
    /@supports\(animation-timeline:view\(\)\)\{@media screen and \(prefers-reduced-motion:no-preference\)/,
  );
  assert.match(css, /@keyframes appear-rise\{0%\{opacity:0;translate:0 40px\}\}/);
  assert.doesNotMatch(css, /appear-(?:fade|zoom)/);
  assert.equal((css.match(/\{/g) ?? []).length, (css.match(/\}/g) ?? []).length);
});
