import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { BRIEFS } from '../src/bench/briefs.ts';
import { containsWords, fold } from '../src/bench/fold.ts';
import { clausesOf } from '../src/brief/clauses.ts';
import { featuresOf, PLACES } from '../src/brief/learned/features.ts';
import { signalsOf } from '../src/brief/learned/signals.ts';
import { lexiconOf } from '../src/brief/lexicon.ts';
import { SAMPLE_BRIEFS } from '../src/brief/sample-briefs.ts';
import { SAMPLE_REMARKS } from '../src/brief/sample-remarks.ts';
import { SAMPLE_SENTENCES } from '../src/brief/sample-sentences.ts';
import { segment } from '../src/brief/segment.ts';

// Learns what is told to the writer from the labelled descriptions beside this file, and writes the weights that the
// reader uses. `node training/train.ts --check` only says how well it tells descriptions apart that it has not seen.
const FOLDS = 5;
const EPOCHS = 12;
const RATE = 0.3;
const DECAY = 1e-4;

interface Example {
  brief: number;
  language: string;
  text: string;
  features: number[];
  signals: string[];
  toWriter: boolean;
}

interface Model {
  words: Float32Array;
  signals: Map<string, number>;
  bias: number;
}

const LANGUAGES = new Set(['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'pl']);

/** What the descriptions of the benchmark, but for those that are held out, tell by what they expect of a page. */
function* benchmarked(): Generator<{ language: string; items: ['P' | 'W', string][] }> {
  for (const { text, language, facts, forbidden, heldOut } of BRIEFS) {
    if (heldOut || !LANGUAGES.has(language)) continue;
    const lexicon = lexiconOf(language);
    const items: ['P' | 'W', string][] = [];
    for (const unit of segment(text, language, () => false))
      for (const { text: clause } of clausesOf(unit.text, lexicon)) {
        const folded = fold(clause);
        const has = (words: string) => containsWords(folded, fold(words));
        const isFact = facts.some(({ all = [], any = [] }) => all.some(has) || any.some(has));
        const isForbidden = forbidden.some(has);
        if (isFact !== isForbidden) items.push([isForbidden ? 'W' : 'P', clause]);
      }
    if (items.length > 0) yield { language, items };
  }
}

/** The samples that the reader's own tests hold. */
function* sampled(): Generator<{ language: string; items: ['P' | 'W', string][] }> {
  for (const samples of [SAMPLE_SENTENCES, SAMPLE_REMARKS])
    for (const [language, { content, instructions, ...rest }] of Object.entries(samples)) {
      if ('opening' in rest) {
        const { opening } = rest as { opening: string };
        yield {
          language,
          items: [opening, ...opening.split(/ (?=(?:and|y|e|et|und|en|i) )/)].map((text) => ['P', text]),
        };
      }
      for (const text of content)
        yield { language, items: [text, ...text.split(/(?<=\?) /)].map((part) => ['P', part]) };
      for (const text of instructions) yield { language, items: [['W', text]] };
    }
  for (const { language, facts } of SAMPLE_BRIEFS) {
    const texts = facts.map((fact) => fact.split(/: | \| /).at(-1) ?? '').filter((text) => text.includes(' '));
    if (LANGUAGES.has(language)) yield { language, items: texts.map((text) => ['P', text]) };
  }
}

function load(): Example[] {
  const folder = new URL('./', import.meta.url);
  const written = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => ({ language: name.slice(0, 2), items: JSON.parse(line).items as ['P' | 'W', string][] })),
    );
  return [...written, ...benchmarked(), ...sampled()].flatMap(({ language, items }, brief) =>
    items.map(([label, text]) => ({
      brief,
      language,
      text,
      features: featuresOf(text),
      signals: signalsOf(text, lexiconOf(language)),
      toWriter: label === 'W',
    })),
  );
}

/** A fixed order that looks like none, so that the same data gives the same weights. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const order = list.map((value, index) => ({ value, key: Math.imul(index + 1, 2654435761 + seed * 40503) >>> 0 }));
  return order.sort((a, b) => a.key - b.key).map(({ value }) => value);
}

function logit({ words, signals, bias }: Model, example: Pick<Example, 'features' | 'signals'>): number {
  let inWords = 0;
  for (const place of example.features) inWords += words[place] ?? 0;
  let inSigns = 0;
  for (const name of example.signals) inSigns += signals.get(name) ?? 0;
  return bias + inWords / Math.sqrt(example.features.length || 1) + inSigns;
}

/** Logistic regression by gradient descent, with steps that shrink where a feature was seen often. */
function learn(examples: readonly Example[]): Model {
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

/** How often descriptions that were left out are judged rightly, by language. */
function check(examples: readonly Example[]): void {
  const right: Record<string, number> = {};
  const all: Record<string, number> = {};
  const wrong: { text: string; by: number; toWriter: boolean }[] = [];
  const thresholds = [-1, 0, 1, 2, 3];
  const counts = thresholds.map(() => ({ caught: 0, lost: 0 }));
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = learn(examples.filter(({ brief }) => brief % FOLDS !== fold));
    for (const example of examples) {
      const { brief, language, text, toWriter } = example;
      if (brief % FOLDS !== fold) continue;
      const by = logit(model, example);
      all[language] = (all[language] ?? 0) + 1;
      if (by > 0 === toWriter) right[language] = (right[language] ?? 0) + 1;
      else wrong.push({ text, by, toWriter });
      thresholds.forEach((threshold, index) => {
        const count = counts[index];
        if (!count || by <= threshold) return;
        if (toWriter) count.caught += 1;
        else count.lost += 1;
      });
    }
  }
  console.table(
    Object.fromEntries(
      Object.entries(all).map(([language, count]) => [
        language,
        { count, right: `${((100 * (right[language] ?? 0)) / count).toFixed(1)} %` },
      ]),
    ),
  );
  const writers = examples.filter(({ toWriter }) => toWriter).length;
  console.table(
    Object.fromEntries(
      thresholds.map((threshold, index) => [
        threshold,
        {
          'told to the writer, found': `${((100 * (counts[index]?.caught ?? 0)) / writers).toFixed(1)} %`,
          'for the page, lost': `${((100 * (counts[index]?.lost ?? 0)) / (examples.length - writers)).toFixed(1)} %`,
        },
      ]),
    ),
  );
  wrong.sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  for (const { text, by, toWriter } of wrong.slice(0, 20)) console.log(toWriter ? 'W' : 'P', by.toFixed(1), text);
}

function write({ words, signals, bias }: Model): void {
  const scale = words.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Buffer.from(Int8Array.from(words, (weight) => Math.round(weight / scale)).buffer);
  const named = [...signals]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, weight]) => [name, Number(weight.toFixed(3))]);
  writeFileSync(
    new URL('../src/brief/learned/weights.ts', import.meta.url),
    `// Written by training/train.ts.\nexport const BIAS = ${bias.toFixed(4)};\nexport const SCALE = ${scale.toPrecision(6)};\n/** What each sign tells; below zero: for the page. */\nexport const SIGNS: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(named), null, 2)};\n/** A byte for each place, in base64. */\nexport const WEIGHTS =\n  '${bytes.toString('base64')}';\n`,
  );
}

const examples = load();
if (process.argv.includes('--check')) check(examples);
else write(learn(examples));
