import { bare, lengthAt, numbersOf } from '../prices/number-words.ts';
import { oneOf } from '../text/phrases.ts';
import { CORRECTS, DENIES_NEXT, MAY_CORRECT, WENT_UP } from '../words/corrections.ts';
import type { Corrected } from './corrections.ts';
import { areOfOneSize } from './typed-values.ts';

const WORD = /[\p{L}\p{M}'’-]+/gu;
const SUM =
  /^ (?:euros?|pounds?|quid|dollars?|dólares|reais|pesos|złotych|złote|zł|franken|francs?|livres|libras|kronen)(?!\p{L})/iu;
const SUM_LAST = new RegExp(SUM.source.replace('^', '').replace('(?!\\p{L})', '$'), 'iu');
const LONGEST_BETWEEN = 40;

/** Where a number that is said in words stands. */
interface Said {
  start: number;
  end: number;
  /** How much it is, or for "two fifty" something of its size. */
  size: number;
}

function sizeOf(words: readonly string[], numbers: ReadonlyMap<string, number>): number {
  const count = lengthAt(words, 0, numbers);
  const [first = 0, second = 0] = [words.slice(0, count), words.slice(count)].map(
    (part) => numbers.get(part.join(' ')) ?? 0,
  );
  return words.length > count ? first * 100 + second : first;
}

function saidIn(text: string, language: string): Said[] {
  const numbers = numbersOf(language);
  const found = Array.from(text.matchAll(WORD));
  const words = found.map(([word]) => bare(word));
  const said: Said[] = [];
  for (let at = 0; at < words.length; at += 1) {
    // "Two fifty" is one price.
    let count = lengthAt(words, at, numbers);
    if (count > 0) count += lengthAt(words, at + count, numbers);
    const [first, last] = [found[at], found[at + count - 1]];
    if (count === 0 || !first || !last) continue;
    const end = last.index + last[0].length;
    said.push({
      start: first.index,
      end: end + (SUM.exec(text.slice(end))?.[0].length ?? 0),
      size: sizeOf(words.slice(at, at + count), numbers),
    });
    at += count - 1;
  }
  return said;
}

/** Smaller sums read well in words. */
const LEAST_IN_DIGITS = 13;

/** Who speaks without a stop is read as they speak. */
const MOST_IN_SENTENCE = 200;
/** So is who sets no mark between their prices. */
const areApart = (sentence: string, sums: number): boolean =>
  (sentence.match(/[,;:] /g) ?? []).length >= Math.max(1, sums - 1);

/** "Sixty two pounds" as "62 pounds", so that a price is read where one is told, in sentences that end. */
export const withSumsInDigits = (text: string, language: string): string =>
  text
    .split(/(?<=[.!?]\s|\n)/u)
    .map((sentence) => (sentence.length > MOST_IN_SENTENCE ? sentence : inDigits(sentence, language)))
    .join('');

function inDigits(text: string, language: string): string {
  const sums = saidIn(text, language).filter(
    ({ size, start, end }) => size >= LEAST_IN_DIGITS && SUM_LAST.test(text.slice(start, end)),
  );
  if (!areApart(text, sums.length)) return text;
  return sums.reduceRight((left, { start, end, size }) => {
    const currency = SUM_LAST.exec(left.slice(start, end))?.[0] ?? '';
    return `${left.slice(0, start)}${size}${currency}${left.slice(end)}`;
  }, text);
}

const SURE = new RegExp(`^[ ,…–-]{1,4}${oneOf(CORRECTS)}[ ,…–-]{1,4}$`, 'iu');
const MAYBE = new RegExp(`^(?<before>[ ,…–-]{1,4})${oneOf(MAY_CORRECT)}(?<after>[ ,…–-]{1,4})$`, 'iu');
const COUNTED = new RegExp(`^ (?<unit>\\p{L}{3,20})[ ,…–-]{1,4}${oneOf(MAY_CORRECT)}[ ,…–-]{1,4}$`, 'iu');
/** "Forty two years, no hang on, forty three": what is counted is said once. */
const COUNTED_SURELY = new RegExp(
  `^ (?<unit>\\p{L}{3,20}|\\p{L}{2,20}(?: \\p{L}{2,20}){1,2})[ ,…–-]{1,4}${oneOf(CORRECTS)}[ ,…–-]{1,4}$`,
  'iu',
);
const CLAUSE_ENDS = /^\s*(?:[.,;:!?)]|$)/u;
const A_MARK = /[,…–-]/u;
const TO = /^ ?(?:to|til|till|until|bis|à|a|alle|tot|do|até|y|and|[-–]) ?/iu;

