import { type Lexicon, lexiconOf } from '../lexicon.ts';
import { countWords } from '../text/phrases.ts';
import { NO_PRICE_BEFORE, PAID_TO_SOMEBODY } from '../words/beside-prices.ts';
import {
  BESIDE_SAID,
  FOR_WHOM,
  FROM_SAID,
  IS_SUM,
  LEADS_TO_SAID,
  TAKES_BACK,
  UNIT_SAID,
} from '../words/said-prices.ts';
import { endsHalf } from './offer-name.ts';
import { saidNames } from './said-names.ts';
import { type SaidSum, saidSumsIn } from './said-sums.ts';

const FEWEST_WORDS = 6;
const MOST_WORDS_BETWEEN = 7;
const MOST_TIMES = 12;
const MOST_COUNTED = 20;
const TIMES_A_COUNT = 3;
const MOST_WORDS_COUNTED = 3;
const MOST_WORDS_OF_HEADING = 2;
/** Sums in figures are told apart without marks only in what was dictated. */
const FEWEST_IN_FIGURES = 15;
const LAST_SUM_WORDS = new RegExp(`(?: (?:${IS_SUM})(?: (?:${LEADS_TO_SAID}))?| (?:${LEADS_TO_SAID}))$`, 'iu');
const FROM_LAST = new RegExp(` (${FROM_SAID})$`, 'iu');

/** A price that is told in a text without marks. */
export interface SaidPrice {
  sum: SaidSum;
  /** "From". */
  from: string;
  /** What stands between the price before it and it. */
  before: string;
  /** What it is for each of, and what comes with it. */
  unit: string;
  /** Where what is told of it ends. */
  end: number;
}

/** What stands before a sum without the words that lead to it. */
function beforeSum(text: string): { before: string; from: string } {
  const from = FROM_LAST.exec(text)?.[1] ?? '';
  const before = text.slice(0, text.length - (from === '' ? 0 : from.length + 1));
  return { before: before.replace(LAST_SUM_WORDS, ''), from };
}

const isEarned = (before: string, after: string, lexicon: Lexicon): boolean =>
  NO_PRICE_BEFORE.test(before) ||
  lexicon.raised.test(before.split(' ').slice(-MOST_WORDS_BETWEEN).join(' ')) ||
  lexicon.goal.test(before) ||
  PAID_TO_SOMEBODY.test(after.slice(0, 20));

/** Which of the sums of a text are prices: those with a currency, and those that follow one as it does. */
function pricesOf(text: string, sums: readonly SaidSum[], lexicon: Lexicon): SaidPrice[] {
  const prices: SaidPrice[] = [];
  for (const [at, sum] of sums.entries()) {
    const last = prices.at(-1);
    const whole = text.slice(last?.end ?? 0, sum.start).trim();
    const { before, from } = beforeSum(` ${whole}`);
    const words = countWords(before);
    const next = sums[at + 1];
    // "A course of 6 lessons 180": what is sold is counted.
    const isCount =
      next !== undefined &&
      sum.amount <= MOST_COUNTED &&
      next.amount >= sum.amount * TIMES_A_COUNT &&
      countWords(text.slice(sum.end, next.start)) <= MOST_WORDS_COUNTED;
    const times = sum.amount / (last?.sum.amount ?? sum.amount);
    const goesOn =
      last !== undefined && words > 0 && words <= MOST_WORDS_BETWEEN && times < MOST_TIMES && times > 1 / MOST_TIMES;
    if (sum.isCounted || isEarned(whole, text.slice(sum.end), lexicon)) continue;
    const isSaid = sum.isCost || (last !== undefined && from !== '');
    if (sum.currency === '' && !isSaid && (!goesOn || isCount)) continue;
    const unit = UNIT_SAID.exec(text.slice(sum.end))?.[0] ?? '';
    const beside = BESIDE_SAID.exec(text.slice(sum.end + unit.length))?.[0] ?? '';
    prices.push({
      sum,
      from,
      before: before.trim(),
      unit: `${unit}${beside}`,
      end: sum.end + unit.length + beside.length,
    });
  }
  return prices;
}

interface Row {
  name: string;
  price: SaidPrice;
}

const SIGNS: Readonly<Record<string, string>> = { pound: '£', quid: '£', dollar: '$', euro: '€' };

/** "£80", "30 €", "R$ 45": a sum as it is written in a language. */
function inFigures(value: string, currency: string, language: string): string {
  const said = currency.toLowerCase();
  const sign = said === 'reais' ? 'R$' : said.startsWith('złot') ? 'zł' : (SIGNS[said.replace(/s$/, '')] ?? currency);
  if (sign === 'R$') return `R$ ${value}`;
  const isBefore = /^[£$€]$/.test(sign) && (language === 'en' || language === 'nl');
  return isBefore ? `${sign}${language === 'nl' ? ' ' : ''}${value}` : `${value} ${sign}`.trim();
}

const written = ({ name, price: { sum, from, unit } }: Row, currency: string, language: string): string =>
  `${name} ${from === '' ? '' : `${from} `}${sum.written || inFigures(sum.value, sum.currency || currency, language)}${unit}`;

/** Prices that a text tells one after the other: where they stand in it, and how they are written as a list. */
export interface SaidList {
  start: number;
  end: number;
  text: string;
}

/** "Big ones", "quelli grandi": what stands for the thing of the name before it. */
const ONES = /^(?:\p{L}+ ones?|(?:those|quell[aeio]|ceux|celles?|celui|aquel(?:l[ao]s)?) \p{L}+)(?!\p{L})/iu;

