import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clip } from './clip.ts';

test('a text that fits stays as it is, in one line', () => {
  assert.equal(clip('  Bread\n\nand\tbutter ', 20), 'Bread and butter');
});

test('a longer one is cut between words, without the mark before the cut', () => {
  assert.equal(clip('Fresh bread, every morning', 16), 'Fresh bread…');
});

test('a word without spaces is cut inside, never inside a character', () => {
  assert.equal(clip('a'.repeat(30), 10), `${'a'.repeat(9)}…`);
  assert.equal(clip(`${'a'.repeat(8)}😀😀`, 10), `${'a'.repeat(8)}…`);
});
