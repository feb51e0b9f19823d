/** Lower case, without accents, with a space at each end and between words: what keyword tables are compared with. */
export const folded = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** One line of plain words: white space joined, forbidden characters gone. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** At most `max` characters, cut between words, with an ellipsis where something was cut. Never splits a character. */
export function clip(text: string, max: number): string {
  const clean = tidy(text);
  if (clean.length <= max) return clean;
  let cut = clean.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  if (space > max * 0.6) cut = cut.slice(0, space);
  // A slice may have cut a surrogate pair in two.
  return `${cut.replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/** First letter in upper case, the rest as the person wrote it. */
export const capitalised = (text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
};

/** Sentences and list lines of a text, in order, without their bullets. */
export const sentencesOf = (text: string): string[] =>
  text
    .toWellFormed()
    .split(/[\r\n]+|(?<=[.!?…])\s+(?=[\p{Lu}\p{N}¿¡"'(])|(?<=\p{L}{4}[.!?…])\s+|(?<=[。！？])/u)
    .map((sentence) => tidy(sentence.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u, '')))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
