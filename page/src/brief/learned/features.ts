/** How many places the features of a text are spread over. */
export const PLACES = 2 ** 18;

const WORDS = /\p{L}+|\p{N}+|[?!:€$£%@]/gu;
const MARKS = /\p{M}/gu;

/** Characters in a row that stand for the inside of a word, whatever its ending. */
const SHORTEST = 3;
const LONGEST = 5;
const LONGEST_WORD = 24;

/** FNV-1a over the characters of a feature's kind and text. */
function place(kind: string, text: string): number {
  let hash = 0x811c9dc5;
  for (const part of [kind, text])
    for (let index = 0; index < part.length; index += 1) hash = Math.imul(hash ^ part.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}

/** The words of a text as they are compared: small, without accents, each number by how many digits it has. */
export const wordsOf = (text: string): string[] =>
  (text.normalize('NFD').replace(MARKS, '').toLowerCase().match(WORDS) ?? []).map((word) =>
    /^\p{N}/u.test(word) ? '0'.repeat(Math.min(word.length, 4)) : word,
  );

/** The places of what a text is judged by: its words, pairs of words, parts of words, and how it begins and ends. */
export function featuresOf(text: string): number[] {
  const words = wordsOf(text);
  const places: number[] = [];
  const add = (kind: string, value: string) => places.push(place(kind, value));
  words.forEach((word, index) => {
    add('w', word);
    add('b', `${words[index - 1] ?? '^'} ${word}`);
    if (index > 1) add('t', `${words[index - 2]} ${words[index - 1]} ${word}`);
    if (word.length < SHORTEST || word.length > LONGEST_WORD) return;
    const padded = `^${word}$`;
    for (let size = SHORTEST; size <= LONGEST; size += 1)
      for (let start = 0; start + size <= padded.length; start += 1) add('c', padded.slice(start, start + size));
  });
  add('f', words[0] ?? '');
  add('f2', words.slice(0, 2).join(' '));
  add('l', words.at(-1) ?? '');
  add('n', String(Math.min(10, Math.ceil(words.length / 3))));
  add('e', /[?!.:,;]$/.exec(text.trim())?.[0] ?? '');
  return places;
}
