import { getLanguage } from '@landfall/shared';

function locale(): string {
  const language = getLanguage();
  return language === 'default' ? 'en' : language;
}

/** '12,345', in the language of the texts. */
export const count = (value: number): string => new Intl.NumberFormat(locale()).format(value);

/** '3.4 %' of a fraction, in the language of the texts. */
export const share = (fraction: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 }).format(fraction);

/** A day, or an hour of it, in a time zone. */
export function momentText(at: number, zone: string, withHour: boolean): string {
  const options: Intl.DateTimeFormatOptions = withHour
    ? { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
    : { weekday: 'short', day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale(), { ...options, timeZone: zone }).format(at * 1000);
}

/** The same as short as it goes below a chart: the hour of one day, else the day. */
export function axisText(at: number, zone: string, isHour: boolean): string {
  const options: Intl.DateTimeFormatOptions = isHour
    ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
    : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale(), { ...options, timeZone: zone }).format(at * 1000);
}

/** How much a figure changed, as a fraction; null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : (now - before) / before);
