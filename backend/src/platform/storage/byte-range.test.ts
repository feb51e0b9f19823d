import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRange } from './byte-range.ts';

const whole = null;
const none = 'unsatisfiable';
const cases: [string | undefined, number, ReturnType<typeof parseRange>][] = [
  [undefined, 10, whole],
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=2-5', 10, { start: 2, end: 5 }],
  ['bytes=2-', 10, { start: 2, end: 9 }],
  ['bytes=2-9999', 10, { start: 2, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-99', 10, { start: 0, end: 9 }],
  ['bytes=10-', 10, none],
  ['bytes=-0', 10, none],
  ['bytes=0-', 0, none],
  ['bytes=-5', 0, none],
  ['bytes=5-2', 10, whole],
  ['bytes=-', 10, whole],
  ['bytes=0-1,4-5', 10, whole],
  ['items=0-1', 10, whole],
  ['bytes=a-b', 10, whole],
];

for (const [header, size, expected] of cases) {
  test(`${header} of ${size} bytes`, () => assert.deepEqual(parseRange(header, size), expected));
}
