import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { endOf } from './period.ts';

for (const [period, start, end] of [
  ['mo', '2026-11-20T10:00:00.000Z', '2026-12-20T10:00:00.000Z'],
  ['mo', '2026-01-31T23:59:59.999Z', '2026-02-28T23:59:59.999Z'],
  ['mo', '2028-01-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ['mo', '2026-12-31T00:00:00.000Z', '2027-01-31T00:00:00.000Z'],
  ['yr', '2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z'],
] as const) {
  test(`${period} from ${start} ends at ${end}`, () =>
    assert.equal(endOf(period, new Date(start))?.toISOString(), end));
}

test('a month is never shorter than 28 days, a year never shorter than 365', () => {
  const day = 24 * 60 * 60 * 1000;
  const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2120-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(date, (start) => {
      const days = (period: 'mo' | 'yr') => ((endOf(period, start)?.getTime() ?? 0) - start.getTime()) / day;
      return days('mo') >= 28 && days('mo') <= 31 && days('yr') >= 365 && days('yr') <= 366;
    }),
  );
  assert.equal(endOf('ltd', new Date()), null);
});
