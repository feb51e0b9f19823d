import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords, oneOf } from '../text/phrases.ts';
import { EACH_DAY, TIME_OF_DAY, wordsOf } from '../words/prices.ts';
import { tellsDaysOfMonth } from './days-of-month.ts';

/** "19:30", "19 h 30" */
export const MINUTES = '(?:[:.h][0-5]\\d| h [0-5]\\d(?!\\d))';
/** "half five", which is said without a number. */
const HALF = 'half (?:past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\\p{L})';
const MIDNIGHT = '(?:midnight|minuit|mitternacht|medianoche|mezzanotte|meia-noite|middernacht)(?!\\p{L})';
export const TIME = `(?:${HALF}|${MIDNIGHT}|(?:[01]?\\d|2[0-4])${MINUTES}? ?(?:[ap]\\.? ?m\\.?|uhr|hrs?|horas|heures|ore|uur|godz\\.?|h)?(?![\\p{L}\\d])(?! ?(?:hours?|stunden|wochenstunden|std\\.)(?!\\p{L})))`;
const JOIN =
  '(?: ?(?:[–—-]|t\\/m|,) ?|(?:(?<=\\d)| )(?:to|till|until|a|à|bis|y|e|et|und|and|tot|do|até|al|às|as|alle|au|through|thru|en|i|u)(?: |(?=\\d)))';

const EACH_FIRST = new RegExp(`^${wordsOf(EACH_DAY)} `, 'iu');
const SHORTEST_DAY = 3;
const AT_TIME = '(?:(?:at|from|a las?|de|desde las|às?|das|dès|um|ab|von|alle|dalle|ore|om|vanaf|van|o|od|godz\\.?) )';

interface HoursPatterns {
  weekly: RegExp;
  entry: RegExp;
  filler: RegExp;
  day: RegExp;
  daysAlone: RegExp;
}
const patterns = new WeakMap<Lexicon, HoursPatterns>();

function patternsFor(lexicon: Lexicon): HoursPatterns {
  const known = patterns.get(lexicon);
  if (known) return known;
  const { days, closed, hoursWords } = lexicon.words;
  const article =
    '(?:(?:de|los|las|el|la|le|les|il|lo|i|am|on|w|we|od|do|om|op|von|vom|van|from|du|da|das|dal|dalla|dalle|sur|aos?|às?|à) )?';
  const day = `${article}${oneOf(days)}(?!\\p{L})\\.?`;
  const dayList = `${day}(?:(?:${JOIN})${day}){0,6}`;
  const before = `(?:,? ?(?:from|de|das|dalle|von|van|od|entre|between|à|ab|om|open|abierto|geöffnet|ouvert|aperto|aberto|geopend|otwarte|o) )?(?:las )?`;
  const range = `${before}${TIME}(?:${JOIN}(?:las )?${TIME})?`;
  // "Donnerstag 24. und Freitag 25. September" names dates.
  const noOrdinal = '(?!\\. ?(?:und|u\\.|bis|–|-|\\/) ?(?:\\p{L}{2,10},? )?\\d{1,2}\\. ?\\p{L})';
  const times = `(?:${range}${noOrdinal}(?: ?(?:,|&|/|y|e|et|und|and|en|i) ?${range}){0,2}|${oneOf(closed)})`;
  const longDay = oneOf(days.filter((name) => name.length > SHORTEST_DAY));
  const part = `(?: (?:in the |en la |de la |in de )?${TIME_OF_DAY})?`;
  const clock = `(?:,? ?${AT_TIME}?${TIME}(?:(?:${JOIN})${AT_TIME}?${TIME}){0,3})?`;
  const made = {
    weekly: new RegExp(
      `(?<![\\p{L}\\d])(?:${wordsOf(EACH_DAY)} )?(?:${longDay}\\.?${part}(?:(?:${JOIN})(?:${wordsOf(EACH_DAY)} )?${longDay}${part}){0,6})${clock}(?![\\p{L}\\d])`,
      'iu',
    ),
    entry: new RegExp(
      `(?<![\\p{L}\\d])(${dayList}),?:? ?(?:${oneOf(hoursWords)} ){0,3}(${times})(?![\\p{L}\\d])|(?<![\\p{L}])(${oneOf(closed)}):? (${dayList})(?![\\p{L}\\d])|(?<![\\p{L}\\d])(${TIME}${JOIN}${TIME}),? (${dayList})(?![\\p{L}])`,
      'giu',
    ),
    /** "Mon-sat.": days without times, and nothing else. */
    daysAlone: new RegExp(`^${day}s? ?(?:[–-]|to|till|until|a|à|au|bis|al|t/m|tot|do) ?${day}s?[.]?$`, 'iu'),
    filler: new RegExp(`(?<![\\p{L}\\d])(?:${oneOf(hoursWords)})(?![\\p{L}\\d])`, 'giu'),
    day: new RegExp(`(?<![\\p{L}])${oneOf(days)}(?![\\p{L}])`, 'iu'),
  };
  patterns.set(lexicon, made);
  return made;
}

