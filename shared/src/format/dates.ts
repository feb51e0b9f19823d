import { format, formatDistanceToNow } from 'date-fns';
import { getLanguage } from '../i18n/language.ts';

const fromEpoch = (seconds: number) => new Date(seconds * 1000);

/** '05/03/2024 at 14:07', in the browser's time zone and the language of the texts. */
export const dateAt = (epochSeconds: number): string =>
  format(fromEpoch(epochSeconds), getLanguage() === 'es' ? "dd/MM/yyyy 'a las' HH:mm" : "dd/MM/yyyy 'at' HH:mm");

/** '05/03/2024 14:07', in the browser's time zone. */
export const dateTime = (epochSeconds: number): string => format(fromEpoch(epochSeconds), 'dd/MM/yyyy HH:mm');

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Spanish by the browser itself: a locale of date-fns would be on every page's first load. */
function relativeSpanish(seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat('es').format(Math.round(seconds / size), unit);
}

/** '3 days ago', in the language of the texts. */
export const relativeTime = (epochSeconds: number): string =>
  getLanguage() === 'es'
    ? relativeSpanish(epochSeconds - Date.now() / 1000)
    : formatDistanceToNow(fromEpoch(epochSeconds), { addSuffix: true });
