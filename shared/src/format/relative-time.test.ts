import { distanceInWords } from './relative-time.ts';

const start = new Date(2024, 0, 31, 12, 0, 0);
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, 'less than a minute'],
  [29_999, 'less than a minute'],
  [30_000, '1 minute'],
  [89_000, '1 minute'],
  [90_000, '2 minutes'],
  [44 * MINUTE, '44 minutes'],
  [45 * MINUTE, 'about 1 hour'],
  [89 * MINUTE, 'about 1 hour'],
  [90 * MINUTE, 'about 2 hours'],
  [23 * HOUR, 'about 23 hours'],
  [24 * HOUR, '1 day'],
  [41 * HOUR, '1 day'],
  [42 * HOUR, '2 days'],
  [3 * DAY, '3 days'],
  [29 * DAY, '29 days'],
  [30 * DAY, 'about 1 month'],
  [45 * DAY, 'about 2 months'],
  [60 * DAY, '2 months'],
  [300 * DAY, '10 months'],
  [365 * DAY, '12 months'],
  [366 * DAY, 'about 1 year'],
  [500 * DAY, 'over 1 year'],
  [690 * DAY, 'almost 2 years'],
  [366 * DAY * 5, 'about 5 years'],
])('%i ms apart is %s', (milliseconds, words) => {
  expect(distanceInWords(start, later(milliseconds))).toBe(words);
  expect(distanceInWords(later(milliseconds), start)).toBe(words);
});
