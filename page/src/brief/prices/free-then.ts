import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { patternsFor, pricesIn } from './money.ts';
import { withPricesBeside } from './prices-beside.ts';

const MOST_WORDS_OF_NAME = 7;
const LONGEST = 200;

/** "Then", with what joins it to the free part before it. */
const THEN =
  /^[,;:–—. ]{0,3}(?:(?:and|y|e|et|und|en|i|a) )?(then|after that|afterwards|después|luego|depois|ensuite|puis|après|danach|dann|anschließend|poi|dopo|daarna|dan|potem|później|następnie)(?: (?:it['’]s|it is|es|sind es|c['’]est|è|is het|są?))? (?=\S)/iu;

/**
 * "First 3 sessions free then £12 a month, £5 for a brother or sister": what is free at first, what is paid then, and the prices
 * beside it; null for another text.
 */
export function freeThenPaid(text: string, lexicon: Lexicon, group: string): FoundFact[] | null {
  if (text.length > LONGEST) return null;
  const written = text.replace(/[.!]$/, '');
  const free = pricesIn(written, lexicon).find(([price]) => !/\d/.test(price));
  if (!free) return null;
  const label = written.slice(0, free.index).trim().replace(patternsFor(lexicon).costs, '').trim();
  const behind = written.slice(free.index + free[0].length);
  const [led = '', then = ''] = THEN.exec(behind) ?? [];
  const paid = behind.slice(led.length);
  const [price] = pricesIn(paid, lexicon);
  const isName = /\p{L}{2}/u.test(label) && countWords(label) <= MOST_WORDS_OF_NAME && !/[.;:!?]/.test(label);
  if (led === '' || !isName || lexicon.own.test(label) || price?.index !== 0 || !/\d/.test(price[0])) return null;
  const unit = price[1] ?? '';
  const offer: FoundFact = {
    kind: 'offer',
    label: tidied(then),
    value: price[0].slice(0, price[0].length - unit.length).trim(),
    unit: unit.trim(),
    text: tidied(paid.slice(price[0].length).replace(/^[,; ]+/, '')),
    group,
  };
  return [
    { kind: 'offer', label: tidied(label), value: free[0].trim(), text: '', group },
    ...withPricesBeside(offer, lexicon),
  ];
}
