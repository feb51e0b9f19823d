import { oneOf } from '../text/phrases.ts';
import { MONTHS, WEEKDAY_NAMES } from '../words/calendar.ts';

export type ValueType = 'date' | 'weekday' | 'money' | 'range' | 'time' | 'number';

/** A value as it stands in a text, from `start` to `end`. */
export interface TypedValue {
  type: ValueType;
  text: string;
  start: number;
  end: number;
}

const HOUR = String.raw`\d{1,2}(?:[:.h]\d{2})?`;
const HALF_DAY = String.raw`(?: ?(?:am|pm|uhr|hrs|h)(?![\p{L}\d]))?`;
const TO = '(?: ?[-–] ?| (?:to|til|till|until|bis|a|à|às|al|alle|tot|do|ate|até|t/m) (?:las |les |la )?)';
const MONTH = oneOf([...MONTHS.keys()]);
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|er|\.|º|ª)?`;

/** What is looked for first takes its characters from what follows. */
const PATTERNS: readonly [ValueType, RegExp][] = [
  [
    'date',
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:(?:${oneOf([...WEEKDAY_NAMES])},? (?:den |dem |the |el |le |il |de |em |a )?)?(?:${DAY} (?:de |of )?${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?|\d{1,2}[./]\d{1,2}[./]\d{2,4}))(?![\p{L}\d])`,
      'giu',
    ),
  ],
  [
    'money',
    /(?<![\p{L}\d])(?:(?:R\$|[£$€₹]) ?\d[\d.,]{0,9}(?<![.,])|\d[\d.,]{0,9}(?<![.,]) ?(?:[£$€₹]|(?:eur|euros?|pounds?|quid|dollars?|zł|reais|kr)(?![\p{L}\d])))/giu,
  ],
  ['range', new RegExp(String.raw`(?<![\p{L}\d.,:])${HOUR}${HALF_DAY}${TO}${HOUR}${HALF_DAY}(?![\d\p{L}%])`, 'giu')],
  [
    'time',
    /(?<![\p{L}\d.,:])(?:\d{1,2}[:.h]\d{2}(?: ?(?:am|pm|uhr|hrs|h))?|\d{1,2} ?(?:am|pm|uhr|hrs|h))(?![\p{L}\d%])/giu,
  ],
  ['weekday', new RegExp(String.raw`(?<!\p{L})${oneOf([...WEEKDAY_NAMES])}s?(?!\p{L})`, 'giu')],
  ['number', /(?<![\p{L}\d.,:])\d{1,7}(?:[.,]\d{1,3}){0,2}(?![\p{L}\d])/giu],
];

/** The dates, days, sums, times and numbers of a text, in their order. */
export function valuesOf(text: string): TypedValue[] {
  const found: TypedValue[] = [];
  for (const [type, pattern] of PATTERNS)
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.every((other) => end <= other.start || start >= other.end))
        found.push({ type, text: match[0], start, end });
    }
  return found.sort((a, b) => a.start - b.start);
}

const DIGITS = /\d[\d.,:]{0,9}(?<![.,:])/;
const LED_TO_DATE = new RegExp(`^${oneOf([...WEEKDAY_NAMES])},? (?:den |dem |the |el |le |il |de |em |a )?`, 'iu');
const DATED_DAY = new RegExp(`^${oneOf([...WEEKDAY_NAMES])}`, 'iu');
const LAST_CLOCK = new RegExp(`${HOUR}${HALF_DAY}$`, 'iu');

/** The text of a value with another one in its place, or null where one cannot stand for the other. */
export function inPlaceOf(old: TypedValue, by: TypedValue): string | null {
  // "Saturday 12 March, no, 19 March"
  if (old.type === 'date' && by.type === 'date' && !DATED_DAY.test(by.text))
    return (LED_TO_DATE.exec(old.text)?.[0] ?? '') + by.text;
  if (old.type === by.type) return by.text;
  if (by.type === 'weekday' && old.type === 'date')
    return DATED_DAY.test(old.text) ? old.text.replace(DATED_DAY, by.text) : null;
  if (by.type === 'time' && old.type === 'range') return old.text.replace(LAST_CLOCK, by.text);
  if (by.type === 'time' && old.type === 'number') return by.text;
  if (by.type === 'number' && old.type === 'date') return old.text.replace(/\d{1,2}/, by.text);
  if (by.type === 'number' && (old.type === 'money' || old.type === 'time')) return old.text.replace(DIGITS, by.text);
  return null;
}

const [LEAST_ALIKE, MOST_APART] = [20, 1.5];

/** Whether one number may be meant in place of another one: nobody takes a house number for a floor. */
export function areOfOneSize(one: number, other: number): boolean {
  const [least, most] = [Math.min(one, other), Math.max(one, other)];
  return least > LEAST_ALIKE && most < least * MOST_APART;
}
