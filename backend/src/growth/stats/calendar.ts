import { LRUCache } from 'lru-cache';

// Moments are epoch seconds.

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** More than there are zones in use at a time. */
const zones = new LRUCache<string, Intl.DateTimeFormat>({ max: 100 });

const OFFSET = /^GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** Whether this is a time zone by its IANA name: offsets such as +05:30 know no daylight saving. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = zones.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  zones.set(zone, format);
  return format;
}

/** Seconds that the clocks of a zone are ahead of UTC at a moment. */
function offsetAt(zone: string, at: number): number {
  const part = formatOf(zone)
    .formatToParts(at * 1000)
    .find(({ type }) => type === 'timeZoneName');
  const [, sign, hours, minutes, seconds] = OFFSET.exec(part?.value ?? '') ?? [];
  const size = Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return sign === '-' ? -size : size;
}

/** The number of the day that a moment belongs to in a zone, counted from 1970. */
export const dayNumberAt = (zone: string, at: number): number => Math.floor((at + offsetAt(zone, at)) / DAY);

/** When a day begins: the first moment that bears its date, also where clocks skip or repeat midnight. */
export function startOfDay(zone: string, dayNumber: number): number {
  const midnight = dayNumber * DAY;
  const offsets = [offsetAt(zone, midnight - DAY), offsetAt(zone, midnight + DAY)].sort((one, other) => other - one);
  const starts = offsets.map((offset) => midnight - offset);
  return starts.find((start) => dayNumberAt(zone, start) >= dayNumber) ?? midnight;
}

/** When the days of a range begin, from the first to the one after the last. */
export const dayStarts = (zone: string, first: number, last: number): number[] =>
  Array.from({ length: last - first + 2 }, (_, index) => startOfDay(zone, first + index));

/** When the hours between two moments begin, counted within each day, and the end: a day may have 23 or 25. */
export function hourStarts(zone: string, from: number, to: number): number[] {
  const starts: number[] = [];
  for (let day = dayNumberAt(zone, from); ; day += 1) {
    const [begin, end] = [startOfDay(zone, day), startOfDay(zone, day + 1)];
    for (let hour = begin; hour < end; hour += HOUR) {
      if (hour >= to) return [...starts, hour];
      if (hour + HOUR > from) starts.push(hour);
    }
  }
}

/** The date and time of a moment in a zone: `2026-11-22`, or with its hour `2026-11-22 14:00`. */
export function localTime(zone: string, at: number, withHour: boolean): string {
  const local = new Date((at + offsetAt(zone, at)) * 1000).toISOString();
  return withHour ? `${local.slice(0, 10)} ${local.slice(11, 16)}` : local.slice(0, 10);
}
