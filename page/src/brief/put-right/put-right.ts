import { countWords } from '../text/phrases.ts';
import { BUT, NOT } from '../words/corrections.ts';
import { inPlaceOf, type TypedValue, valuesOf } from './typed-values.ts';

/** The sentences of a text; a mark within a word or a number ends none. */
export const SENTENCE = /[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]*)*[.!?]?/gu;

/** A value that was written, and the one that is meant. */
interface Correction {
  old: TypedValue;
  by: TypedValue;
}

const NOT_BUT = new RegExp(String.raw`(?<!\p{L})(?:${NOT}) (?=\d)`, 'iu');
const BUT_NOW = new RegExp(`^,? (?:${BUT}) `, 'iu');
const MOST_WORDS = 14;

/** "The Wednesday has moved, not 20:30 but 20:45 to 21:45": a sentence that tells more than its correction is none. */
function notBut(sentence: string): Correction | null {
  const not = NOT_BUT.exec(sentence);
  if (!not || countWords(sentence) > MOST_WORDS) return null;
  const rest = sentence.slice(not.index + not[0].length);
  const [old, by, ...others] = valuesOf(rest);
  if (!old || !by || others.length > 0 || old.type === 'number' || old.start !== 0) return null;
  return BUT_NOW.test(rest.slice(old.end)) ? { old, by } : null;
}

const LABELLED =
  /^\s*(?:correction|korrektur|corrección|correzione|correção|correctie|sprostowanie)(?!\p{L})[^:]{0,30}:/iu;
const NOT_THIS = new RegExp(String.raw`(?<!\p{L})(?:${NOT}) (?:\p{L}{1,4} ){0,2}(?=[\d€£$])`, 'iu');

/** "Correzione: la seduta è 48 e non 45 euro": the values on both sides of the "not". */
function underLabel(sentence: string): Correction | null {
  const not = LABELLED.test(sentence) ? NOT_THIS.exec(sentence) : null;
  if (!not) return null;
  const [old] = valuesOf(sentence.slice(not.index));
  const by = valuesOf(sentence.slice(0, not.index)).at(-1);
  return old && by ? { old, by } : null;
}

const STOOD_AT =
  /(?<!\p{L})(?:said|stood at|was listed (?:as|at)|ponía|estaba a|stand (?:auf|bei)|stond op|indiquait|était à|diceva|era a|dizia|estava a) /iu;
const MUST_BE =
  /(?<!\p{L})(?:should be|must be|debe ser|tiene que ser|muss|doit être|deve essere|deve ser|moet|powinno być)(?!\p{L})/iu;

/** "De fauteuil stond op €450, dat moet €480 zijn": what stood there, and what must. */
function stoodAt(sentence: string): Correction | null {
  const stood = STOOD_AT.exec(sentence);
  const must = MUST_BE.exec(sentence);
  if (!stood || !must || must.index < stood.index) return null;
  const [old, ...more] = valuesOf(sentence.slice(stood.index, must.index));
  const [by, ...others] = valuesOf(sentence.slice(must.index));
  return old && by && more.length + others.length === 0 ? { old, by } : null;
}

const digitsOf = ({ text }: TypedValue): string => text.replace(/\D/g, '');

/** Whether a value of a text is one that a correction names; a bare number may be of any kind. */
const isSame = (value: TypedValue, named: TypedValue): boolean =>
  value.text === named.text ||
  (digitsOf(value) !== '' &&
    digitsOf(value) === digitsOf(named) &&
    (value.type === named.type || named.type === 'number'));

const opensRange = (value: TypedValue, { text }: TypedValue): boolean =>
  value.type === 'range' && (value.text.startsWith(`${text} `) || value.text.startsWith(`${text}-`));

/** A value that is said once, with the one that is meant in its place; null where none can stand there. */
function replaced(said: TypedValue, { old, by }: Correction): { start: number; end: number; text: string } | null {
  if (said.type === 'range' && by.type !== 'range')
    return { start: said.start, end: said.start + old.text.length, text: by.text };
  const text = inPlaceOf(said, by);
  return text === null ? null : { start: said.start, end: said.end, text };
}

/** What a text says after what one of its sentences puts right elsewhere in it, and what that took back. */
export function putRight(text: string, withdrawn: string[]): { text: string; withdrawn: string[] } {
  let left = text;
  for (const [sentence] of text.matchAll(SENTENCE)) {
    const correction = notBut(sentence) ?? underLabel(sentence) ?? stoodAt(sentence);
    if (!correction) continue;
    const elsewhere = valuesOf(left.replace(sentence, ' '.repeat(sentence.length)));
    const [said, ...again] = elsewhere.filter(
      (value) => isSame(value, correction.old) || opensRange(value, correction.old),
    );
    const isRight = !said && elsewhere.some((value) => isSame(value, correction.by));
    const made = said && again.length === 0 ? replaced(said, correction) : null;
    // What stands nowhere, or several times, stays for whoever reads it.
    if (!made && !isRight) continue;
    if (made) left = `${left.slice(0, made.start)}${made.text}${left.slice(made.end)}`;
    left = left.replace(sentence, '');
    withdrawn.push(sentence.trim());
  }
  return { text: left, withdrawn };
}
