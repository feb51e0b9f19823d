/** One line of plain words: white space joined, forbidden characters gone. */
const tidy = (text: string): string =>
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
  return `${cut.replace(/[\ud800-\udbff]$/, '').replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, '')}…`;
}
