import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import { test } from 'node:test';
import { createHash } from './node-crypto.ts';

test('hashes are those of Node', () => {
  for (const text of ['', 'Zoë 🥐', 'x'.repeat(10_000)]) {
    const own = createHash('sha256').update(text).update('and more').digest('hex');
    assert.equal(own, crypto.createHash('sha256').update(text).update('and more').digest('hex'));
  }
});
