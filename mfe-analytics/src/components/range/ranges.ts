import type { StatsQuery } from '@landfall/shared/contracts';
import { dateOf, noonOf } from './zone-time.ts';

export const RANGES = ['today', '7', '30', '90', '365', 'own'] as const;
export type RangeName = (typeof RANGES)[number];

/** Days that every plan with statistics shows. */
const BASIC_DAYS = 30;
const DAY = 86_400;
const HOUR = 3_600;

/** What the address says of the time that is shown. */
export interface Chosen {
  range: RangeName;
  /** Dates, of an own range. */
  from: string;
  to: string;
  interval: 'day' | 'hour';
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const isDate = (text: string) => DATE.test(text) && !Number.isNaN(Date.parse(text));

const daysOf = (range: RangeName): number => (range === 'today' ? 1 : Number(range));

/** The first and last day of a named range, as dates of a zone. `now` is in epoch seconds. */
export function datesOf({ range, from, to }: Chosen, zone: string, now: number): { from: string; to: string } {
  const today = dateOf(now, zone);
  if (range === 'own') {
    const [first, last] = [isDate(from) ? from : today, isDate(to) ? to : today];
    return first <= last ? { from: first, to: last } : { from: last, to: first };
  }
  return { from: dateOf(noonOf(today, zone) - (daysOf(range) - 1) * DAY, zone), to: today };
}

/** Days have up to 25 hours, so no day begins or ends this far from its noon. */
const HALF = 14 * HOUR;

function firstHourOf(date: string, zone: string): number {
  let at = noonOf(date, zone) - HALF;
  while (dateOf(at, zone) < date) at += HOUR;
  return at;
}

function lastHourOf(date: string, zone: string): number {
  let at = noonOf(date, zone) + HALF;
  while (dateOf(at, zone) > date) at -= HOUR;
  return at;
}

/** The query for what is chosen: the same all day long, so that it is read once. */
export function queryOf(chosen: Chosen, zone: string, now: number): StatsQuery {
  const { from, to } = datesOf(chosen, zone, now);
  if (chosen.interval !== 'hour') return { from: noonOf(from, zone), to: noonOf(to, zone) };
  return { from: firstHourOf(from, zone), to: lastHourOf(to, zone), interval: 'hour' };
}

/** Whether a range begins before the days that every plan with statistics shows. */
export function isOlder(chosen: Chosen, zone: string, now: number): boolean {
  return datesOf(chosen, zone, now).from < dateOf(noonOf(dateOf(now, zone), zone) - (BASIC_DAYS - 1) * DAY, zone);
}
