import { dayOf, now } from '../moment.ts';
import { countVisit } from '../sites/count-visit.ts';
import type { PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';

const DAY = 24 * 60 * 60;

/** Days of which visits are known, today included. */
export const KNOWN_DAYS = 30;

/** The moments of days, today's last: now, and as long before. */
export const moments = (): number[] =>
  Array.from({ length: KNOWN_DAYS }, (_, index) => now() - (KNOWN_DAYS - 1 - index) * DAY);

/** Thirty days of visitors: more on weekdays, and growing. */
export function seedVisits(state: State, page: PageRecord): void {
  const sources = ['', 'google.com', 'instagram.com'] as const;
  for (const [day, at] of moments().entries()) {
    const isWeekend = [0, 6].includes(new Date(at * 1000).getDay());
    const visitors = Math.round((isWeekend ? 9 : 16) + day * 0.7 + (((KNOWN_DAYS - 1 - day) * 7) % 5));
    for (const [index, source] of sources.entries()) {
      const share = Math.round(visitors / (index + 2));
      countVisit(state, page, { day: dayOf(at), source, visitors: share, views: Math.round(share * 1.6) });
    }
  }
}
