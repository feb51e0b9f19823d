import type { Corrected } from './corrections.ts';
import { escaped } from './phrases.ts';

/** "Sorry, Thursdays, not Fridays", "EDIT : février c'est le 21, pas le 14", "(scusa: crinatura, non incrinatura)". */
const NOT_THAT =
  /(?<=^|[.!?\n] ?|\()(?:edit|update|correction|corrección|correção|correzione|korrektur|sorry|perdón|perdon|pardon|scusa(?:te|mi)?|désolée?|desculpem?|entschuldigung|oops|ups|ojo|przepraszam) ?[,:!]? ?([^.!?\n(),]{1,30} )?([\p{L}\d'’]{1,20}), (?:not|no|pas|non|nicht|niet|não|nie) (?:(?:the|on|le|la|les|el|los|las|il|i|o|a|am|den|der|die|das|het|de) )?([\p{L}\d'’]{1,20})(?![\p{L}\d])[^.!?\n()]{0,60}[.!?]{0,3}/giu;

/** Characters within which a number stands beside what it is of. */
const BESIDE = 16;
const SHORTEST = 4;

const placesOf = (word: string, text: string): RegExpExecArray[] => [
  ...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${escaped(word)}(?![\\p{L}\\d])`, 'giu')),
];

/** Whether a word is meant where it stands; a number is where what was said of it stands beside: "14 février". */
function isMeant(word: string, lead: string, text: string, at: number): boolean {
  if (!/^\d+$/.test(word)) return true;
  const near = text.slice(Math.max(0, at - BESIDE), at + word.length + BESIDE).toLowerCase();
  const named = lead.toLowerCase().match(/\p{L}+/gu) ?? [];
  return named.some((name) => name.length >= SHORTEST && near.includes(name));
}

/** A text in which a word is as its writer puts it right afterwards, and what was said to put it right. */
export function withWordsPutRight(text: string): Corrected {
  const withdrawn: string[] = [];
  let left = text;
  for (const [said, lead = '', right = '', wrong = ''] of text.matchAll(NOT_THAT)) {
    const at = left.indexOf(said);
    const before = left.slice(0, at);
    const last = placesOf(wrong, before).findLast(({ index }) => isMeant(wrong, lead, before, index));
    if (at < 0 || !last) continue;
    const after = left.slice(at + said.length);
    const isBracketed = before.endsWith('(') && after.startsWith(')');
    withdrawn.push(said);
    left =
      before.slice(0, last.index) +
      right +
      (isBracketed ? before.slice(0, -1).trimEnd() : before).slice(last.index + last[0].length) +
      after.slice(isBracketed ? 1 : 0);
  }
  return { text: left, withdrawn };
}
