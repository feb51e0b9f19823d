import { PhraseSet } from '../text/phrase-set.ts';
import { oneOf } from '../text/phrases.ts';
import type { WriterSignals } from '../words/to-writer/signals.ts';

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
  self: new PhraseSet(signals.self),
  taste: new PhraseSet(signals.taste),
  turns: new RegExp(` (?=${oneOf(signals.turns)}(?![\\p{L}’']))`, 'giu'),
  measures: new RegExp(`(?<![\\p{L}\\d])\\d{1,4} (?:\\p{L}+ )?${oneOf(signals.measures)}(?![\\p{L}])`, 'iu'),
  tells: new PhraseSet(signals.tells, { where: 'start' }),
  goods: new PhraseSet(signals.goods, { where: 'start' }),
  perceive: new PhraseSet(signals.perceive, { where: 'start' }),
});
