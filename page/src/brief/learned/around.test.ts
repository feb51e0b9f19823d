import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leaningAround, signsAround } from './around.ts';

test('a sentence among remarks leans to the writer, one among facts to the page', () => {
  assert.ok(leaningAround([4, 0, 4], 1) > 0.5);
  assert.ok(leaningAround([-4, 0, -4], 1) < -0.5);
});

test('what stands nowhere tells nothing', () => {
  assert.equal(leaningAround([3], 0), 0);
  assert.deepEqual(signsAround([3], 0), { before: 0, after: 0, before2: 0, after2: 0 });
});

test('one loud remark tells little more than a plain one', () => {
  assert.ok(leaningAround([40, 0], 1) - leaningAround([6, 0], 1) < 0.2);
});
