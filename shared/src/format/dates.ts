import { getLanguage, localeOf } from '../i18n/language.ts';
import { wordBeforeTime } from '../i18n/languages.ts';
import { distanceInWords } from './relative-time.ts';

const fromEpoch = (seconds: number) => new Date(seconds * 1000);

const two = (value: number) => String(value).padStart(2, '0');

const dayOf = (date: Date) => `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
const timeOf = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;

/** '05/03/2024 at 14:07', in the browser's time zone and the language of the texts. */
export function dateAt(epochSeconds: number): string {
  const date = fromEpoch(epochSeconds);
  return [dayOf(date), wordBeforeTime(localeOf(getLanguage())), timeOf(date)].filter(Boolean).join(' ');
}

/** '05/03/2024 14:07', in the browser's time zone. */
export function dateTime(epochSeconds: number): string {
  const date = fromEpoch(epochSeconds);
  return `${dayOf(date)} ${timeOf(date)}`;
}

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
