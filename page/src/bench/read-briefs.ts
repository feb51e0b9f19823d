import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { BenchBrief } from './bench-brief.ts';
import { wordsOf } from './fold.ts';

const texts = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.readonly());
const factCheck = v.union([
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.transform((words) => ({ what: words, all: wordsOf(words) })),
  ),
  v.object({ what: v.string(), all: v.exactOptional(texts), any: v.exactOptional(texts) }),
]);
const briefs = v.array(
  v.object({
    id: v.string(),
    language: v.string(),
    title: v.optional(v.string(), ''),
    projectName: v.optional(v.string(), ''),
    projectDescription: v.optional(v.string(), ''),
    text: v.string(),
    facts: v.array(factCheck),
    forbidden: v.optional(texts, []),
    names: v.exactOptional(texts),
    top: v.exactOptional(v.object({ what: texts, where: texts, not: texts })),
    prices: v.exactOptional(v.array(v.object({ amount: v.string(), of: texts }))),
  }),
);

/** The briefs of a JSON file; a fact may be nothing but words that have to stand near each other. */
export const readBriefs = (path: string | URL): BenchBrief[] => v.parse(briefs, JSON.parse(readFileSync(path, 'utf8')));
