import type { Lexicon } from './lexicon.ts';
import { partsAtCommas } from './prices/price-parts.ts';
import type { FoundFact } from './sheet.ts';
import { tidied } from './text/normalise.ts';
import { countWords, oneOf } from './text/phrases.ts';
import { MINUTES, TIME } from './times/hours.ts';
import { MONTHS } from './words/calendar.ts';

const CLOCK = TIME.replace(`${MINUTES}? ?`, `(?:${MINUTES}| ?[ap]\\.?m\\.?| ?uhr| ?h(?!\\p{L})) ?`);
const ITEM = new RegExp(
  `^(?!24 ?h(?:ours?|rs?)?(?!\\p{L}))(${CLOCK}(?: ?(?:[–—-]|to|a|bis|à|às|tot|do) ?${CLOCK})?(?: uhr| h)?)[ :–—|-]+(?!(?:to|till|until|bis|a|à|às|tot|do|al?le) ?\\d|(?:uhr|uur|horas|heures?|ore|hrs?|h)(?!\\p{L}))(?=\\p{L}|["“„«])(.{2,})$`,
  'iu',
);
const INLINE = new RegExp(`[,;|] (?=${CLOCK}(?: ?[–—-] ?${CLOCK})?[ :–—-]+["“„«\\p{L}])`, 'giu');

/** The entries of a programme: each a time and what happens then. */
export function programmeIn(text: string, group: string): FoundFact[] {
  const entries = text.replace(/[.]$/, '').split(INLINE);
  const found = entries.map((entry) => ITEM.exec(entry.trim()));
  if (!found.every((match) => match !== null)) return [];
  return found.map((match) => ({
    kind: 'step',
    value: 'programme',
    label: match[1]?.trim() ?? '',
    text: tidied(match[2] ?? ''),
    group,
  }));
}

const FROM =
  '(?:(?:from|at|ab|um|desde|a partir de(?: las)?|à|dès|à partir de|dalle|alle|vanaf|om|od|o|a partir das|às|as|a las) )?';
const FEWEST_TIMED = 3;
const MOST_WORDS_OF_ENTRY = 14;
const daily = new WeakMap<Lexicon, RegExp>();

function dailyFor(lexicon: Lexicon): RegExp {
  const known = daily.get(lexicon);
  if (known) return known;
  const day = `(?:(?:am |on |el |le |il |no |w )?${oneOf(lexicon.words.days)}s?,? )?`;
  const made = new RegExp(
    `^(?!24 ?h)(${day}${FROM}${CLOCK}(?: ?[–—-] ?${CLOCK})?(?: uhr| h)?)[ :–—|-]+(?=[\\p{L}"“„«])(.{2,})$`,
    'iu',
  );
  daily.set(lexicon, made);
  return made;
}

/** "Saturday from 16h bread, in the evening a band, Sunday 10h mass, 14h games": entries with their times; empty for others. */
export function daysProgrammeIn(text: string, lexicon: Lexicon, group: string): FoundFact[] {
  const parts = partsAtCommas(text.replace(/[.]$/, ''));
  const found: { label: string; text: string }[] = [];
  for (const part of parts) {
    const match = dailyFor(lexicon).exec(part);
    const last = found.at(-1);
    if (match?.[1] && match[2] && countWords(match[2]) <= MOST_WORDS_OF_ENTRY)
      found.push({ label: match[1].trim(), text: match[2].trim() });
    else if (last && countWords(part) <= MOST_WORDS_OF_ENTRY && !lexicon.own.test(part)) last.text += `, ${part}`;
    else return [];
  }
  if (found.length < FEWEST_TIMED || found.length * 2 <= parts.length) return [];
  return found.map((entry) => ({
    kind: 'step',
    value: 'programme',
    label: tidied(entry.label),
    text: tidied(entry.text),
    group,
  }));
}

