import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords, oneOf } from '../text/phrases.ts';
import { BETWEEN_DAYS, NOT, ONLY, OPEN, SAYS_OPEN, UNTIL } from '../words/opening.ts';
import { EACH_DAY, TIME_OF_DAY, wordsOf } from '../words/prices.ts';
import { tellsDaysOfMonth } from './days-of-month.ts';
import { ENDS_IN_EXCEPT, TIME } from './hours.ts';

/** A stretch of a text: days, times, what stands for times ("only by appointment"), or words between them. */
interface Token {
  kind: 'days' | 'times' | 'instead' | 'words';
  text: string;
  /** A comma stands before it. */
  parted: boolean;
}

const LONGEST_SHORT_DAY = 3;
/** What is longer tells more than hours. */
const LONGEST = 300;
const MOST_WORDS_OF_SUBJECT = 8;
const MOST_WORDS_BEFORE_DAYS = 3;
const MOST_WORDS_OF_NOTE = 12;
const AT =
  '(?:(?:from|at|de|das|desde las|das|dès|ab|von|um|dalle|alle|van|vanaf|om|od|o|godz\\.|entre|between|zwischen|a las|às|à|las?) )?';
const TO = '(?: ?[–—-] ?| (?:to|till|until|bis|a las?|a|às|à|alle|tot|do|e|et|and|y|und) )';
const CLOCK = `${AT}${TIME}(?:${TO}${TIME})?`;
const AND = '(?:, ?| ?& ?| ?/ ?| (?:and|y|e|ed|et|und|en|i|oraz|sowie) )';

const TILL_DAY = '(?:t/m|to|till|bis|tot|a|al|au|à|do|e|en|und|and|y|et|i)';
const ENDS_BEFORE_DAY = /(?<!\p{L})(?:t\/m|to|till|bis|tot|al|au|do)$/iu;
const patterns = new WeakMap<Lexicon, RegExp>();
function tokensOf(lexicon: Lexicon): RegExp {
  const known = patterns.get(lexicon);
  if (known) return known;
  const { days, closed } = lexicon.words;
  const long = oneOf(days.filter((name) => name.length > LONGEST_SHORT_DAY));
  const short = oneOf(days.filter((name) => name.length > 1 && name.length <= LONGEST_SHORT_DAY));
  // Short names are words of their own: "Mon-Sat", "Mo 9-12", but not "do" or "so".
  const day = `(?:(?:${wordsOf([...EACH_DAY, 'de', 'du', 'dal', 'dalla', 'od', 'do', 'von', 'van', 'from', 'am', 'au', 'al'])} ){0,2}(?:${long}|${short}(?=\\.?(?: ?[–—/&+-]|,? \\d|: ?\\d| ${TILL_DAY} )|\\.)|(?<=[–—/&+-] ?| ${TILL_DAY} )${short})\\.?(?: ${TIME_OF_DAY})?)`;
  const times = `${CLOCK}(?:${AND}${CLOCK}){0,3}`;
  const made = new RegExp(
    `(?<![\\p{L}\\d])(?:(?<days>${day}(?:${BETWEEN_DAYS}${day}){0,6})|(?<times>(?:(?:${ONLY} )?${UNTIL} ${TIME}|${times}))|(?<instead>${ONLY} (?:${TIME_OF_DAY}|${oneOf(closed)})|${oneOf(closed)}))(?![\\p{L}\\d])`,
    'giu',
  );
  patterns.set(lexicon, made);
  return made;
}

function tokens(text: string, lexicon: Lexicon): Token[] {
  const found: Token[] = [];
  let at = 0;
  const wordsUntil = (end: number) => {
    const gap = text.slice(at, end);
    const words = gap.replace(/^[,;:–— ]+|(?<![,;:–— ])[,;:–— ]+$/g, '');
    if (/[\p{L}\d]/u.test(gap)) found.push({ kind: 'words', text: words, parted: /^\s?[,;]/.test(gap) });
    return /[,;]\s?$/.test(gap);
  };
  for (const match of text.matchAll(tokensOf(lexicon))) {
    const kind = match.groups?.days ? 'days' : match.groups?.times ? 'times' : 'instead';
    found.push({ kind, text: match[0].trim(), parted: wordsUntil(match.index) });
    at = match.index + match[0].length;
  }
  wordsUntil(text.length);
  return found;
}

interface Row {
  days: string;
  times: string;
  note: string[];
}

/** Adds what else is told: "closed" and "in January" are one remark where no comma parts them. */
function note(row: Row, text: string, parted: boolean): void {
  const last = row.note.pop();
  row.note.push(...(last === undefined ? [text] : parted ? [last, text] : [`${last} ${text}`]));
}

const OPEN_WORD = new RegExp(`(?<!\\p{L})${OPEN}(?!\\p{L})`, 'iu');
const ONLY_WORD = new RegExp(`(?<!\\p{L})${ONLY} `, 'iu');
const OPEN_LAST = new RegExp(`(?<!\\p{L})${OPEN}$`, 'iu');
const NOT_FIRST = new RegExp(`^${NOT}(?!\\p{L})`, 'iu');
const SAYS = new RegExp(`(?<!\\p{L})(?:${OPEN}|${wordsOf(SAYS_OPEN)})(?!\\p{L})`, 'giu');
const SEASON = /^(?:in|im|en|em|w|we|during|while|nel|nella|in de|au|outside)(?!\p{L})/iu;
const IS_RANGE = new RegExp(`${TIME}(?: ?[–—-] ?| (?:to|till|until|bis|a las?|a|às|à|alle|tot|do) )${TIME}`, 'iu');
/** "Volunteers welcome on Saturdays": nobody's opening hours. */
const WELCOMES = /(?<!\p{L})(?:welcome|bienvenid|bem-vind|bienvenu|willkommen|benvenut|welkom|widzian)/iu;

