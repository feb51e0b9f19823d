import { PAGE_LANGUAGES } from '@landfall/shared/contracts';
import { numberOf } from '../../wording/number-words.ts';
import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { datesIn } from '../times/dates.ts';
import { namesDay, weeklyAt } from '../times/hours.ts';
import { ONLY_PRICED } from '../words/beside-prices.ts';
import { BEYOND, INCLUDED, OTHERWISE, wordsOf } from '../words/prices.ts';
import { patternsFor, pricesIn } from './money.ts';
import { tellsPrice, WAGES } from './offer-name.ts';
import { LESS, TIMES } from './offer-terms.ts';
import {
  atStart,
  BEYOND_FIRST,
  MOST_WORDS_OF_NAME,
  type Offer,
  offerOf,
  opensTold,
  SAYS_SO,
  whatFor,
} from './price-offer.ts';
import { isClosed, type PricePart, partsAtCommas, pricePartsOf } from './price-parts.ts';

const GOES_ON = atStart(OTHERWISE);

const BOUND_ALONE = new RegExp(`^${wordsOf(BEYOND)}$`, 'iu');

const IS_INCLUDED = new RegExp(`^${wordsOf(INCLUDED)}$`, 'iu');

const BY_ARRANGEMENT =
  /request|consult|demande|richiesta|concordar|absprache|vereinbarung|anfrage|overleg|aanvraag|umówieni|uzgodnieni/iu;

const PAYS_NOTHING = /(?<!\p{L})(?:pay|pag|paie|zahl|betaal|betal|płac)/iu;

const MOST_WORDS_TOLD = 12;

const FEWEST_WORDS_OF_LEAD = 3;

const MOST_WORDS_OF_LABEL = 5;

/**
 * The offers of a text that lists prices in any of their orders: "Trim £10", "£38 an hour", "Course on Mondays, 2 hours,
 * 30 €, 8 places". Null where a part of it fits none of them: the text is another one, or stays whole.
 */
export function priceListIn(text: string, lexicon: Lexicon, group: string): FoundFact[] | null {
  const written = text.replace(/[.]$/, '');
  const whole = /[.!?] \p{Lu}/u.test(written) ? null : closed(wholeListIn(written, lexicon, group));
  const cut = written.lastIndexOf('; ');
  const bracketed = whole ? null : bracketOffersIn(written, lexicon, group);
  if (whole || bracketed || cut < 0) return whole ?? bracketed;
  const apart = semicolonOffersIn(written, lexicon, group);
  if (apart) return apart;
  const [list, rest] = [wholeListIn(written.slice(0, cut), lexicon, group), tidied(written.slice(cut + 2))];
  return list && [...list, { kind: 'about', text: rest }];
}

const PRICED_BRACKET = /^([^()]{3,80}) \(([^()]{3,120})\)$/u;
const FEWEST_BRACKETS = 2;

/**
 * "Platters to order (small £38, large £79), raclette to take away (£16 each, deposit £50), tasting nights, £35, 12 seats":
 * names with their prices in brackets, and those that have them behind commas; null where anything else is told.
 */
function bracketOffersIn(text: string, lexicon: Lexicon, group: string): FoundFact[] | null {
  const parts = partsAtCommas(text);
  const offers: { label: string; value: string; unit: string; told: string[] }[] = [];
  let brackets = 0;
  /** The last offer has its price behind a comma. */
  let isBare = false;
  for (const part of parts) {
    const bare = part.replace(lexicon.andFirst, '').trim();
    const [, name = '', inner = ''] = PRICED_BRACKET.exec(bare) ?? [];
    const sums = pricePartsOf(inner, lexicon);
    const last = offers.at(-1);
    if (name !== '' && sums.some(({ isSum }) => isSum)) {
      brackets += 1;
      isBare = false;
      const [first, ...rest] = sums;
      if (first?.isSum && first.before.trim() === '')
        offers.push({ label: name, value: first.value, unit: first.unit, told: rest.map(({ written }) => written) });
      else
        for (const { before, value, unit, isSum } of sums) {
          if (!isSum || before.trim() === '') return null;
          offers.push({ label: `${name}, ${before.trim()}`, value, unit, told: [] });
        }
      continue;
    }
    const [sum] = pricePartsOf(bare, lexicon);
    if (sum?.isSum && sum.before.trim() === '' && last?.value === '') {
      last.value = sum.value;
      last.unit = sum.unit;
    } else if (last && isBare && last.value !== '' && !sum?.isSum) last.told.push(bare);
    else if (bare !== '' && !sum?.isSum && countWords(bare) <= MOST_WORDS_TOLD && !lexicon.own.test(bare)) {
      offers.push({ label: bare, value: '', unit: '', told: [] });
      isBare = true;
    } else return null;
  }
  const areOffers =
    brackets >= FEWEST_BRACKETS && offers.every(({ value, label }) => value !== '' && label.length <= 90);
  return areOffers
    ? offers.map(({ label, value, unit, told }) => ({
        kind: 'offer',
        label: tidied(label),
        value,
        unit: unit.trim(),
        text: toldOf(told),
        group,
      }))
    : null;
}

