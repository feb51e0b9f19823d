import { readdirSync, readFileSync } from 'node:fs';
import { BRIEFS } from '../src/bench/briefs.ts';
import { EVERYDAY } from '../src/bench/everyday.ts';
import { containsWords, fold } from '../src/bench/fold.ts';
import { LETTERS } from '../src/bench/letters.ts';
import { OWNERS } from '../src/bench/owners.ts';
import { LEARNED_FROM } from '../src/bench/sets.ts';
import { clausesOf } from '../src/brief/clauses.ts';
import { featuresOf } from '../src/brief/learned/features.ts';
import { signalsOf } from '../src/brief/learned/signals.ts';
import { lexiconOf } from '../src/brief/lexicon.ts';
import { SAMPLE_REMARKS } from '../src/brief/remarks/sample-remarks.ts';
import { SAMPLE_BRIEFS } from '../src/brief/sample-briefs.ts';
import { SAMPLE_SENTENCES } from '../src/brief/sample-sentences.ts';
import { segment } from '../src/brief/text/segment.ts';

/** A sentence, or a part of one, that somebody labelled. */
export interface Example {
  /** Which description it stands in. */
  brief: number;
  language: string;
  text: string;
  features: number[];
  signals: string[];
  toWriter: boolean;
}

/** A description as somebody labelled it: P for the page, W for the writer. */
export interface Labelled {
  language: string;
  items: ['P' | 'W', string][];
  isWhole: boolean;
  /** Its lists and fragments tell nothing of where sentences end. */
  isInLists?: boolean;
  /** All its sentences in their order, also those of which nobody said to whom they are told. */
  sentences?: Sentence[];
}

/** A sentence in its description, and whom it is told to, where somebody labelled it. */
export interface Sentence {
  text: string;
  toWriter: boolean | null;
}

/** A description whose sentences are known in their order. */
export interface Described {
  brief: number;
  language: string;
  sentences: Sentence[];
}

const LANGUAGES = new Set(['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'pl']);

/** Whom a text is told to, by what is expected of its page; null where that says nothing of it, or both. */
function labelOf(text: string, facts: readonly string[], forbidden: readonly string[]): boolean | null {
  const folded = fold(text);
  const has = (words: string) => containsWords(folded, fold(words));
  const isForbidden = forbidden.some(has);
  return facts.some(has) === isForbidden ? null : isForbidden;
}

/** The parts of a description's sentences, labelled by what is expected of its page, and the sentences. */
function labelledBy(text: string, language: string, facts: readonly string[], forbidden: readonly string[]) {
  const lexicon = lexiconOf(language);
  const units = segment(text, language, () => false).filter(({ heading }) => !heading);
  const items = units.flatMap((unit) =>
    clausesOf(unit.text, lexicon).flatMap(({ text: clause }): Labelled['items'] => {
      const toWriter = labelOf(clause, facts, forbidden);
      return toWriter === null ? [] : [[toWriter ? 'W' : 'P', clause]];
    }),
  );
  const sentences = units.map((unit) => ({ text: unit.text, toWriter: labelOf(unit.text, facts, forbidden) }));
  return { items, sentences };
}

/** The descriptions of the benchmark that somebody has read. */
function* benchmarked(): Generator<Labelled> {
  for (const { text, language, facts, forbidden } of [
    ...[...BRIEFS, ...EVERYDAY, ...OWNERS, ...LETTERS],
    ...LEARNED_FROM,
  ]) {
    if (!LANGUAGES.has(language)) continue;
    const told = facts.flatMap(({ all = [], any = [] }) => [...all, ...any]);
    yield { language, ...labelledBy(text, language, told, forbidden), isWhole: false };
  }
}

/** The samples that the reader's own tests hold. */
function* sampled(): Generator<Labelled> {
  for (const samples of [SAMPLE_SENTENCES, SAMPLE_REMARKS])
    for (const [language, { content, instructions, ...rest }] of Object.entries(samples)) {
      if ('opening' in rest) {
        const { opening } = rest as { opening: string };
        yield {
          language,
          items: [opening, ...opening.split(/ (?=(?:and|y|e|et|und|en|i) )/)].map((text) => ['P', text]),
          isWhole: false,
        };
      }
      for (const text of content)
        yield { language, items: [text, ...text.split(/(?<=\?) /)].map((part) => ['P', part]), isWhole: false };
      for (const text of instructions) yield { language, items: [['W', text]], isWhole: false };
    }
  for (const { language, brief, facts, never } of SAMPLE_BRIEFS) {
    if (!LANGUAGES.has(language)) continue;
    const told = facts.map((fact) => fact.split(/: | \| /).at(-1) ?? '');
    const texts = told.filter((text) => text.includes(' '));
    yield { language, items: texts.map((text) => ['P', text]), isWhole: false };
    yield { language, ...labelledBy(brief, language, told, never), isWhole: false };
  }
}

/** The labelled descriptions beside this file, whole and in their order. */
export function loadDescriptions(): Labelled[] {
  const folder = new URL('./', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => ({
          language: name.slice(0, 2),
          items: JSON.parse(line).items,
          isWhole: true,
          isInLists: name.endsWith('-everyday.jsonl'),
        })),
    );
}

const labelledAll = (): Labelled[] => [...loadDescriptions(), ...benchmarked(), ...sampled()];

/** Every labelled sentence: of the descriptions beside this file, of the benchmark and of the reader's samples. */
export function loadExamples(): Example[] {
  return labelledAll().flatMap(({ language, items }, brief) =>
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

/** The descriptions of which all sentences are known. `brief` is the same as that of their examples. */
export function loadDescribed(): Described[] {
  return labelledAll().flatMap(({ language, items, isWhole, sentences }, brief) => {
    const told = isWhole ? items.map(([label, text]) => ({ text, toWriter: label === 'W' })) : sentences;
    return told ? [{ brief, language, sentences: told }] : [];
  });
}
