const UNTIL =
  "by|before|until|till|up to|bis(?: zum| spätestens)?|spätestens(?: am)?|vor dem|hasta(?: el)?|antes del?|até(?: a| ao| o| dia)?|antes de|avant(?: le)?|jusqu['’]au|entro(?: il)?|fino al|prima del|voor|vóór|uiterlijk|tot(?: en met)?|t/m|do(?: dnia)?|przed";
const BEFORE_DATE = new RegExp(`(?<![\\p{L}])(?:${UNTIL}) $`, 'iu');
const OPENS = new RegExp(`^(?:${UNTIL}) (?=.{0,30}\\d)`, 'iu');

/** The longest of these words. */
export const LONGEST_DEADLINE = 24;

/** "by " where that stands before a date: something ends then. */
export const deadlineBefore = (text: string): string => BEFORE_DATE.exec(text)?.[0] ?? '';

/** Whether a date says until when something can be done. */
export const isDeadline = (text: string): boolean => OPENS.test(text);
