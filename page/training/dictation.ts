import { writeFileSync } from 'node:fs';
import { gapFeatures, PLACES, wordFeatures, wordOf } from '../src/brief/learned/dictation-features.ts';
import type { Labelled } from './examples.ts';

const EPOCHS = 4;
const RATE = 0.3;
const GAP_DECAY = 1e-4;
const WORD_DECAY = 1e-5;

/** A description as if it had been dictated: its words, whom each is told to, and where sentences end. */
interface Dictation {
  language: string;
  words: string[];
  toWriter: boolean[];
  ends: boolean[];
  /** Whether a mark that ends no sentence follows. */
  marked: boolean[];
}

/** The descriptions whose sentences stand in their order, as if they had been dictated. */
const dictations = (descriptions: readonly Labelled[]): Dictation[] =>
  descriptions
    .filter(({ isInLists }) => !isInLists)
    .map(({ language, items }) => {
      const dictation: Dictation = { language, words: [], toWriter: [], ends: [], marked: [] };
      for (const [label, text] of items) {
        for (const written of text.split(/\s+/)) {
          const word = wordOf(written);
          if (!word) continue;
          dictation.words.push(word);
          dictation.toWriter.push(label === 'W');
          dictation.ends.push(/[.!?…]["”»)]*$/u.test(written));
          dictation.marked.push(/[,;:]$/.test(written));
        }
        if (dictation.ends.length > 0) dictation.ends[dictation.ends.length - 1] = true;
      }
      return dictation;
    });

interface Weights {
  bias: number;
  places: Float32Array;
}

/** An example of a feature's places, and whether it is one. */
type Told = readonly [features: readonly number[], is: boolean];

/** Logistic regression by gradient descent, with steps that shrink where a feature was seen often. */
function learn(all: readonly Dictation[], examplesOf: (one: Dictation) => Iterable<Told>, decay: number): Weights {
  const places = new Float32Array(PLACES);
  const seen = new Float32Array(PLACES).fill(1e-2);
  let bias = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (let index = 0; index < all.length; index += 1) {
      // An order that looks like none, so that the same data gives the same weights.
      const dictation = all[(index * 7919 + epoch * 131) % all.length];
      if (!dictation) continue;
      for (const [features, is] of examplesOf(dictation)) {
        const share = 1 / Math.sqrt(features.length);
        let sum = bias;
        for (const place of features) sum += (places[place] ?? 0) * share;
        const error = Number(is) - 1 / (1 + Math.exp(-sum));
        for (const place of features) {
          const gradient = error * share - decay * (places[place] ?? 0);
          seen[place] = (seen[place] ?? 0) + gradient * gradient;
          places[place] = (places[place] ?? 0) + (RATE * gradient) / Math.sqrt(seen[place] ?? 1);
        }
        bias += 0.005 * error;
      }
    }
  return { bias, places };
}

/** Each gap as it is said, without any mark; where somebody paused, a sentence could as well have ended. */
function* gapsOf({ words, ends, marked, language }: Dictation): Iterable<Told> {
  for (let at = 0; at < words.length - 1; at += 1)
    if (ends[at] || !marked[at]) yield [gapFeatures(words, at, language), ends[at] ?? false];
}

/** The gaps with a comma, as those type who put one for every mark. */
function* commasOf({ words, ends, marked, language }: Dictation): Iterable<Told> {
  for (let at = 0; at < words.length - 1; at += 1)
    if (ends[at] || marked[at]) yield [gapFeatures(words, at, language), ends[at] ?? false];
}

function* wordsOf({ words, toWriter }: Dictation): Iterable<Told> {
  for (const [at, is] of toWriter.entries()) yield [wordFeatures(words, at), is];
}

/** Weights as the reader takes them. */
function stored({ bias, places }: Weights): string {
  const scale = places.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Buffer.from(Int8Array.from(places, (weight) => Math.round(weight / scale)).buffer);
  const lines = bytes.toString('base64').match(/.{1,16000}/g) ?? [];
  const text = lines.map((line) => `'${line}'`).join(' +\n    ');
  return `{\n  bias: ${bias.toFixed(4)},\n  scale: ${scale.toPrecision(6)},\n  places:\n    ${text},\n}`;
}

const weigh = ({ bias, places }: Weights, features: readonly number[]): number =>
  features.reduce((sum, place) => sum + (places[place] ?? 0) / Math.sqrt(features.length), bias);

/** How many there are of what is to be found, of what was found, and of both. */
function countFound(all: readonly Dictation[], weights: Weights, examplesOf: (one: Dictation) => Iterable<Told>) {
  const count = { there: 0, found: 0, right: 0 };
  for (const dictation of all)
    for (const [features, is] of examplesOf(dictation)) {
      const found = weigh(weights, features) > 0;
      count.there += Number(is);
      count.found += Number(found);
      count.right += Number(found && is);
    }
  return { found: count.right / count.there, right: count.right / count.found };
}

const FOLDS = 5;

/** Says how well it tells the ends of sentences and words to the writer apart in descriptions that it has not seen. */
export function checkDictation(descriptions: readonly Labelled[]): void {
  const all = dictations(descriptions);
  const seen = all.filter((_, index) => index % FOLDS !== 0);
  const unseen = all.filter((_, index) => index % FOLDS === 0);
  console.table({
    'ends of sentences': countFound(unseen, learn(seen, gapsOf, GAP_DECAY), gapsOf),
    'those with a comma': countFound(unseen, learn(seen, commasOf, GAP_DECAY), commasOf),
    'words to the writer': countFound(unseen, learn(seen, wordsOf, WORD_DECAY), wordsOf),
  });
}

/** Learns where the sentences of dictated texts end and whom their words are told to, and writes the weights. */
export function learnDictation(descriptions: readonly Labelled[]): void {
  const all = dictations(descriptions);
  const gaps = stored(learn(all, gapsOf, GAP_DECAY));
  const commas = stored(learn(all, commasOf, GAP_DECAY));
  const words = stored(learn(all, wordsOf, WORD_DECAY));
  writeFileSync(
    new URL('../src/brief/learned/dictation-weights.ts', import.meta.url),
    `// Written by training/train.ts.
import type { StoredWeights } from './dictation-features.ts';

/** Whether a sentence ends after a word. */
export const GAPS: StoredWeights = ${gaps};
/** Whether a sentence ends after a comma. */
export const COMMAS: StoredWeights = ${commas};
/** Whether a word is told to the writer. */
export const WORDS: StoredWeights = ${words};
`,
  );
}
