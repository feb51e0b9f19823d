/** How many places the features of a gap, and those of a word, are spread over. */
export const PLACES = 2 ** 15;

/** Weights as they are stored: a byte for each place, times a scale. */
export interface StoredWeights {
  bias: number;
  scale: number;
  /** Base64 of signed bytes. */
  places: string;
}

const MARKS = /\p{M}/gu;
const OUTSIDE = /^[^\p{L}\p{N}€£$@#+]+|(?<![^\p{L}\p{N}€£$%])[^\p{L}\p{N}€£$%]+$/gu;
const EDGE = '^';

/** A word as it is compared: small, without accents and marks, each digit as 0; empty for marks alone. */
export const wordOf = (written: string): string =>
  written.slice(0, 60).replace(OUTSIDE, '').normalize('NFD').replace(MARKS, '').toLowerCase().replace(/\p{N}/gu, '0');

/** FNV-1a over the characters of a feature's kind and text. */
function place(kind: string, text: string): number {
  let hash = 0x811c9dc5;
  for (const part of [kind, text])
    for (let index = 0; index < part.length; index += 1) hash = Math.imul(hash ^ part.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}

function shapeOf(word: string): string {
  if (word.startsWith('0')) return `N${Math.min(word.length, 3)}`;
  if (/[€£$]/.test(word)) return 'money';
  if (word.length <= 2) return word;
  return word.length <= 4 ? 'short' : 'long';
}

/** What tells whether a sentence ends after a word: the words around the gap, in pairs and threes, and their shapes. */
export function gapFeatures(words: readonly string[], at: number, language: string): number[] {
  const word = (offset: number) => words[at + offset] ?? EDGE;
  const [before, last, next, after] = [word(-1), word(0), word(1), word(2)];
  const shapes = [before, last, next, after].map(shapeOf);
  const places = [
    place('last', last),
    place('next', next),
    place('before', before),
    place('after', after),
    place('gap', `${last} ${next}`),
    place('two before', `${before} ${last}`),
    place('two after', `${next} ${after}`),
    place('across', `${last} ${next} ${after}`),
    place('three before', `${before} ${last} ${next}`),
    place('three after', `${next} ${after} ${word(3)}`),
    place('end 2', last.slice(-2)),
    place('end 3', last.slice(-3)),
    place('end 4', last.slice(-4)),
    place('begin 3', next.slice(0, 3)),
    place('begin 4', next.slice(0, 4)),
    place('next end', next.slice(-3)),
    place('both ends', `${last.slice(-2)} ${next.slice(-2)}`),
    place('language', language),
    place('language end', language + last.slice(-2)),
    place('language begin', language + next.slice(0, 2)),
    place('shapes', shapes.join(' ')),
    place('gap shapes', `${shapes[1]} ${shapes[2]}`),
    place('last shape', `${last} ${shapes[2]}`),
    place('next shape', `${shapes[1]} ${next}`),
    place('next shapes', `${next} ${shapes[3]} ${shapeOf(word(3))}`),
    place('last shapes', `${shapeOf(word(-2))} ${shapes[0]} ${last}`),
  ];
  for (const offset of [-5, -4, -3, -2]) places.push(place('left', word(offset)));
  for (const offset of [3, 4, 5, 6]) places.push(place('right', word(offset)));
  return places;
}

const SHORTEST = 3;
const LONGEST = 5;
const LONGEST_WORD = 24;

/** What tells whether a word is told to the writer: it, its parts, and the words around it. */
export function wordFeatures(words: readonly string[], at: number): number[] {
  const word = (offset: number) => words[at + offset] ?? EDGE;
  const places: number[] = [];
  for (let offset = -4; offset <= 4; offset += 1)
    places.push(place(`word ${offset}`, word(offset)), place('any word', word(offset)));
  for (let offset = -3; offset <= 2; offset += 1) {
    const pair = `${word(offset)} ${word(offset + 1)}`;
    places.push(place(`pair ${offset}`, pair), place('any pair', pair));
  }
  for (let offset = -2; offset <= 0; offset += 1)
    places.push(place(`three ${offset}`, `${word(offset)} ${word(offset + 1)} ${word(offset + 2)}`));
  const own = word(0).slice(0, LONGEST_WORD);
  for (let size = SHORTEST; size <= LONGEST; size += 1)
    for (let start = 0; start + size <= own.length; start += 1)
      places.push(place('part', own.slice(start, start + size)));
  return places;
}
