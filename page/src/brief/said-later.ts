import type { Corrected } from './corrections.ts';
import { countWords, escaped } from './phrases.ts';
import { SENTENCE } from './put-right.ts';
import { type TypedValue, valuesOf } from './typed-values.ts';
import { HOLDS_TODAY } from './words/formerly.ts';

const OPENS =
  "(?:(?:oh|ah|ach|och|ay|ojo|btw|ps|nb|and|but|y|pero|e|mas|et|mais|und|aber|ma|en|maar|i|ale|wait|sorry|perdón|entschuldigung)[ ,:]{1,3}){0,3}(?:(?:the|el|la|los|las|o|a|os|as|le|les|l[’']|der|die|das|den|il|lo|i|gli|de|het) ?)?";
const IS_NOW = new RegExp(
  String.raw`^\s*${OPENS}(\p{L}[\p{L}\d’'-]*(?: \p{L}[\p{L}\d’'-]*){0,2}?) (?:${HOLDS_TODAY}) (?=[\d€£$]|R\$)`,
  'iu',
);
/** "Perdón, el litro es 190": who apologises needs no "now". */
const SORRY_IS =
  /^\s*(?:(?:oh|ah|ay|ach|och|ojo),? )?(?:sorry|apologies|oops|perdón|perdon|perdona|perdonad|disculpa|entschuldigung|pardon|désolée?|scusate?|scusi|desculpa|desculpe|oeps|przepraszam)[,:.! ]{1,3}(?:(?:the|el|la|los|las|o|a|os|as|le|les|l[’']|der|die|das|den|il|lo|i|gli|de|het) ?)?(\p{L}[\p{L}\d’'-]*(?: \p{L}[\p{L}\d’'-]*){0,2}?) (?:is|are|costs?|es|son|cuesta|é|são|custa|c[’']est|est|coûte|ist|sind|kostet|è|sono|costa|zijn|kost|jest|to|kosztuje) (?=[\d€£$]|R\$)/iu;
const SHORTEST_NAME = 4;
const BETWEEN = 48;
const MOST_BEHIND = 8;

interface Told {
  start: number;
  end: number;
  /** What stands there from now on. */
  text: string;
}

/** Where a text has told a value of the same kind for the same name before. */
function toldBefore(name: string, by: TypedValue, before: string): Told | null {
  const places = [...before.matchAll(new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'giu'))];
  const told = places.flatMap(({ index }) => {
    const from = index + name.length;
    const near = /^[^.;!?\n]*/u.exec(before.slice(from, from + BETWEEN))?.[0] ?? '';
    const value = valuesOf(near).find(({ type }) => type === by.type || (type === 'money' && by.type === 'number'));
    const isOwn = value && !near.slice(0, value.start).includes(',');
    if (!isOwn || value.text === by.text) return [];
    // "190" in place of "$180" is a sum as well.
    const text = value.type === by.type ? by.text : value.text.replace(/\d[\d.,]*/u, by.text);
    return [{ start: from + value.start, end: from + value.end, text }];
  });
  return told.length === 1 ? (told[0] ?? null) : null;
}

/** "The bouncy castle is £160 now, I forgot it went up": a value that a later sentence replaces, and what was said to do so. */
export function withLaterValues(text: string): Corrected {
  const withdrawn: string[] = [];
  let left = text;
  for (const [sentence] of text.matchAll(SENTENCE)) {
    const now = IS_NOW.exec(sentence) ?? SORRY_IS.exec(sentence);
    const [, name = ''] = now ?? [];
    const [by, ...others] = now ? valuesOf(sentence.slice(now[0].length)) : [];
    const at = left.indexOf(sentence);
    const behind = now && by ? sentence.slice(now[0].length + by.end) : '';
    const isPlain = by?.start === 0 && others.length === 0 && countWords(behind) <= MOST_BEHIND;
    const told = isPlain && at >= 0 && name.length >= SHORTEST_NAME ? toldBefore(name, by, left.slice(0, at)) : null;
    if (!told || !by) continue;
    withdrawn.push(sentence.trim());
    left = left.slice(0, told.start) + told.text + left.slice(told.end, at) + left.slice(at + sentence.length);
  }
  return { text: left, withdrawn };
}
