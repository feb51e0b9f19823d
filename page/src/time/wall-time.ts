/** A day and an hour as a clock on the wall of some place shows them. */
export interface WallTime {
  /** `2026-11-30` */
  day: string;
  /** `09:00` */
  hour: string;
}

const DAY_MS = 24 * 60 * 60_000;
const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** What clocks in a zone show at a moment, in milliseconds. */
export function wallTimeAt(moment: number, timeZone: string): WallTime {
  const format = new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone, hourCycle: 'h23' });
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: `${part.year}-${part.month}-${part.day}`, hour: `${part.hour}:${part.minute}` };
}

/** Not a number for what no calendar has: a parser takes 30 February for 2 March. */
function asUtc({ day, hour }: WallTime): number {
  const utc = Date.parse(`${day}T${hour}:00Z`);
  return Number.isFinite(utc) && new Date(utc).toISOString().startsWith(`${day}T${hour}:`) ? utc : Number.NaN;
}

/** Whether clocks are known to be somewhere. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== null && timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The moment at which clocks in a zone show something, in milliseconds: the first of two where they are put back in between.
 * Null where they never do, because they are put forward, or where there is no such day, hour or zone.
 */
export function momentOf(wall: WallTime, timeZone: string): number | null {
  const utc = asUtc(wall);
  if (!Number.isFinite(utc) || !isTimeZone(timeZone)) return null;
  // A zone's distance from UTC differs by less than a day from what it was the day before or is the day after.
  const offsets = [utc - DAY_MS, utc + DAY_MS].map((near) => asUtc(wallTimeAt(near, timeZone)) - near);
  const moments = offsets.map((offset) => utc - offset).toSorted((one, other) => one - other);
  return moments.find((moment) => asUtc(wallTimeAt(moment, timeZone)) === utc) ?? null;
}

/** Tomorrow at nine. */
export function tomorrow(now: number, timeZone: string): WallTime {
  return { day: wallTimeAt(now + DAY_MS, timeZone).day, hour: '09:00' };
}

/** When a day begins where the zone is, in milliseconds; null where it is no day, or no zone. */
export function startOfDay(day: string, timeZone: string): number | null {
  for (const hour of ['00:00', '00:30', '01:00', '02:00']) {
    const moment = momentOf({ day, hour }, timeZone);
    if (moment !== null) return moment;
  }
  return null;
}
