import type { Context } from '../context.ts';
import { contactsIn } from '../who/contacts.ts';
import { countWords } from './phrases.ts';

const RUN_ON_WORDS = 40;
const RUN_ON_COMMAS = 5;
const SHORT_PIECE = 5;
// A person's longest sentence has half as many.
const MOST_PIECES = 120;

/** A sentence without an end, "house for 8, garden, dogs welcome, 180 € a night, ...", as the pieces that it is made of. */
export function piecesOf(text: string, { lexicon, language, listed = false }: Context): string[] {
  const parts = text.split(/, (?![^()]{0,80}\))/);
  const isRunOn = listed || (countWords(text) >= RUN_ON_WORDS && parts.length > RUN_ON_COMMAS);
  if (!isRunOn || parts.length > MOST_PIECES) return [text];
  const pieces: string[] = [];
  let open = false;
  for (const [at, part] of parts.entries()) {
    const plain =
      countWords(part) <= SHORT_PIECE &&
      contactsIn(part, language).length === 0 &&
      !/[€£$]|\d{3}/.test(part) &&
      !lexicon.named.test(part) &&
      !lexicon.calls.test(part);
    if (open && plain && at > 1) pieces[pieces.length - 1] += `, ${part}`;
    else pieces.push(part);
    open = plain;
  }
  return pieces;
}
