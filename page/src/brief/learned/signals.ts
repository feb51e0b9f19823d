import type { Lexicon } from '../lexicon.ts';
import { kindByRules } from '../remarks/instruction.ts';
import { ruleScore } from '../remarks/writer-score.ts';
import { countWords } from '../text/phrases.ts';
import { IDIOM, PLEASE, THANKING, TO_US, WE_VERB, YOU_MAY_WRITE } from '../words/any-language.ts';

interface Test {
  test(text: string): boolean;
}

const SETS = [
  ...[
    'want',
    'page',
    'mention',
    'order',
    'show',
    'should',
    'position',
    'polite',
    'suggests',
    'without',
    'withoutFirst',
  ],
  ...[
    'nothing',
    'pageThing',
    'look',
    'lookWord',
    'lookFirst',
    'voice',
    'pictureFirst',
    'thing',
    'thingFirst',
    'pictures',
  ],
  ...['own', 'addressed', 'calls', 'button', 'fill', 'act', 'actFirst', 'weAre', 'isA', 'itself', 'form', 'covered'],
] as const;

const WRITER_SETS = [
  ...['certain', 'making', 'progress', 'opinion', 'others', 'impression', 'wish', 'hedges', 'readers', 'self', 'taste'],
  ...['measures', 'tells', 'perceive', 'goods'],
] as const;

const PATTERNS: Readonly<Record<string, RegExp>> = {
  please: PLEASE,
  idiom: IDIOM,
  thanking: THANKING,
  toUs: TO_US,
  weVerb: WE_VERB,
  youMay: YOU_MAY_WRITE,
  sum: /[€£$]|\d (?:euro|zł|pounds?|dollars?)/iu,
  clock: /\d[:.h]\d\d/,
  digits: /\d{3}/,
  digit: /\d/,
  mail: /@|www\.|https?:/,
  asks: /\?/,
  shouts: /!/,
  quoted: /["“”„«»]/,
  capital: /^\p{Lu}/u,
  names: /\s\p{Lu}\p{Ll}+/u,
  colon: /:/,
  comma: /,/,
  end: /[.!?]$/,
};

/** The names of the signs in a text that count in every language alike: what the rules of the reader say of it. */
export function signalsOf(text: string, lexicon: Lexicon): string[] {
  const found: string[] = [];
  for (const name of SETS) if ((lexicon as unknown as Record<string, Test>)[name]?.test(text)) found.push(name);
  for (const name of WRITER_SETS)
    if ((lexicon.writer as unknown as Record<string, Test>)[name]?.test(text)) found.push(`writer.${name}`);
  for (const [name, pattern] of Object.entries(PATTERNS)) if (pattern.test(text)) found.push(`is.${name}`);
  const words = countWords(text);
  found.push(`words.${words <= 2 ? words : words <= 4 ? 4 : words <= 8 ? 8 : words <= 16 ? 16 : 32}`);
  found.push(`kind.${kindByRules(text, lexicon)}`);
  found.push(`score.${Math.max(-1, Math.min(4, Math.round(ruleScore(text, lexicon))))}`);
  return found;
}
