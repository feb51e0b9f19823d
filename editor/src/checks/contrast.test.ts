import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Color, isReadable, over } from './contrast.ts';

const WHITE: Color = [255, 255, 255, 1];
const COMMON = { size: 16, weight: 400 };
const grey = (value: number, alpha = 1): Color => [value, value, value, alpha];

test('text of a common size is read from a contrast of 4.5 on', () => {
  assert.equal(isReadable(grey(0x76), WHITE, COMMON), true);
  assert.equal(isReadable(grey(0x79), WHITE, COMMON), false);
  assert.equal(isReadable(WHITE, grey(0x76), COMMON), true);
});

test('large text and bold text of some size are read from a contrast of 3 on', () => {
  assert.equal(isReadable(grey(0x94), WHITE, { size: 24, weight: 400 }), true);
  assert.equal(isReadable(grey(0x94), WHITE, { size: 19, weight: 700 }), true);
  assert.equal(isReadable(grey(0x94), WHITE, { size: 19, weight: 600 }), false);
  assert.equal(isReadable(grey(0x9c), WHITE, { size: 40, weight: 700 }), false);
});

test('what shines through counts', () => {
  assert.deepEqual(over(grey(0, 0.5), WHITE), [127.5, 127.5, 127.5, 1]);
  assert.equal(isReadable(grey(0, 0.5), WHITE, COMMON), false);
  assert.equal(isReadable(grey(0, 0.7), WHITE, COMMON), true);
});