/** What the first of two numbers counts and the second, of its size, counts as well: "years"; empty where both say it. */
function countedOnce(text: string, old: Said, by: Said): string {
  const between = text.slice(old.end, by.start);
  const unit = SURE.test(between) ? '' : (COUNTED_SURELY.exec(between)?.groups?.unit ?? '');
  const after = text.slice(by.end);
  const isRepeated = after.toLowerCase().startsWith(` ${unit.toLowerCase()}`);
  // Of several words, only where nothing else is counted: "five gone already – no wait, six".
  const isLast = CLAUSE_ENDS.test(after);
  const isNear = Math.max(old.size, by.size) <= 2 * Math.min(old.size, by.size);
  const isClear = (isLast && isNear) || (!unit.includes(' ') && areOfOneSize(old.size, by.size));
  return unit !== '' && !isRepeated && isClear ? unit : '';
}

/** Whether what stands between two numbers says that the second one is meant. */
function corrects(text: string, said: readonly Said[], at: number, language: string): boolean {
  const [before, old, by, next] = [said[at - 2], said[at - 1], said[at], said[at + 1]];
  if (!old || !by || by.start - old.end > LONGEST_BETWEEN) return false;
  const between = text.slice(old.end, by.start);
  const isRange =
    (before && TO.exec(text.slice(before.end, old.start))?.[0] === text.slice(before.end, old.start)) ||
    (next && TO.exec(text.slice(by.end, next.start))?.[0] === text.slice(by.end, next.start));
  // "Nine to five, sorry, ten to six": two hours are told anew.
  if (isRange) return false;
  if (SURE.test(between) || countedOnce(text, old, by) !== '') return true;
  const isDenied = language !== 'en' && DENIES_NEXT.test(between);
  const unit = COUNTED.exec(between)?.groups?.unit;
  if (unit) return !isDenied && text.slice(by.end).toLowerCase().startsWith(` ${unit.toLowerCase()}`);
  const maybe = MAYBE.exec(between)?.groups;
  if (!maybe) return false;
  if (A_MARK.test(maybe.before ?? '') && A_MARK.test(maybe.after ?? '')) return true;
  // Without marks, only sums of one size are taken for one another.
  return !isDenied && !A_MARK.test(between) && areOfOneSize(old.size, by.size);
}

/** A text without why its first number has changed. */
const withoutReason = (text: string, end: number): string => text.slice(0, end) + text.slice(end).replace(WENT_UP, '');

/** "Sixty five sorry sixty eight": numbers that somebody said with what they meant in the end, as in `withCorrections`. */
export function withSaidCorrections(text: string, language: string): Corrected {
  const withdrawn: string[] = [];
  let left = text;
  const said = saidIn(text, language);
  for (let at = said.length - 1; at > 0; at -= 1) {
    const [old, by] = [said[at - 1], said[at]];
    if (!old || !by || !corrects(text, said, at, language)) continue;
    withdrawn.unshift(text.slice(old.start, by.start).trim());
    const unit = countedOnce(text, old, by);
    const meant = withoutReason(left.slice(by.start), by.end - by.start);
    const [number, rest] = [meant.slice(0, by.end - by.start), meant.slice(by.end - by.start)];
    left = `${left.slice(0, old.start)}${number}${unit === '' ? '' : ` ${unit}`}${rest}`;
  }
  return { text: left, withdrawn };
}
