import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { CHANGES, ELSEWHERE, LEADS, MEMBERSHIP_FEE, NO_PRICE_BEFORE, ONLY_PRICED } from '../words/beside-prices.ts';
import { OTHERWISE, wordsOf } from '../words/prices.ts';
import { BARE, isCounted } from './bare-prices.ts';
import { MONEY, pricesIn } from './money.ts';
import { nameBefore } from './name-before.ts';
import { endsHalf } from './offer-name.ts';
import { partsAtCommas } from './price-parts.ts';
import { runOnPrices } from './run-on-prices.ts';

const OPENS_IN_SUM = new RegExp(`^${MONEY.source}`, 'iu');
const HAS_SUM = new RegExp(MONEY.source, 'iu');
const MOST_NAME = 48;
const SUM_NEXT = String.raw`(?=(?:[€£$]|R\$) ?\d|\d[\d.,]{0,9} ?(?:€|£|zł|euros?(?!\p{L})))`;
const AND = '(?:and|or|y|o|e|ou|et|und|oder|en|of|i|lub)';
/** "€49 for a weekend and €119 for a week": a word between the last two prices. */
const JOINED = new RegExp(` ${AND} ${SUM_NEXT}`, 'iu');
const JOINED_FIRST = new RegExp(`^${AND} ${SUM_NEXT}`, 'iu');
/** "Tripe on Saturdays (14 €)" */
const PRICED_LAST = new RegExp(`^(\\p{L}[^()]{2,${MOST_NAME}}) \\((${MONEY.source})\\)$`, 'iu');
/** "Enrolment 30 € (free before September)", "early booking until 15 March: 99 €", "adults $320 with the headdress" */
const NAMED_FIRST = new RegExp(
  `^(\\p{L}[^():;!?]{2,${MOST_NAME}}?)(?: [–—-]|:)? (${MONEY.source})(?: \\(([^()]{2,60})\\)| ((?:with|con|com|avec|mit|met|z|ze) [^€£$]{2,60}))?$`,
  'iu',
);
/** "/month online": a unit, and the name behind it. */
const SLASH_UNIT = /^(\/ ?\p{L}{1,12}\.?)(?: (\p{L}.*))?$/u;
const THEN = new RegExp(`(?:^|, )${wordsOf(OTHERWISE)}(?!\\p{L})`, 'iu');

/** What one buys for another price than the one that it is told beside. */
interface Beside {
  name: string;
  value: string;
  unit: string;
  /** What is told behind it. */
  text: string;
}

/** "Or four for", "de diez entradas": what goes on with the price before it. */
const GOES_ON = /^(?:or|o|ou|oder|of|lub|de|d['’]|di|van|von|ne|n['’]) ?(?=[\p{L}\d])/iu;

/** "Enrolment 30 €": a name, and its sum behind it; null for anything else. */
function namedIn(part: string, lexicon: Lexicon): Beside | null {
  const [, called = '', value = '', inBracket = '', beside = ''] = NAMED_FIRST.exec(part) ?? [];
  const name = GOES_ON.test(called) ? '' : nameBefore(called, lexicon);
  const isName =
    /\p{L}{3}/u.test(name) &&
    ![CHANGES, THEN, HAS_SUM].some((pattern) => pattern.test(name)) &&
    !NO_PRICE_BEFORE.test(called) &&
    !ELSEWHERE.test(called) &&
    !endsHalf(name, lexicon) &&
    ![lexicon.free, lexicon.own, lexicon.addressed].some((words) => words.test(name));
  return isName ? { name, value, unit: '', text: inBracket || beside } : null;
}

const isPriced = (part: string, lexicon: Lexicon): boolean =>
  OPENS_IN_SUM.test(part) || PRICED_LAST.test(part) || namedIn(part, lexicon) !== null;

/** "Za dwa koty": for how many. */
const FOR_COUNT = /^za (?:dw|trz|czter|pię|sze|\d)/iu;

/** "£8 unwaged", "tripe on Saturdays (14 €)": a sum and what it buys; null for anything else. */
function besideIn(part: string, lexicon: Lexicon): Beside | null {
  const [, called, sum] = PRICED_LAST.exec(part) ?? [];
  if (called && sum) return CHANGES.test(called) ? null : { name: called, value: sum, unit: '', text: '' };
  const [value = ''] = OPENS_IN_SUM.exec(part) ?? [];
  if (value === '') return namedIn(part, lexicon);
  const behind = part.slice(value.length).trim();
  const [, unit = '', named] = SLASH_UNIT.exec(behind) ?? [];
  const told = unit === '' ? behind : (named ?? '');
  const name = told.replace(LEADS, '').replace(/[.,]$/, '');
  const isName =
    /^[\p{L}\d]/u.test(name) &&
    name.length <= MOST_NAME &&
    (!CHANGES.test(told) || FOR_COUNT.test(told)) &&
    !ELSEWHERE.test(told) &&
    !HAS_SUM.test(name);
  return isName && /\p{L}/u.test(name) && !/[:;?!]/.test(name) ? { name, value, unit, text: '' } : null;
}

