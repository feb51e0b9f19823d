import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { pricesIn } from './money.ts';

/** "Packages - ", "Our prices: ": what stands above the offers of a sentence. */
const ABOVE = /^(\p{L}[\p{L} '’]{2,30}?)(?: [–—-] |: )(?=\p{L})/u;
const BETWEEN = /,? (?:and|y|e|et|und|en|i) (?=\p{Lu})|[,;] (?=\p{Lu})/u;
const NAMED =
  /^(?:(?:and|y|e|et|und|en|i|the|el|la|le|der|die|das|de|het|il|o|a) )?(\p{Lu}[^,.;:!?\d]{1,40}?) (?:is|are|es|son|ist|sind|est|c['’]est|è|sono|é|são|zijn|to) (\d[^,.;!?]{2,80}?),? $/u;
const FEWEST = 2;
const MOST_WORDS_OF_NAME = 4;

/**
 * "Half Day is 5 hours £950, Full Day is 10 hours with a second photographer £1,650": offers, each with what it is and then its
 * price; null where a part of the sentence is none.
 */
export function offersWithIs(text: string, lexicon: Lexicon, group: string): FoundFact[] | null {
  const above = ABOVE.exec(text)?.[1] ?? '';
  const list = above === '' ? text : text.replace(ABOVE, '');
  const parts = list.replace(/[.!]$/, '').split(BETWEEN);
  if (parts.length < FEWEST) return null;
  const offers = parts.map((part): FoundFact | null => {
    const [price, ...others] = pricesIn(part, lexicon);
    const isLast = price !== undefined && price.index + price[0].length === part.length;
    if (!isLast || others.length > 0 || !/\d/.test(price[0])) return null;
    const [, name = '', told = ''] = NAMED.exec(part.slice(0, price.index)) ?? [];
    if (name === '' || countWords(name) > MOST_WORDS_OF_NAME || lexicon.own.test(name)) return null;
    return {
      kind: 'offer',
      label: tidied(name),
      value: price[0].trim(),
      text: tidied(told),
      group: group || tidied(above),
    };
  });
  return offers.every((offer) => offer !== null) ? offers : null;
}

const WITH = / (?:with|com|con|mit|avec|met|z|ze|for|para|für|pour|per|voor|dla) /iu;
const MOST_WORDS_ALONE = 6;

/**
 * "Group lesson with at most 6 pupils, 2 hours, 35 € a head; private lesson 70 €; five lessons 150 €": an offer in each part, with
 * its price at the end; null where a part is none.
 */
export function offersBySemicolon(text: string, lexicon: Lexicon, group: string): FoundFact[] | null {
  const parts = text.replace(/[.]$/, '').split(/; /);
  if (parts.length < FEWEST) return null;
  const offers = parts.map((part): FoundFact | null => {
    const [price, ...others] = pricesIn(part, lexicon);
    if (!price || others.length > 0 || price.index + price[0].length !== part.length || !/\d/.test(price[0]))
      return null;
    const unit = (price[1] ?? '').trim();
    const before = part.slice(0, price.index).replace(/(?<![,: ])[,: ]+$/, '');
    const comma = before.indexOf(', ');
    const named = comma < 0 ? before : before.slice(0, comma);
    const cut = countWords(named) > MOST_WORDS_ALONE ? (WITH.exec(named)?.index ?? named.length) : named.length;
    const name = named.slice(0, cut);
    if (!/\p{L}{3}/u.test(name) || countWords(name) > MOST_WORDS_ALONE || lexicon.own.test(name)) return null;
    const value = price[0].slice(0, price[0].length - (price[1] ?? '').length).trim();
    const told = before.slice(name.length).replace(/^[, ]+/, '');
    return { kind: 'offer', label: tidied(name), value, unit, text: tidied(told), group };
  });
  return offers.every((offer) => offer !== null) ? offers : null;
}
