import type { Lexicon } from './lexicon.ts';
import { PhraseSet } from './phrase-set.ts';
import type { WriterSignals } from './words/to-writer/signals.ts';

/** From this score on a text is taken for a remark to the writer. */
export const TO_WRITER = 2;

/** The lists of a language as sets that find their phrases. */
export const signalSets = (signals: WriterSignals) => ({
  certain: new PhraseSet(signals.certain),
  making: new PhraseSet(signals.making),
  progress: new PhraseSet(signals.progress),
  opinion: new PhraseSet(signals.opinion),
  others: new PhraseSet(signals.others),
  impression: new PhraseSet(signals.impression),
  wish: new PhraseSet(signals.wish),
  // What is asked of a "you" that is no visitor.
  ask: new PhraseSet([...signals.wish, ...signals.certain, ...signals.progress], { all: true }),
  hedges: new PhraseSet(signals.hedges),
  readers: new PhraseSet(signals.readers),
  goods: new PhraseSet(signals.goods),
  perceive: new PhraseSet(signals.perceive),
});

// Sums, times and dates are told to visitors.
const FIGURES = /[€£$]|\d[:.h]\d\d|\d{3}|\d.*?\d.*?\d/;

const WEAK = ['making', 'progress', 'opinion', 'others', 'impression', 'wish', 'hedges', 'readers'] as const;

/** How much speaks for a text being told to the writer: two for what tells alone, one for each kind of weak signal. */
export function writerScore(text: string, lexicon: Lexicon): number {
  const sets = lexicon.writer;
  let score = sets.certain.test(text) ? TO_WRITER : 0;
  for (const kind of WEAK) {
    const found = sets[kind].test(text) || (kind === 'making' && (lexicon.page.test(text) || lexicon.thing.test(text) || lexicon.pictures.test(text)));
    if (found) score += 1;
  }
  if (lexicon.addressed.test(text.replace(sets.ask, ' '))) score -= 1;
  if (FIGURES.test(text)) score -= 0.5;
  return score;
}
