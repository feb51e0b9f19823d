import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compressPicture, fitted } from './compress-picture.ts';

test('the longer side of a picture is at most 2000 pixels, and small ones stay', () => {
  assert.deepEqual(fitted(4000, 3000), [2000, 1500]);
  assert.deepEqual(fitted(1000, 5000), [400, 2000]);
  assert.deepEqual(fitted(640, 480), [640, 480]);
});

test('what cannot be written anew is sent as it is', async () => {
  const animation = new File(['GIF89a'], 'a.gif', { type: 'image/gif' });
  assert.equal(await compressPicture(animation), animation);
});