/** "Sobota 12:00 – Mycie płyt": one entry of a programme of several days; null for another text. */
export function dayEntryIn(text: string, lexicon: Lexicon, group: string): FoundFact | null {
  const [, label = '', told = ''] = dailyFor(lexicon).exec(text) ?? [];
  if (label === '') return null;
  return { kind: 'step', value: 'programme', label: tidied(label), text: tidied(told.replace(/[.]$/, '')), group };
}

const DATED = new RegExp(
  `^((?:\\p{L}{2,10}\\.?,? )?\\d{1,2}\\. ?(?:\\d{1,2}\\.|\\p{L}{3,10}\\.?),? (?:um )?(?:${CLOCK}|\\d{1,2}(?= ?[–—-]))(?: ?[–—-] ?${CLOCK})?(?: uhr| h)?)[ :,–—-]+(?=[\\p{L}"“„«])(.{2,})$`,
  'iu',
);
const weekly = new WeakMap<Lexicon, RegExp>();

function weeklyFor(lexicon: Lexicon): RegExp {
  const known = weekly.get(lexicon);
  if (known) return known;
  const day = `${oneOf(lexicon.words.days)}\\.?`;
  const made = new RegExp(
    `^(${day}(?: ?(?:[+&,/–—-]|and|und|y|e|et|en|i|to|bis|a|à|tot|do) ?${day}){0,3}): (\\p{Lu}.{3,})$`,
    'iu',
  );
  weekly.set(lexicon, made);
  return made;
}

const AT_TIME = new RegExp(`(?<![\\p{L}\\d])(?:(?:ore|alle|at|um|om|a las|às|à|o godz\\.) ${TIME}|${CLOCK})`, 'giu');
const FEWEST_TIMES_BESIDE_SUM = 2;
const days = new WeakMap<Lexicon, RegExp>();

/** "Sabato 4: laboratorio ore 16 (5 €), concerto ore 21.30": a day, and what happens on it at its times. */
function dayLineIn(text: string, lexicon: Lexicon, priced: boolean): RegExpExecArray | null {
  const known =
    days.get(lexicon) ??
    new RegExp(`^(${oneOf(lexicon.words.days)},? \\d{1,2}\\.?(?: (?:de )?\\p{L}{3,10})?) ?[:–—-] (.{3,})$`, 'iu');
  days.set(lexicon, known);
  const match = known.exec(text);
  const times = match?.[2]?.match(AT_TIME)?.length ?? 0;
  return times >= (priced ? FEWEST_TIMES_BESIDE_SUM : 1) ? match : null;
}

/** A line of a diary: "Fr 6.2. 19 Uhr Bürgergespräch", "Tue + Wed: Dock Street, 11:30-2:30". */
export function diaryLine(text: string, lexicon: Lexicon, group: string, priced: boolean): FoundFact | null {
  const match = DATED.exec(text) ?? dayLineIn(text, lexicon, priced) ?? (priced ? null : weeklyFor(lexicon).exec(text));
  // Days with nothing but times are opening hours.
  if (!match?.[2] || !/\p{L}{4}/u.test(match[2])) return null;
  return { kind: 'step', value: 'programme', label: match[1] ?? '', text: tidied(match[2]), group };
}

/** "Dia 22 de outubro": a date, as opposed to the 22nd day of something. */
const IN_MONTH = new RegExp(`^\\p{L}+ \\d{1,2}\\.? (?:de |of )?${oneOf([...MONTHS.keys()])}(?!\\p{L})`, 'iu');

/** A numbered part of something: a chapter, a module, a week. */
export function chapterIn(text: string, lexicon: Lexicon, group: string): FoundFact | null {
  // "Week 1,350 €" is a price.
  const match = /^\p{L}+ \d{1,3}[.,]\d/u.test(text) || IN_MONTH.test(text) ? null : lexicon.chapter.exec(text);
  return match ? { kind: 'step', value: 'contents', label: match[1] ?? '', text: tidied(match[2] ?? ''), group } : null;
}
