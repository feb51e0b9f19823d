import { partsAtCommas } from '../prices/price-parts.ts';
import { countWords } from './phrases.ts';

const MOST_WORDS = 24;
const FEWEST_PARTS = 3;
/** What a part of its own is known by: a sum or an hour. */
const TELLS_ALONE = /[€£$]|(?<!\d)\d{1,2}[:.,]\d\d|\d ?(?:h|uhr|uur|am|pm|zł|euros?)(?!\p{L})/iu;
/** Sentences, and words that somebody said. */
const NO_NOTES = /[.!?;] \p{L}|[.!?…]$|["“”„«»]/u;
/** "from 12 to 16": goes on with the part before it. */
const GOES_ON =
  /^(?:from|at|till|until|de|desde|a las|às|das|até|von|ab|um|bis|dalle|dal|alle|fino|à|dès|van|vanaf|om|tot|od|do|o) \d/iu;
/** "from £35 a page": what it costs, without what it is. */
const PRICE_ALONE =
  /^(?:(?:from|ab|desde|à partir de|dès|da|vanaf|od|a partir de|por) )?(?:[€£$] ?\d[\d.,]{0,8}|\d[\d.,]{0,8} ?(?:[€£$]|zł|euros?))(?: ?(?:\/|per|pro|par|por|al|la|za|the|an?) ?\p{L}{1,12})?$/iu;
const TOWN = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;
const LED_BY = /^([^:\d]{4,60}): (\p{L}.*)$/u;

/**
 * The parts of notes in one line, the first what they are about: "Chess club Torre Branca, Leiria, Tuesdays 9pm at Café
 * Lusitano, free". Null for another text, and where no part tells a value.
 */
function notesIn(text: string): string[] | null {
  const line = text.trim();
  if (line.includes('\n') || countWords(line) > MOST_WORDS || NO_NOTES.test(line)) return null;
  const [first = '', ...others] = partsAtCommas(line);
  // A price list, or hours alone, are read as one sentence.
  if (/[\d€£$@]/.test(first.replace(LED_BY, '$1'))) return null;
  const [, head = first, behind = ''] = LED_BY.exec(first) ?? [];
  if (others.length + 1 < FEWEST_PARTS || ![behind, ...others].some((part) => TELLS_ALONE.test(part))) return null;
  const notes = [head];
  if (behind !== '') notes.push(behind);
  for (const part of others) {
    const isOfHead = behind === '' && notes.length === 1 && TOWN.test(part);
    if (PRICE_ALONE.test(part)) notes.push(`${head}: ${part}`);
    else if (isOfHead || GOES_ON.test(part)) notes.push(`${notes.pop()}, ${part}`);
    else notes.push(part);
  }
  return notes;
}

/** Notes in one line as lines of their own; another text as it is. */
export const asShortNotes = (text: string): string => notesIn(text)?.join('\n') ?? text;

const NAME_AT_END =
  /(?<!\p{L})(?<name>\p{Lu}[\p{L}'’&-]{0,30}(?: (?:(?:de|del|di|da|do|of|the|van|y|e|and|&) )?\p{Lu}[\p{L}'’&-]{0,30}){1,4})$/u;
/** A place stands behind them rather than a name. */
const BEFORE_TOWN = /^(?:in|at|near|from|en|em|no|na|a|à|bei|aus|te|w|z|uit|da|di|de|von|van|around|um)$/iu;

/** "Torre Branca" of notes that begin with "chess club Torre Branca"; empty elsewhere. */
export function nameInShortNotes(text: string): string {
  const [head = ''] = notesIn(text)?.[0]?.split(', ') ?? [];
  const found = NAME_AT_END.exec(head);
  const before = head.slice(0, found?.index ?? 0).trim();
  return before === '' || BEFORE_TOWN.test(before.split(' ').at(-1) ?? '') ? '' : (found?.groups?.name ?? '');
}
