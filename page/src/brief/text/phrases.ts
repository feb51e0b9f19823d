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

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;

/** A text as a pattern that matches nothing else. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
