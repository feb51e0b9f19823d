import { readdirSync, readFileSync } from 'node:fs';
import { BRIEFS } from '../src/bench/briefs.ts';
import { EVERYDAY } from '../src/bench/everyday.ts';
import { containsWords, fold } from '../src/bench/fold.ts';
import { clausesOf } from '../src/brief/clauses.ts';
import { featuresOf } from '../src/brief/learned/features.ts';
import { signalsOf } from '../src/brief/learned/signals.ts';
import { lexiconOf } from '../src/brief/lexicon.ts';
import { SAMPLE_BRIEFS } from '../src/brief/sample-briefs.ts';
import { SAMPLE_REMARKS } from '../src/brief/sample-remarks.ts';
import { SAMPLE_SENTENCES } from '../src/brief/sample-sentences.ts';
import { segment } from '../src/brief/segment.ts';

/** A sentence, or a part of one, that somebody labelled. */
export interface Example {
  /** Which description it stands in. */
  brief: number;
  /** The sentences around it are those of the description, in their order. */
  isWhole: boolean;
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
}

const LANGUAGES = new Set(['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'pl']);

/** The parts of a description's sentences, labelled by what is expected of its page. */
function labelledBy(
  text: string,
  language: string,
  facts: readonly string[],
  forbidden: readonly string[],
): Labelled['items'] {
  const lexicon = lexiconOf(language);
  return segment(text, language, () => false).flatMap((unit) =>
    clausesOf(unit.text, lexicon).flatMap(({ text: clause }): Labelled['items'] => {
      const folded = fold(clause);
      const has = (words: string) => containsWords(folded, fold(words));
      const isForbidden = forbidden.some(has);
      return facts.some(has) === isForbidden ? [] : [[isForbidden ? 'W' : 'P', clause]];
    }),
  );
}

/** The descriptions of the benchmark that it is tuned by. */
function* benchmarked(): Generator<Labelled> {
  for (const { text, language, facts, forbidden } of [...BRIEFS, ...EVERYDAY]) {
    if (!LANGUAGES.has(language)) continue;
    const told = facts.flatMap(({ all = [], any = [] }) => [...all, ...any]);
    yield { language, items: labelledBy(text, language, told, forbidden), isWhole: false };
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
    yield { language, items: labelledBy(brief, language, told, never), isWhole: false };
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

/** Every labelled sentence: of the descriptions beside this file, of the benchmark and of the reader's samples. */
export function loadExamples(): Example[] {
  return [...loadDescriptions(), ...benchmarked(), ...sampled()].flatMap(({ language, items, isWhole }, brief) =>
    items.map(([label, text]) => ({
      brief,
      isWhole,
      language,
      text,
      features: featuresOf(text),
      signals: signalsOf(text, lexiconOf(language)),
      toWriter: label === 'W',
    })),
  );
}
