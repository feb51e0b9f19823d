import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { NO_PRICE_BEFORE, PAID_TO_SOMEBODY, UP_TO } from '../words/beside-prices.ts';
import { pricesIn } from './money.ts';
import { nameBefore } from './name-before.ts';
import { endsHalf } from './offer-name.ts';
import { LESS } from './offer-terms.ts';
import { beyondUnit } from './price-parts.ts';

/** A shorter text, or one with marks, is read by its clauses. */
const FEWEST_WORDS = 15;
const MOST_WORDS_OF_NAME = 6;
/** "Each", "the half", beside the articles of a language. */
const OPENS_THING = /^(?:each|every|cada|chaque|jede[rns]?|ogni|elke?|iedere|każd[yae])$/iu;
const JOINS = / (?:and|or|y|o|e|ou|et|und|oder|en|of|i|lub) /iu;

/** "La soupe du jour" of "... place du marché la soupe du jour": what the last article in a text opens; empty without one. */
function lastThing(text: string, { words: { articles } }: Lexicon): string {
  const words = text.split(' ').slice(-MOST_WORDS_OF_NAME);
  const at = words.findLastIndex((word) => OPENS_THING.test(word) || articles.includes(word.toLowerCase()));
  const name = at < 0 ? '' : words.slice(at).join(' ');
  const isName = /\p{L}{3}/u.test(name.slice(words[at]?.length ?? 0)) && !/[\d(),;:.]/.test(name);
  return isName && !JOINS.test(name) ? name : '';
}

/** "Potato cakes" of "... 16 dollars potato cakes are 2 dollars": all that stands between two prices, where that is no more than a name. */
function betweenPrices(text: string, lexicon: Lexicon): string {
  const name = text.trim().replace(lexicon.andFirst, '').trim();
  const isName = /^\p{L}[\p{L}'’& -]{2,}$/u.test(name) && countWords(name) <= MOST_WORDS_OF_NAME;
  return isName && !JOINS.test(name) && !lexicon.weAre.test(name) ? name : '';
}

/** The offers that a dictated text tells without a mark between them; the text itself stays whole. */
export function runOnPrices(text: string, lexicon: Lexicon): FoundFact[] {
  if (/[,;:()]|[.!?](?: |$)/.test(text) || countWords(text) < FEWEST_WORDS) return [];
  const prices = pricesIn(text, lexicon).filter(([price]) => /\d/.test(price));
  return prices.flatMap((price, at): FoundFact[] => {
    const last = prices[at - 1];
    const before = text.slice(last ? last.index + last[0].length - beyondUnit(last[1] ?? '').length : 0, price.index);
    const behind = text.slice(price.index + price[0].length);
    const unit = (price[1] ?? '').slice(0, (price[1] ?? '').length - beyondUnit(price[1] ?? '').length);
    const value = price[0].slice(0, price[0].length - (price[1] ?? '').length).trim();
    const isPrice =
      !NO_PRICE_BEFORE.test(before) &&
      !UP_TO.test(value) &&
      ![LESS, PAID_TO_SOMEBODY].some((words) => words.test(behind.slice(0, 20)));
    const told = nameBefore(before, lexicon);
    const name = isPrice ? lastThing(told, lexicon) || (last ? betweenPrices(told, lexicon) : '') : '';
    return name === '' || lexicon.own.test(name) || endsHalf(name, lexicon)
      ? []
      : [
          {
            kind: 'offer',
            label: tidied(name),
            value: value.replace(/^(?:à|a|for|für|por|per|voor|za) /iu, ''),
            unit: unit.trim(),
          },
        ];
  });
}
