import { signsAround } from '../src/brief/learned/around.ts';
import type { Example } from './examples.ts';

const ROUNDS = 300;
const RATE = 3;

interface Placed {
  leaning: number;
  signs: Record<string, number>;
  toWriter: boolean;
}

/** Each sentence of whole descriptions with what stands around it. `leanings`: of all examples, by models that had not seen them. */
export function placed(examples: readonly Example[], leanings: ArrayLike<number>): Placed[] {
  const byBrief = Map.groupBy(examples.keys(), (index) => examples[index]?.brief);
  return [...byBrief.values()].flatMap((indices) => {
    const own = indices.map((index) => leanings[index] ?? 0);
    return indices.flatMap((index, at) => {
      const example = examples[index];
      if (!example?.isWhole) return [];
      return [{ leaning: own[at] ?? 0, signs: signsAround(own, at), toWriter: example.toWriter }];
    });
  });
}

/** The logarithm of the odds, with what the place adds. */
export const logitAround = ({ leaning, signs }: Placed, weights: Readonly<Record<string, number>>): number =>
  Object.entries(signs).reduce((sum, [name, sign]) => sum + (weights[name] ?? 0) * sign, leaning);

/** What each sign of a place tells, beside the sentence itself: logistic regression by gradient descent. */
export function learnAround(places: readonly Placed[]): Record<string, number> {
  const weights: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradients: Record<string, number> = {};
    for (const each of places) {
      const error = Number(each.toWriter) - 1 / (1 + Math.exp(-logitAround(each, weights)));
      for (const [name, sign] of Object.entries(each.signs)) gradients[name] = (gradients[name] ?? 0) + error * sign;
    }
    for (const [name, gradient] of Object.entries(gradients))
      weights[name] = (weights[name] ?? 0) + (RATE * gradient) / places.length;
  }
  return weights;
}
