/** "*** THE 9TH WEEKENDER ***", "¡¡DISFRACES LUPITA!!": a line with marks around it that only adorn it. */
const ADORNED = /^(?:[*=~•★☆✦✨#_]{2,10}|¡{2,5}) ?(?<said>[^*=~•★☆✦✨#_,\n]{3,70}?) ?(?:[*=~•★☆✦✨#_]{2,10}|!{2,5})$/u;
const STARS = / [*•·★✦] /u;
const FEWEST_LISTED = 3;
const MOST_IN_PART = 5;

/** What a line of a flyer says without what only adorns it; the things between its stars as a list, longer ones as lines. */
function plainLine(line: string): string {
  const bold = /^\*\*[^*]+\*\*:?$/.test(line);
  const said = (bold ? undefined : ADORNED.exec(line)?.groups?.said) ?? line;
  const parts = said.split(STARS).map((part) => part.trim());
  const areShort = parts.every(
    (part) => part !== '' && part.split(' ').length <= MOST_IN_PART && !/[:@]|\d{3}/.test(part),
  );
  if (parts.length < 2) return said;
  if (!areShort) return parts.every((part) => /\p{L}{3}/u.test(part)) ? parts.join('\n') : said;
  return parts.length < FEWEST_LISTED ? parts.join(', ') : parts.map((part) => `- ${part}`).join('\n');
}

/** A flyer's text without stars and the like around its lines, and what stands between stars as a list. */
export const withoutAdornment = (text: string): string => text.split('\n').map(plainLine).join('\n');
