import { countWords } from '../text/phrases.ts';
import { endsInAbbreviation, joinedAtAbbreviations } from '../text/stops.ts';
import { KIND_LABEL, NAME_LABEL, STATED_NAME } from '../words/name-labels.ts';

/** "Scaleside reads the scale": the words with a capital, and small ones between them. */
const CAPITALS =
  /^(?:\p{Lu}|\d)[\p{L}\d'’&.+-]*(?: (?:(?:\p{Lu}|\d|&|\+)[\p{L}\d'’&.+-]*|(?:\p{Ll}{1,3}|l['’]|d['’]|della|delle|degli|unter|voor) (?=\p{Lu}|l['’]|\p{Ll}{1,3} \p{Lu})(?:\p{Ll}{1,3} )?\p{Lu}[\p{L}\d'’&.+-]*))*/u;
/** Where a name ends and what it is begins. */
const NAME_ENDS = / ?[,;(|]| [–—-] |: /u;
const STOP = /(?<=\.) (?=\p{Lu})/u;
const MOST_WORDS = 6;
/** "Leeds in March": where and when. */
const IN_PLACE = / (?:in|at|en|em|im|bei|te|w|na|on|am|le|el) | (?:à|a) (?=\p{Lu})/u;
/** "Filtro de barro Nascente": as many words are a name, whatever letters they begin with. */
const FEW_WORDS = 4;
/** German writes each noun with a capital: one alone names nothing. */
const ONE_NOUN = /^\p{Lu}\p{Ll}+$/u;

/** What a description's labels name: "Anbieter: Wachturm IT GmbH, Darmstadt"; empty where none does. */
export function labelledName(text: string, language: string): string {
  for (const [, label = '', value = ''] of text.matchAll(NAME_LABEL)) {
    const [sentence = ''] = joinedAtAbbreviations(value.split(STOP));
    const [written = ''] = sentence.split(NAME_ENDS);
    const isShortened = endsInAbbreviation(written, '');
    const told = written
      .replace(/^["“„«'‘]|(?<!["”“»'’.])["”“»'’.]{1,4}$/gu, (marks) => (isShortened ? marks.replace(/[^.]/g, '') : ''))
      .trim();
    // A sentence begins with the name; a name in quotation marks is whole.
    const capitals = CAPITALS.exec(told)?.[0] ?? '';
    const isShort = countWords(told) <= FEW_WORDS && / \p{Lu}[^ ]*$/u.test(told);
    const isSentence = written === told && !isShort && countWords(told) > 2;
    const name = isSentence ? capitals : told;
    const isName = /^[\p{Lu}\d]/u.test(name) && countWords(name) <= MOST_WORDS && !/[?!@]/.test(name);
    if (isName && name.length > 1 && (language !== 'de' || !ONE_NOUN.test(name) || /^(?:firmen)?name$/i.test(label)))
      return name;
  }
  return namedKind(text, language) || (STATED_NAME.exec(text)?.[1]?.replace(ENDS_SMALL, '') ?? '');
}

const ENDS_SMALL = / (?:and|und|y|e|et|en|i|of|de|du|di|da|&)$/;
/** Every word but small ones is written large. */
const WRITTEN_AS_NAME = /^\p{Lu}[^\s]*(?: (?:\p{Lu}[^\s]*|&|\d+|\p{Ll}{1,3}))* (?:\p{Lu}[^\s]*|\d+)$/u;

/** "Game: Moss & Mortar, 2–4 players"; German writes all nouns large, so that none is surely a name there. */
function namedKind(text: string, language: string): string {
  if (language === 'de') return '';
  for (const [, value = ''] of text.matchAll(KIND_LABEL)) {
    const name = value.trim();
    if (WRITTEN_AS_NAME.test(name) && countWords(name) <= MOST_WORDS && !IN_PLACE.test(name)) return name;
  }
  return '';
}
