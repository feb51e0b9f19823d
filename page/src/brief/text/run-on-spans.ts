import type { Lexicon } from '../lexicon.ts';
import { countWords } from './phrases.ts';

const RUN_ON_WORDS = 24;
const SHORTEST = 3;
const ACT_WORDS = 10;
// Nobody dictates more in one go; hostile texts do.
const MOST_SPANS = 250;

/** "Que si no son 25 euros" is one condition. */
const CONDITION = /(?<!\p{L})(?:if|si|se|wenn|als|jeśli)$/iu;

/** Divides a long part without marks, as people dictate it, where it may turn to something else. */
export function runOnSpans(sentence: string, from: number, to: number, lexicon: Lexicon): [number, number][] {
  const text = sentence.slice(from, to);
  if (countWords(text) < RUN_ON_WORDS) return [[from, to]];
  const spans: [number, number][] = [];
  let start = 0;
  for (const turn of text.matchAll(lexicon.writer.turns)) {
    const before = text.slice(start, turn.index);
    const last = ` ${before.split(' ').at(-1) ?? ''} `;
    // What visitors should do stays whole: "people should book without the agencies because ...".
    const act = lexicon.act.exec(before);
    if (act && countWords(before.slice(act.index + act[0].length)) < ACT_WORDS) continue;
    if (CONDITION.test(before)) continue;
    if (countWords(before) < SHORTEST || last.search(lexicon.writer.turns) === 0) continue;
    spans.push([from + start, from + turn.index]);
    start = turn.index + 1;
  }
  return spans.length > MOST_SPANS ? [[from, to]] : [...spans, [from + start, to]];
}
