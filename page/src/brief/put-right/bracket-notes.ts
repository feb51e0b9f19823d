import { countWords, escaped, oneOf } from '../text/phrases.ts';
import {
  APPROVED,
  ASKS_SOMEBODY,
  FOR_MAKER,
  HAS_LEFT,
  HOLDS_STILL,
  LABELLED_NOTE,
  LAST_NAMED,
  LEFT_NOW,
  LIMITS,
  MOVED,
  NO_LONGER,
  NO_RATHER,
  NOTES_ARE_CHANGES,
  NOW_IT_IS,
  SAYS_NOW,
  TAKES_OUT,
  TAKES_OUT_NAMED,
  TOLD_BESIDES,
  TOLD_TO_MAKER,
  UNTIL_NOW,
  WRONG,
} from '../words/bracket-notes.ts';
import { CORRECTS } from '../words/corrections.ts';
import type { Corrected } from './corrections.ts';
import { inPlaceOf, type TypedValue, valuesOf } from './typed-values.ts';

const NOTE = /\s?(?:\[([^[\]\n]{2,160})\]|\(([^()\n]{2,160})\))/gu;
const MOST_REPLACING = 4;
const MOST_BACK = 90;
const MOST_NAMED = 12;
const MOST_TAKEN = 7;
const SAYS_NO = new RegExp(`^${oneOf([...CORRECTS])}(?!\\p{L})[,;:.…]? ?`, 'iu');
const LAST_WORD = /(?<![\p{L}\d.,’'-])[\p{L}\d][\p{L}\d.,’'-]{0,40}$/u;
const LAST_PART = /[,;:][^,;:\n]{2,60}$/u;

/** What is left of the text around a note: before it, and behind. */
interface Around {
  before: string;
  after: string;
}

type Change = (note: string, around: Around, withdrawn: string[]) => Around | null;

const replaceValue = (text: string, old: TypedValue, by: string): string =>
  text.slice(0, old.start) + by + text.slice(old.end);

/** The last value before a note that another one can stand for. */
function lastFor(by: TypedValue, before: string): { old: TypedValue; text: string; shift: number } | null {
  const shift = Math.max(0, before.length - MOST_BACK);
  const near = before.slice(shift);
  for (const old of valuesOf(near).reverse()) {
    const text = inPlaceOf(old, by);
    if (text !== null && (old.type === by.type || by.type !== 'number')) return { old, text, shift };
  }
  return null;
}

function inPlaceBefore(by: TypedValue, before: string, withdrawn: string[]): string | null {
  const last = lastFor(by, before);
  if (!last || last.old.text === last.text) return null;
  withdrawn.push(last.old.text);
  return before.slice(0, last.shift) + replaceValue(before.slice(last.shift), last.old, last.text);
}

const holdsStill: Change = (note, around) => (HOLDS_STILL.test(note) ? around : null);

const nowItIs: Change = (note, { before, after }, withdrawn) => {
  const by = NOW_IT_IS.exec(note)?.[1]?.replace(/[.!]$/, '') ?? '';
  if (by === '' || countWords(by) > MOST_REPLACING) return null;
  const [value] = valuesOf(by);
  const put = value?.text === by ? inPlaceBefore(value, before, withdrawn) : null;
  if (put !== null) return { before: put, after };
  const word = LAST_WORD.exec(before);
  if (!word || countWords(by) > 2) return null;
  withdrawn.push(word[0]);
  return { before: before.slice(0, word.index) + by, after };
};

const besides: Change = (note, { before, after }) => {
  const told = TOLD_BESIDES.exec(note)?.[1];
  if (!told) return null;
  const line = /^[^\n]*/u.exec(after)?.[0] ?? '';
  const sentence = `${told.charAt(0).toUpperCase()}${told.slice(1)}${/[.!?]$/.test(told) ? '' : '.'}`;
  return { before, after: `${line}${/[\p{L}\d)]$/u.test(line) ? '.' : ''} ${sentence}${after.slice(line.length)}` };
};

const takesOutNamed: Change = (note, { before, after }, withdrawn) => {
  const { named, named2 } = TAKES_OUT_NAMED.exec(note)?.groups ?? {};
  const name = named ?? named2 ?? '';
  if (name === '') return null;
  // "Phone 030 1, fax 030 2 [leave out the fax]": a part of a line, or the whole of a short one.
  const part = new RegExp(
    `(?:(?<=^|\\n)[^\\n,;]{0,12}(?<!\\p{L})${escaped(name)}(?!\\p{L})[^\\n,;]{0,60}(?:\\n|$)|[,;]? ?(?<![\\p{L}])${escaped(name)}(?!\\p{L})[^\\n,;]{0,60}(?=[,;\\n]|$))`,
    'giu',
  );
  const found = [...before.matchAll(part)].at(-1);
  if (!found || countWords(found[0]) > MOST_NAMED) return null;
  withdrawn.push(found[0].trim());
  return { before: before.slice(0, found.index) + before.slice(found.index + found[0].length), after };
};

const SENTENCE_BREAK = /[.!?]\s|\n/gu;

/** Where the last sentence of a text begins, behind the break before it. */
function lastSentence(text: string): number {
  const said = text.trimEnd().replace(/[.!?]$/u, '');
  const last = [...said.matchAll(SENTENCE_BREAK)].at(-1);
  return last ? last.index + last[0].length : 0;
}

const takesOut: Change = (note, { before, after }, withdrawn) => {
  const at = TAKES_OUT.test(note) ? lastSentence(before) : before.length;
  const said = before.slice(at).trim();
  if (said === '') return null;
  withdrawn.push(said);
  return { before: before.slice(0, at).replace(/ $/, ''), after };
};

const leftNow: Change = (note, { before, after }, withdrawn) => {
  const { old = '', by = '' } = LEFT_NOW.exec(note)?.groups ?? {};
  if (old === '') return null;
  const named = [
    ...before.matchAll(new RegExp(`(?<!\\p{L})${escaped(old)}(?: \\p{Lu}[\\p{L}’'-]{1,24}){0,2}(?!\\p{L})`, 'gu')),
  ].at(-1);
  if (!named) return null;
  withdrawn.push(named[0]);
  return { before: before.slice(0, named.index) + by + before.slice(named.index + named[0].length), after };
};

/** "Friday, " before a date: a day that goes with it, in words that mean other things elsewhere ("sexta"). */
const DAY_BEFORE = /(?<!\p{L})\p{L}{3,12}, $/u;

const moved: Change = (note, { before, after }, withdrawn) => {
  const said = MOVED.exec(note);
  const to = said ? note.slice(said[0].length) : '';
  const by = valuesOf(to).find(({ type }) => type !== 'number' && type !== 'money');
  const last = by && lastFor(by, before);
  if (!by || !last || last.old.text === last.text) return null;
  const start = last.shift + last.old.start;
  const day = by.type === 'date' ? DAY_BEFORE.exec(to.slice(0, by.start))?.[0] : undefined;
  const head = before.slice(0, start);
  withdrawn.push(last.old.text);
  return {
    before: `${day ? head.replace(DAY_BEFORE, day) : head}${last.text}${before.slice(last.shift + last.old.end)}`,
    after,
  };
};

const saysNo: Change = (note, { before, after }, withdrawn) => {
  const no = SAYS_NO.exec(note);
  const [by, ...others] = no ? valuesOf(note.slice(no[0].length)) : [];
  const put = by && others.length === 0 ? inPlaceBefore(by, before, withdrawn) : null;
  return put === null ? null : { before: put, after };
};

const noRather: Change = (note, { before, after }, withdrawn) => {
  const meant = NO_RATHER.exec(note)?.[1] ?? '';
  const part = meant === '' || /\d/.test(meant) ? null : LAST_PART.exec(before);
  if (!part) return null;
  withdrawn.push(part[0].slice(1).trim());
  return { before: `${before.slice(0, part.index + 1)} ${meant.replace(SAYS_NOW, '')}`, after };
};

const limits: Change = (note, { before, after }) => {
  const stop = /\.\s*$/u.exec(before);
  return LIMITS.test(note) && stop
    ? { before: `${before.slice(0, stop.index)}, ${note.replace(/[.!]$/, '')}.`, after }
    : null;
};

const NO_FIRST = /^(?:no|nein|non|não|nee|nie),? /iu;

/** "£1 a bottle [£1.20]", "4 weeks [6 weeks]": a value alone is the one that holds. */
const plainValue: Change = (note, { before, after }, withdrawn) => {
  const bare = note.replace(NO_FIRST, '').replace(/[.!]$/, '');
  const [by, ...others] = valuesOf(bare);
  if (!by || others.length > 0 || by.start > 0) return null;
  const unit = bare.slice(by.end).trim();
  if (countWords(unit) > 2) return null;
  const near = before.slice(-MOST_BACK);
  const shift = before.length - near.length;
  const old = valuesOf(near).findLast(
    ({ type, end }) =>
      type === by.type && (unit === '' || near.slice(end).trim().toLowerCase().startsWith(unit.toLowerCase())),
  );
  if (!old || old.text === by.text) return null;
  withdrawn.push(old.text);
  return { before: before.slice(0, shift) + replaceValue(near, old, by.text), after };
};

/** "Sundays [no, Saturdays]": without such a word, "founded in 1926 [1]" is no change. */
const noValue: Change = (note, around, withdrawn) => (NO_FIRST.test(note) ? plainValue(note, around, withdrawn) : null);

/** "[wrong, it's HR8 9ZZ]": as many words as are right, in place of those right before. */
const wrong: Change = (note, { before, after }, withdrawn) => {
  const by = WRONG.exec(note)?.[1]?.replace(/[.!]$/, '') ?? '';
  const count = by.split(' ').length;
  const said = by === '' || count > MOST_REPLACING ? null : before.split(' ').slice(-count).join(' ');
  if (!said || said.includes('\n') || /\d/.test(said) !== /\d/.test(by)) return null;
  withdrawn.push(said);
  return { before: before.slice(0, before.length - said.length) + by, after };
};

/** "Members half price [not any more, members pay £3.50]": the sentence or part before is another one now. */
const noLonger: Change = (note, { before, after }, withdrawn) => {
  const rest = NO_LONGER.exec(note)?.[1] ?? '';
  const at = rest === '' ? before.length : lastSentence(before);
  const said = before.slice(at).trim();
  const told = `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
  // Of a long sentence its last part alone: "..., in Estremoz [we have moved, now Évora]".
  const part = countWords(said) > MOST_TAKEN ? LAST_PART.exec(before.trimEnd().replace(/[.!?]$/, '')) : null;
  if (said === '' || (countWords(said) > MOST_TAKEN && !part)) return null;
  withdrawn.push(part ? part[0].slice(1).trim() : said);
  return { before: part ? `${before.slice(0, part.index)}. ${told}` : `${before.slice(0, at)}${told}`, after };
};

/** "and the trainee Sara [has left]": somebody who is not there any more. */
const hasLeft: Change = (note, { before, after }, withdrawn) => {
  const found = HAS_LEFT.test(note) ? LAST_NAMED.exec(before.slice(-MOST_BACK)) : null;
  if (!found) return null;
  withdrawn.push(found[0].trim());
  return { before: before.slice(0, before.length - found[0].length), after };
};

/** Any other note where the text says that its notes are changes: told as a sentence, if it asks nobody for anything. */
const anyChange: Change = (note, around, withdrawn) =>
  ASKS_SOMEBODY.test(note) || note.includes('?') ? null : besides(`add: ${note}`, around, withdrawn);

/** "[Friday until 2 now]": the end of a day's hours that were told before. */
const untilNow: Change = (note, { before, after }, withdrawn) => {
  const said = UNTIL_NOW.exec(note);
  const [by] = said ? valuesOf(note.slice(said.index + said[0].length)) : [];
  const day = valuesOf(note)
    .find(({ type }) => type === 'weekday')
    ?.text.slice(0, 2)
    .toLowerCase();
  if (!by || !day || (by.type !== 'time' && by.type !== 'number')) return null;
  const old = valuesOf(before).findLast(({ type, start }) => {
    const lead =
      /(?<!\p{L})\p{L}{1,20}[. ]{0,2}$/u.exec(before.slice(Math.max(0, start - MOST_BACK), start))?.[0] ?? '';
    return type === 'range' && lead.toLowerCase().startsWith(day);
  });
  const text = old ? inPlaceOf(old, { ...by, type: 'time' }) : null;
  if (!old || text === null) return null;
  withdrawn.push(old.text);
  return { before: replaceValue(before, old, text), after };
};

/** "[Otley: lift available]" among other changes. */
const labelledBesides: Change = (note, around, withdrawn) =>
  LABELLED_NOTE.test(note) ? besides(`add: ${note}`, around, withdrawn) : null;

const toMaker: Change = (note, around) => (TOLD_TO_MAKER.test(note) ? around : null);

const approved: Change = (note, around) => (APPROVED.test(note) ? around : null);

/** Changes that square brackets alone stand for, and those that round ones do as well. */
const SQUARE: readonly Change[] = [
  ...[holdsStill, nowItIs, besides, leftNow, hasLeft, takesOutNamed, takesOut, limits, untilNow, toMaker],
  ...[noValue, wrong, noLonger],
];
const BOTH: readonly Change[] = [moved, saysNo, noRather, approved];
/** Changes, of which there are so many that other notes are changes, too. */
const MANY = 3;

/** A text with the changes that its writer noted in brackets: "three [now: five] therapists", "6 May (moved to 13 May)". */
export function withBracketNotes(text: string): Corrected {
  const withdrawn: string[] = [];
  let left = text;
  let from = 0;
  let count = 0;
  const areChanges = NOTES_ARE_CHANGES.test(text);
  for (let tries = 0; tries < 60; tries += 1) {
    NOTE.lastIndex = from;
    const found = NOTE.exec(left);
    if (!found) break;
    const [all, square, round] = found;
    const note = (square ?? round ?? '').replace(FOR_MAKER, '').trim();
    const around = { before: left.slice(0, found.index), after: left.slice(found.index + all.length) };
    const others = areChanges ? [plainValue, anyChange] : count >= MANY ? [labelledBesides] : [];
    const changes = square === undefined ? BOTH : [...SQUARE, ...BOTH, ...others];
    let made: Around | null = null;
    for (const change of changes) {
      made = change(note, around, withdrawn);
      if (made) break;
    }
    from = made ? made.before.length : found.index + all.length;
    if (!made) continue;
    count += 1;
    withdrawn.push(all.trim());
    left = made.before + made.after;
  }
  return { text: left, withdrawn };
}
