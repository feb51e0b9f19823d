import { AppError } from '../../platform/errors.ts';
import { dayNumberAt, dayStarts, hourStarts, isTimeZone, startOfDay } from './calendar.ts';

/** Days of a range at most: two years and the day on which they end. */
export const MOST_DAYS = 732;
const MOST_HOUR_DAYS = 31;
/** Days that statistics without more show, today included. */
export const BASIC_DAYS = 30;

/** What is asked for, as the query was read. */
export interface Asked {
  from?: number | undefined;
  to?: number | undefined;
  interval: 'hour' | 'day';
  tz?: string | undefined;
}

export interface Range {
  zone: string;
  interval: 'hour' | 'day';
  /** When each piece begins, and when the last one ends. */
  starts: number[];
  from: number;
  /** The first moment after it. */
  to: number;
  /** The range of the same length before it begins. */
  before: number;
  /** Whether it begins before the days that every plan with statistics shows. */
  isOlder: boolean;
}

const refuse = (field: string, message: string) => new AppError('invalid', { fields: { [field]: [message] } });

/** The pieces of time that a query asks for, in whole days or hours of a time zone. @throws AppError invalid */
export function readRange({ from, to, interval, tz }: Asked, projectZone: string, now: number): Range {
  const zone = tz || projectZone;
  if (!isTimeZone(zone)) throw refuse('tz', 'This time zone is not known. Use a name such as Europe/Madrid.');
  const today = dayNumberAt(zone, now);
  const tomorrow = startOfDay(zone, today + 1);
  const last = Math.min(to ?? now, tomorrow - 1);
  const lastDay = dayNumberAt(zone, last);
  const first = from ?? startOfDay(zone, lastDay - BASIC_DAYS + 1);
  if (first >= tomorrow) throw refuse('from', 'The beginning must not lie in the future.');
  if (first > (to ?? now)) throw refuse('to', 'The end must not lie before the beginning.');
  const firstDay = dayNumberAt(zone, first);
  const days = lastDay - firstDay + 1;
  if (days > MOST_DAYS) throw refuse('from', 'A range has at most two years.');
  if (interval === 'hour' && days > MOST_HOUR_DAYS)
    throw refuse('interval', `By the hour a range has at most ${MOST_HOUR_DAYS} days.`);
  const starts = interval === 'hour' ? hourStarts(zone, first, last + 1) : dayStarts(zone, firstDay, lastDay);
  const [begin = first, end = last] = [starts[0], starts.at(-1)];
  const before = interval === 'hour' ? begin - (end - begin) : startOfDay(zone, firstDay - days);
  return {
    zone,
    interval,
    starts,
    from: begin,
    to: end,
    before,
    isOlder: begin < startOfDay(zone, today - BASIC_DAYS + 1),
  };
}

/** All that is kept of a project, by its own days. */
export function allCounted(zone: string, now: number): Range {
  const today = dayNumberAt(zone, now);
  const from = startOfDay(zone, today - MOST_DAYS + 1);
  return readRange({ from, interval: 'day' }, zone, now);
}
