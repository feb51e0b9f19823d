import type { Lexicon } from '../lexicon.ts';
import { oneOf } from '../text/phrases.ts';
import { INSTEAD_OF_SUM, wordsOf } from '../words/prices.ts';
import { ENDS_IN_THEN } from '../words/told-prices.ts';
import { isOtherFree } from './free.ts';
import { MONEY, pricesIn } from './money.ts';

/** What is longer is no price list. */
const LONGEST = 1000;

/** A part of a price list: what stands before its price, the price, and what follows; without one all stands before. */
export interface PricePart {
  /** What parts it from the part before it. */
  joint: 'comma' | 'word' | 'none';
  /** The part as it was written, with the word that joins it. */
  written: string;
  before: string;
  /** The sum, or what stands for one; empty where a part tells neither. */
  value: string;
  after: string;
  unit: string;
  isSum: boolean;
}

const INSTEAD = new RegExp(`(?<![\\p{L}\\d])${wordsOf(INSTEAD_OF_SUM)}(?![\\p{L}\\d])`, 'giu');
/** What joins a name and its sum, and tells nothing of the sum: "at £5", "por 20 €". */
const JOINS_SUM = /(?<=\S )(?:at|for|à|a|por|para|pour|per|für|zu|voor|za|po) $/iu;
/** "Une caution de 30 €" is no least sum, as opposed to "de 30 à 50 €". */
const ONE_OF = /^de (?=\d[\d.,]{0,9} ?[^\d\s]{1,8}$)/i;
const JOINED_BY = /^(?:at|for|à|a|por|para|pour|per|für|zu|voor|za|po) (?=[^\p{L}]*\d)/iu;

const free = new WeakMap<Lexicon, RegExp>();
function freeWords(lexicon: Lexicon): RegExp {
  const known = free.get(lexicon) ?? new RegExp(`(?<![\\p{L}\\d])${oneOf(lexicon.words.free)}(?![\\p{L}\\d])`, 'giu');
  free.set(lexicon, known);
  return known;
}

const OPENS_IN_SUM = new RegExp(`^${MONEY.source}`, 'iu');

interface Value {
  index: number;
  value: string;
  unit: string;
  isSum: boolean;
}

/** The first sum of a text, or the first word that stands for one. */
function valueIn(text: string, lexicon: Lexicon): Value | null {
  const sum = pricesIn(text, lexicon).find(([price]) => /\d/.test(price));
  const instead = [...text.matchAll(freeWords(lexicon)), ...text.matchAll(INSTEAD)]
    .filter((match) => !isOtherFree(match, text))
    .sort((a, b) => a.index - b.index)[0];
  if (instead && (!sum || instead.index < sum.index))
    return { index: instead.index, value: instead[0], unit: '', isSum: false };
  if (!sum) return null;
  const unit = sum[1] ?? '';
  const written = sum[0].slice(0, sum[0].length - unit.length);
  const value = written.trim().replace(JOINED_BY, '').replace(ONE_OF, '');
  return { index: text.indexOf(value, sum.index), value, unit, isSum: true };
}

function partOf(text: string, written: string, joint: PricePart['joint'], lexicon: Lexicon): PricePart {
  const found = valueIn(text, lexicon);
  if (!found) return { joint, written, before: text, value: '', after: '', unit: '', isSum: false };
  const { index, value, unit, isSum } = found;
  const after = text.slice(index + value.length);
  return { joint, written, before: text.slice(0, index).replace(JOINS_SUM, ''), value, after, unit, isSum };
}

/** Where commas and semicolons outside brackets and sums part a text. */
export function commasIn(text: string, sums: readonly (readonly [number, number])[]): number[] {
  const found: number[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '(') depth += 1;
    else if (char === ')') depth = Math.max(0, depth - 1);
    const isMark = char === ';' || char === '|' || (char === ',' && /\s/.test(text.charAt(at + 1)));
    if (depth === 0 && isMark && !sums.some(([from, to]) => at >= from && at < to)) found.push(at);
  }
  return found;
}

/** What stands between the commas and semicolons of a text that are outside brackets, without the spaces around it. */
export function partsAtCommas(text: string, sums: readonly (readonly [number, number])[] = []): string[] {
  const cuts = commasIn(text, sums);
  return [-1, ...cuts].map((start, at) => text.slice(start + 1, cuts[at]).trim());
}

/** Whether every bracket of a text is closed in it. */
export const isClosed = (text: string): boolean => text.split('(').length === text.split(')').length;

