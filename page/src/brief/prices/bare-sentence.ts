import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { isCounted } from './bare-prices.ts';
import { partsAtCommas } from './price-parts.ts';

const FEWEST = 3;
const MOST_WORDS_OF_LABEL = 6;
const FROM = 'from|vanaf|ab|desde|a partir de|à partir de|dès|da|od';
/** "verven vanaf 48" */
const PRICED = new RegExp(`^(\\p{L}[^€£$;:()]{1,50}?) ((?:(?:${FROM}) )?\\d{1,4}(?:[.,]\\d{2})?)$`, 'iu');
/** What only a price is: it has cents, or is the lowest of several. */
const SURELY_PRICE = new RegExp(`(?:(?:^|\\s)(?:${FROM}) \\d{1,4}|\\d[.,]\\d{2})$`, 'iu');
/** "kinderen tot 12 jaar": an age within what something is called. */
const AGE =
  / (?:tot|bis|up to|under|unter|hasta|até|jusqu['’]à|fino a|do) \d{1,2} (?:jaar|jahren?|years?|años|anos|ans|anni|lat)(?!\p{L})/iu;

/** "Dames 29,50, heren 24, verven vanaf 48": a price list in a sentence, without a currency; empty for another text. */
export function bareListIn(text: string, group: string): FoundFact[] {
  const parts = partsAtCommas(text.replace(/[.]$/, ''));
  if (parts.length < FEWEST || !parts.some((part) => SURELY_PRICE.test(part))) return [];
  const found = parts.map((part) => (isCounted(part.replace(AGE, '')) ? null : PRICED.exec(part)));
  return found.every((match) => match !== null && countWords(match[1] ?? '') <= MOST_WORDS_OF_LABEL)
    ? found.map((match) => ({ kind: 'offer', label: tidied(match?.[1] ?? ''), value: match?.[2] ?? '', group }))
    : [];
}
