import type { PageLanguage } from '@landfall/shared/contracts';
import { WORDS } from '../languages/languages.ts';
import { html } from '../sections/html.ts';
import { type CountdownEnd, endOf, isTimeLeft } from '../sections/parts/time-left.ts';
import { startOfDay, wallTimeAt } from '../time/wall-time.ts';
import { languageOf } from './form-markup.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Milliseconds until it is looked at again where nobody knows when the next day begins. */
const LOOK_AGAIN = 60 * 60_000;

/** What a countdown says at a moment. */
export interface TimeLeft {
  /** 'Ends today'; empty once it is over. */
  left: string;
  /** Its day and hour in words, and for machines. */
  date: string;
  machine: string;
  /** When it says something else, in milliseconds; null where it never does. */
  changesAt: number | null;
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00Z`) / DAY_MS;

/** The day after one, as `2026-12-24`. */
const dayAfter = (day: string): string => new Date((dayNumber(day) + 1) * DAY_MS).toISOString().slice(0, 10);

function daysInWords(days: number, language: PageLanguage): string {
  const { left, today, tomorrow } = WORDS[language].timer;
  if (days < 2) return days < 1 ? today : tomorrow;
  const count = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
  return left.replace('{}', count);
}

/**
 * What a countdown says at a moment, in milliseconds, counted in days of its own zone. What ends at midnight ends with the
 * day before. Null for one without an end.
 */
export function timeLeft(countdown: CountdownEnd, language: PageLanguage, now: number): TimeLeft | null {
  const end = endOf(countdown);
  if (end === null) return null;
  const { zone } = countdown;
  const machine = new Date(end).toISOString();
  const date = new Intl.DateTimeFormat(language, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: zone, timeZoneName: 'short' },
  }).format(end);
  if (now >= end) return { left: '', date, machine, changesAt: null };
  const today = wallTimeAt(now, zone).day;
  const days = dayNumber(wallTimeAt(end - 1, zone).day) - dayNumber(today);
  const next = days < 1 ? end : (startOfDay(dayAfter(today), zone) ?? now + LOOK_AGAIN);
  return { left: daysInWords(days, language), date, machine, changesAt: next };
}

/** A countdown of a document: its end, and what is said afterwards, as it stands in the markup. */
interface Countdown extends CountdownEnd {
  ended: string;
}

const attributeOf = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** A document with something in each of its countdowns, whatever stood there. */
function withEach(document: string, fill: (countdown: Countdown) => string): string {
  return document
    .split(/(?=<p\s)/)
    .map((part) => {
      const tag = part.slice(0, part.indexOf('>') + 1);
      const end = part.indexOf('</p>');
      if (!part.startsWith('<p') || end < 0 || !isTimeLeft(attributeOf(tag, 'class'))) return part;
      const [until, zone] = [attributeOf(tag, 'data-until'), attributeOf(tag, 'data-zone')];
      return tag + fill({ until, zone, ended: attributeOf(tag, 'data-ended') }) + part.slice(end);
    })
    .join('');
}

const timeMarkup = ({ machine, date }: TimeLeft): string => html`<time datetime="${machine}">${date}</time>`.markup;

/**
 * A published document whose countdowns say what is left at a moment, in the language of our words on it; and when the first
 * of them says something else, in milliseconds, null where none ever does.
 */
export function withCountdowns(document: string, now: number): { document: string; changesAt: number | null } {
  const language = languageOf(document);
  const changes: number[] = [];
  const filled = withEach(document, (countdown) => {
    const time = timeLeft(countdown, language, now);
    if (!time) return '';
    if (time.changesAt !== null) changes.push(time.changesAt);
    // What is said afterwards comes out of an attribute, and is escaped already.
    if (!time.left) return `<strong>${countdown.ended.trim() || WORDS[language].timer.over}</strong>`;
    return `${html`<strong>${time.left}</strong>`.markup} ${timeMarkup(time)}`;
  });
  return { document: filled, changesAt: changes.length > 0 ? Math.min(...changes) : null };
}

/** A published document for a place where nobody writes it anew: its countdowns say their day and hour. */
export function withDates(document: string): string {
  const language = languageOf(document);
  return withEach(document, (countdown) => {
    const time = timeLeft(countdown, language, 0);
    return time ? timeMarkup(time) : '';
  });
}
