import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nestingOf } from './nesting.ts';

test('counts how deep elements lie in each other', () => {
  assert.equal(nestingOf('text'), 0);
  assert.equal(nestingOf('<section><div><p>a<br>b</p><img src="x"><path d="M0"/></div></section><p>c</p>'), 3);
  assert.equal(nestingOf('<ul><li>a<li>b<li>c</ul><p>a<p>b'), 2);
});

test('takes closing tags of what is not open for nothing', () => {
  assert.equal(nestingOf('<b></x></x><i></x><u>'), 3);
  assert.equal(nestingOf('<b><i></b>'.repeat(50)), 51);
});

test('reads two megabytes of nested elements in one go', () => {
  assert.equal(nestingOf('<b><i>'.repeat(331_666)), 663_332);
  assert.equal(nestingOf('<'.repeat(2_000_000)), 0);
  assert.equal(nestingOf('<b '.repeat(600_000)), 0);
});
