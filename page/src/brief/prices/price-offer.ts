import type { Lexicon } from '../lexicon.ts';
import { countWords } from '../text/phrases.ts';
import { datesIn } from '../times/dates.ts';
import { namesDay, whenAt } from '../times/hours.ts';
import { TERMS_OF_SALE } from '../words/beside-prices.ts';
import { BESIDE, BEYOND, FOR_WHAT, PAYS, wordsOf } from '../words/prices.ts';
import { patternsFor } from './money.ts';
import { named, PREPOSITION, toldAfter } from './offer-name.ts';
import { dividedUnit, LED_ON } from './offer-terms.ts';
import type { PricePart } from './price-parts.ts';

export const atStart = (words: readonly string[]) => new RegExp(`^${wordsOf(words)}(?![\\p{L}\\d])`, 'iu');

export const BEYOND_FIRST = atStart(BEYOND);

const PAYS_LAST = new RegExp(`(?<!bust[ae]) ${wordsOf(PAYS)}$`, 'iu');

const BESIDE_FIRST = atStart(BESIDE);

/** "for a block of five", "de l'heure"; "für den ganzen Tag" names nothing without its preposition. */
const FOR_FIRST = new RegExp(`^(?:${wordsOf(FOR_WHAT)} (?!(?:den|einen)(?!\\p{L}))|de (?=l['’]))`, 'iu');

/** A name and a verb. */
export const SAYS_SO = /\p{L} (?:is|are|es|son|é|são|est|sont|ist|sind|è|sono|zijn|to|są|jest)$/iu;

