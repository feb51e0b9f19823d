import type { Corrected } from './corrections.ts';

/** "(maybe don't write that)": a note in brackets that what stands before it is not to be told. */
const NOT_TO_BE_TOLD =
  /\s?\((?<before>[^()\n]{0,160}[\s,])?(?:(?:do not|don['’]?t) (?:write|mention|say|print|publish|put) (?:that|this|it)|(?:das|dies|es) (?:bitte )?(?:lieber |besser )?nicht (?:(?:hin|rein)?schreiben|erwähnen|nennen)|schreib(?:t|en sie)? (?:das|es) (?:bitte )?nicht|bitte nicht (?:(?:hin|rein)?schreiben|erwähnen|nennen|veröffentlichen)|no (?:lo )?(?:pong|escrib|dig|cuent|publi)\p{L}{1,5}(?: eso| esto)?|ne pas (?:l['’])?(?:écrire|publier|mettre|mentionner|dire)|ne l['’](?:écri|mentionn|di)\p{L}{1,5} pas|n['’](?:écri\p{L}{1,4}) pas ça|non (?:scrive|di|mette|pubblica)(?:te)?lo|non (?:lo )?(?:scriv|dite|mett|pubblic)\p{L}{0,5}|niet (?:vermelden|schrijven|opschrijven|noemen)|não (?:escrev|public|coloc|pon|dig)\p{L}{1,5}(?: isso| isto)?|(?:isso|isto) não (?:escreva|escrever)|(?:tego nie|nie) pis\p{L}{1,4}(?: tego)?|nie wspominaj\p{L}{0,4} o tym)(?:[\s,][^()\n]{0,24})?\)(?!\s?:)/giu;

/** ", because": the reason alone is not to be told. */
const REASON = /,? (?:because|since|perché|poiché|porque|parce que|car|weil|denn|omdat|want|bo|ponieważ) [^,;.!?]*$/iu;
const SENTENCE_END = /[.!?;](?=\s)|\n/gu;

/** "I was a postman, but": what the order behind it goes on from. */
const BUT = /(?<=\p{L}),? (?:but|ma|però|pero|mais|aber|mas|maar|ale) /iu;
/** More letters than this before its order are told by the note itself: "maybe", "for the page, please". */
const MOST_BEFORE = 25;
/** Whether a note says itself what is not to be told: "(I was a postman, but don't write that)". */
const tellsItself = (before: string): boolean => before.length > MOST_BEFORE || BUT.test(before.trimStart());

/** What stands before a note of the kind without it: its reason where it ends in one, else its last sentence. */
function withoutTold(before: string): { kept: string; untold: string } {
  const sentence = ([...before.trimEnd().matchAll(SENTENCE_END)].at(-1)?.index ?? -1) + 1;
  const reason = REASON.exec(before.slice(sentence));
  const at = reason && reason.index > 0 ? sentence + reason.index : sentence;
  return { kept: before.slice(0, at), untold: before.slice(at).trim() };
}

/** A text without what a note in brackets right behind it says not to tell. */
export function withoutUntold(text: string): Corrected {
  const withdrawn: string[] = [];
  let kept = '';
  let from = 0;
  for (const note of text.matchAll(NOT_TO_BE_TOLD)) {
    const before = kept + text.slice(from, note.index);
    const parts = tellsItself(note.groups?.before ?? '') ? { kept: before, untold: '' } : withoutTold(before);
    kept = parts.kept;
    withdrawn.push(`${parts.untold}${note[0]}`.trim());
    from = note.index + note[0].length;
    if (/[.!?]\s*$/.test(kept)) from += /^[.!?]?/.exec(text.slice(from))?.[0].length ?? 0;
  }
  return { text: kept + text.slice(from), withdrawn };
}
