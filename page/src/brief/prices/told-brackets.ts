import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { NO_PRICE_BEFORE } from '../words/beside-prices.ts';
import { OFFERING_FIRST } from '../words/offering.ts';
import { ELIDED, PREPOSITION, WAGES, WE_ALLOW } from './offer-name.ts';
import { type PricePart, pricePartsOf } from './price-parts.ts';

const BRACKET = / ?\(([^()]{2,120})\)/gu;
const MOST_WORDS_OF_NAME = 6;
/** "as a", "voor": what leads to a thing at the end of a clause. */
const LEADS_TO =
  /(?<!\p{L})(?:as an?|as|for|with|and|or|als|für|mit|und|oder|como|para|con|com|y|o|e|pour|avec|et|ou|comme|come|per|ed|voor|met|en|of|jako|dla|z|ze|i|oraz|lub) (?=\p{L})/giu;

/** "Se admiten perros": what comes along for a price. */
const ALLOWS =
  /^(?:we (?:accept|allow|take|welcome)|se (?:admiten|aceptan|permiten)|(?:admitimos|aceptamos)|(?:nous acceptons|on accepte)|wir (?:nehmen|erlauben)|(?:si )?accett(?:iamo|ano)|si ammettono|aceitam(?:os|-se)|we (?:nemen|ontvangen)|(?:akceptujemy|przyjmujemy)) (?=\p{L})/iu;

/** What the last of these words leads to. */
function behindLead(text: string): string {
  const last = [...text.matchAll(LEADS_TO)].at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}

/** "As a paperback", "kids' parties" of "call Jo for kids' parties": the thing that stands before a bracket. */
function thingBefore(text: string, lexicon: Lexicon): string {
  const clause = text.split(/[,;:] /).at(-1) ?? '';
  const offered = clause.replace(OFFERING_FIRST, '').trim();
  const isSentence = countWords(offered) > MOST_WORDS_OF_NAME || lexicon.visitors.exec(offered)?.index === 0;
  const name = isSentence ? behindLead(offered) : offered;
  const bare = name.replace(lexicon.joinFirst, '').replace(ALLOWS, '').replace(lexicon.articles, '').trim();
  const isName =
    /\p{L}{3}/u.test(bare) &&
    countWords(bare) <= MOST_WORDS_OF_NAME &&
    !lexicon.own.test(bare) &&
    !PREPOSITION.test(bare) &&
    !WE_ALLOW.test(bare) &&
    !ELIDED.test(bare) &&
    !/\d/.test(bare);
  return isName ? bare : '';
}

/** "£16.99", "from £10 a head": a sum that nothing names. */
const isBareSum = ({ before, isSum }: PricePart): boolean => isSum && before.trim() === '';

const isNamedSum = ({ before, isSum, after }: PricePart): boolean =>
  isSum &&
  /\p{L}{3}/u.test(before) &&
  countWords(before) <= MOST_WORDS_OF_NAME &&
  countWords(after) <= MOST_WORDS_OF_NAME;

/** The offers of a bracket: each of its parts names its sum, or the thing before it does; null where it tells no prices. */
function offersOf(inner: string, before: string, lexicon: Lexicon): FoundFact[] | null {
  const [first, ...others] = pricePartsOf(inner, lexicon);
  if (!first || NO_PRICE_BEFORE.test(first.before) || WAGES.test(first.before) || lexicon.raised.test(inner))
    return null;
  const named = [first, ...others];
  const last = named.findLastIndex(isNamedSum);
  // "(lemonade 50 cents, brats $4, cash only)"
  if (last > 0 && named.slice(0, last + 1).every(isNamedSum) && named.slice(last + 1).every(({ isSum }) => !isSum))
    return [
      ...named.slice(0, last + 1).map(
        ({ before: name, value, unit, after }): FoundFact => ({
          kind: 'offer',
          label: tidied(name.replace(lexicon.joinFirst, '')),
          value,
          unit: unit.trim(),
          text: tidied(after.slice(unit.length)),
        }),
      ),
      ...named.slice(last + 1).map(({ written }): FoundFact => ({ kind: 'condition', text: tidied(written) })),
    ];
  const [sum, ...more] = named.filter(({ isSum }) => isSum);
  const label = sum && isBareSum(sum) && more.length === 0 ? thingBefore(before, lexicon) : '';
  const told = named.map((part) => (part === sum ? part.after.slice(part.unit.length) : part.written));
  return label === '' || !sum
    ? null
    : [
        {
          kind: 'offer',
          label: tidied(label),
          value: sum.value,
          unit: sum.unit.trim(),
          text: tidied(told.filter((part) => /[\p{L}\d]/u.test(part)).join(', ')),
        },
      ];
}

/** "And tablets" of "phones (from 30 €) and tablets". */
const sinceBracket = (text: string): string => text.split(/\([^()]{2,120}\)/).at(-1) ?? '';

/** Whether a bracket of a text tells a price. */
export const hasPricedBracket = (text: string, lexicon: Lexicon): boolean =>
  [...text.matchAll(BRACKET)].some(([, inner = '']) => pricePartsOf(inner, lexicon).some(({ isSum }) => isSum));

/**
 * "The novel is out as a paperback (£9.99) and e-book (£4.99).": the offers that brackets of a sentence tell, and the sentence
 * without them; null where none does, or where one of several cannot be told.
 */
export function pricesInBrackets(text: string, lexicon: Lexicon): { offers: FoundFact[]; rest: string } | null {
  const priced = [...text.matchAll(BRACKET)].filter(([, inner = '']) =>
    pricePartsOf(inner, lexicon).some(({ isSum }) => isSum),
  );
  if (priced.length === 0) return null;
  const found = priced.map((match) => offersOf(match[1] ?? '', sinceBracket(text.slice(0, match.index)), lexicon));
  if (found.some((offers) => offers === null)) return null;
  const rest = priced.reduceRight(
    (left, { index, 0: whole }) => left.slice(0, index) + left.slice(index + whole.length),
    text,
  );
  return { offers: found.flatMap((offers) => offers ?? []), rest };
}
