/** A text in lower case, unit for unit, with what a search for words needs. */
export interface FoldedText {
  lower: string;
  /** 1 for a letter or digit. */
  word: Uint8Array;
  /** Where a word or a sign may begin. */
  starts: number[];
  /** The first two characters there, as one number. */
  pairs: number[];
}

const LETTER = /[\p{L}\p{N}]/u;
const lowerOf = new Map<string, string>();
const wordOf = new Map<string, boolean>();

function lowered(char: string): string {
  const known = lowerOf.get(char);
  if (known !== undefined) return known;
  const lower = char === '’' ? "'" : char.toLowerCase();
  const made = lower.length === 1 ? lower : char;
  lowerOf.set(char, made);
  return made;
}

/** Whether a single character is a letter or a digit. */
function isLetter(char: string): boolean {
  const known = wordOf.get(char);
  if (known !== undefined) return known;
  const made = LETTER.test(char);
  wordOf.set(char, made);
  return made;
}

const MOST_KEPT = 400;
const kept = new Map<string, FoldedText>();

/** Two characters as one number; the second is 0 at the end of a text. */
export const pairAt = (text: string, at: number): number =>
  text.charCodeAt(at) * 0x10000 + (at + 1 < text.length ? text.charCodeAt(at + 1) : 0);

/** Folds a text; the last ones are remembered, as each clause is searched for many lists. */
export function foldText(text: string): FoldedText {
  const known = kept.get(text);
  if (known) return known;
  const word = new Uint8Array(text.length);
  const starts: number[] = [];
  let lower = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = lowered(text.charAt(at));
    lower += char;
    if (isLetter(char)) word[at] = 1;
    if (char !== ' ' && (at === 0 || word[at - 1] === 0)) starts.push(at);
  }
  const made = { lower, word, starts, pairs: starts.map((at) => pairAt(lower, at)) };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, made);
  return made;
}