/** "only until 2": less than what the words beside them tell. */
export const limitsHours = (text: string): boolean => ONLY_WORD.test(text);

/** What words tell beside that somebody is there: empty for "We are open on". */
const toldIn = (text: string): string =>
  text
    .replace(SAYS, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/**
 * The opening hours of a text that tells them in a sentence, with every word of it: "Market stall every Saturday 9-5",
 * "domenica solo mattina". Null where a word of it has no place in them.
 */
export function weeklyHoursIn(written: string, lexicon: Lexicon): FoundFact[] | null {
  if (tellsDaysOfMonth(written)) return null;
  const text = written.replace(/(?<![ap]\.m)[.]$/, '');
  if (!/\d/.test(text) || text.length > LONGEST || lexicon.calls.test(text) || lexicon.addressed.test(text))
    return null;
  const all = tokens(text, lexicon);
  if (!all.some(({ kind }) => kind === 'times')) return null;
  const subject = all[0]?.kind === 'words' ? (all.shift()?.text ?? '') : '';
  const told = toldIn(subject);
  if (countWords(told) > MOST_WORDS_OF_SUBJECT || /\d/.test(told)) return null;
  if (ENDS_BEFORE_DAY.test(subject) || ENDS_IN_EXCEPT.test(subject)) return null;
  if (told !== '' && (lexicon.own.test(subject) || WELCOMES.test(subject))) return null;
  const rows: Row[] = [];
  for (const [at, { kind, text: part, parted }] of all.entries()) {
    const last = rows.at(-1);
    const [before, next] = [all[at - 1], all[at + 1]];
    if (kind === 'days') {
      if (last && last.times === '') return null;
      // "no Sundays", "not on Sundays"
      const denied = before?.kind === 'words' && NOT_FIRST.test(before.text) ? `${last?.note.pop()} ${part}` : part;
      if (last && NOT_FIRST.test(denied) && next?.kind !== 'times') {
        last.note.push(denied);
        continue;
      }
      const named =
        before?.kind === 'words' && before.parted && !parted && rows.length > 0 && toldIn(before.text) !== '';
      rows.push({
        days: named && countWords(before.text) <= MOST_WORDS_BEFORE_DAYS ? `${before.text} ${part}` : part,
        times: before?.kind === 'instead' && isFor(all, at - 1) ? before.text : '',
        note: [],
      });
    } else if (kind === 'times') {
      if (!last && !(OPEN_LAST.test(subject) && IS_RANGE.test(part))) return null;
      if (!last) rows.push({ days: '', times: part, note: [] });
      else if (last.times === '') last.times = part;
      else return null;
    } else if (kind === 'instead') {
      if (isFor(all, at)) continue;
      if (last && last.times === '') last.times = part;
      else if (last) note(last, part, parted);
      else return null;
    } else if (last && last.times === '' && SEASON.test(part) && countWords(part) <= MOST_WORDS_BEFORE_DAYS) {
      last.days = `${last.days} ${part}`;
    } else if (
      parted &&
      next?.kind === 'days' &&
      !next.parted &&
      countWords(part) <= MOST_WORDS_BEFORE_DAYS &&
      !NOT_FIRST.test(part)
    ) {
      // "late opening Thursday till 7": named when its days come.
      if (!last || last.times === '') return null;
    } else if (toldIn(part) !== '') {
      if (!last || last.times === '') return null;
      note(last, part, parted);
    }
  }
  return factsOf(rows, subject, told, lexicon);
}

/** Whether "closed" at a place says it of the days after it, rather than of those before: "closed on Mondays". */
const isFor = (all: readonly Token[], at: number): boolean =>
  all[at + 1]?.kind === 'days' && !['times', 'instead'].includes(all[at + 2]?.kind ?? '');

function factsOf(rows: readonly Row[], subject: string, told: string, lexicon: Lexicon): FoundFact[] | null {
  const [first] = rows;
  // "Open 8 to 6, Sundays 10 to 4": every day that is not named.
  const isOpen = told === '' && OPEN_LAST.test(subject);
  if (
    !first ||
    rows.some(
      ({ times, days, note }) =>
        times === '' || (days === '' && told === '' && !isOpen) || note.some((part) => isLong(part, lexicon)),
    )
  )
    return null;
  if (isOpen && first.days === '') first.days = subject;
  // One time of a week is when something begins: it is told where it is said what.
  if (told !== '' && !IS_RANGE.test(first.times)) return null;
  const isName = told !== '' && countWords(told) <= MOST_WORDS_BEFORE_DAYS && !OPEN_WORD.test(subject);
  return rows.map((row, at): FoundFact => {
    const isFirst = at === 0 && told !== '';
    const label = !isFirst
      ? row.days
      : row.days === ''
        ? subject.replace(OPEN_LAST, '')
        : isName
          ? `${subject} ${row.days}`
          : row.days;
    const opened = isFirst && row.days === '' ? `${OPEN_LAST.exec(subject)?.[0] ?? ''} ` : '';
    const note = [...(isFirst && !isName && row.days !== '' ? [subject] : []), ...row.note];
    return {
      kind: 'hours',
      label: tidied(label),
      value: `${opened}${row.times}`,
      text: note.length > 0 ? tidied(note.join(', ')) : '',
    };
  });
}

const isLong = (note: string, lexicon: Lexicon): boolean =>
  countWords(note) > MOST_WORDS_OF_NOTE || lexicon.own.test(note) || /\d{2}/.test(note);