/** "95 €/month on site" below "Price": the offer is called by what stands behind its unit. */
function calledBehindUnit(fact: FoundFact): FoundFact {
  const [, unit = '', name] = SLASH_UNIT.exec(fact.unit ?? '') ?? [];
  return name !== undefined && [ONLY_PRICED, MEMBERSHIP_FEE].some((words) => words.test(fact.label ?? ''))
    ? { ...fact, label: tidied(name), unit }
    : fact;
}

/** "Weddings on request, from 600 €", "no limits: 1,150 €": all that is told of an offer without a sum is its price. */
function pricedByText(fact: FoundFact, lexicon: Lexicon): FoundFact | null {
  const { label = '', value = '', text = '' } = fact;
  if (fact.kind !== 'offer' || /\d/.test(value) || label === '' || lexicon.free.test(value)) return null;
  const [price, ...others] = pricesIn(text, lexicon);
  const isAll = price?.index === 0 && price[0].length === text.length && /\d/.test(price[0]) && others.length === 0;
  const unit = price?.[1] ?? '';
  return isAll
    ? { ...fact, value: price[0].slice(0, price[0].length - unit.length).trim(), unit: unit.trim(), text: value }
    : null;
}

const IS_BEFORE_SUM =
  / (?:is|are|es|son|é|são|est|c['’]est|sont|ist|kostet|kosten|è|sono|kost|costs?|cuesta|custa|coûte|costa|kosztuje)(?= \d)/iu;
const NUMBER = /\d[\d.,]*/gu;
/** From so many times another price up, or down, a bare number counts something else. */
const MOST_TIMES = 20;

/** "Corte con hidratación 41" beside "28 euros": a name and its number; null where that may count something. */
function bareRow(fact: FoundFact, told: string): FoundFact | null {
  const text = told.replace(IS_BEFORE_SUM, '').replace(/[.]$/, '');
  const [, name = '', number = ''] = /^(.*\p{L}) (\d{1,4}(?:[.,]\d{1,2})?)$/u.exec(text) ?? [];
  const numbers = (fact.value ?? '').match(NUMBER) ?? [];
  const times = Number(number.replace(',', '.')) / Number(numbers[0]?.replace(',', '.'));
  // "Menu 12 €, table 4" tells another number than a price.
  const isSaid = IS_BEFORE_SUM.test(told) || LEADS_TO_SUM.test(name) || sharesWord(name, fact.label ?? '');
  const isPrice =
    isSaid &&
    !BOUNDS.test(name) &&
    BARE.test(text.replace(OF_COUNT, '')) &&
    !isCounted(text.replace(OF_COUNT, '')) &&
    times < MOST_TIMES &&
    times > 1 / MOST_TIMES;
  if (!isPrice || name.length > MOST_NAME) return null;
  const isPlain = numbers.length === 1 && SUM_ALONE.test(fact.value ?? '');
  const value = isPlain ? (fact.value ?? '').replace(NUMBER, number) : number;
  return { ...fact, label: tidied(name.replace(LEADS_TO_SUM, '')), value, unit: '', text: '', details: [] };
}

/** "28 euros, corte con hidratación 41": the other things and prices that leave the currency out; null where none is told first. */
function bareBeside(fact: FoundFact, told: string, lexicon: Lexicon): FoundFact[] | null {
  const named = otherwiseBeside(told.replace(/[.]$/, ''));
  if (named)
    return [
      { ...fact, text: '' },
      { ...fact, ...named, unit: '', text: '', details: [] },
    ];
  const rows: FoundFact[] = [];
  const said: FoundFact[] = [];
  for (const part of partsAtCommas(told)) {
    const row = bareRow(fact, part);
    const last = rows.at(-1);
    if (row) rows.push(row);
    else if (!last) return null;
    // "La prima la offro io" is told of no row.
    else if (lexicon.own.test(part)) said.push({ kind: 'about', text: tidied(part) });
    else last.text = tidied([last.text, part].filter(Boolean).join(', '));
  }
  return [{ ...fact, text: '' }, ...rows, ...said];
}

const longWordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > SHORT_WORD);

/** Whether two words differ in their endings alone. */
function isSameWord(word: string, other: string): boolean {
  const stem = Math.max(SHORT_WORD + 1, Math.max(word.length, other.length) - LONGEST_ENDING);
  return word.slice(0, stem) === other.slice(0, stem);
}

/** Whether two names have a word in common, in whichever number: "lezione" and "lezioni". */
const sharesWord = (name: string, other: string): boolean =>
  longWordsOf(name).some((word) => longWordsOf(other).some((each) => isSameWord(word, each)));

/** "3 vezes de 175", "200 para grupos de quatro": another way to pay, or another who pays, whose sum leaves the currency out. */
function otherwiseBeside(text: string): { label: string; value: string } | null {
  const [, payments = '', each = ''] = IN_PAYMENTS.exec(text) ?? [];
  if (payments !== '') return { label: payments, value: each };
  const [, value = '', whom = ''] = FOR_OTHERS.exec(text) ?? [];
  return value === '' || /\d/.test(whom) ? null : { label: tidied(whom), value };
}

const OR_FIRST = '(?:(?:or|ou|o|oder|of|lub) )?';
const IN_PAYMENTS = new RegExp(
  `^${OR_FIRST}(\\d{1,2} (?:vezes|parcelas|payments|instal?lments|cuotas|pagos|fois|mensualités|raten|rate|termijnen|rat[ya]?))(?: (?:de|of|da|à|von|van|po|di))? (\\d{1,5}(?:[.,]\\d{2})?)$`,
  'iu',
);
const FOR_OTHERS = new RegExp(
  `^${OR_FIRST}(\\d{2,5}(?:[.,]\\d{2})?) (?:for|para|pour|für|per|voor|dla) (\\p{L}[^,;:()]{2,40})$`,
  'iu',
);
/** "Bono de 5": how many of what is sold. */
const OF_COUNT = / (?:de|of|von|van|di|da|à) \d{1,2}(?= \p{L})/iu;
const SHORT_WORD = 3;
const LONGEST_ENDING = 2;
/** "Children under 12", "colour from 45": what a number bounds. */
const BOUNDS =
  /(?<!\p{L})(?:under|over|below|above|unter|über|menor(?:es)? de|mayor(?:es)? de|maior(?:es)? de|moins de|plus de|sotto|oltre|onder|boven|poniżej|powyżej|do|aged?|ab|from|desde|da|de|od|vanaf|dès|up to|bis|hasta|até|tot)(?: (?:i|gli|de))?$/iu;
const LEADS_TO_SUM = / (?:a|à|für|for|voor|za|por)$/iu;

const SUM_ALONE = new RegExp(`^${MONEY.source}$`, 'iu');
const MOST_WORDS_BEFORE_SUM = 8;

/** "Rice for two on Sundays, 34 €": a sum alone belongs to the name before its comma. */
function withSumsNamed(parts: readonly string[], lexicon: Lexicon): string[] {
  const made: string[] = [];
  for (const part of parts) {
    const before = made.at(-1)?.replace(lexicon.andFirst, '').trim();
    const isNamed =
      before !== undefined &&
      SUM_ALONE.test(part) &&
      !HAS_SUM.test(before) &&
      countWords(before) <= MOST_WORDS_BEFORE_SUM &&
      namedIn(`${before} ${part}`, lexicon) !== null;
    if (isNamed) made[made.length - 1] = `${before} ${part}`;
    else made.push(part);
  }
  return made;
}

/**
 * An offer, and those that the same sentence tells beside it: "Membership £24 a year" and "Unwaged £8" of "Membership £24 a
 * year, £8 unwaged". What follows a price belongs to it; the offer stays whole where a sum is told that buys nothing of its own.
 */
export function withPricesBeside(fact: FoundFact, lexicon: Lexicon): FoundFact[] {
  const told = fact.text ?? '';
  const bare = pricedByText(fact, lexicon);
  if (bare) return [bare];
  if (fact.kind !== 'offer' || !/\d/.test(fact.value ?? '') || told.includes('\n')) return [fact];
  if (!HAS_SUM.test(told)) return bareBeside(fact, told, lexicon) ?? [fact];
  const parts = withSumsNamed(partsAtCommas(told), lexicon)
    .map((part) => part.replace(JOINED_FIRST, ''))
    .flatMap((part) => (OPENS_IN_SUM.test(part) ? part.split(JOINED) : [part]));
  const first = parts.findIndex((part) => isPriced(part, lexicon));
  const rows: Beside[] = [];
  for (const part of first < 0 ? [] : parts.slice(first)) {
    const row = isPriced(part, lexicon) ? besideIn(part, lexicon) : null;
    const last = rows.at(-1);
    if (row) rows.push(row);
    else if (HAS_SUM.test(part) || !last) return [fact, ...runOnPrices(told, lexicon)];
    else last.text = [last.text, part].filter(Boolean).join(', ');
  }
  // Dictated words go on after the price that they tell.
  if (rows.length === 0) return [fact, ...runOnPrices(told, lexicon)];
  if (parts.slice(0, first).some((part) => HAS_SUM.test(part))) return [fact];
  return [
    { ...calledBehindUnit(fact), text: parts.slice(0, first).join(', ') },
    ...rows.map(
      ({ name, value, unit, text }): FoundFact => ({
        ...fact,
        label: tidied(name),
        value,
        unit,
        text: text === '' ? '' : tidied(text),
        details: [],
      }),
    ),
  ];
}
