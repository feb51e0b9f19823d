/** "the place is called", "el grupo se llama": what leads to a name, as opposed to "ich heiße", "me llamo" of whoever speaks. */
const CALLED =
  /(?<!\p{L})(?:(?:it['’]?s|its|is|are|we['’]re|were) called|the name is|(?<!cómo )se llaman?|el nombre es|(?<!como )chama-se|(?<!como )se chama|o nome é|(?<!\p{L}j[ei] )s['’]appelle|le nom (?:c['’])?est|heißt|nennt sich|der name ist|si chiama(?:no)?|il nome è|heet|noemt zich|de naam is|nazywa się|nazwa to) (?=\p{Ll})/gu;

/** Words that go on behind a name, where whoever speaks makes no stop. */
const GOES_ON: ReadonlySet<string> = new Set(
  (
    'and but so we i im it its in at on is are because since for with that which who you they my our have has do does or as there ' +
    'y porque que pero en con por para somos soy tengo hacemos hago está estoy estamos desde mi nuestra nuestro lo ' +
    'e mas em na no com sou fica fico faço fazemos tenho temos estou estamos onde aqui os ' +
    'et mais je on nous est dans pour avec qui depuis mon notre il elle chez ' +
    'und aber ich wir ist im am bei mit für ja wirklich weil seit aus also eigentlich das die ein eine einfach ' +
    'ma che sono siamo faccio facciamo ho per da dal a al ' +
    'maar ik wij op met voor bij sinds want wat ' +
    'i ale jest jestem mam na dla od bo u w z'
  ).split(' '),
);
/** Words within a name: "fuego de naranjo". */
const LINKS: ReadonlySet<string> = new Set(
  'of the and de del la el los las le les du des da do di van von der y e et'.split(' '),
);
const MOST_WORDS = 4;
/** From so many letters without a mark on, somebody dictates. */
const DICTATED = /^[^.!?;:,]{120}/u;

const asName = (words: readonly string[]): string =>
  words.map((word, at) => (at > 0 && LINKS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(' ');

/** What somebody who dictates without marks and capitals says that something is called; empty where nothing is. */
export function dictatedName(text: string): string {
  if (!DICTATED.test(text)) return '';
  for (const { index, 0: called } of text.matchAll(CALLED)) {
    const said = text
      .slice(index + called.length)
      .split(/\s+/)
      .slice(0, MOST_WORDS + 1);
    const end = said.findIndex(
      (word, at) => (GOES_ON.has(word) && !LINKS.has(word)) || (at > 0 && !/^[\p{Ll}\d'’&-]+$/u.test(word)),
    );
    const words = said.slice(0, end < 0 ? said.length : end);
    while (LINKS.has(words.at(-1) ?? '')) words.pop();
    const isName = words.length > 0 && words.length <= MOST_WORDS && (words[0] ?? '').length > 1;
    if (isName && !LINKS.has(words.join(' '))) return asName(words);
  }
  return '';
}