/** "d'un poêle 75 €": what stands before it has the rest of the name. */
const OF_FIRST = /^(?:d['’]|(?:de|du|des|del|di|do|da|dos|das|della|dei|van|von|vom|of) )(?=\p{L})/iu;

/** "Za 50 zł ogrzejemy kota": a sentence of what somebody does for a sum. */
const JOINS_ONLY = /^(?:at|for|à|a|por|para|pour|per|für|zu|voor|za|po|con|com|avec|mit|met)$/iu;

export const MOST_WORDS_OF_NAME = 8;

export interface Offer {
  label: string;
  value: string;
  unit: string;
  told: string[];
  isSum: boolean;
  /** Its name stood before its price, parted from it. */
  isParted?: boolean;
  /** It has another price for somebody else. */
  hasMore?: boolean;
}

/** "an hour", "for a block of five", "adults": what names a price that stands before it; empty where that tells more. */
export function whatFor({ after, isSum, unit }: PricePart): string {
  const text = after.trim();
  if (
    !isSum ||
    TERMS_OF_SALE.test(text) ||
    !/^[\p{L}\d]/u.test(text) ||
    (unit === '' && BESIDE_FIRST.test(text)) ||
    countWords(text) > MOST_WORDS_OF_NAME
  )
    return '';
  return text;
}

/** Whether a text tells on what terms, when or where, and names nothing. */
export const opensTold = (text: string, lexicon: Lexicon): boolean =>
  PREPOSITION.test(text) || BESIDE_FIRST.test(text) || BEYOND_FIRST.test(text) || lexicon.joinFirst.test(`${text} `);

interface Place {
  /** What stands before the first price, parted from it. */
  lead: readonly string[];
  /** The first price has its name behind it. */
  isLed: boolean;
  /** It is the first part of a list whose other parts are named sums. */
  opens?: boolean;
  count: number;
}

export function offerOf(part: PricePart, place: Place, lexicon: Lexicon): Offer | null {
  if (part.before.trim() !== '') return namedOffer(part, part.before, place.count > 0, lexicon);
  if (!part.isSum && place.opens) return freePlan(part);
  if (!part.isSum) return place.count > 0 || place.isLed ? freeOffer(part, lexicon) : null;
  const isAnother = place.count > 1 && part.joint === 'word' && FOR_FIRST.test(part.after.trim());
  if (place.isLed || isAnother) return ledOffer(part, lexicon);
  const [name = '', ...told] = place.lead;
  if (place.count > 0 || name === '' || datesIn(name, (word) => namesDay(word, lexicon)).length > 0) return null;
  const offer = namedOffer(part, name, false, lexicon);
  return offer && { ...offer, isParted: true, told: [...offer.told.slice(0, 1), ...told, ...offer.told.slice(1)] };
}

/** "For a block of five", "de l'heure" without what leads to the name; "for two people" stays. */
function withoutFor(text: string, lexicon: Lexicon): string {
  const name = text.replace(FOR_FIRST, '');
  if (name === text || /^l['’]/iu.test(name)) return name;
  const bare = name.replace(lexicon.articles, '').trim();
  return bare === name ? text : bare;
}

/** "£180 for a block of five" */
function ledOffer(part: PricePart, lexicon: Lexicon): Offer | null {
  const [written, beside] = dividedUnit(whatFor(part));
  const label = withoutFor(written, lexicon);
  if (!/\p{L}/u.test(label) || lexicon.own.test(label)) return null;
  return { label, value: part.value, unit: '', told: [beside], isSum: true };
}

/** "Free for 3 proposals a month": the first of several plans, which is called what it costs. */
function freePlan({ after, value }: PricePart): Offer | null {
  const told = after.trim().replace(/^[:–—-] ?/, '');
  return told === '' || countWords(told) > MOST_WORDS_OF_NAME
    ? null
    : { label: value, value, unit: '', told: [told], isSum: false };
}

/** "free delivery within 3 miles" */
function freeOffer({ after, value }: PricePart, lexicon: Lexicon): Offer | null {
  const words = after.trim().split(' ');
  const end = words.findIndex((_, at) => at > 0 && opensTold(words.slice(at).join(' '), lexicon));
  const label = words.slice(0, end < 0 ? undefined : end).join(' ');
  if (label === '' || countWords(label) > 4 || lexicon.own.test(label)) return null;
  return { label, value, unit: '', told: end < 0 ? [] : [words.slice(end).join(' ')], isSum: false };
}

/** "Workshops on Saturdays" of "Workshops on Saturdays cost". */
function withoutCosts(said: string, lexicon: Lexicon): string {
  const bare = said.replace(patternsFor(lexicon).costs, '').trim();
  return bare !== said && whenAt(bare, lexicon) > 0 ? bare : said;
}

/** "Trim £10 on the day", "Under 5s go free", "Course on Mondays" before its price. */
function namedOffer(part: PricePart, written: string, listed: boolean, lexicon: Lexicon): Offer | null {
  const { value, isSum, after } = part;
  const said = written.trim();
  // "Linen is included" is read best as it was said.
  if (!isSum && SAYS_SO.test(said) && patternsFor(lexicon).costs.test(said))
    return { label: `${said} ${value}`, value: '', unit: '', told: [after], isSum };
  const paid = withoutCosts(said, lexicon).replace(PAYS_LAST, '');
  if (lexicon.words.articles.includes(paid.toLowerCase()) || JOINS_ONLY.test(paid)) return null;
  const at = whenAt(paid, lexicon);
  const [name, when] = at > 0 ? [paid.slice(0, at), paid.slice(at)] : [paid, ''];
  if (datesIn(name, (word) => namesDay(word, lexicon)).length > 0) return null;
  if (!isSum && (/: \S/.test(name) || (/^ \p{L}/u.test(after) && !opensTold(after.trim(), lexicon)))) return null;
  const [terms, told] = isSum ? ['', after.slice(part.unit.length)] : termsOf(after, lexicon);
  const [unit, beside] = dividedUnit(part.unit.trim().replace(LED_ON, ''));
  const found = named(name, value + terms, unit, '', patternsFor(lexicon).costs, lexicon, listed);
  if (
    !found?.label ||
    OF_FIRST.test(name.trim()) ||
    (listed && PREPOSITION.test(found.label) && countWords(found.label) > 5)
  )
    return null;
  return {
    label: found.label,
    value: value + terms,
    unit,
    told: [when, found.text ?? '', toldAfter(`${beside}${told}`, lexicon)],
    isSum,
  };
}

/** "gratuit et détaillé sous 24 heures": what else is said of something free, and on what terms. */
function termsOf(after: string, { joinFirst }: Lexicon): [string, string] {
  const [words = ''] = /^ \p{L}+ \p{L}+(?= |$)/u.exec(after) ?? [];
  return joinFirst.test(words.trim()) ? [words, after.slice(words.length)] : ['', after];
}