/** "Pon.–pt.": short names of days keep their stops. */
const SHORT_DAY_LAST = /(?<!\p{L})\p{L}{2,4}\.[,:]?$/u;

// "Closed on Sunday afternoons" is more than "closed on Sundays".
const PART_OF_DAY =
  /(?:morning|afternoon|evening|lunch|mañana|tarde|noche|manhã|noite|matin|midi|soir|vormittag|nachmittag|mittag|abend|morgen|mattin|pomerigg|sera|ochtend|middag|avond|rano|popołudni|wieczor)/iu;
const UNTIL = /(?<!\p{L})(?:until|till|til|hasta(?: las)?|até(?: às)?|jusqu['’]à|bis|fino (?:alle|a)|tot|do)(?= ?$)/u;

/** "Every evening except", before "Tuesday from 6 to 11": the times are those of the other days. */
export const ENDS_IN_EXCEPT =
  /(?<!\p{L})(?:except(?: for)?|excluding|apart from|other than|excepto|salvo|menos|sauf|excepté|außer|ausser|ausgenommen|tranne|eccetto|escluso|behalve|uitgezonderd|exceto|oprócz|poza|z wyjątkiem)(?: (?:on|am|an|op|w))?,? ?$/iu;

export interface Hours {
  facts: FoundFact[];
  /** The words that the hours do not account for. */
  rest: string;
}

/** Opening hours: days with their times or with a word for "closed". */
export function hoursIn(text: string, lexicon: Lexicon): Hours {
  if (patternsFor(lexicon).daysAlone.test(text))
    return { facts: [{ kind: 'hours', label: tidied(text.replace(/[.]$/, '')) }], rest: '' };
  if ((!/\d/.test(text) && !lexicon.closed.test(text)) || tellsDaysOfMonth(text)) return { facts: [], rest: text };
  const { entry, filler } = patternsFor(lexicon);
  const facts: FoundFact[] = [];
  const rest = text.replace(entry, (all, days, times, closed, closedDays, times2, days2, at) => {
    // "Open Monday to Friday, closed three weeks in August": the days are not those that are closed.
    if (times && lexicon.closed.test(times) && all.includes(',') && /^ [\p{L}\d]/u.test(text.slice(at + all.length)))
      return all;
    const ahead = text.slice(0, at);
    if (times && !lexicon.closed.test(times) && ENDS_IN_EXCEPT.test(ahead) && !/\d/.test(ahead)) return all;
    // "las tardes" names no Saturday.
    if (/^(?:las?|los|el|l|s)$/i.test(days ?? closedDays ?? days2)) return all;
    const until = times && UNTIL.exec(all.slice(0, all.lastIndexOf(times)))?.[0];
    facts.push({
      kind: 'hours',
      label: (days ?? closedDays ?? days2).replace(SHORT_DAY_LAST.test(days ?? '') ? /[,:]$/ : /[,:.]$/, ''),
      value: `${until && !UNTIL.test(times) ? `${until} ` : ''}${(times ?? closed ?? times2).replace(/^[ ,]+|(?<![ap]\. ?m)\.$/g, '')}`,
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

const endsInJoin = (text: string, { joinFirst }: Lexicon): boolean =>
  joinFirst.test(text.slice(text.trimEnd().lastIndexOf(' ') + 1));

/** Where a text ends in when something takes place, "on Mondays", "dienstags um 19 Uhr"; -1 where it does not. */
export function whenAt(text: string, lexicon: Lexicon): number {
  const match = patternsFor(lexicon).weekly.exec(text);
  if (!match || !(EACH_FIRST.test(match[0]) || /\d/.test(match[0]))) return -1;
  // "Night and holidays": two of a kind.
  return endsInJoin(text.slice(0, match.index), lexicon) ? -1 : match.index;
}

/** Where a text tells the days of the week that something takes place on: "Yoga on Mondays at 7"; -1 where it does not. */
export const weeklyAt = (text: string, lexicon: Lexicon): number => text.search(patternsFor(lexicon).weekly);

export const namesDay = (text: string, lexicon: Lexicon): boolean => patternsFor(lexicon).day.test(text);

/** A line that is nothing but the name of a day. */
export const isDay = (line: string, lexicon: Lexicon): boolean => patternsFor(lexicon).day.exec(line)?.[0] === line;
