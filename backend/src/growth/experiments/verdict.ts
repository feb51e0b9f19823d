import type { Interval, Verdict } from '@landfall/shared/contracts';
import { newcombe, normalQuantile, splitProbability, wilson } from './statistics.ts';

/** Of one rate: 95 %. */
const RATE_Z = normalQuantile(0.025);

/** False winners that are accepted, in all comparisons of an experiment together. Below 5 %, as intervals are approximate. */
const FALSE_WINNERS = 0.04;

/** Fewer leads than this in two variants together tell nothing. */
const LEAST_LEADS = 10;

/** A split as unlikely as this is no chance. */
const BROKEN_BELOW = 0.001;

/** What was counted of a variant. */
export interface Counted {
  letter: 'A' | 'B' | 'C' | 'D' | 'E';
  weight: number;
  visitors: number;
  leads: number;
}

/** Leads of different people, as far as that can be: one who sends twice is no two people. */
const asHits = ({ leads, visitors }: Counted) => ({ hits: Math.min(leads, visitors), tries: visitors });

/** Every pair is compared: each comparison is held to its part of what is accepted. */
const comparisonZ = (variants: number): number => {
  const pairs = (variants * (variants - 1)) / 2;
  return normalQuantile(FALSE_WINNERS / pairs / 2);
};

/** The share of visitors that became leads, and where it lies; null without visitors. */
export function rateOf(variant: Counted): { rate: number | null; interval: Interval | null } {
  const { hits, tries } = asHits(variant);
  if (tries === 0) return { rate: null, interval: null };
  return { rate: hits / tries, interval: wilson(hits, tries, RATE_Z) };
}

/** How much better a rate is than another one; null where one of them has no visitors. */
export function differenceOf(one: Counted, other: Counted, variants: number): Interval | null {
  if (one.visitors === 0 || other.visitors === 0) return null;
  return newcombe(asHits(one), asHits(other), comparisonZ(variants));
}

/** Whether visitors were split as planned. */
export function splitOf(variants: readonly Counted[]): { p: number; is_broken: boolean } {
  const p = splitProbability(variants.map(({ visitors, weight }) => ({ count: visitors, weight })));
  return { p, is_broken: p < BROKEN_BELOW };
}

const beats = (one: Counted, other: Counted, variants: number): boolean =>
  one.leads + other.leads >= LEAST_LEADS && (differenceOf(one, other, variants)?.low ?? 0) > 0;

/** What the figures say. `isOver`: the planned time has passed, and nobody ended the experiment before. */
export function verdictOf(variants: readonly Counted[], isOver: boolean): Verdict {
  if (splitOf(variants).is_broken) return { kind: 'broken', variant: null };
  if (!isOver) return { kind: 'early', variant: null };
  const best = variants.find((one) => variants.every((other) => other === one || beats(one, other, variants.length)));
  return best ? { kind: 'winner', variant: best.letter } : { kind: 'none', variant: null };
}
