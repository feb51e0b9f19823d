import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOf } from './place-of.ts';

for (const [address, place] of [
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
] as const) {
  test(`${address} belongs to ${place}`, () => assert.equal(placeOf(address), place));
}
