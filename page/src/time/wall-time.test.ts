import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentOf, startOfDay, tomorrow, wallTimeAt } from './wall-time.ts';

const at = (day: string, hour: string, zone: string) => {
  const moment = momentOf({ day, hour }, zone);
  return moment === null ? null : new Date(moment).toISOString();
};

test('an hour is the hour of the zone that is named, in summer and winter', () => {
  assert.equal(at('2026-11-30', '09:00', 'Europe/Madrid'), '2026-11-30T08:00:00.000Z');
  assert.equal(at('2026-07-01', '09:00', 'Europe/Madrid'), '2026-07-01T07:00:00.000Z');
  assert.equal(at('2026-11-30', '00:15', 'Asia/Kathmandu'), '2026-11-29T18:30:00.000Z');
  assert.equal(at('2026-12-31', '23:59', 'America/Sao_Paulo'), '2027-01-01T02:59:00.000Z');
  assert.equal(at('2026-01-01', '12:00', 'Pacific/Kiritimati'), '2025-12-31T22:00:00.000Z');
});

test('an hour that a zone leaves out is none, and of one that comes twice it is the first', () => {
  assert.equal(at('2026-03-29', '02:30', 'Europe/Madrid'), null);
  assert.equal(at('2026-03-29', '03:30', 'Europe/Madrid'), '2026-03-29T01:30:00.000Z');
  assert.equal(at('2026-10-25', '02:30', 'Europe/Madrid'), '2026-10-25T00:30:00.000Z');
  assert.equal(at('', '09:00', 'UTC'), null);
  assert.equal(at('2026-02-30', '25:00', 'UTC'), null);
});

test('a day that no calendar has is none, and neither is a zone that nobody knows', () => {
  assert.equal(at('2026-02-30', '09:00', 'Europe/Madrid'), null);
  assert.equal(at('2026-02-29', '09:00', 'UTC'), null);
  assert.equal(at('2028-02-29', '09:00', 'UTC'), '2028-02-29T09:00:00.000Z');
  assert.equal(at('2026-04-31', '09:00', 'UTC'), null);
  assert.equal(at('2026-12-24', '24:00', 'UTC'), null);
  assert.equal(at('2026-12-24', '09:00', 'Mars/Olympus'), null);
  assert.equal(at('2026-12-24', '09:00', ''), null);
});

test('a day begins at its first hour, also where clocks leave midnight out', () => {
  const begins = (day: string, zone: string) => new Date(startOfDay(day, zone) ?? Number.NaN).toISOString();
  assert.equal(begins('2026-12-24', 'Europe/Madrid'), '2026-12-23T23:00:00.000Z');
  // Santiago puts its clocks from midnight to one.
  assert.equal(begins('2026-09-06', 'America/Santiago'), '2026-09-06T04:00:00.000Z');
});

test('what clocks show leads back to the moment', () => {
  for (const zone of ['UTC', 'Europe/Madrid', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu'])
    for (let day = 0; day < 365; day += 1) {
      const moment = Date.UTC(2026, 0, day, 15, 45);
      assert.equal(momentOf(wallTimeAt(moment, zone), zone), moment, `${zone}, ${new Date(moment).toISOString()}`);
    }
});

test('tomorrow is the day after today where the zone is', () => {
  const now = Date.parse('2026-11-30T23:30:00Z');
  assert.deepEqual(tomorrow(now, 'UTC'), { day: '2026-12-01', hour: '09:00' });
  assert.deepEqual(tomorrow(now, 'Europe/Madrid'), { day: '2026-12-02', hour: '09:00' });
});
