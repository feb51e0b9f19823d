import type { Lexicon } from './lexicon.ts';
import { partsAtCommas } from './prices/price-parts.ts';
import { countWords } from './text/phrases.ts';
import { contactsIn } from './who/contacts.ts';

const FEWEST_PARTS = 3;
const MOST_PARTS = 12;
const MOST_WORDS = 6;
const MOST_WORDS_IN_ALL = 40;
/** As many of the last parts may be said in sentences. */
const MOST_SAID_LAST = 2;

/**
 * The parts of a description that is nothing but key words with commas, "Plumber Stockport, boilers, bathrooms, call-out
 * £75"; null for a sentence, and for a list that its first part opens: "Bakery with bread, cakes, pies".
 */
export function keywordsIn(text: string, { own, addressed, calls, joins }: Lexicon, language: string): string[] | null {
  const written = text.replace(/[.]$/, '');
  if (countWords(written) > MOST_WORDS_IN_ALL || /[.!?:;]\s/.test(written)) return null;
  if (calls.test(written)) return null;
  const parts = partsAtCommas(written);
  const speaks = (part: string) => [own, addressed].some((words) => words.test(part));
  // "..., call-out £75, I don't do gas": what somebody says at the end of them.
  const said = parts.findIndex(speaks);
  const keys = said < 0 ? parts : parts.slice(0, said);
  if (parts.length - keys.length > MOST_SAID_LAST) return null;
  if (keys.length < FEWEST_PARTS || parts.length > MOST_PARTS) return null;
  if (parts.some((part) => part === '' || countWords(part) > MOST_WORDS || [...part.matchAll(joins)].length > 0))
    return null;
  const later = keys.slice(1);
  const telling = later.filter(
    (part) => countWords(part) > 1 || /\d/.test(part) || contactsIn(part, language).length > 0,
  );
  return telling.length * 2 > later.length ? parts : null;
}
