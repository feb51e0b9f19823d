import type { Lexicon } from '../lexicon.ts';
import { pricesIn, sumsIn } from './money.ts';
import { isClosed } from './price-parts.ts';

const MARKS = [' / ', ' – ', ' — ', ' * ', ' • '] as const;
const FEWEST_SUMS = 2;

/** A name with its sum, or with a word for "free". */
const isOffer = (part: string, lexicon: Lexicon): boolean => {
  const sums = sumsIn(part);
  const [price] = pricesIn(part, lexicon);
  return sums.length <= 1 && isClosed(part) && price !== undefined && /\p{L}{2}/u.test(part.slice(0, price.index));
};

/** "Weekend ticket £38 / Day ticket £16 / Under 14s free" with commas between its offers; any other text as it is. */
export function withCommasBetween(text: string, lexicon: Lexicon): string {
  for (const mark of MARKS) {
    const parts = text.split(mark);
    // "Room £80 / night including breakfast £95" goes on with its unit.
    const areApart = mark !== ' / ' || parts.every((part) => !/^\p{Ll}/u.test(part));
    const isList = parts.length > 1 && areApart && parts.every((part) => isOffer(part, lexicon));
    if (isList && parts.filter((part) => sumsIn(part).length > 0).length >= FEWEST_SUMS) return parts.join(', ');
  }
  return text;
}
