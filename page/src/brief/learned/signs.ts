import type { Signs } from './sequence.ts';

/** The place of how far a sentence leans, and by how much that is divided there. */
export const LEANING = 1;
export const PER_LEANING = 5;
/** Signs that every sentence has: how far it leans, the same within bounds. */
const OWN = 2;
const BOUND = 3;

/** How many signs there are besides those with names. */
export const signCount = (names: readonly string[]): number => OWN + names.length;

/** What a network reads of a sentence. `leaning`: of the sentence alone. `signals`: those of `signalsOf`. */
export function signsOf(leaning: number, signals: readonly string[], places: ReadonlyMap<string, number>): Signs {
  const named = signals.flatMap((name) => {
    const place = places.get(name);
    return place === undefined ? [] : [[OWN + place, 1] as const];
  });
  return [[0, Math.tanh(leaning / BOUND)], [LEANING, leaning / PER_LEANING], ...named];
}

/** Where each name stands. */
export const placesOf = (names: readonly string[]): Map<string, number> =>
  new Map(names.map((name, place) => [name, place]));
