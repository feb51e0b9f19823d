import { writeFileSync } from 'node:fs';
import { featuresOf } from '../src/brief/learned/features.ts';
import { layoutOf, read } from '../src/brief/learned/sequence.ts';
import { signalsOf } from '../src/brief/learned/signals.ts';
import { placesOf, signCount, signsOf } from '../src/brief/learned/signs.ts';
import { lexiconOf } from '../src/brief/lexicon.ts';
import { checkDictation, learnDictation } from './dictation.ts';
import { type Described, type Example, loadDescribed, loadDescriptions, loadExamples } from './examples.ts';
import { learn, logit, type Model } from './model.ts';
import { checkNames, learnNames } from './names.ts';
import { type Lesson, learnSequence } from './sequence.ts';

// Learns what is told to the writer from the labelled descriptions beside this file, and writes the weights that the
// reader uses. `node training/train.ts --check` only says how well it tells descriptions apart that it has not seen.
const FOLDS = 5;
/** Shares of what is for the page that may be lost. */
const LOST = [0.005, 0.01, 0.02, 0.05, 0.1];
const WORST = 20;

/** Models of which each has not seen the descriptions of its fold. */
const modelsOf = (examples: readonly Example[]): Model[] =>
  Array.from({ length: FOLDS }, (_, fold) => learn(examples.filter(({ brief }) => brief % FOLDS !== fold)));

/** A description with how far its sentences lean alone, by a model that has not seen it. */
interface Unseen extends Lesson {
  brief: number;
  leanings: number[];
}

function unseen(described: readonly Described[], models: readonly Model[], places: Map<string, number>): Unseen[] {
  return described.map(({ brief, language, sentences }) => {
    const lexicon = lexiconOf(language);
    const model = models[brief % FOLDS] as Model;
    const known = sentences.map(({ text }) => ({ features: featuresOf(text), signals: signalsOf(text, lexicon) }));
    const leanings = known.map((each) => logit(model, each));
    const signs = known.map(({ signals }, at) => signsOf(leanings[at] ?? 0, signals, places));
    return { brief, leanings, signs, labels: sentences.map(({ toWriter }) => toWriter) };
  });
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** How many of the remarks are found where a share of the rest is lost. */
function foundAt(judged: readonly { by: number; toWriter: boolean }[]): Record<string, string> {
  const remarks = judged.filter(({ toWriter }) => toWriter);
  const others = judged.flatMap(({ by, toWriter }) => (toWriter ? [] : [by])).sort((a, b) => b - a);
  return Object.fromEntries(
    LOST.map((share) => {
      const from = others[Math.floor(others.length * share)] ?? 0;
      return [`lost ${100 * share} %`, percent(remarks.filter(({ by }) => by > from).length, remarks.length)];
    }),
  );
}

/** What sentences lean to among the others of their description, by networks that have not seen it. */
function togetherUnseen(lessons: readonly Unseen[], signs: number) {
  const layout = layoutOf(signs);
  return Array.from({ length: FOLDS }, (_, fold) => {
    const numbers = learnSequence(
      lessons.filter(({ brief }) => brief % FOLDS !== fold),
      signs,
    );
    return lessons
      .filter(({ brief }) => brief % FOLDS === fold)
      .flatMap(({ signs: own, labels }) => {
        const { odds } = read({ layout, numbers }, own);
        return labels.flatMap((toWriter, at) => (toWriter === null ? [] : [{ by: odds[at] ?? 0, toWriter }]));
      });
  }).flat();
}

function check(
  examples: readonly Example[],
  models: readonly Model[],
  lessons: readonly Unseen[],
  signs: number,
): void {
  const judged = examples.map((example) => ({
    ...example,
    by: logit(models[example.brief % FOLDS] as Model, example),
  }));
  for (const [language, own] of Map.groupBy(judged, (each) => each.language))
    console.log(
      language,
      own.length,
      percent(own.filter(({ by, toWriter }) => by > 0 === toWriter).length, own.length),
    );
  const alone = lessons.flatMap(({ leanings, labels }) =>
    labels.flatMap((toWriter, at) => (toWriter === null ? [] : [{ by: leanings[at] ?? 0, toWriter }])),
  );
  console.table({ 'the sentence alone': foundAt(alone), 'among the others': foundAt(togetherUnseen(lessons, signs)) });
  const wrong = judged.filter(({ by, toWriter }) => by > 0 !== toWriter);
  for (const { text, by, toWriter } of wrong.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, WORST))
    console.log(toWriter ? 'W' : 'P', by.toFixed(1), text);
}

const rounded = (weights: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(weights)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, weight]) => [name, Number(weight.toFixed(3))]),
  );

const FROM_TRAINING = '// Written by training/train.ts.';

function write({ words, signals, bias }: Model): void {
  const scale = words.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Buffer.from(Int8Array.from(words, (weight) => Math.round(weight / scale)).buffer);
  const named = (weights: Record<string, number>) => JSON.stringify(rounded(weights), null, 2);
  writeFileSync(
    new URL('../src/brief/learned/weights.ts', import.meta.url),
    `${FROM_TRAINING}
// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: what was learned may be near a constant.
export const BIAS = ${bias.toFixed(4)};
export const SCALE = ${scale.toPrecision(6)};
/** What each sign tells; below zero: for the page. */
export const SIGNS: Readonly<Record<string, number>> = ${named(Object.fromEntries(signals))};
/** A byte for each place, in base64. */
export const WEIGHTS =
  '${bytes.toString('base64')}';
`,
  );
}

function writeSequence(numbers: Float64Array, names: readonly string[]): void {
  const scale = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / 32767;
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [at, number] of numbers.entries()) bytes.writeInt16LE(Math.round(number / scale), 2 * at);
  writeFileSync(
    new URL('../src/brief/learned/sequence-weights.ts', import.meta.url),
    `${FROM_TRAINING}
export const SCALE = ${scale.toPrecision(6)};
/** The signs in the order of their places. */
export const NAMES: readonly string[] = ${JSON.stringify(names, null, 2)};
/** Two bytes for each number, in base64. */
export const NUMBERS =
  '${bytes.toString('base64')}';
`,
  );
}

const examples = loadExamples();
const descriptions = loadDescriptions();
const names = [...new Set(examples.flatMap(({ signals }) => signals))].toSorted();
const models = modelsOf(examples);
const lessons = unseen(loadDescribed(), models, placesOf(names));
if (process.argv.includes('--check')) {
  check(examples, models, lessons, signCount(names));
  checkDictation(descriptions);
  checkNames();
} else {
  write(learn(examples));
  writeSequence(learnSequence(lessons, signCount(names)), names);
  learnDictation(descriptions);
  learnNames();
}
