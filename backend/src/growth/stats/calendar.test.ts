import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayNumberAt, dayStarts, hourStarts, isTimeZone, localTime, startOfDay } from './calendar.ts';

const at = (text: string) => Date.parse(text) / 1000;
const startOf = (zone: string, day: string) =>
  new Date(startOfDay(zone, at(`${day}T00:00:00Z`) / 86_400) * 1000).toISOString().slice(0, 16);

for (const [zone, day, start] of [
  ['UTC', '2026-11-22', '2026-11-22T00:00'],
  ['Asia/Kolkata', '2026-11-22', '2026-11-21T18:30'],
  ['Asia/Kathmandu', '2026-11-22', '2026-11-21T18:15'],
  ['America/New_York', '2026-11-22', '2026-11-22T05:00'],
  ['Pacific/Kiritimati', '2026-11-22', '2026-11-21T10:00'],
  // Clocks skip from 00:00 to 01:00 here, and from 24:00 back to 23:00.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00'],
  ['Africa/Cairo', '2026-10-30', '2026-10-29T22:00'],
  // Midnight comes twice here: the day begins with the first.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00'],
] as const)
  test(`begins ${day} in ${zone} at ${start} UTC`, () => assert.equal(startOf(zone, day), start));

test('gives days of 23 and 25 hours their length', () => {
  const lengths = (zone: string, day: string) => {
    const number = at(`${day}T00:00:00Z`) / 86_400;
    const [from = 0, to = 0] = dayStarts(zone, number, number);
    assert.equal(hourStarts(zone, from, to).length, (to - from) / 3600 + 1);
    return (to - from) / 3600;
  };
  assert.equal(lengths('Europe/Madrid', '2026-03-29'), 23);
  assert.equal(lengths('Europe/Madrid', '2026-10-25'), 25);
  assert.equal(lengths('Europe/Madrid', '2026-10-26'), 24);
});

test('every moment belongs to the day whose start is the last before it', () => {
  for (const zone of ['Asia/Kathmandu', 'Europe/Madrid', 'America/Havana', 'Africa/Cairo', 'Australia/Lord_Howe']) {
    for (let day = 20_454; day < 20_454 + 365; day += 1) {
      const [from = 0, to = 0] = dayStarts(zone, day, day);
      assert.equal(from % 900, 0, `${zone} ${day}`);
      assert.ok(to > from);
      assert.equal(dayNumberAt(zone, from), day, `${zone} ${day}`);
      assert.equal(dayNumberAt(zone, to - 1), day, `${zone} ${day}`);
    }
  }
});

test('hours of Kathmandu begin at a quarter past in UTC', () => {
  const from = at('2026-11-22T10:00:00Z');
  const starts = hourStarts('Asia/Kathmandu', from, from + 3600).map((start) => new Date(start * 1000).toISOString());
  assert.deepEqual(
    starts.map((start) => start.slice(11, 16)),
    ['09:15', '10:15', '11:15'],
  );
});

test('knows time zones by their names alone', () => {
  for (const zone of ['UTC', 'Europe/Madrid', 'America/Argentina/Buenos_Aires']) assert.ok(isTimeZone(zone), zone);
  for (const zone of ['', 'Nowhere/Land', '+05:30', 'UTC+3', "'; drop"]) assert.ok(!isTimeZone(zone), zone);
});

test('writes moments as clocks there show them', () => {
  assert.equal(localTime('Asia/Kathmandu', at('2026-11-21T18:15:00Z'), true), '2026-11-22 00:00');
  assert.equal(localTime('America/New_York', at('2026-11-22T04:59:00Z'), false), '2026-11-21');
});
