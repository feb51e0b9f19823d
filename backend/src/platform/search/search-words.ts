/** Characters of an entry that are searched. */
const MOST = 100_000;
/** Words that a search may have. */
const MOST_WORDS = 12;

/** Letters that no decomposition takes to the one that people type instead. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', đ: 'd', þ: 'th', ħ: 'h', ı: 'i', ĸ: 'k', ł: 'l', ŋ: 'n', ŧ: 't' },
};

/** A text without case and accents. Marks of other scripts stay: there they tell words apart. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøðđþħıĸłŋŧ]/g, (letter) => PLAIN[letter] ?? letter);

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/** What an entry is found by: the words of its values, folded, told from each other by spaces alone. */
export const searchWords = (values: readonly string[]): string => wordsOf(values.join(' ')).join(' ').slice(0, MOST);

/** The words of a search, folded. */
export const searchedWords = (search: string): string[] => wordsOf(search).slice(0, MOST_WORDS);

/** A search as a `tsquery`: every word has to begin a word of the entry. Empty where it holds no word. */
export const searchPattern = (search: string): string =>
  searchedWords(search)
    .map((word) => `'${word}':*`)
    .join(' & ');

/** The same for words that are in memory already. */
export const matchesSearch = (words: string, search: string): boolean => {
  const searched = searchedWords(search);
  return searched.length > 0 && searched.every((word) => ` ${words}`.includes(` ${word}`));
};
