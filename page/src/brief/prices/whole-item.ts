import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { pricesIn } from './money.ts';
import { isName, tellsPrice } from './offer-name.ts';
import { partsAtCommas } from './price-parts.ts';

const MOST_IN_NAME = 2;
const MARK_END = /(?<![\s:–—.…-])[\s:–—.…-]+$/;
/** "Canoe, half day – ": a dash or a colon that parts a name and its price. */
const PARTED = /\S(?: [–—-]| ?:) ?$/u;
const NAME_AND_BRACKET = /^\p{L}[^():;]{2,60} \([^():;]{2,60}\)$/u;
/** "Hot tub, extra 300 zł": what is paid for the thing before it. */
const SURCHARGE =
  /, (?:an? )?(?:extra|surcharge|supplement|aufpreis|zuschlag|suplemento|supplément|supplemento|sovrapprezzo|toeslag|bijbetaling|acréscimo|dopłata)[ :]*$/iu;

/**
 * "Ham, egg and chips £10.50" below a heading, "Canoe, half day – £35" anywhere: a line with its only price at its end is one
 * offer, whatever its commas part; null for another text.
 */
export function wholeItem(text: string, group: string, lexicon: Lexicon): FoundFact | null {
  const prices = pricesIn(text, lexicon);
  const [price] = prices;
  if (!price || prices.length > 1 || price.index === 0) return null;
  const unit = price[1] ?? '';
  const before = text.slice(0, price.index);
  const isDivided = PARTED.test(before);
  const isParted = isDivided || SURCHARGE.test(before);
  if (!isParted && (group === '' || unit !== '')) return null;
  const label = tidied(before).replace(MARK_END, '');
  const parts = partsAtCommas(label);
  const commas = parts.length - 1;
  // "Coffee 2.50, tea 2, cake £3" has more prices, "salary £28,000" is none.
  if (parts.slice(0, -1).some((part) => /\d$/.test(part)) || tellsPrice(label, lexicon)) return null;
  const isAll = price.index + price[0].length === text.length && /^[€£$\d]/.test(price[0]);
  const [name = '', ...told] = parts;
  // "Weekend (Friday to Sunday), rooms included: 900 €": what stands behind a bracket is told of the name before it.
  const isBracketed = NAME_AND_BRACKET.test(name);
  const isOther = /[(;:]/.test(isBracketed ? told.join(', ') : label);
  if (!isAll || commas === 0 || commas > MOST_IN_NAME || isOther) return null;
  // "Coastal licence, 4 lessons of theory and 2 hours at the helm: 349 €": too long for a name.
  const isTold = isBracketed || !isName(label);
  if (isTold && !(isDivided && isName(name))) return null;
  const value = price[0].slice(0, price[0].length - unit.length).trim();
  return {
    kind: 'offer',
    label: isTold ? name : label,
    value,
    unit: unit.trim(),
    text: isTold ? tidied(told.join(', ')) : '',
    group,
  };
}
