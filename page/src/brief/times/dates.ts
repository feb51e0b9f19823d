import { MONTHS } from '../words/calendar.ts';
import { DAY_NAME, MONTH } from './days-of-month.ts';
import { deadlineBefore, LONGEST_DEADLINE } from './deadline.ts';
import { TIME } from './hours.ts';

// "out 9 months ahead" is no ninth of outubro: only English puts the month first.
const ENGLISH_MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?(?!\\p{L})';
const YEAR = '(?:19|20)\\d\\d';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])(?!\\d)(?:st|nd|rd|th|º|ª|er|\\.|e)?';
const RANGE = ` ?(?:[–—-]|to|bis|al|a|au|tot|do|and|y|e|et|und) ?(?:${DAY_NAME} )?${DAY}`;
const OF = "(?: of| de| d’| d'| di)?";
const IN_YEAR = `(?:,? (?:de |del |do |di )?${YEAR})?`;
/** "12 April to 28 September". */
const TO_MONTH =
  '(?: ?[–—-] ?| (?:to|till|until|through|bis(?: zum)?|al|a|au|tot(?: en met)?|t/m|do|até) (?:(?:the|el|o|le|il) )?)';
const DATE = [
  `(?:(?:${DAY}, ){1,3}(?=${DAY} ?(?:and|y|e|et|und|en|i) ${DAY}))?${DAY}(?:${RANGE})?${OF} ${MONTH}${IN_YEAR}(?:${TO_MONTH}${DAY}${OF} ${MONTH}${IN_YEAR})?`,
  `${ENGLISH_MONTH} ${DAY}(?:${RANGE})?(?:,? ${YEAR})?(?:${TO_MONTH}${ENGLISH_MONTH} ${DAY}(?:,? ${YEAR})?)?`,
  ...['\\.', '/', '-'].map((mark) => `\\d{1,2}${mark}\\d{1,2}${mark}(?:${YEAR}|\\d\\d)`),
  `${YEAR}-\\d\\d-\\d\\d`,
].join('|');
const WEEKDAY = '(?:\\p{L}{2,13}(?:-feira)?,? (?:(?:the|den|dem|le|el|día|dia|il|de|dnia|o|am) )?)?';
const AT = `(?:(?:,| –| -)? ?(?:at|a las|à|um|alle ore|alle|ore|às|om|o|godz\\.|o godz\\.|a partir das|from|ab|desde las|dalle|vanaf|od|kl\\.|de|von|@)? ?(?:${TIME}(?: ?(?:[–—-]|to|bis|a|à|tot|do|às|until|till) ?(?:las )?${TIME})?(?: ?(?:CES?T|MES?Z|GMT|BST|UTC|E[SD]T|P[SD]T))?))?`;

const FULL = new RegExp(`(?<![\\p{L}\\d./])((?:${WEEKDAY})(${DATE}))(?![\\d/])(${AT})`, 'giu');

/** A text that begins with a date, as "domingo 18 de abril de 2027" or "dal 3 al 5 settembre" do. */
export const READS_AS_DATE = new RegExp(
  `^(?:(?:from|on|am|vom|ab|del?|el|du|le|dès|dal|dall['’]|il|do|de|em|no|van|op|od|w) )?(?:${WEEKDAY})(?:\\d{1,2} ?(?:[–—-]|to|bis|al|a|au|tot|do) ?)?(?:${DATE})`,
  'iu',
);

export interface FoundDate {
  start: number;
  end: number;
  text: string;
  /** YYYY-MM-DD or YYYY-MM-DDTHH:MM where the text says the year, otherwise empty. */
  iso: string;
}

/** The calendar dates in a text, with the time beside them. `weekdays` says which words before a date belong to it. */
export function datesIn(text: string, isWeekday: (word: string) => boolean): FoundDate[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(FULL)].flatMap((match) => {
    const [all, dated = '', date = '', time = ''] = match;
    const extra = dated.slice(0, dated.length - date.length);
    const weekday = isWeekday(extra) ? extra : '';
    const certain = /[:.h]\d\d|[ap]\.?m|uhr|h\b|heures|horas|ore|uur|godz|\bat\b|\blas\b|\bum\b|\bom\b|à|às/i.test(
      time,
    );
    const own = match.index + extra.length - weekday.length;
    const deadline = deadlineBefore(text.slice(Math.max(0, own - LONGEST_DEADLINE), own));
    const start = own - deadline.length;
    const written =
      `${deadline}${all.slice(extra.length - weekday.length, certain ? undefined : all.length - time.length)}`
        .trim()
        .replace(/(?<!\b[ap]\.m)\.$/, '');
    return [{ start, end: start + written.length, text: written, iso: isoOf(date, certain ? time : '') }];
  });
}

function isoOf(date: string, time: string): string {
  const year = new RegExp(`(?<!\\d)${YEAR}(?!\\d)`).exec(date)?.[0];
  if (!year) return '';
  const numeric = /^(\d{1,2})[./-](\d{1,2})[./-]\d{4}$/.exec(date);
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return valid(date) + clock(valid(date), time);
  const month = MONTHS.get(
    (date.match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase()).find((word) => MONTHS.has(word)) ?? '',
  );
  const day = /\d{1,2}/.exec(date.replace(year, ''))?.[0];
  // 03/04/2027 is a day in April or one in March: only a number above 12 tells.
  const [, first = '', second = ''] = numeric ?? [];
  const dotted = numeric && (date.includes('.') || Number(first) > 12);
  const parts = dotted ? [second, first] : numeric ? ['', ''] : [String(month ?? ''), day ?? ''];
  const iso = valid(`${year}-${parts[0]?.padStart(2, '0')}-${parts[1]?.padStart(2, '0')}`);
  return iso + clock(iso, time);
}

function valid(iso: string): string {
  const parsed = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? iso : '';
}

function clock(iso: string, time: string): string {
  const found = /(\d{1,2})(?:[:.h](\d\d))? ?(a\.?m|p\.?m)?/i.exec(time);
  if (!iso || !found) return '';
  let hour = Number(found[1]);
  if (/^p/i.test(found[3] ?? '') && hour < 12) hour += 12;
  if (/^a/i.test(found[3] ?? '') && hour === 12) hour = 0;
  return hour > 23 ? '' : `T${String(hour).padStart(2, '0')}:${found[2] ?? '00'}`;
}
