import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulesOf } from './own-rules.ts';

const ids = { ids: new Set(['i1', 'prices']), styles: new Set(['style-offer']) };

test('rules of the elements stay, in their states and on their screens', () => {
  const css = '#i1{color:red}#prices:hover, #i1::before{content:"}"}@media (max-width:480px){#i1{color:blue}}';
  assert.equal(rulesOf(ids, css), css);
});

test('the rules of named styles that are there stay, those of any other class do not', () => {
  const style = '.style-offer:not(._._._._._){color:red}';
  assert.equal(
    rulesOf(ids, `${style}@media (max-width:480px){${style}}`),
    `${style}@media (max-width:480px){${style}}`,
  );
  for (const css of [
    '.style-other:not(._._._._._){color:red}',
    '.button:not(._._._._._){color:red}',
    '.style-offer{color:red}',
    '.style-offer:not(._._._._._) ~ *{color:red}',
    '.style-offer:not(._._._._._),body{color:red}',
  ])
    assert.equal(rulesOf(ids, css), '', css);
});

test('what reaches the page around them is left out', () => {
  for (const css of [
    'body{display:none}',
    '*{color:red}',
    '#other{color:red}',
    '#i1, .button{color:red}',
    '#i1 ~ *{color:red}',
    '#i1 p{color:red}',
    '#i1{color:red;body &{color:blue}}',
    '@media print{main::before{content:"call 900"}}',
    '@supports (display:grid){#i1{color:red}}',
    '@keyframes a{from{color:red}}',
    '#i1{color:red',
    '"{#i1{color:red}',
  ])
    assert.equal(rulesOf(ids, css), '', css);
  assert.equal(rulesOf(ids, '@import "x"; #i1{color:red}'), '#i1{color:red}');
});

test('a stylesheet as long as it may be is looked through at once', () => {
  const began = performance.now();
  for (const part of ['{', '}', '"', '#i1{', '@media{', '#i1,']) rulesOf(ids, part.repeat(50_000));
  assert.ok(performance.now() - began < 2_000);
});
