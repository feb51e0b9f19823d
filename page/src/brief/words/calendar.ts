import { PAGE_LANGUAGES } from '@landfall/shared/contracts';

const plain = (text: string): string => text.toLowerCase().replace(/\.$/, '');

const YEAR = 2024;
const MONTH_DAYS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(YEAR, month, 10)));
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(YEAR, 0, 7 + day)));

/** Months as they stand alone and beside a day, by their numbers. Making a format takes longer than all that it writes. */
function monthsOf(language: string): [string, number][] {
  const formats = (['long', 'short'] as const).map((month) => ({
    alone: new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }),
    besideDay: new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' }),
  }));
  const monthIn = (parts: Intl.DateTimeFormatPart[]): string => parts.find(({ type }) => type === 'month')?.value ?? '';
  return MONTH_DAYS.flatMap((date, index) =>
    formats.flatMap(({ alone, besideDay }): [string, number][] => [
      [plain(alone.format(date)), index + 1],
      [plain(monthIn(besideDay.formatToParts(date))), index + 1],
    ]),
  );
}

/** The names of months in all our languages, long, short and as they stand beside a day, with their numbers. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  PAGE_LANGUAGES.flatMap(monthsOf).filter(([name]) => name.length > 2 && !/^\d/.test(name)),
);

const weekdaysOf = (weekday: 'long' | 'short'): string[] =>
  PAGE_LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    return WEEK.map((date) => plain(format.format(date)));
  });

/** The names of the days of the week in all our languages, long ones alone. */
export const WEEKDAY_NAMES: ReadonlySet<string> = new Set(weekdaysOf('long'));

/** The names of the days of the week in all our languages, long ones and short ones. */
export const WEEKDAYS: ReadonlySet<string> = new Set([...WEEKDAY_NAMES, ...weekdaysOf('short')]);
