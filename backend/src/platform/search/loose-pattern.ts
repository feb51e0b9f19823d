import { searchedWords } from './search-words.ts';

/** Letters of a word from which on one mistake in it is forgiven, up to which, and words of a search of which it is. */
const SHORTEST = 5;
const LONGEST = 16;
const MOST_WORDS = 3;

/** Letters from which on a word that may have been meant can go on: a plural, or one that is still being typed. */
const GOES_ON = 6;

/** Alphabets that words are mistyped in, folded. In any other script a letter can be one too many, or two be swapped. */
const ALPHABETS: readonly (readonly [isOf: RegExp, letters: string])[] = [
  [/^[a-z0-9]+$/, 'abcdefghijklmnopqrstuvwxyz'],
  [/^[\u0400-\u04ff0-9]+$/, 'абвгдежзиклмнопрстуфхцчшщъыьэюя'],
  [/^[\u0370-\u03ff0-9]+$/, 'αβγδεζηθικλμνξοπρσςτυφχψω'],
];

/** A word, and every word that is one mistake away: a letter more, less or another one, or two swapped. */
export function nearWords(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < SHORTEST || letters.length > LONGEST || /^\p{N}+$/u.test(word)) return [word];
  const alphabet = Array.from(ALPHABETS.find(([isOf]) => isOf.test(word))?.[1] ?? '');
  const found = new Set([word]);
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, here = '', next = ''] = [letters.slice(0, at).join(''), letters[at], letters[at + 1]];
    const after = letters.slice(at + 1).join('');
    for (const letter of alphabet) {
      found.add(`${before}${letter}${here}${after}`);
      if (here) found.add(`${before}${letter}${after}`);
    }
    if (here) found.add(`${before}${after}`);
    if (next) found.add(`${before}${next}${here}${letters.slice(at + 2).join('')}`);
  }
  return [...found];
}

/** The words of a search that may hold a mistake, each with all it may mean; those of which none is forgiven stand alone. */
export function looseWords(search: string): string[][] {
  let left = MOST_WORDS;
  return searchedWords(search).map((word) => {
    const near = left > 0 ? nearWords(word) : [word];
    if (near.length > 1) left -= 1;
    return near;
  });
}

/** A word that may have been meant as a `tsquery`; a longer one may be the beginning of what an entry holds. */
export const meantTerm = (word: string): string => `'${word}'${word.length < GOES_ON ? '' : ':*'}`;

/** Such words as a `tsquery`. What was typed may always be the beginning of a word. */
export const loosePattern = (words: readonly (readonly string[])[], isKnown: (term: string) => boolean): string =>
  words
    .map(([typed, ...near]) => `(${[`'${typed}':*`, ...near.map(meantTerm).filter(isKnown)].join(' | ')})`)
    .join(' & ');

/** Whether words that are in memory hold those of a search, with one mistake in each longer one. */
export function matchesLoosely(words: string, search: string): boolean {
  const searched = searchedWords(search);
  return (
    searched.length > 0 && searched.every((word) => nearWords(word).some((near) => ` ${words}`.includes(` ${near}`)))
  );
}
