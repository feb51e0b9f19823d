import type { Lexicon } from './lexicon.ts';
import { tidied } from './normalise.ts';
import { countWords, oneOf } from './phrases.ts';
import type { FoundFact } from './sheet.ts';

export const TIME =
  '(?:[01]?\\d|2[0-4])(?:[:.h][0-5]\\d)? ?(?:a\\.?m\\.?|p\\.?m\\.?|uhr|hrs?|horas|heures|ore|uur|godz\\.?|h)?(?![\\p{L}\\d])';
const JOIN =
  ' ?(?:[–—-]|to|till|until|a|à|bis|y|e|et|und|and|tot|do|até|al|às|as|alle|au|through|thru|t\\/m|en|i|u|,) ?';

interface HoursPatterns {
  entry: RegExp;
  filler: RegExp;
  day: RegExp;
}
const patterns = new WeakMap<Lexicon, HoursPatterns>();

function patternsFor(lexicon: Lexicon): HoursPatterns {
  const known = patterns.get(lexicon);
  if (known) return known;
  const { days, closed, hoursWords } = lexicon.words;
  const article =
    '(?:(?:de|los|las|el|la|le|les|il|lo|i|am|on|w|we|od|do|om|op|von|vom|van|from|du|da|das|dal|dalla|dalle|sur|aos?|às?|à) )?';
  const day = `${article}${oneOf(days)}\\.?`;
  const dayList = `${day}(?:(?:${JOIN})${day}){0,6}`;
  const before = `(?:,? ?(?:from|de|das|dalle|von|van|od|entre|between|à|ab|om|open|abierto|geöffnet|ouvert|aperto|aberto|geopend|otwarte|o) )?(?:las )?`;
  const range = `${before}${TIME}(?:${JOIN}(?:las )?${TIME})?`;
  const times = `(?:${range}(?: ?(?:,|&|/|y|e|et|und|and|en|i) ?${range}){0,2}|${oneOf(closed)})`;
  const made = {
    entry: new RegExp(
      `(?<![\\p{L}\\d])(${dayList}),?:? ?(?:${oneOf(hoursWords)} ){0,3}(${times})(?![\\p{L}\\d])|(?<![\\p{L}])(${oneOf(closed)}):? (${dayList})(?![\\p{L}\\d])|(?<![\\p{L}\\d])(${TIME}${JOIN}${TIME}),? (${dayList})(?![\\p{L}])`,
      'giu',
    ),
    filler: new RegExp(`(?<![\\p{L}\\d])(?:${oneOf(hoursWords)})(?![\\p{L}\\d])`, 'giu'),
    day: new RegExp(`(?<![\\p{L}])${oneOf(days)}(?![\\p{L}])`, 'iu'),
  };
  patterns.set(lexicon, made);
  return made;
}

// "Closed on Sunday afternoons" is more than "closed on Sundays".
const PART_OF_DAY =
  /(?:morning|afternoon|evening|lunch|mañana|tarde|noche|manhã|noite|matin|midi|soir|vormittag|nachmittag|mittag|abend|morgen|mattin|pomerigg|sera|ochtend|middag|avond|rano|popołudni|wieczor)/iu;
const UNTIL = /(?<!\p{L})(?:until|till|til|hasta(?: las)?|até(?: às)?|jusqu['’]à|bis|fino (?:alle|a)|tot|do)(?= ?$)/u;

export interface Hours {
  facts: FoundFact[];
  /** The words that the hours do not account for. */
  rest: string;
}

/** Opening hours: days with their times or with a word for "closed". */
export function hoursIn(text: string, lexicon: Lexicon): Hours {
  if (!/\d/.test(text) && !lexicon.closed.test(text)) return { facts: [], rest: text };
  const { entry, filler } = patternsFor(lexicon);
  const facts: FoundFact[] = [];
  const rest = text.replace(entry, (all, days, times, closed, closedDays, times2, days2, at) => {
    // "Open Monday to Friday, closed three weeks in August": the days are not those that are closed.
    if (times && lexicon.closed.test(times) && all.includes(',') && /^ [\p{L}\d]/u.test(text.slice(at + all.length)))
      return all;
    const until = times && UNTIL.exec(all.slice(0, all.lastIndexOf(times)))?.[0];
    facts.push({
      kind: 'hours',
      label: (days ?? closedDays ?? days2).replace(/[,:.]$/, ''),
      value: `${until && !UNTIL.test(times) ? `${until} ` : ''}${(times ?? closed ?? times2).replace(/^[ ,]+|(?<![ap]\.m)\.$/g, '')}`,
    });
    return ' ';
  });
  return {
    facts,
    rest: rest
      .replace(filler, (word) => (PART_OF_DAY.test(word) ? word : ' '))
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  };
}

const MOST_CLOSURE = 6;

/** "closed in January" beside the hours of a sentence, where it is all that is left of it; null where it is not. */
export function closureIn(text: string, rest: string, lexicon: Lexicon): FoundFact | null {
  const part = text
    .split(/[,;] /)
    .find((each) => lexicon.closed.test(each) && hoursIn(each, lexicon).facts.length === 0);
  if (!part || countWords(part) > MOST_CLOSURE || countWords(part) < 2) return null;
  const words = new Set(part.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const isAll = rest
    .toLowerCase()
    .split(' ')
    .every((word) => words.has(word));
  return isAll ? { kind: 'hours', label: tidied(part.replace(/[.]$/, '')) } : null;
}

export const namesDay = (text: string, lexicon: Lexicon): boolean => patternsFor(lexicon).day.test(text);

/** A line that is nothing but the name of a day. */
export const isDay = (line: string, lexicon: Lexicon): boolean => patternsFor(lexicon).day.exec(line)?.[0] === line;
