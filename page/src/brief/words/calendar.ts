import { PAGE_LANGUAGES } from '@landfall/shared/contracts';

const plain = (text: string): string => text.toLowerCase().replace(/\.$/, '');

/** The names of months in all our languages, long, short and as they stand beside a day, with their numbers. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  PAGE_LANGUAGES.flatMap((language) =>
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 10))).flatMap((date, month) =>
      (['long', 'short'] as const).flatMap((width) => [
        [plain(new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' }).format(date)), month + 1] as const,
        [
          plain(
            new Intl.DateTimeFormat(language, { month: width, day: 'numeric', timeZone: 'UTC' })
              .formatToParts(date)
              .find(({ type }) => type === 'month')?.value ?? '',
          ),
          month + 1,
        ] as const,
      ]),
    ),
  ).filter(([name]) => name.length > 2 && !/^\d/.test(name)),
);

/** The names of the days of the week in all our languages, long ones alone. */
export const WEEKDAY_NAMES: ReadonlySet<string> = new Set(
  PAGE_LANGUAGES.flatMap((language) =>
    Array.from({ length: 7 }, (_, day) =>
      plain(
        new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
          new Date(Date.UTC(2024, 0, 7 + day)),
        ),
      ),
    ),
  ),
);

/** The names of the days of the week in all our languages, long ones and short ones. */
export const WEEKDAYS: ReadonlySet<string> = new Set([
  ...WEEKDAY_NAMES,
  ...PAGE_LANGUAGES.flatMap((language) =>
    Array.from({ length: 7 }, (_, day) =>
      plain(
        new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
          new Date(Date.UTC(2024, 0, 7 + day)),
        ),
      ),
    ),
  ),
]);
