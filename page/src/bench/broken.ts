import { fold } from './fold.ts';

const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['«', '»'],
] as const;

/** Words that go on, by language. */
const GOES_ON: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'the a an of to in at for with and or by from our your on is are',
    es: 'el la los las un una de del al en para con y o por su nuestro que es',
    fr: 'le la les un une des de du au aux à pour avec et ou par sur dans',
    de: 'der die das den dem ein eine einen und oder mit für von zu zum zur im am',
    it: 'il lo la gli i un una di del della al alla per con e da nel nella su',
    pt: 'o a os as um uma de do da dos das no na nos nas ao para com em por e',
    nl: 'de het een van voor met en of op te aan bij in',
    pl: 'w we z ze na do od dla i oraz przy po',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** How many words at the end of a block are looked for in the text. */
const WORDS_AT_END = 3;

/** Whether a block of text opens what it does not close, or stops at a word that goes on, where its writer did not. */
export function brokenIn(block: string, typed: string, language: string): boolean {
  const isOpen = ([open, close]: readonly [string, string]) => count(block, open) !== count(block, close);
  const isTypedClosed = ([open, close]: readonly [string, string]) => count(typed, open) === count(typed, close);
  if (PAIRS.some((pair) => isOpen(pair) && isTypedClosed(pair))) return true;
  const words = fold(block).split(' ');
  const last = /(?:^|\s)(\p{Ll}+)$/u.exec(block)?.[1] ?? '';
  if (words.length < 2 || !GOES_ON[language]?.has(last)) return false;
  const end = words.slice(-WORDS_AT_END).join(' ');
  return typed.split('\n').some((line) => /^ [\p{L}\p{N}]/u.test(fold(line).split(end)[1] ?? ''));
}