/** Facts of which none has half of a bracket. */
const closed = (facts: FoundFact[] | null): FoundFact[] | null =>
  facts?.every(({ label = '', text = '' }) => isClosed(label) && isClosed(text)) ? facts : null;

/** "Early bird £165 until 31 January, then £210; students £60": an offer before each semicolon, whatever its commas tell. */
function semicolonOffersIn(text: string, lexicon: Lexicon, group: string): FoundFact[] | null {
  const offers = text.split('; ').map((part): FoundFact | null => {
    const [sum] = pricesIn(part, lexicon).filter(([price]) => /\d/.test(price));
    const label = part.slice(0, sum?.index ?? 0).trim();
    const isNamed = sum !== undefined && /\p{L}{2}/u.test(label) && countWords(label) <= MOST_WORDS_OF_LABEL;
    if (!isNamed || /[,:;]/.test(label) || tellsPrice(label, lexicon)) return null;
    const unit = sum[1] ?? '';
    const value = sum[0].slice(0, sum[0].length - unit.length).trim();
    const told = tidied(part.slice(sum.index + sum[0].length).replace(/^[,\s]+/, ''));
    return { kind: 'offer', label: tidied(label), value, unit: unit.trim(), text: told, group };
  });
  const isList = offers.length > 1 && offers.every((offer) => offer !== null);
  return isList ? offers : null;
}

function wholeListIn(text: string, lexicon: Lexicon, group: string): FoundFact[] | null {
  const parts = pricePartsOf(text, lexicon).map(withoutPriceWord);
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
  const [first, ...rest] = parts;
  // "Tarifs : 20 €, étudiants gratuit, buffet 14 €": the first sum is what the heading names.
  const isHeads = group !== '' && first?.isSum === true && first.before.trim() === '' && first.after.trim() === '';
  if (isHeads) first.before = group;
  const isLed = first?.isSum === true && first.before === '' && whatFor(first) !== '';
  const isPlans =
    first?.value !== '' && first?.isSum === false && first.before === '' && rest.length > 1 && rest.every(isNamedSum);
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
      const offer = offerOf(part, { lead, isLed, count: offers.length, opens: isPlans && part === first }, lexicon);
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
  const heading = group === '' && offers.length > 1 ? headingWithin(offers[0]?.label ?? '') : '';
  if (heading !== '' && offers[0]) offers[0].label = offers[0].label.slice(heading.length + 2);
  return [
    ...(isApart ? [{ kind: 'about', text: tidied(told) } as const] : []),
    ...offers.map(({ label, value, unit, ...offer }) => ({
      kind: 'offer' as const,
      label: tidied(label),
      value,
      unit,
      text: toldOf(offer.told),
      group: heading === '' ? group : tidied(heading),
    })),
  ];
}

/** "Course on Mondays, in total 30 €": a word for the price is no name where one stands before it. */
const withoutPriceWord = (part: PricePart, at: number, parts: readonly PricePart[]): PricePart =>
  at > 0 && part.isSum && ONLY_PRICED.test(part.before.trim()) && parts.slice(0, at).every(({ value }) => value === '')
    ? { ...part, before: '' }
    : part;

/** "Fixed monthly fees" of "fixed monthly fees: sole trader", the first of several names; empty for a name of its own. */
const headingWithin = (label: string): string => /^(\p{L}[^:\d]{3,40}): \p{L}[^:]{1,40}$/u.exec(label)?.[1] ?? '';

/** "Children's party (from 7) ": a name of one to four words before its price. */
const SHORT_NAME = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}(?: \([^()]{2,40}\))? $/u;

/** "Course on Mondays, two hours, 30 €, at most eight people": an offer with details about its only price. */
export function partedOfferIn(text: string, lexicon: Lexicon, group: string): FoundFact[] {
  const [offer, ...others] = priceListIn(text, lexicon, group) ?? [];
  const before = text.slice(0, text.indexOf(offer?.value || text));
  const isNamed = SHORT_NAME.test(before) && !lexicon.condition.test(before.replace(/\([^()]*\)/, ''));
  return offer?.kind === 'offer' && others.length === 0 && (/, $/.test(before) || isNamed) ? [offer] : [];
}

/** "Studio £18 per seat": a name that begins with a capital, and its sum. */
const isNamedSum = ({ before, isSum }: PricePart): boolean => isSum && /^\p{Lu}/u.test(before);

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
  const [sum] = label === '' ? [] : pricePartsOf(price, lexicon);
  if (!sum?.isSum || sum.before !== '') return [];
  const told = tidied(sum.after.slice(sum.unit.length));
  return [{ kind: 'offer', label: tidied(label), value: sum.value, unit: sum.unit.trim(), text: told, group }];
}
