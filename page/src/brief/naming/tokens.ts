/** A word of a text, and what stands between it and the one before. */
export interface Token {
  text: string;
  /** In small letters, without accents and apostrophes. */
  bare: string;
  start: number;
  end: number;
  /** The line it stands in. */
  line: number;
  /** The words that nothing but spaces divide from it. */
  segment: number;
  /** The mark before it; a space where there is none. */
  mark: Mark;
  isCapital: boolean;
}

export type Mark = 'line' | 'contact' | 'quote' | 'bracket' | 'colon' | 'comma' | 'stop' | 'dash' | 'other' | 'space';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’&.+-][\p{L}\p{N}]+)*(?:(?<=s)['’](?= \p{L}))?|[&+]/gu;
const ELISION = /^(?:l|d|n|s|c|j|m|t|qu|un|dell|all|nell|dall|sull|quell|degl)['’](?=\p{L}{2})/iu;
/** What stands around and in an address is no word of the text. */
const ADDRESSES =
  /(?<!\S)[^\s@]{0,64}@[^\s@]{1,80}|(?:https?:\/\/|www\.)\S{1,120}|(?<![\p{L}\d.-])(?:[\p{L}\d-]{1,40}\.){1,4}\p{L}{2,12}(?![\p{L}\d-])/gu;
const ABBREVIATION = /^(?:\p{Lu}|st|sta|ste|dr|dra|prof|mr|mrs|ms|sr|sra|dott|geom|ing|av|avv|inh|co|ph)$/iu;
const MARKS: readonly (readonly [Mark, RegExp])[] = [
  ['line', /\n/],
  ['contact', /@/],
  ['quote', /["“”„«»‘]|(?:^|\s)['’]|['’](?:\s|$)/],
  ['bracket', /[()[\]]/],
  ['colon', /:/],
  ['comma', /[,;]/],
  ['stop', /[.!?…]/],
  ['dash', /[–—•·/-]/],
];

/** A word for comparing. */
export const bareOf = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss');

/** The mark that a gap between two words has. */
export function markIn(gap: string): Mark {
  if ((gap.trim() === '' && !gap.includes('\n')) || gap === '/') return 'space';
  return MARKS.find(([, pattern]) => pattern.test(gap))?.[0] ?? 'other';
}

/** The words of a text without its addresses. */
export function tokensOf(text: string): Token[] {
  const plain = text.replace(ADDRESSES, (found) =>
    found.includes('@') || found.length > 6 ? '@'.repeat(found.length) : found,
  );
  const tokens: Token[] = [];
  let [line, segment, end] = [0, 0, 0];
  for (const { 0: whole, index } of plain.matchAll(WORD)) {
    const elision = ELISION.exec(whole)?.[0] ?? '';
    for (const word of elision === '' ? [whole] : [elision, whole.slice(elision.length)]) {
      const start = word === whole || word === elision ? index : index + elision.length;
      const gap = plain.slice(end, start);
      const mark = tokens.length === 0 ? 'line' : markIn(gap);
      if (tokens.length > 0) line += gap.split('\n').length - 1;
      const isShortened = mark === 'stop' && gap === '. ' && ABBREVIATION.test(tokens.at(-1)?.text ?? '');
      if (mark !== 'space' && !isShortened) segment += 1;
      tokens.push({
        text: word,
        bare: bareOf(word),
        start,
        end: start + word.length,
        line,
        segment,
        mark: isShortened ? 'space' : mark,
        isCapital: /^[\p{Lu}\d]/u.test(word),
      });
      end = start + word.length;
    }
  }
  return tokens;
}

/** Phrases for comparing with words of a text. */
export const phraseKeys = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(
    phrases.map((phrase) =>
      tokensOf(phrase)
        .map(({ bare }) => bare)
        .join(' '),
    ),
  );

const LONGEST = 5;

/** Whether the words before a place are one of the phrases, with no mark within them. */
export function endsWith(tokens: readonly Token[], at: number, phrases: ReadonlySet<string>): number {
  let key = '';
  let found = 0;
  for (let count = 1; count <= LONGEST; count += 1) {
    const token = tokens[at - count];
    if (!token) break;
    key = count === 1 ? token.bare : `${token.bare} ${key}`;
    if (phrases.has(key)) found = count;
    if (token.mark !== 'space') break;
  }
  return found;
}

/** Whether the words from a place on begin with one of the phrases. */
export function beginsWith(tokens: readonly Token[], at: number, phrases: ReadonlySet<string>): boolean {
  let key = '';
  for (let count = 0; count < LONGEST; count += 1) {
    const token = tokens[at + count];
    if (!token || (count > 0 && token.mark !== 'space')) return false;
    key = count === 0 ? token.bare : `${key} ${token.bare}`;
    if (phrases.has(key)) return true;
  }
  return false;
}
