import { oneOf } from '../brief/text/phrases.ts';
import { MONTHS, WEEKDAY_NAMES } from '../brief/words/calendar.ts';
import { GOES_ON_TELLING, HOUSE_RULES, ON_CONDITION, OPEN_WORDS, TERMS_FIRST } from '../brief/words/terms-told.ts';
import { partsAtCommas } from './head-clause.ts';
import { isFloor, isRefusal, opensRefusing, refuses } from './headline-score.ts';

const anyOf = (lists: readonly string[]): string => [...new Set(lists.flatMap((list) => list.split('|')))].join('|');

/** "Need a clean licence", "Délai : environ six semaines" */
const ASKS_FIRST = new RegExp(`^(?:${TERMS_FIRST.join('|')})(?!\\p{L})`, 'iu');
const CONDITION = new RegExp(`\\p{L} (?:${ON_CONDITION.join('|')})(?!\\p{L})`, 'iu');
const RULE = new RegExp(`(?<!\\p{L})(?:${HOUSE_RULES.join('|')})(?!\\p{L})`, 'iu');
const TELLS_ON = new RegExp(`(?<!\\p{L})(?:${anyOf(GOES_ON_TELLING)})(?!\\p{L})`, 'iu');
/** "Mei" opens a form of business in Brazil. */
const LONG_MONTHS = [...MONTHS.keys()].filter((name) => name.length > 3);
/** "Aperto dalle 6", "Laden geöffnet Di": a word or two before that something is open, and a day, a month or a time behind it. */
const OPEN = new RegExp(
  `^(?:\\p{L}+ ){0,2}(?:${anyOf(OPEN_WORDS)})(?!\\p{L}).{0,40}(?:\\d|(?<!\\p{L})(?:${oneOf([...WEEKDAY_NAMES, ...LONG_MONTHS])})(?!\\p{L}))`,
  'iu',
);
/** "Cocina de 13:00 a 16:00": a word, and from when until when. */
const FROM_UNTIL =
  /^\p{L}+ (?:from|de|das|dalle|dal|von|van|od|entre|tra|zwischen|between|tussen) \d{1,2}(?:[:.h]\d{2}|h)? ?(?:uhr |uur )?(?:to|till|until|a|à|às|alle|al|bis|tot|do|y|e|et|und|en|and) \d{1,2}(?:[:.h]\d{2}|h)?(?: ?(?:uhr|uur|am|pm|h))?[.]?$/iu;
/** "Elke zondag 7 uur", "Mercoledì e venerdì 20.30": on which days of the week and at what time, at the beginning. */
const EACH_WEEK = new RegExp(
  `^(?:(?:every|each|on|elke|iedere|jeden|jede|ogni|cada|todos los|todas las|todos os|todas as|chaque|tous les|il|am|op|w|we|co) )?(?:\\d{1,2}(?:st|nd|rd|th|e|er|º|ª|\\.)? )?(?:${oneOf([...WEEKDAY_NAMES])})(?!\\p{L}).{0,30}\\d`,
  'iu',
);
const IN_MONTH = new RegExp(`(?<!\\p{L})(?:${oneOf(LONG_MONTHS)})(?!\\p{L})`, 'iu');

/** "Recojo a domicilio los martes": on which days somebody does it, at the end. */
const ON_DAYS = new RegExp(
  `^\\p{L}+(?:o|mos|iamo|ę|my) (?:\\p{L}+ ){1,4}(?:los|las|às|aos|il|la|di|w|we) (?:${oneOf([...WEEKDAY_NAMES])})[.]?$`,
  'iu',
);

const MOST_WORDS = 14;
const MOST_WORDS_REFUSING = 12;
/** "No stallions please and we can take six horses at the most": what begins so and goes on without a mark. */
const MOST_WORDS_DICTATED = 22;

/** "No sítio, no cartório": where, in Portuguese. */
const IN_PORTUGUESE = /^no (?=\p{Ll})/iu;
const PORTUGUESE = /[ãõ]|(?<!\p{L})(?:em|um|uma|na|nas|com)(?!\p{L})/iu;
const isOfPlace = (text: string, around: string): boolean => IN_PORTUGUESE.test(text) && PORTUGUESE.test(around);
const isRefused = (text: string, around = text): boolean => isRefusal(text) && !isOfPlace(text, around);
/** Words of the languages whose "no" is none of where something is. */
const SAYS_NO =
  /(?<!\p{L})(?:the|and|we|is|are|for|with|el|los|las|y|del|il|che|di|no (?:se|te|le|hay|hago|tengo|trabajo|\p{L}{2,}[aei]mos))(?!\p{L})/iu;
/** Whether a text says that something is not so; "Pas-de-Calais" and Portuguese "no bairro" do not. */
function isNegated(text: string): boolean {
  const plain = text.replace(/(?<![\p{L}-])\p{L}{1,30}-[\p{L}-]{1,60}/gu, '');
  return refuses(SAYS_NO.test(plain) ? plain : plain.replace(/(?<= |^)no(?= )/giu, ''));
}

const isOneSentence = (text: string): boolean => !/[?\n]|[.!…] \p{L}/u.test(text);

/** Whether a sentence tells what is not done, on what terms, when it is open or a rule of the house. */
export function isSideMatter(text: string): boolean {
  const words = text.split(/\s+/).length;
  if (words > MOST_WORDS_DICTATED || !isOneSentence(text)) return false;
  if (words > MOST_WORDS)
    return opensRefusing(text) && !isOfPlace(text, text) && !/[,:;]/.test(text) && !TELLS_ON.test(text);
  return (
    isRefused(text) ||
    isFloor(text) ||
    [ASKS_FIRST, RULE, OPEN, FROM_UNTIL, ON_DAYS].some((rule) => rule.test(text)) ||
    (EACH_WEEK.test(text) && !IN_MONTH.test(text)) ||
    (CONDITION.test(text) && /\d/.test(text)) ||
    (words <= MOST_WORDS_REFUSING && isNegated(text) && !TELLS_ON.test(text))
  );
}

const LEAST_LEFT = 12;
const MOST_SIDE_WORDS = 6;
const MOST_PARTS = 2;

/** "Geen keyboards", "aperto dalle 6 alle 13": a part of a sentence that belongs further down. */
const isSidePart = (part: string, line: string): boolean =>
  OPEN.test(part) ||
  ((isRefused(part, line) || (isNegated(part) && !TELLS_ON.test(part))) && part.split(' ').length <= MOST_SIDE_WORDS);

/** A line without what it says last that belongs further down, and that: "22 jaar ervaring, geen keyboards". */
export function withoutSideParts(line: string): { line: string; beside: string[] } {
  const parts = isOneSentence(line) && !/[;:]/.test(line) ? partsAtCommas(line.replace(/(?<!\.)\.$/, '')) : [];
  let count = parts.length;
  while (count > 1 && isSidePart(parts[count - 1] ?? '', line)) count -= 1;
  const left = parts.slice(0, count).join(', ');
  const beside = parts.slice(count);
  const isParted = beside.length > 0 && beside.length <= MOST_PARTS && left.length >= LEAST_LEFT && !isNegated(left);
  return isParted ? { line: `${left}${/(?<!\.)\.$/.test(line) ? '.' : ''}`, beside } : { line, beside: [] };
}
