import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KINDS } from './kinds.ts';
import { prunedRules } from './pruned-rules.ts';

const MARKUP =
  '<section class="team team-few" data-section="team"><ul><li>Ana</li></ul></section>' +
  '<section class="faq" data-section="faq"><h2>Questions</h2><time>Now</time></section>';

test('keeps a rule whose classes and elements stand together in a section', () => {
  for (const rule of ['.team li{margin:0}', 'body{margin:0}', ':focus-visible{color:red}', '.team:has(>ul){gap:0}'])
    assert.equal(prunedRules(rule, MARKUP), rule);
});

test('leaves out what fits nothing: other classes, elements of another section, empty media queries', () => {
  for (const rule of [
    '.team time{margin:0}',
    '.team-many li{margin:0}',
    '.team li.long{margin:0}',
    '.team li:has(>svg){gap:0}',
    '@media(max-width:640px){.steps{gap:0}}',
  ])
    assert.equal(prunedRules(rule, MARKUP), '');
  assert.equal(prunedRules('.team li,.team dt{margin:0}', MARKUP), '.team li{margin:0}');
});

test('hides a section without content only where there is one', () => {
  assert.equal(prunedRules('.team:not(:has(li)){display:none}', MARKUP), '');
  const hidden = '.faq:not(:has(details)):not(:has(.asked)){display:none}';
  assert.equal(prunedRules(hidden, MARKUP), hidden);
});

test('looks only at what an element has, not at what it lacks', () => {
  for (const rule of [
    '.team:not(.tint) li{gap:0}',
    '.team ul:not(:has(li:nth-child(9))){gap:0}',
    '.faq:hover{gap:0}',
    '.faq:has(time:not([title])){gap:0}',
  ])
    assert.equal(prunedRules(rule, MARKUP), rule);
});

test('our own rules have no comma within parentheses of a selector', () => {
  for (const { kind, css } of KINDS)
    for (const [, selectors = ''] of css.matchAll(/(?<![^{}])([^{}@]+)\{/g))
      assert.doesNotMatch(selectors, /\([^()]*,/, kind);
});