/** "/mois caravane": how a price is counted, and what it is for. */
const UNIT_AND_NAME =
  /^( ?\/ ?\p{L}{1,10}) (?!\p{Lu}{2,5}$|(?:netto|brutto|ht|ttc|incl|inkl|excl|zzgl|plus|all|alles|tout|todo|tutto|net|vat|iva|btw|tva)(?!\p{L}))(\p{L}[\p{L} '’-]{2,40})$/u;

/** Prices that all have their names behind their units, "38 €/mois caravane, 52 €/mois camping-car", with those before them. */
function withNamesFirst(parts: readonly PricePart[]): PricePart[] {
  const isBehind = ({ before, after }: PricePart) => before.trim() === '' && UNIT_AND_NAME.test(after);
  const sums = parts.filter(({ isSum }) => isSum);
  if ((sums.length < FEWEST_SUMS && parts.length > 1) || !sums.every(isBehind)) return [...parts];
  return parts.map((part) => {
    const [, unit = '', name = ''] = part.isSum ? (UNIT_AND_NAME.exec(part.after) ?? []) : [];
    return name === '' ? part : { ...part, before: `${name} `, unit, after: unit };
  });
}

/** The parts of a price list, as commas part it, and words such as "or" between two prices. */
export function pricePartsOf(text: string, lexicon: Lexicon): PricePart[] {
  if (text.length > LONGEST) return [];
  const parts = partsAtCommas(text, sumsOf(text, lexicon)).flatMap((part, at) => {
    const divided = dividedAtJoins(part, lexicon).flatMap((each) => dividedAtSums(each, lexicon));
    return divided.map((written, index) => {
      const bare = at > 0 || index > 0 ? withoutJoin(written, lexicon) : written;
      return partOf(bare, written, bare !== written ? 'word' : at > 0 ? 'comma' : 'none', lexicon);
    });
  });
  return withNamesFirst(parts);
}

/** "or £95 for all" without its joint; "Plus £219" has a name of its own. */
function withoutJoin(text: string, lexicon: Lexicon): string {
  const bare = text.replace(lexicon.joinFirst, '');
  const value = bare === text ? null : valueIn(bare, lexicon);
  return value && !(value.index === 0 && /^\p{Lu}/u.test(text)) ? bare : text;
}

/** "Per person", as opposed to "la formule", which is the next thing. */
const IS_UNIT =
  /^ ?(?:\/ ?\p{L}+|(?:each|a head|pp|p\.p\.|(?:per|por|cada|al|ao|par|pro|je|für|a|an|elk|za|na|od) \p{L}+))(?!\p{L})/iu;

/** What stands behind the unit of a price in the words that may be its unit. */
export const beyondUnit = (unit: string): string => unit.slice(IS_UNIT.exec(unit)?.[0].length ?? 0);

const MOST_WORDS_OF_BARE_NAME = 4;
const FEWEST_SUMS = 2;
/** What goes on with the sum before it and names no other one: "£10 per head plus £5 for lunch". */
const GOES_ON_FROM_SUM =
  /^(?:to|or|and|plus|for|with|each|per|off|less|instead|then|up|a|an|y|o|más|con|cada|por|para|al|e|ou|mais|com|et|plus|avec|pour|par|chaque|de|und|oder|plus|mit|für|pro|je|bis|statt|ed|più|ogni|per|en|of|met|voor|elk|tot|i|lub|oraz|za|do|na|od)(?!\p{L})/iu;

/** "Small £38 medium £48 large from £60", "£5 child £8 adult": names with their sums and no mark between them. */
function dividedAtSums(text: string, lexicon: Lexicon): string[] {
  const sums = pricesIn(text, lexicon).filter(([price]) => /\d/.test(price));
  const [first] = sums;
  if (!first || sums.length < FEWEST_SUMS) return [text];
  const ends = sums.map(({ index, 0: price, 1: unit }, at) => {
    const isLast = at === sums.length - 1;
    return index + price.length - (isLast ? 0 : unit === undefined ? 0 : beyondUnit(unit).length);
  });
  const starts = sums.map(({ index }) => index);
  const isNamedFirst = first.index > 0;
  const cuts = isNamedFirst ? ends.slice(0, -1) : starts.slice(1);
  const names = isNamedFirst
    ? starts.map((start, at) => text.slice(ends[at - 1] ?? 0, start))
    : ends.map((end, at) => text.slice(end, starts[at + 1]));
  const areNames = names.every(
    (name, at) =>
      /^[\p{L}\d '’&/+-]+$/u.test(name) &&
      /\p{L}{2}/u.test(name) &&
      isShort(name.trim(), lexicon) &&
      ((at === 0 && isNamedFirst) || !GOES_ON_FROM_SUM.test(name.trim())) &&
      !ENDS_IN_THEN.test(name.trim()) &&
      !lexicon.own.test(name),
  );
  const isWhole = !isNamedFirst || /^[\s.]*$/.test(text.slice(ends.at(-1)));
  if (!areNames || !isWhole) return [text];
  return [0, ...cuts].map((from, at) => text.slice(from, cuts[at]).trim());
}

const MOST_WORDS_BEHIND_ARTICLE = 7;

/** Whether a text is short enough to be the name of a price without a mark: four words, or more behind an article. */
function isShort(name: string, { words: { articles } }: Lexicon): boolean {
  const [first = '', ...others] = name.split(' ');
  const isOpened = articles.includes(first.toLowerCase());
  return others.length < (isOpened ? MOST_WORDS_BEHIND_ARTICLE : MOST_WORDS_OF_BARE_NAME);
}

/** Where the sums of a text stand, without what they are for. */
const sumsOf = (text: string, lexicon: Lexicon) =>
  pricesIn(text, lexicon).map(
    ({ index, 0: price, 1: unit }) => [index, index + price.length - (unit ?? '').length] as const,
  );

/** "£12 each or four for £10": both sides of an "or" or "and" that stands between two prices. */
function dividedAtJoins(text: string, lexicon: Lexicon): string[] {
  const sums = sumsOf(text, lexicon);
  for (const join of text.matchAll(lexicon.joins)) {
    const [left, right] = [text.slice(0, join.index), text.slice(join.index + 1)];
    const isOpen = left.split('(').length === left.split(')').length;
    const isInSum = sums.some(([from, to]) => join.index > from && join.index < to);
    if (isOpen && !isInSum && valueIn(left, lexicon) && valueIn(right, lexicon))
      return [left, ...dividedAtJoins(right, lexicon)];
  }
  return [text];
}

/** "£20 pays for a brick, £100 gets your name on the plaque": every part tells what a sum that opens it is for. */
export function opensAllInSums(text: string, lexicon: Lexicon): boolean {
  if (!OPENS_IN_SUM.test(text)) return false;
  const parts = pricePartsOf(text, lexicon);
  return parts.length > 1 && parts.every(({ isSum, before, after }) => isSum && before === '' && /\p{L}/u.test(after));
}
