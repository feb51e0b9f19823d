import { DICTATED_LANGUAGES, sentencesOfDictation } from '../learned/dictation.ts';
import { aroundLists, saidPricesIn } from '../prices/dictated-list.ts';
import { startsClosing } from '../who/greeting.ts';
import { MONTHS } from '../words/calendar.ts';
import { enumeratedLines } from './enumerated.ts';
import { sentences } from './sentences.ts';
import { type Row, rowsIn } from './tables.ts';

/** A sentence or a list item of a brief. */
export interface Unit {
  text: string;
  /** A list item, as opposed to a sentence. */
  item: boolean;
  /** Nothing but the heading of the lines below it. */
  heading: boolean;
  /** The heading that it stands under. */
  under: string;
  /** The number of its paragraph. */
  block: number;
  /** How far its words lean to being told to the writer, where it was dictated without marks. */
  leaning?: number;
  /** That text lists with commas. */
  listed?: boolean;
  /** The number of the line that it was written in with other sentences. */
  paragraph?: number;
  /** It is a row of a table. */
  row?: Row;
  /** It stands in a list whose items are numbered. */
  numbered?: boolean;
}

const BULLET =
  /^(?!\+ ?(?:de|d['’]|di|von|of|than|que) ?\d)(?:[-*+•–—·▪‣◦✓✔✅➜→►]\s+|[•·▪‣◦✓✔✅➜►]|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*\s+)/u;
const PICTURED =
  /^(?![✓✔✅➜→►▪])\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*\s+/u;
const NUMBER = /^(?:\d{1,2}[.)]|\(?[a-z]\))\s+/;
const MARKED_HEADING = /^#{1,6}\s+|^\*\*[^*]+\*\*:?$/;
const MAX_HEADING = 70;

/** Divides a brief into its sentences and list items, each with the heading above it; `isHeading` knows bare ones. */
export function segment(text: string, language: string, isHeading: (line: string) => boolean): Unit[] {
  const units: Unit[] = [];
  const longest = longestTyped(text);
  let under = '';
  let lines = 0;
  let listed = false;
  let block = 0;
  let paragraph = 0;
  for (const { line, item, blank, heading, row, numbered } of readLines(text, isHeading)) {
    if (blank) {
      block += 1;
      if (lines > 0) under = '';
      continue;
    }
    if (heading) {
      under = line.replace(/(?<![:\s])[:\s]+$/, '');
      lines = 0;
      units.push({ text: line, item: false, heading: true, under: '', block });
      continue;
    }
    if (lines > 0 && listed && !item) under = '';
    listed = item;
    lines += 1;
    if (item)
      units.push({
        text: line,
        item,
        heading: false,
        under,
        block,
        ...(row && { row }),
        ...(numbered && { numbered }),
      });
    else {
      const written = sentences(line, language);
      if (written.length > 1) paragraph += 1;
      for (const { text: sentence, ...dictated } of written.flatMap((each) => undictated(each, language, longest))) {
        const opensList = sentence.length <= MAX_HEADING && sentence.endsWith(':') && line.endsWith(sentence);
        units.push({
          text: sentence,
          item,
          heading: opensList,
          under: opensList ? '' : under,
          block,
          ...(written.length > 1 && { paragraph }),
          ...dictated,
        });
        if (opensList) {
          under = sentence.replace(/(?<![:\s])[:\s]+$/, '');
          lines = 0;
        }
      }
    }
  }
  return units;
}

interface Line {
  line: string;
  item: boolean;
  blank: boolean;
  heading: boolean;
  row?: Row;
  numbered?: boolean;
}

/** The lines of a text; rows of a table are items, whatever they look like. */
function readLines(text: string, isHeading: (line: string) => boolean): Line[] {
  const lines = text.split('\n');
  const rows = rowsIn(lines);
  if (rows.size === 0) return readPlainLines(lines, isHeading);
  const read: Line[] = [];
  let from = 0;
  for (const [at, row] of rows) {
    if (at > from) read.push(...readPlainLines(lines.slice(from, at), isHeading, true));
    if (row) read.push({ line: row.cells.join(' | '), item: true, blank: false, heading: false, row });
    from = at + 1;
  }
  return from < lines.length ? [...read, ...readPlainLines(lines.slice(from), isHeading)] : read;
}

/** "1. Product", "2. Target audience", each above lines of its own: headings of a briefing. */
const OUTLINE = /^\d{1,2}[.)]\s+(\p{Lu}[^.!?:;\d€£$]{1,60})$/u;
const FEWEST_HEADINGS = 3;

/** Lines in which the numbered headings of a briefing are marked as headings; a list of steps stays one. */
function outlined(lines: readonly string[]): readonly string[] {
  const headings = lines.flatMap((line, at) => (NUMBER.test(line) ? [at] : []));
  const areHeadings = headings.every((at) => {
    const below = lines[at + 1] || lines[at + 2] || '';
    return OUTLINE.test(lines[at] ?? '') && below !== '' && !NUMBER.test(below);
  });
  if (headings.length < FEWEST_HEADINGS || !areHeadings) return lines;
  return lines.map((line) => line.replace(OUTLINE, '## $1'));
}

function readPlainLines(text: readonly string[], isHeading: (line: string) => boolean, goesOn = false): Line[] {
  const raw = outlined(joinWrapped(text.flatMap((line) => (line === '' ? [line] : enumeratedLines(line)))));
  const numbered = raw.filter((line) => NUMBER.test(line)).length > 1;
  // A single picture before several sentences opens a text, no list.
  const isPictured = raw.filter((line) => PICTURED.test(line)).length > 1;
  const titles = new Set(raw.flatMap((_, at) => (at > 0 && titlesParagraph(raw, at) ? [at] : [])));
  const known = raw.filter((line, at) => (raw[at + 1] ?? '') !== '' && /[\p{L})]$/u.test(line) && isHeading(line));
  const isParted = known.length >= FEWEST_KNOWN;
  return raw.map((line, at) => {
    const next = raw[at + 1] ?? '';
    const bareHeading =
      next !== '' &&
      !startsClosing(line) &&
      ((/[\p{L})]$/u.test(line) && isHeading(line)) ||
        (titles.size > 1 && titles.has(at)) ||
        (isParted && at > 0 && headsLongLine(line, next)) ||
        (at > 0 && (headsList(line, next) || headsParagraph(line, raw.slice(at - 1, at + 4)))));
    const heading =
      line.length <= MAX_HEADING &&
      (MARKED_HEADING.test(line) ||
        bareHeading ||
        (/[\p{L}\p{N})"]\*{0,2}:\*{0,2}$/u.test(line) && !SEVERAL_SENTENCES.test(line)));
    const marked = MARKED_HEADING.test(line);
    const decorated = !isPictured && PICTURED.test(line) && MARKED.test(line);
    const bullet = !marked && !decorated && (BULLET.test(line) || (numbered && isNumbered(line)));
    const bare = decorated
      ? line.replace(PICTURED, '')
      : bullet
        ? line.replace(BULLET, '').replace(NUMBER, '')
        : line.replace(/^#{1,6}\s+/, '');
    const followed = goesOn || at + 1 < raw.length;
    return {
      line: bare.replaceAll('**', '').trim(),
      item: bullet,
      ...(numbered && isNumbered(line) && { numbered }),
      blank: line === '',
      heading: heading && (followed || marked) && !(bullet && !BULLET.test(raw[at + 1] ?? '')),
    };
  });
}

// "Need a page for my shop. Details:"
const SEVERAL_SENTENCES = /\p{L}{4}[.!?] \p{Lu}/u;

/** "ENTRANTES", "What it does": a line in capitals above a priced line, or a few words above a list. */
function headsList(line: string, next: string): boolean {
  if (!/^\p{L}[^.!?:;,\d€£$@]{2,40}$/u.test(line) || BULLET.test(line)) return false;
  if (BULLET.test(next)) return line.split(' ').length <= 5;
  if (!/^\p{Lu}/u.test(line)) return false;
  return !/\p{Ll}/u.test(line) && /\d/.test(next) && /[€£$]|\d$/.test(next);
}

const CAPITALS = /^[^\p{Ll}\d€£$@.!?:;,]{4,50}$/u;
const HEADS_TEXT = /^\p{Lu}[^.!?:;,\d€£$@"“”]{2,34}$/u;
const TITLE = /^\p{Lu}[^.!?:;,\d€£$@]{2,30}$/u;
const SENTENCE_END = /[.!?…]["”»)]*$/u;
/** "9:00 Ankommen": an entry of a programme, of which another day may follow. */
const AT_HOUR = /^(?:[-–*•] )?\d{1,2}[:.h]\d{2}(?!\d)/u;
const SHORT_LINE = 80;

/** "ANREISE" above any lines; a word or three after an empty line, above short lines that are no sentences. */
function headsParagraph(line: string, [before = '', , ...below]: readonly string[]): boolean {
  const [next = '', second = ''] = below;
  if (!/\p{L}{3}/u.test(line) || BULLET.test(line)) return false;
  if (CAPITALS.test(line) && line.split(' ').length <= 6) return /\p{Ll}|\d/u.test(next) && !CAPITALS.test(before);
  if (HEADS_TEXT.test(line) && line.split(' ').length <= FEW_WORDS && AT_HOUR.test(before) && AT_HOUR.test(next))
    return true;
  const short = [next, second].every((text) => text !== '' && text.length <= SHORT_LINE && !SENTENCE_END.test(text));
  return before === '' && TITLE.test(line) && line.split(' ').length <= 3 && short;
}

const FEW_WORDS = 5;
const LONG_LINE = 40;

/** So many headings that are known part a text, so that others do, too. */
const FEWEST_KNOWN = 2;
const MOST_HEADING_WORDS = 4;

/** "Visits to the barn" above a long line, without an empty one between, in a text that headings part. */
const headsLongLine = (line: string, next: string): boolean =>
  HEADS_TEXT.test(line) &&
  line.split(' ').length <= MOST_HEADING_WORDS &&
  next.length >= LONG_LINE &&
  !BULLET.test(next);

/** "Things people ask" between an empty line and a paragraph; one alone may be a sentence without its full stop. */
function titlesParagraph(lines: readonly string[], at: number): boolean {
  const [line = '', next = ''] = lines.slice(at, at + 2);
  if (lines[at - 1] !== '' || !HEADS_TEXT.test(line) || line.split(' ').length > FEW_WORDS) return false;
  return NUMBER.test(next) || (next.length >= LONG_LINE && SENTENCE_END.test(next));
}

/** Whether a line opens with the number of a list, as opposed to "14. März". */
const isNumbered = (line: string): boolean =>
  NUMBER.test(line) && !MONTHS.has((/^\d{1,2}\.\s+(\p{L}+)/u.exec(line)?.[1] ?? '').toLowerCase());

// Editors break lines before this; a longer line was ended by the person.
const WIDEST = 100;

const BROKEN_FROM = 55;

/** "max. 14 places", "info@example.org": what small letters begin a line of its own with. */
const OWN_LINE = /^(?:\S{1,60}@|https?:|www\.|(?:max|min|mind|ca|tel|inkl|incl|zzgl)\.(?: |$))/iu;

/** Whether an editor may have broken a line before the next one, which goes on in small letters. */
const mayBeBroken = (line: string, next: string): boolean =>
  line.length > BROKEN_FROM &&
  line.length <= WIDEST &&
  next.length <= WIDEST &&
  /[\p{L}\p{N},]$/u.test(line) &&
  /^\p{Ll}/u.test(next) &&
  !OWN_LINE.test(next);

/** Whether a line had room for the first word of the next one: the person ended it. */
function hadRoom(line: string, next: string, width: number): boolean {
  const [word = ''] = next.split(' ', 1);
  const goesOn = /[\p{L}\p{N},]$/u.test(line) && /^\p{Ll}/u.test(next) && !/@|:\/\/|^www\./u.test(word);
  return goesOn && line.length + 1 + word.length <= width;
}

/** The lines of a paragraph, those put together that an editor wrapped in the middle of a sentence; a chat's stay. */
function unwrapped(lines: readonly string[]): string[] {
  const width = Math.max(0, ...lines.map((line) => line.length).filter((length) => length <= WIDEST));
  if (lines.some((line, at) => hadRoom(line, lines[at + 1] ?? '', width))) return [...lines];
  const joined: string[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before !== undefined && mayBeBroken(before, line)) joined.push(`${joined.pop() ?? ''} ${line}`);
    else joined.push(line);
  }
  return joined;
}

/** Puts lines together that an editor wrapped, paragraph by paragraph. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let from = 0;
  for (const [at, line] of lines.entries()) {
    if (line !== '') continue;
    if (at > from) joined.push(...unwrapped(lines.slice(from, at)));
    joined.push('');
    from = at + 1;
  }
  return from < lines.length ? [...joined, ...unwrapped(lines.slice(from))] : joined;
}

// Longer ones are seldom typed with care, least of all where other sentences end in marks.
const DICTATED_WORDS = 30;
const LONGEST_TYPED = 60;
const TYPED_ENDS = 3;
/** More words for each end tell of a text without marks. */
const WORDS_AN_END = 30;
// Nobody says more in one go; hostile texts do.
const MOST_DICTATED = 700;
/** Who puts a comma after so few words lists. */
const WORDS_A_LIST_COMMA = 6;
const MARKED = /[.!?;:…]["”»)]*\s/u;

/** From how many words on a sentence of this text counts as dictated. */
function longestTyped(text: string): number {
  const ends = text.match(/\p{L}{2}[.!?](?=\s|$)/gu)?.length ?? 0;
  const isTyped = ends >= TYPED_ENDS && text.split(/\s+/).length <= ends * WORDS_AN_END;
  return isTyped ? LONGEST_TYPED : DICTATED_WORDS;
}

/** Fewer prices are told of one thing. */
const FEWEST_PRICES = 2;

/** The sentences of one that runs on without marks, as people dictate it; else the sentence itself. */
function undictated(sentence: string, language: string, longest: number): Pick<Unit, 'text' | 'leaning' | 'listed'>[] {
  const words = sentence.split(' ').length;
  const isWhole = words > MOST_DICTATED || MARKED.test(sentence) || !DICTATED_LANGUAGES.has(language);
  const dictated = words >= longest && !isWhole;
  const lists =
    isWhole || (!dictated && /[,;:()]|[.!?]$/.test(sentence))
      ? []
      : saidPricesIn(sentence, language, dictated ? 1 : FEWEST_PRICES);
  if (!dictated)
    return lists.length > 0 ? aroundLists(sentence, lists).map((text) => ({ text })) : [{ text: sentence }];
  const listed = (sentence.split(', ').length - 1) * WORDS_A_LIST_COMMA > words;
  return sentencesOfDictation(sentence, language, lists).map((each) => ({ ...each, listed }));
}