/** The name that opens words which go on: one of them, or as many as name the same thing as a name before it. */
function nameFirst(said: string, names: readonly string[]): string {
  const ones = ONES.exec(said)?.[0] ?? '';
  if (ones !== '') return ones;
  const words = said.split(' ');
  const alike = names
    .map((name) => name.toLowerCase().split(' '))
    .find((name) => name.length > 1 && [0, name.length - 1].some((at) => name[at] === words[at]?.toLowerCase()));
  return words
    .slice(0, alike?.length ?? 1)
    .join(' ')
    .replace(AND_LAST, '');
}

/** The rows of prices that are told with whom they are for: "twelve pounds for kids eighteen for men". */
function rowsBehind(text: string, prices: readonly SaidPrice[]): { rows: Row[]; end: number } | null {
  const names: string[] = [];
  const behind = prices.map(({ sum }, at) => {
    const next = prices[at + 1];
    const after = text.slice(sum.end, next?.sum.start ?? text.length);
    const lead = FOR_WHOM.exec(after)?.[0] ?? '';
    if (lead === '') return null;
    const said = after.slice(lead.length).replace(/ (?:and|y|e|et|und|en|i|a)? ?$/iu, '');
    const name = next ? said.trim() : nameFirst(said.trim(), names);
    names.push(name);
    return countWords(name) > 3 || name === '' ? null : { name, end: sum.end + lead.length + name.length };
  });
  if (prices.length < 2 || behind.some((each) => each === null)) return null;
  return {
    rows: prices.map((price, at) => ({ name: behind[at]?.name ?? '', price: { ...price, unit: '' } })),
    end: behind.at(-1)?.end ?? 0,
  };
}

/** The lists of prices in a stretch of words without marks; none where it tells fewer prices than `fewest`. */
function listsOf(text: string, language: string, lexicon: Lexicon, fewest: number): SaidList[] {
  if (countWords(text) < FEWEST_WORDS) return [];
  const sums = saidSumsIn(text, language);
  const sure = sums.filter(({ currency, isCost }) => currency !== '' || isCost);
  const inWords = sure.some(({ start }) => /\p{L}/u.test(text.charAt(start)));
  if (sure.length === 0 || (!inWords && countWords(text) < FEWEST_IN_FIGURES)) return [];
  const prices = pricesOf(text, sums, lexicon);
  const currency = prices.find(({ sum }) => sum.currency !== '')?.sum.currency ?? '';
  const behind = rowsBehind(text, prices);
  if (behind) {
    const first = prices[0]?.sum.start ?? 0;
    const lead = beforeSum(` ${text.slice(0, first).trim()}`)
      .before.replace(AND_LAST, '')
      .trim();
    const list = behind.rows.map((row) => written(row, currency, language)).join(', ');
    const isHeading = lead !== '' && countWords(lead) <= MOST_WORDS_OF_HEADING;
    const start = isHeading ? 0 : text.indexOf(lead) + lead.length;
    return [{ start, end: behind.end, text: isHeading ? `${lead}: ${list}` : list }];
  }
  const names = saidNames(
    prices.map(({ before }) => before),
    language,
    lexicon,
  );
  const lists: SaidList[] = [];
  let rows = 0;
  for (const [at, price] of prices.entries()) {
    const { lead = '', name = '', isWeak = false } = names[at] ?? {};
    const goesOn = names[at + 1]?.lead === '' && names[at + 1]?.name !== '';
    const isAlone = lead !== '' && !goesOn;
    if ((isWeak && isAlone) || name === '' || endsHalf(name, lexicon) || TAKES_BACK.test(text.slice(price.end)))
      continue;
    rows += 1;
    const from = prices[at - 1]?.end ?? 0;
    const start = lead === '' ? from : text.indexOf(lead, from) + lead.length;
    const row = written({ name, price }, currency, language);
    const last = lists.at(-1);
    if (last && last.end === start) Object.assign(last, { end: price.end, text: `${last.text}, ${row}` });
    else lists.push({ start, end: price.end, text: row });
  }
  return rows < fewest ? [] : lists;
}

const AND_LAST = / (?:and|y|e|et|und|en|i)$/iu;
/** What a text may be marked with though it was dictated. */
const STRETCH = /(?<=[,;:()])(?!\d)/u;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * "A full groom for small dogs that's thirty eight pounds medium dogs forty six": the prices that a dictated text tells one after
 * the other, in figures and with commas between them; none where it tells fewer than so many.
 */
export function saidPricesIn(text: string, language: string, fewest: number): SaidList[] {
  const lexicon = lexiconOf(language);
  let before = 0;
  return text.split(STRETCH).flatMap((stretch) => {
    const lists = listsOf(stretch, language, lexicon, fewest);
    const found = lists.map(({ start, end, text: list }) => ({
      start: before + start,
      end: before + end,
      text: capital(list),
    }));
    before += stretch.length;
    return found;
  });
}

/** A text by the lists in it and what stands around them. */
export function aroundLists(text: string, lists: readonly SaidList[]): string[] {
  const starts = [0, ...lists.map(({ end }) => end)];
  return [...lists.flatMap((list, at) => [text.slice(starts[at], list.start), list.text]), text.slice(starts.at(-1))]
    .map((part) => part.replace(/^[,; ]+/, '').trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
    .map(capital);
}
