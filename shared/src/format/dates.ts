import { getLanguage, localeOf } from '../i18n/language.ts';
import { dateIn } from './date-in.ts';
import { distanceInWords } from './relative-time.ts';

const fromEpoch = (seconds: number) => new Date(seconds * 1000);

/** '05/03/2024 at 14:07', in a time zone, by default the browser's, and the language of the texts. */
export const dateAt = (epochSeconds: number, timeZone?: string): string =>
  dateIn(localeOf(getLanguage()), epochSeconds, timeZone);

/** '05/03/2024 14:07', in the browser's time zone. */
export const dateTime = (epochSeconds: number): string => dateIn('', epochSeconds);

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** By the browser itself. */
function relativeIn(locale: string, seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale).format(Math.round(seconds / size), unit);
}

function relativeEnglish(date: Date, now: Date): string {
  const words = distanceInWords(date, now);
  return date > now ? `in ${words}` : `${words} ago`;
}

/** '3 days ago', in the language of the texts. */
export function relativeTime(epochSeconds: number): string {
  const locale = localeOf(getLanguage());
  return locale === 'en'
    ? relativeEnglish(fromEpoch(epochSeconds), new Date())
    : relativeIn(locale, epochSeconds - Date.now() / 1000);
}
