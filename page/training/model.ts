import { PLACES } from '../src/brief/learned/features.ts';
import type { Example } from './examples.ts';

const EPOCHS = 12;
const RATE = 0.3;
const DECAY = 1e-3;

export interface Model {
  words: Float32Array;
  signals: Map<string, number>;
  bias: number;
}

/** A fixed order that looks like none, so that the same data gives the same weights. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const order = list.map((value, index) => ({ value, key: Math.imul(index + 1, 2654435761 + seed * 40503) >>> 0 }));
  return order.sort((a, b) => a.key - b.key).map(({ value }) => value);
}

/** The logarithm of the odds that an example is told to the writer. */
export function logit({ words, signals, bias }: Model, example: Pick<Example, 'features' | 'signals'>): number {
  let inWords = 0;
  for (const place of example.features) inWords += words[place] ?? 0;
  let inSigns = 0;
  for (const name of example.signals) inSigns += signals.get(name) ?? 0;
  return bias + inWords / Math.sqrt(example.features.length || 1) + inSigns;
}

/** Logistic regression by gradient descent, with steps that shrink where a feature was seen often. */
export function learn(examples: readonly Example[]): Model {
  const model: Model = { words: new Float32Array(PLACES), signals: new Map(), bias: 0 };
  const seenWords = new Float32Array(PLACES).fill(1e-2);
  const seenSignals = new Map<string, number>();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const example of shuffled(examples, epoch)) {
      const guess = 1 / (1 + Math.exp(-logit(model, example)));
      const error = Number(example.toWriter) - guess;
      const step = error / Math.sqrt(example.features.length || 1);
      for (const place of example.features) {
        const weight = model.words[place] ?? 0;
        const gradient = step - DECAY * weight;
        seenWords[place] = (seenWords[place] ?? 0) + gradient * gradient;
        model.words[place] = weight + (RATE * gradient) / Math.sqrt(seenWords[place] ?? 1);
      }
      for (const name of example.signals) {
        const weight = model.signals.get(name) ?? 0;
        const gradient = error - DECAY * weight;
        const seen = (seenSignals.get(name) ?? 1) + gradient * gradient;
        seenSignals.set(name, seen);
        model.signals.set(name, weight + (RATE * 0.5 * gradient) / Math.sqrt(seen));
      }
      model.bias += 0.01 * error;
    }
  return model;
}
