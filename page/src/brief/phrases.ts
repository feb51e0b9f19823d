const ACCENTS: Record<string, string> = {
  ß: '(?:ß|ss)',
  ä: '(?:ä|ae|a)',
  ö: '(?:ö|oe|o)',
  ü: '(?:ü|ue|u)',
  ł: '[łl]',
  "'": "['’]",
};

/** The source of a pattern for a phrase of a word list: accents may be missing, `*` stands for any ending. */
function source(phrase: string): string {
  let pattern = '';
  for (const char of phrase) {
    const base = char.normalize('NFD').charAt(0);
    if (char === '*') pattern += '\\p{L}*';
    else if (ACCENTS[char]) pattern += ACCENTS[char];
    else if (base !== char) pattern += `[${char}${base}]`;
    else pattern += char.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');
  }
  return pattern;
}

/** An alternation of phrases, the longest first; one that never matches for an empty list. */
export const oneOf = (phrases: readonly string[]): string =>
  phrases.length === 0
    ? '(?!)'
    : `(?:${[...phrases]
        .sort((a, b) => b.length - a.length)
        .map(source)
        .join('|')})`;

/** Finds whole phrases of a list. */
export const whole = (phrases: readonly string[]): RegExp => pattern(oneOf(phrases));

/** A pattern between the borders of words. */
export const pattern = (inner: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${inner}(?![\\p{L}\\p{N}])`, 'iu');

/** A pattern at the beginning of a text, up to the end of a word. */
export const opening = (inner: string): RegExp => new RegExp(`^${inner}(?![\\p{L}\\p{N}])`, 'iu');

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
