import { isUnitNext } from '../words/measures.ts';
import {
  COSTS_ONLY,
  COUNTED_NEXT,
  CURRENCY_SAID,
  FROM_SAID,
  NO_SUM_BEFORE,
  PEOPLE_NEXT,
  RANGE_NEXT,
} from '../words/said-prices.ts';
import { bare, lengthAt, numbersOf } from './number-words.ts';

/** A number in a text, said or written, and how it is written as a sum. */
export interface SaidSum {
  start: number;
  /** Behind its currency. */
  end: number;
  value: string;
  amount: number;
  /** Empty where none is said. */
  currency: string;
  /** As it is written with its currency; empty where it is said in words, or without a currency. */
  written: string;
  /** Whether words around it tell that it counts or dates something. */
  isCounted: boolean;
  /** Whether a verb before it tells that it is a price. */
  isCost: boolean;
}

const WORD = /[\p{L}\p{M}'’-]+/gu;
const DIGITS = /(?<![\p{L}\d.,@+/:]|\d )(?:\d{1,3}\.\d{3}|\d{1,5}(?:[.,]\d{1,2})?)(?![\p{L}\d@/:%]|[.,]\d| \d)/gu;
const CURRENCY = new RegExp(`^ ?(${CURRENCY_SAID})(?!\\p{L})`, 'iu');
const COSTS = new RegExp(`(?<!\\p{L})(?:${COSTS_ONLY})(?: (?:${FROM_SAID}))?$`, 'iu');
const FROM_LAST = new RegExp(` (?:${FROM_SAID})$`, 'iu');
const FEWEST_CENTS = 10;
const MOST_CENTS = 95;
const CENTS_STEP = 5;
/** Whole sums that are told with cents and no currency between them are small: "two fifty". */
const MOST_WITH_CENTS = 20;

interface Number {
  start: number;
  end: number;
  amount: number;
  value: string;
}

const isCentsAmount = (amount: number): boolean =>
  amount >= FEWEST_CENTS && amount <= MOST_CENTS && amount % CENTS_STEP === 0;

/** "Uno veinte", as opposed to an article and a number. */
const ONE_SAID = /^(?:uno|eins|één|jeden)$/iu;

/** The numbers that a text says in words or writes. */
function numbersIn(text: string, language: string): Number[] {
  const numbers = numbersOf(language);
  const found = Array.from(text.matchAll(WORD));
  const words = found.map(([word]) => bare(word));
  const said: Number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const count = lengthAt(words, at, numbers);
    const [first, last] = [found[at], found[at + count - 1]];
    if (count === 0 || !first || !last) continue;
    const amount = numbers.get(words.slice(at, at + count).join(' ')) ?? 0;
    const one = ONE_SAID.test(found[at - 1]?.[0] ?? '') && isCentsAmount(amount) ? found[at - 1] : undefined;
    if (one) {
      const value = `1,${amount}`;
      said.push({ start: one.index, end: last.index + last[0].length, amount: 1 + amount / 100, value });
      at += count - 1;
      continue;
    }
    said.push({ start: first.index, end: last.index + last[0].length, amount, value: String(amount) });
    at += count - 1;
  }
  const written = Array.from(text.matchAll(DIGITS), ({ 0: value, index }): Number => {
    const amount = Number(value.replace(/\.(?=\d{3})/, '').replace(',', '.'));
    return { start: index, end: index + value.length, amount, value };
  });
  return [...said, ...written].sort((one, other) => one.start - other.start);
}

const FIRST_WORD = /^[ ](\p{L}[\p{L}'’-]*|\d+)/u;

/** Whether a text opens with a number. */
function opensInNumber(text: string, language: string): boolean {
  const first = FIRST_WORD.exec(text)?.[1] ?? '';
  return /^\d/.test(first) || lengthAt([bare(first)], 0, numbersOf(language)) > 0;
}

/** Whether a number counts what stands behind it, or is one end of a range; "38 kids 15 pounds" goes on with another price. */
function countsNext(after: string, language: string): boolean {
  if (COUNTED_NEXT.test(after) || isUnitNext(after) || opensInNumber(after, language)) return true;
  const people = PEOPLE_NEXT.exec(after)?.[0] ?? '';
  if (people !== '') return !opensInNumber(after.slice(people.length), language);
  const range = RANGE_NEXT.exec(after)?.[0] ?? '';
  return range !== '' && opensInNumber(` ${after.slice(range.length)}`, language);
}

/** "One twenty": the cents of a sum that is no word for a number alone. */
const ONE_LAST = /(?<!\p{L})(?:one|un[oa]?|uma?|une?|eins?|één|jeden)$/iu;

/** Whether a number is the end of a range that the one before it opens. */
const endsRange = (text: string, last: SaidSum | undefined, start: number): boolean =>
  last !== undefined && RANGE_NEXT.exec(text.slice(last.end, start + 1))?.[0].length === start - last.end;

/** The numbers of a text with what tells whether they are sums: "eleven pounds fifty" is one. */
export function saidSumsIn(text: string, language: string): SaidSum[] {
  const point = language === 'en' ? '.' : ',';
  const sums: SaidSum[] = [];
  for (const { start, end, amount, value } of numbersIn(text, language)) {
    const last = sums.at(-1);
    const isCents =
      last !== undefined &&
      (last.currency !== '' || (last.isCost && last.amount <= MOST_WITH_CENTS)) &&
      start === last.end + 1 &&
      !/[.,]/.test(last.value) &&
      isCentsAmount(amount);
    if (isCents && (last.currency === '' || !CURRENCY.test(text.slice(end)))) {
      last.isCounted = false;
      last.written = '';
      last.value += `${point}${String(amount).padStart(2, '0')}`;
      const behind = last.currency === '' ? CURRENCY.exec(text.slice(end)) : null;
      last.currency ||= behind?.[1] ?? '';
      last.end = end + (behind?.[0].length ?? 0);
      continue;
    }
    const [said = '', currency = ''] = CURRENCY.exec(text.slice(end)) ?? [];
    const before = text.slice(0, start).trimEnd();
    sums.push({
      start,
      end: end + said.length,
      value,
      amount,
      currency,
      written: currency !== '' && /\d/.test(text.charAt(start)) ? text.slice(start, end + said.length) : '',
      isCounted:
        currency === '' &&
        (endsRange(text, last, start) ||
          ONE_LAST.test(before) ||
          countsNext(text.slice(end), language) ||
          (NO_SUM_BEFORE.test(before) && !FROM_LAST.test(before))),
      isCost: COSTS.test(before),
    });
  }
  return sums;
}
