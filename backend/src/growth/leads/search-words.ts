/** Characters of a lead that are searched. */
const MOST = 100_000;
/** Words that a search may have. */
const MOST_WORDS = 12;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/** What a lead is found by: the words of its values, told from each other by spaces alone. */
export const searchWords = (values: readonly string[]): string => wordsOf(values.join(' ')).join(' ').slice(0, MOST);

/** A search as PostgreSQL reads it: every word has to begin a word of the lead. Empty where it holds no word. */
export const searchPattern = (search: string): string =>
  wordsOf(search)
    .slice(0, MOST_WORDS)
    .map((word) => `'${word}':*`)
    .join(' & ');
