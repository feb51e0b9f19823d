const CURRENCY = '€£$¥';

/**
 * Text made comparable: composed, lower case, plain quotes and dashes, single spaces, none beside a dash or between a
 * sum and its currency or unit. Accents stay.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘‛ʼ´`]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/…/g, '...')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/ ?[‐‑‒–—―−-] ?/g, '-')
    .replace(new RegExp(`([${CURRENCY}]) (?=\\d)`, 'g'), '$1')
    .replace(new RegExp(`(\\d) (?=[${CURRENCY}%])`, 'g'), '$1')
    .replace(/ \/(?=\p{L})/gu, '/')
    .trim();

/** The words and numbers of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

const WORD = /[\p{L}\p{N}]/u;
const joins = (one = '', other = '') => WORD.test(one) && WORD.test(other);

/** Where a folded text contains the folded words, not as a part of longer words or numbers. */
export function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    if (!joins(text[at - 1], text[at]) && !joins(text[end - 1], text[end])) places.push(at);
  }
  return places;
}

/** Whether a folded text contains the folded words. */
export const containsWords = (text: string, words: string): boolean => placesOf(text, words).length > 0;
