import type { PageLanguage } from '@landfall/shared/contracts';
import type { PageWords } from '../languages/page-words.ts';
import { type CountdownEnd, endOf } from '../sections/parts/time-left.ts';
import { startOfDay, wallTimeAt } from '../time/wall-time.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Milliseconds until it is looked at again where nobody knows when the next day begins. */
const LOOK_AGAIN = 60 * 60_000;

/** What a countdown says at a moment. */
export interface TimeLeft {
  /** 'Ends today'; empty once it is over. */
  left: string;
  /** Its day and hour in words, and for machines. */
  date: string;
  machine: string;
  /** When it says something else, in milliseconds; null where it never does. */
  changesAt: number | null;
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00Z`) / DAY_MS;

/** The day after one, as `2026-12-24`. */
const dayAfter = (day: string): string => new Date((dayNumber(day) + 1) * DAY_MS).toISOString().slice(0, 10);

/** What countdowns are said in. */
export interface TimerWords {
  language: PageLanguage;
  words: PageWords['timer'];
}

function daysInWords(days: number, { language, words: { left, today, tomorrow } }: TimerWords): string {
  if (days < 2) return days < 1 ? today : tomorrow;
  const count = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
  return left.replace('{}', count);
}

/**
 * What a countdown says at a moment, in milliseconds, counted in days of its own zone. What ends at midnight ends with the
 * day before. Null for one without an end.
 */
export function timeLeft(countdown: CountdownEnd, said: TimerWords, now: number): TimeLeft | null {
  const end = endOf(countdown);
  if (end === null) return null;
  const { zone } = countdown;
  const machine = new Date(end).toISOString();
  const date = new Intl.DateTimeFormat(said.language, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: zone, timeZoneName: 'short' },
  }).format(end);
  if (now >= end) return { left: '', date, machine, changesAt: null };
  const today = wallTimeAt(now, zone).day;
  const days = dayNumber(wallTimeAt(end - 1, zone).day) - dayNumber(today);
  const next = days < 1 ? end : (startOfDay(dayAfter(today), zone) ?? now + LOOK_AGAIN);
  return { left: daysInWords(days, said), date, machine, changesAt: next };
}
