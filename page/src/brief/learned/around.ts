import { AROUND } from './weights.ts';

/** The sentences around one that tell of it. */
const NEIGHBOURS = [
  ['before', -1],
  ['after', 1],
  ['before2', -2],
  ['after2', 2],
] as const;

/** The signs of a place in a description by their names. `leanings`: of its sentences in their order. */
export function signsAround(leanings: readonly number[], at: number): Record<string, number> {
  const lean = (index: number) => (leanings[index] === undefined ? 0 : Math.tanh(leanings[index] / 3));
  return Object.fromEntries(NEIGHBOURS.map(([name, offset]) => [name, lean(at + offset)]));
}

/** What the place of a sentence adds to how far it leans to being told to the writer; below zero: for the page. */
export const leaningAround = (leanings: readonly number[], at: number): number =>
  Object.entries(signsAround(leanings, at)).reduce((sum, [name, sign]) => sum + (AROUND[name] ?? 0) * sign, 0);
