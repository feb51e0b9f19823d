import { PAGE_LANGUAGES } from '@landfall/shared/contracts';
import { numberOf } from '../wording/number-words.ts';
import { datesIn } from './dates.ts';
import { namesDay, weeklyAt, whenAt } from './hours.ts';
import type { Lexicon } from './lexicon.ts';
import { patternsFor } from './money.ts';
import { tidied } from './normalise.ts';
import { named, PREPOSITION, toldAfter, WAGES } from './offer-name.ts';
import { dividedUnit, LED_ON, LESS, TIMES } from './offer-terms.ts';
import { countWords } from './phrases.ts';
import { type PricePart, pricePartsOf } from './price-parts.ts';
import type { FoundFact } from './sheet.ts';
import { BESIDE, BEYOND, FOR_WHAT, INCLUDED, OTHERWISE, PAYS, wordsOf } from './words/prices.ts';

const atStart = (words: readonly string[]) => new RegExp(`^${wordsOf(words)}(?![\\p{L}\\d])`, 'iu');
const GOES_ON = atStart(OTHERWISE);
const BEYOND_FIRST = atStart(BEYOND);
const BOUND_ALONE = new RegExp(`^${wordsOf(BEYOND)}$`, 'iu');
const PAYS_LAST = new RegExp(` ${wordsOf(PAYS)}$`, 'iu');
const BESIDE_FIRST = atStart(BESIDE);
const IS_INCLUDED = new RegExp(`^${wordsOf(INCLUDED)}$`, 'iu');
/** "for a block of five", "de l'heure"; "für den ganzen Tag" names nothing without its preposition. */
const FOR_FIRST = new RegExp(`^(?:${wordsOf(FOR_WHAT)} (?!(?:den|einen)(?!\\p{L}))|de (?=l['’]))`, 'iu');
/** A name and a verb. */
const SAYS_SO = /\p{L} (?:is|are|es|son|é|são|est|sont|ist|sind|è|sono|zijn|to|są|jest)$/iu;
/** "d'un poêle 75 €": what stands before it has the rest of the name. */
const OF_FIRST = /^(?:d['’]|(?:de|du|des|del|di|do|da|dos|das|della|dei|van|von|vom|of) )(?=\p{L})/iu;
/** "Za 50 zł ogrzejemy kota": a sentence of what somebody does for a sum. */
const JOINS_ONLY = /^(?:at|for|à|a|por|para|pour|per|für|zu|voor|za|po|con|com|avec|mit|met)$/iu;
const BY_ARRANGEMENT =
  /request|consult|demande|richiesta|concordar|absprache|vereinbarung|anfrage|overleg|aanvraag|umówieni|uzgodnieni/iu;
const PAYS_NOTHING = /(?<!\p{L})(?:pay|pag|paie|zahl|betaal|betal|płac)/iu;
const MOST_WORDS_TOLD = 12;
const MOST_WORDS_OF_NAME = 8;
const FEWEST_WORDS_OF_LEAD = 3;

interface Offer {
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

/**
 * The offers of a text that lists prices in any of their orders: "Trim £10", "£38 an hour", "Course on Mondays, 2 hours,
 * 30 €, 8 places". Null where a part of it fits none of them: the text is another one, or stays whole.
 */
export function priceListIn(text: string, lexicon: Lexicon, group: string): FoundFact[] | null {
  const written = text.replace(/[.]$/, '');
  const whole = /[.!?] \p{Lu}/u.test(written) ? null : wholeListIn(written, lexicon, group);
  const cut = written.lastIndexOf('; ');
  if (whole || cut < 0) return whole;
  const [list, rest] = [wholeListIn(written.slice(0, cut), lexicon, group), tidied(written.slice(cut + 2))];
  return list && [...list, { kind: 'about', text: rest }];
}

function wholeListIn(text: string, lexicon: Lexicon, group: string): FoundFact[] | null {
  const parts = pricePartsOf(text, lexicon);
  const opening = parts.findIndex(({ value }) => value !== '');
  const isDated = parts
    .slice(opening)
    .some(({ written }) => datesIn(written, (word) => namesDay(word, lexicon)).length > 0);
  if (
    isDated ||
    parts.length < 2 ||
    !parts.some(({ isSum }) => isSum) ||
    parts.some((part) => isNoPrice(part, lexicon))
  )
    return null;
  const [first] = parts;
  const isLed = first?.isSum === true && first.before === '' && whatFor(first) !== '';
  const lead: string[] = [];
  const offers: Offer[] = [];
  for (const part of parts) {
    const last = offers.at(-1);
    if (part.value === '' && !last) lead.push(part.written);
    else if (last && (part.value === '' || goesOn(part, last, lexicon))) {
      if (countWords(part.written) > MOST_WORDS_TOLD || lexicon.own.test(part.written)) return null;
      // "Visit on Saturdays, 12 € each, children free, an hour and a half": told of the visit.
      const whole = offers[0]?.isParted && part.value === '' && !last.isSum ? offers[0] : last;
      whole.told.push(part.written);
    } else {
      const offer = offerOf(part, { lead, isLed, count: offers.length }, lexicon);
      if (offer) offers.push(offer);
      else if (last && part.isSum && part.before === '' && !isLed) {
        last.told.push(part.written);
        last.hasMore = true;
      } else return null;
    }
  }
  const told = lead.join(', ');
  const isApart = lead.length > 0 && first !== undefined && !offers[0]?.isParted;
  if (isApart && countWords(told) < FEWEST_WORDS_OF_LEAD) return null;
  return [
    ...(isApart ? [{ kind: 'about', text: tidied(told) } as const] : []),
    ...offers.map(({ label, value, unit, ...offer }) => ({
      kind: 'offer' as const,
      label: tidied(label),
      value,
      unit,
      text: toldOf(offer.told),
      group,
    })),
  ];
}

/** "Course on Mondays, two hours, 30 €, at most eight people": an offer with details about its only price. */
export function partedOfferIn(text: string, lexicon: Lexicon, group: string): FoundFact[] {
  const [offer, ...others] = priceListIn(text, lexicon, group) ?? [];
  const before = text.slice(0, text.indexOf(offer?.value || text));
  return offer?.kind === 'offer' && others.length === 0 && /, $/.test(before) ? [offer] : [];
}

const toldOf = (told: readonly string[]): string =>
  tidied(
    told
      .filter((part) => /[\p{L}\d]/u.test(part))
      .map((part) => part.trim().replace(/^[,;)] ?|[,;]$/g, ''))
      .join(', '),
  );

/** "£200 less", "salary £28,000", "£900 raised": sums that nobody pays for something. */
const isNoPrice = ({ before, after, isSum }: PricePart, lexicon: Lexicon): boolean =>
  isSum && (LESS.test(after) || WAGES.test(before) || lexicon.raised.test(after));

/** "an hour", "for a block of five", "adults": what names a price that stands before it; empty where that tells more. */
function whatFor({ after, isSum, unit }: PricePart): string {
  const text = after.trim();
  if (
    !isSum ||
    !/^[\p{L}\d]/u.test(text) ||
    (unit === '' && BESIDE_FIRST.test(text)) ||
    countWords(text) > MOST_WORDS_OF_NAME
  )
    return '';
  return text;
}

/** Whether a part tells more of the offer before it: "otherwise 5 €", "free above 70 €", "or four for £10". */
function goesOn(part: PricePart, last: Offer, lexicon: Lexicon): boolean {
  const before = part.before.trim();
  const after = part.after.trim();
  if (!part.isSum && before === '') return after === '' || opensTold(after, lexicon) || weeklyAt(after, lexicon) >= 0;
  if (
    !part.isSum &&
    ((last.hasMore && PAYS_NOTHING.test(part.value)) || (after === '' && IS_INCLUDED.test(part.value)))
  )
    return true;
  // "Arrival by arrangement": when, not what.
  if (BY_ARRANGEMENT.test(part.value) && TIMES.test(before)) return true;
  if (GOES_ON.test(before) || BOUND_ALONE.test(before)) return true;
  if (!last.isSum && part.isSum && BEYOND_FIRST.test(before)) return true;
  if (part.joint === 'word' && isCount(before.replace(patternsFor(lexicon).costs, ''))) return true;
  return before !== '' && weeklyAt(before, lexicon) === 0 && !namesDay(last.label, lexicon);
}

const isCount = (text: string): boolean =>
  /^\d{1,3}(?: \p{L}{1,6})?$/u.test(text) ||
  PAGE_LANGUAGES.some((language) => numberOf(text.toLowerCase(), language) !== undefined);

/** Whether a text tells on what terms, when or where, and names nothing. */
const opensTold = (text: string, lexicon: Lexicon): boolean =>
  PREPOSITION.test(text) || BESIDE_FIRST.test(text) || BEYOND_FIRST.test(text) || lexicon.joinFirst.test(`${text} `);

const IN_BRACKETS = /^([^()]{4,80}) \(([^()]+)\)$/u;

/** What a sentence beside a price list offers: "The first call is free", "We mend tents, too (40 €)". */
export function offerBesideIn(text: string, lexicon: Lexicon, group: string): FoundFact[] {
  const [part, ...others] = pricePartsOf(text.replace(/[.!]$/, ''), lexicon);
  if (!part || others.length > 0 || countWords(part.before) > MOST_WORDS_OF_NAME) return [];
  if (lexicon.addressed.test(part.written) || lexicon.calls.test(part.written)) return [];
  const { value, after } = part;
  if (!part.isSum && SAYS_SO.test(part.before.trim()) && (after === '' || opensTold(after.trim(), lexicon)))
    return [{ kind: 'offer', label: tidied(`${part.before}${value}`), text: tidied(after), group }];
  const [, label = '', price = ''] = IN_BRACKETS.exec(part.written) ?? [];
  const isPrice = part.isSum && pricePartsOf(price, lexicon)[0]?.before === '';
  return isPrice && label !== '' ? [{ kind: 'offer', label: tidied(label), value: price, group }] : [];
}

interface Place {
  /** What stands before the first price, parted from it. */
  lead: readonly string[];
  /** The first price has its name behind it. */
  isLed: boolean;
  count: number;
}

function offerOf(part: PricePart, place: Place, lexicon: Lexicon): Offer | null {
  if (part.before.trim() !== '') return namedOffer(part, part.before, place.count > 0, lexicon);
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

/** "free delivery within 3 miles" */
function freeOffer({ after, value }: PricePart, lexicon: Lexicon): Offer | null {
  const words = after.trim().split(' ');
  const end = words.findIndex((_, at) => at > 0 && opensTold(words.slice(at).join(' '), lexicon));
  const label = words.slice(0, end < 0 ? undefined : end).join(' ');
  if (label === '' || countWords(label) > 4 || lexicon.own.test(label)) return null;
  return { label, value, unit: '', told: end < 0 ? [] : [words.slice(end).join(' ')], isSum: false };
}

/** "Trim £10 on the day", "Under 5s go free", "Course on Mondays" before its price. */
function namedOffer(part: PricePart, written: string, listed: boolean, lexicon: Lexicon): Offer | null {
  const { value, isSum, after } = part;
  const said = written.trim();
  // "Linen is included" is read best as it was said.
  if (!isSum && SAYS_SO.test(said) && patternsFor(lexicon).costs.test(said))
    return { label: `${said} ${value}`, value: '', unit: '', told: [after], isSum };
  const paid = said.replace(PAYS_LAST, '');
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
