import { MONTHS, WEEKDAYS } from '../words/calendar.ts';

const anyOf = (names: Iterable<string>): string => [...names].sort((a, b) => b.length - a.length).join('|');

// "2 out of 3", "10 set menus": short months of other languages are words of English.
export const MONTH = `(?!(?:out|set) \\p{Ll})(?:${anyOf(MONTHS.keys())})\\.?(?![\\p{L}])`;
/** "Sun", "So.", "domenica" */
export const DAY_NAME = `(?:${anyOf(WEEKDAYS)})\\.?`;

/** "Fri 13 – Sun 15 June": days of a month, which look like days with their hours. */
const DAYS_OF_MONTH = new RegExp(
  `(?<!\\p{L})${DAY_NAME},? \\d{1,2}(?:st|nd|rd|th|[.º])? ?(?:[–—-]|to|bis|al?|au|tot|do) ?${DAY_NAME},? \\d{1,2}(?:st|nd|rd|th|[.º])?(?: of| de)? ${MONTH}`,
  'iu',
);

/** Whether a text tells days of a month by their weekdays: "Fri 13 – Sun 15 June". */
export const tellsDaysOfMonth = (text: string): boolean => DAYS_OF_MONTH.test(text);
