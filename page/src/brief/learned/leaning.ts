import type { Lexicon } from '../lexicon.ts';
import { featuresOf } from './features.ts';
import { signalsOf } from './signals.ts';
import { BIAS, SCALE, SIGNS, WEIGHTS } from './weights.ts';
import { weightsOf } from './weights-of.ts';

const weights = weightsOf(WEIGHTS);

/** The parts of a sentence are judged beside all of it, each time anew. */
const MOST_KEPT = 400;
const kept = new WeakMap<Lexicon, Map<string, number>>();

/**
 * How far a text leans to being told to the writer, by what was learned from labelled descriptions: the logarithm of the
 * odds, below zero for what is for the page.
 */
export function leaningOf(text: string, lexicon: Lexicon): number {
  const leanings = kept.get(lexicon) ?? new Map<string, number>();
  kept.set(lexicon, leanings);
  const known = leanings.get(text);
  if (known !== undefined) return known;
  if (leanings.size >= MOST_KEPT) leanings.clear();
  const leaning = judged(text, lexicon);
  leanings.set(text, leaning);
  return leaning;
}

function judged(text: string, lexicon: Lexicon): number {
  const places = featuresOf(text);
  let words = 0;
  for (const place of places) words += weights[place] ?? 0;
  let signs = 0;
  for (const name of signalsOf(text, lexicon)) signs += SIGNS[name] ?? 0;
  return BIAS + (SCALE * words) / Math.sqrt(places.length || 1) + signs;
}
