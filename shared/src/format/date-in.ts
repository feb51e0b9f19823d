import { wordBeforeTime } from '../i18n/languages.ts';

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * '05/03/2024 at 14:07', as clocks in a time zone show it, by default in the browser's, with the word that a language has
 * before the hour; '' is no language.
 */
export function dateIn(language: string, epochSeconds: number, timeZone?: string): string {
  const written = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(epochSeconds * 1000);
  return [written(DAY), wordBeforeTime(language), written(TIME)].filter(Boolean).join(' ');
}
