import type { Corrected } from '../put-right/corrections.ts';
import { escaped } from '../text/phrases.ts';

/** "Sorry, Thursdays, not Fridays", "EDIT : février c'est le 21, pas le 14", "(scusa: crinatura, non incrinatura)". */
const NOT_THAT =
  /(?<=^|[.!?\n] ?|\()(?:edit|update|correction|corrección|correção|correzione|korrektur|sorry|perdón|perdon|pardon|scusa(?:te|mi)?|désolée?|desculpem?|entschuldigung|oops|ups|ojo|przepraszam) ?[,:!]? ?([^.!?\n(),]{1,30} )?([\p{L}\d'’]{1,20}), (?:not|no|pas|non|nicht|niet|não|nie) (?:(?:the|on|le|la|les|el|los|las|il|i|o|a|am|den|der|die|das|het|de) )?([\p{L}\d'’]{1,20})(?![\p{L}\d])[^.!?\n()]{0,60}[.!?]{0,3}/giu;

const NAME = '["“„«]([^"“”„«»\\n]{2,40})["”“»]';
/** 'I don't like the name "Tapas without tourists", call it "Tapas of Cádiz"': a name, and the one to take in its place. */
const RENAMED = new RegExp(
  `(?<=^|[.!?\\n] ?)[^.!?\\n"“„«]{0,60}${NAME}[^.!?\\n"“„«]{1,60}(?:(?:call|name) (?:it|that|this)|(?:ll[aá]ma|ponle)(?:lo|la|dl[oa])?|nenn(?:e|t|en sie)? (?:es|sie|ihn|das)|appelle[rz]?-(?:le|la)|chiamal[oa]|chiamatel[oa]|chama-lhe|chame|chama (?:de|isso de)|noem (?:het|hem|dat)|nazwij(?:cie)? (?:to|ją|go)) (?:(?:rather|instead|mejor|lieber|besser|plutôt|piuttosto|antes|liever|raczej|bitte|please) )?${NAME}[^.!?\\n]{0,30}[.!?]{0,2}`,
  'giu',
);

/** A text in which what was given another name has it wherever it is named. */
function withNewNames(text: string, withdrawn: string[]): string {
  let left = text;
  for (const [said, before = '', name = ''] of text.matchAll(RENAMED)) {
    const rest = left.replace(said, '');
    if (!rest.includes(before)) continue;
    withdrawn.push(said.trim());
    left = rest.replaceAll(before, name);
  }
  return left;
}

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
  let left = withNewNames(text, withdrawn);
  for (const [said, lead = '', right = '', wrong = ''] of left.matchAll(NOT_THAT)) {
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
