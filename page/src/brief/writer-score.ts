import type { Lexicon } from './lexicon.ts';
import { countWords } from './phrases.ts';

/** From this score on a text is taken for a remark to the writer. */
export const TO_WRITER = 2;

// Sums, times and dates are told to visitors.
const FIGURES = /[€£$]|\d[:.h]\d\d|\d{3}|\d.*?\d.*?\d/;

// Longer texts hold some of these words by chance.
const USUAL_WORDS = 16;
const WEAK = ['making', 'progress', 'opinion', 'others', 'impression', 'wish', 'hedges', 'readers'] as const;

/** How much speaks for a text being told to the writer: two for what tells alone, one for each kind of weak signal. */
export function writerScore(text: string, lexicon: Lexicon): number {
  const sets = lexicon.writer;
  let score = sets.certain.test(text) ? TO_WRITER : 0;
  for (const kind of WEAK) {
    const found =
      sets[kind].test(text) ||
      (kind === 'making' && (lexicon.page.test(text) || lexicon.thing.test(text) || lexicon.pictures.test(text)));
    if (found) score += 1;
  }
  if (lexicon.addressed.test(text.replace(sets.ask, ' '))) score -= 1;
  if (FIGURES.test(text)) score -= 0.5;
  return score - Math.max(0, countWords(text) - USUAL_WORDS) / USUAL_WORDS;
}
