import { writeFileSync } from 'node:fs';
import type { BenchBrief } from '../src/bench/bench-brief.ts';
import { wordsOf } from '../src/bench/fold.ts';
import { LEARNED_FROM } from '../src/bench/sets.ts';
import { lexiconOf } from '../src/brief/lexicon.ts';
import { type Candidate, candidatesIn } from '../src/brief/naming/candidates.ts';
import { toldIn } from '../src/brief/naming/ranked-name.ts';
import { signsOf } from '../src/brief/naming/signs-of-name.ts';
import { readText } from '../src/brief/read-text.ts';
import { Sheet } from '../src/brief/sheet.ts';
import { languageOf } from '../src/brief/text/language.ts';
import { normalise } from '../src/brief/text/normalise.ts';
import { leaveOut } from '../src/brief/wishes/left-out.ts';

const FOLDS = 6;
const EPOCHS = 200;
const RATE = 0.05;
const DECAY = 1e-3;
/** A sign of fewer texts says nothing. */
const FEWEST = 3;
/** What a name is worth that has a town or an article besides. */
const WITH_MORE = 0.5;
const MOST_BESIDE = 2;

interface NamedText {
  brief: BenchBrief;
  candidates: Candidate[];
  signs: Set<string>[];
  /** How right each candidate is. */
  worth: number[];
}

const labelled = (): BenchBrief[] => LEARNED_FROM.filter(({ names }) => names);

function worthOf(names: readonly string[], name: string): number {
  const words = wordsOf(name);
  let worth = 0;
  for (const wanted of names.map(wordsOf)) {
    const rest = words.length - wanted.length;
    if (rest < 0 || rest > MOST_BESIDE || !` ${words.join(' ')} `.includes(` ${wanted.join(' ')} `)) continue;
    worth = Math.max(worth, rest === 0 ? 1 : WITH_MORE);
  }
  return worth;
}

/** A description with what may be its name. */
function namedText(brief: BenchBrief): NamedText {
  const written = normalise(brief.text);
  const language = languageOf([written]);
  const lexicon = lexiconOf(language);
  const sheet = new Sheet();
  const { text } = readText(written, language, lexicon, sheet);
  leaveOut(sheet, lexicon);
  const { candidates, tokens } = candidatesIn(text, language);
  return {
    brief,
    candidates,
    signs: signsOf({ text, tokens, language, told: toldIn(sheet.facts) }, candidates),
    worth: candidates.map((candidate) => worthOf(brief.names ?? [], candidate.text)),
  };
}

type Weights = Map<string, number>;

const scoreOf = (weights: Weights, signs: Iterable<string>): number => {
  let sum = 0;
  for (const sign of signs) sum += weights.get(sign) ?? 0;
  return sum;
};

/** Ranks the candidates of each text by a softmax over what their signs weigh. */
function weightsOfNames(texts: readonly NamedText[], decay = DECAY, epochs = EPOCHS): Weights {
  const seen = new Map<string, number>();
  for (const { signs } of texts)
    for (const sign of new Set(signs.flatMap((each) => [...each]))) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const names = [...seen].flatMap(([sign, count]) => (count < FEWEST ? [] : [sign])).toSorted();
  const places = new Map(names.map((name, at) => [name, at]));
  const lessons = texts
    .filter(({ worth }) => worth.some((each) => each > 0))
    .map(({ signs, worth }) => ({
      signs: signs.map((each) => Int32Array.from([...each].flatMap((name) => places.get(name) ?? []))),
      worth,
    }));
  const weights = new Float64Array(names.length);
  const first = new Float64Array(names.length);
  const second = new Float64Array(names.length);
  for (let epoch = 1; epoch <= epochs; epoch += 1) {
    const slopes = weights.map((weight) => decay * weight);
    for (const { signs, worth } of lessons) {
      const scores = signs.map((each) => each.reduce((sum, place) => sum + (weights[place] ?? 0), 0));
      const most = Math.max(...scores);
      const parts = scores.map((score) => Math.exp(score - most));
      const sum = parts.reduce((all, part) => all + part, 0);
      const right = parts.reduce((all, part, at) => all + part * (worth[at] ?? 0), 0);
      for (const [at, each] of signs.entries()) {
        const part = parts[at] ?? 0;
        const slope = (part / sum - (part * (worth[at] ?? 0)) / right) / lessons.length;
        if (Math.abs(slope) > 1e-9) for (const place of each) slopes[place] = (slopes[place] ?? 0) + slope;
      }
    }
    for (const [at, slope] of slopes.entries()) {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * slope * slope;
      const [one, two] = [(first[at] ?? 0) / (1 - 0.9 ** epoch), (second[at] ?? 0) / (1 - 0.99 ** epoch)];
      weights[at] = (weights[at] ?? 0) - (RATE * one) / (Math.sqrt(two) + 1e-8);
    }
  }
  return new Map(names.map((name, at) => [name, weights[at] ?? 0]));
}

const bestOf = (weights: Weights, { signs }: NamedText): number => {
  const scores = signs.map((each) => scoreOf(weights, each));
  return scores.indexOf(Math.max(...scores));
};

/** Learns what tells the name of a page from the labelled descriptions, and writes it for the reader. */
export function learnNames(): void {
  const weights = weightsOfNames(labelled().map(namedText));
  const kept = [...weights].flatMap(([sign, weight]) =>
    Math.abs(weight) < 0.005 ? [] : [[sign, Number(weight.toFixed(2))]],
  );
  writeFileSync(
    new URL('../src/brief/learned/name-weights.ts', import.meta.url),
    `// Written by training/train.ts.
/** How far each sign speaks for a name. */
export const NAME_WEIGHTS: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(kept), null, 2)};
`,
  );
}

/** Says how many descriptions are named rightly by what was learned from others. */
export function checkNames(): void {
  const texts = labelled().map(namedText);
  let right = 0;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = weightsOfNames(texts.filter((_, at) => at % FOLDS !== fold));
    right += texts.filter((text, at) => at % FOLDS === fold && (text.worth[bestOf(weights, text)] ?? 0) > 0).length;
  }
  console.log('names', texts.length, `${((100 * right) / texts.length).toFixed(1)} %`);
}
