import type { Fact } from '@landfall/shared/contracts';
import { claimOf } from './claims.ts';
import { numberOf } from './number-words.ts';

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu;
const NUMBER = /\d+(?:[.,:' \u00a0\u202f]\d+)*/g;
const QUOTED = /["“„«»]([^"“”„«»]{1,400})["”“«»]/gu;
/** Letters that two words must share at their beginning to count as one: inflection changes the end. */
const STEM = 5;
/** Part of a sentence's longer words that its facts must hold. */
const SUPPORT = 0.4;
const LONGER_WORD = 5;

const folded = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('’', "'");
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
const digitsOf = (text: string): string[] => (text.match(NUMBER) ?? []).map((number) => number.replace(/\D/g, ''));

/** Everything that facts say, as one text. */
export const factText = (facts: readonly Fact[]): string =>
  facts
    .map(({ label, value, unit, text, details, group }) => [label, value, unit, text, ...details, group].join('\n'))
    .join('\n');

const stem = (word: string): string => word.slice(0, STEM);

function numbersWithout(text: string, known: string, language: string): string[] {
  const words = wordsOf(folded(known));
  const digits = new Set([...digitsOf(known), ...words.map((word) => numberOf(word, language) ?? '')]);
  const spelled = wordsOf(folded(text)).filter((word) => {
    const number = numberOf(word, language);
    return number !== undefined && !digits.has(number);
  });
  return [...digitsOf(text).filter((number) => !digits.has(number)), ...spelled];
}

/** Names: words with a capital inside a sentence. German writes all nouns so: there only two in a row are one. */
function namesWithout(text: string, known: string, language: string): string[] {
  const knownWords = new Set(wordsOf(folded(known)));
  const isKnown = (word: string) =>
    knownWords.has(folded(word)) || [...knownWords].some((other) => other.startsWith(folded(word).replace(/'s$/, '')));
  const found: string[] = [];
  for (const part of text.split(/[.!?…:]\s+|\n/u)) {
    const words = wordsOf(part);
    const isUnknownName = (index: number) => {
      const word = words[index] ?? '';
      return /^\p{Lu}/u.test(word) && word.length > 1 && !isKnown(word);
    };
    for (const [index, word] of words.entries()) {
      if (!isUnknownName(index)) continue;
      const inRow = isUnknownName(index + 1) || (index > 0 && isUnknownName(index - 1));
      const acronym = /^\p{Lu}{2,}$/u.test(word);
      if (inRow || acronym || (index > 0 && language !== 'de')) found.push(word);
    }
  }
  return found;
}

const quotesWithout = (text: string, known: string): string[] =>
  [...text.matchAll(QUOTED)]
    .map(([, quoted = '']) => quoted.trim())
    .filter((quoted) => !folded(known).includes(folded(quoted).replace(/[.,!?]$/, '')));

const claimsWithout = (text: string, known: string): string[] => {
  const words = wordsOf(folded(known));
  return wordsOf(folded(text)).filter((word) => {
    const claim = claimOf(word);
    return claim !== undefined && !words.some((other) => other.startsWith(claim));
  });
};

/** The part of a text's longer words, 0 to 1, that stand in another one, however they end. */
export function sharedPart(text: string, other: string): number {
  const longer = wordsOf(folded(text)).filter((word) => word.length >= LONGER_WORD);
  if (longer.length === 0) return 1;
  const stems = new Set(wordsOf(folded(other)).map(stem));
  return longer.filter((word) => stems.has(stem(word))).length / longer.length;
}

/**
 * What a text says that its facts do not: numbers (also spelled), names, quotations and claims, and the whole text where
 * it has hardly a word of them. Empty: it may be published. `language` is that of the text.
 */
export function unsupportedParts(text: string, facts: readonly Fact[], language: string): string[] {
  const known = factText(facts);
  const parts = [
    ...numbersWithout(text, known, language),
    ...namesWithout(text, known, language),
    ...quotesWithout(text, known),
    ...claimsWithout(text, known),
  ];
  if (parts.length === 0 && sharedPart(text, known) < SUPPORT) return [text];
  return parts;
}
