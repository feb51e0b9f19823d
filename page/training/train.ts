import { writeFileSync } from 'node:fs';
import { learnAround, logitAround, placed } from './around.ts';
import { checkDictation, learnDictation } from './dictation.ts';
import { type Example, loadDescriptions, loadExamples } from './examples.ts';
import { learn, logit, type Model } from './model.ts';

// Learns what is told to the writer from the labelled descriptions beside this file, and writes the weights that the
// reader uses. `node training/train.ts --check` only says how well it tells descriptions apart that it has not seen.
const FOLDS = 5;
/** Shares of what is for the page that may be lost. */
const LOST = [0.005, 0.01, 0.02, 0.05, 0.1];
const WORST = 20;

/** How far each example leans, by a model that has not seen its description. */
function unseenLeanings(examples: readonly Example[]): Float64Array {
  const leanings = new Float64Array(examples.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = learn(examples.filter(({ brief }) => brief % FOLDS !== fold));
    for (const [index, example] of examples.entries())
      if (example.brief % FOLDS === fold) leanings[index] = logit(model, example);
  }
  return leanings;
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

function check(examples: readonly Example[], leanings: Float64Array): void {
  const judged = examples.map(({ text, language, toWriter }, index) => ({
    text,
    language,
    toWriter,
    by: leanings[index] ?? 0,
  }));
  for (const [language, own] of Map.groupBy(judged, (each) => each.language))
    console.log(
      language,
      own.length,
      percent(own.filter(({ by, toWriter }) => by > 0 === toWriter).length, own.length),
    );
  const places = placed(examples, leanings);
  const around = learnAround(places);
  console.table({
    'the sentence alone': foundAt(places.map(({ leaning, toWriter }) => ({ by: leaning, toWriter }))),
    'and those around it': foundAt(places.map((each) => ({ by: logitAround(each, around), toWriter: each.toWriter }))),
  });
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

function write({ words, signals, bias }: Model, around: Record<string, number>): void {
  const scale = words.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Buffer.from(Int8Array.from(words, (weight) => Math.round(weight / scale)).buffer);
  const named = (weights: Record<string, number>) => JSON.stringify(rounded(weights), null, 2);
  writeFileSync(
    new URL('../src/brief/learned/weights.ts', import.meta.url),
    `// Written by training/train.ts.
// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: what was learned may be near a constant.
export const BIAS = ${bias.toFixed(4)};
export const SCALE = ${scale.toPrecision(6)};
/** What each sign tells; below zero: for the page. */
export const SIGNS: Readonly<Record<string, number>> = ${named(Object.fromEntries(signals))};
/** What the sentences around one tell of it. */
export const AROUND: Readonly<Record<string, number>> = ${named(around)};
/** A byte for each place, in base64. */
export const WEIGHTS =
  '${bytes.toString('base64')}';
`,
  );
}

const examples = loadExamples();
const descriptions = loadDescriptions();
const leanings = unseenLeanings(examples);
if (process.argv.includes('--check')) {
  check(examples, leanings);
  checkDictation(descriptions);
} else {
  write(learn(examples), learnAround(placed(examples, leanings)));
  learnDictation(descriptions);
}
