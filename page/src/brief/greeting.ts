import { countWords, oneOf } from './phrases.ts';
import { CLOSINGS, DISCOURSE, GREETINGS } from './words/greetings.ts';

const TAIL =
  '(?: (?:à (?:tous|toutes)|zusammen|a (?:todos|todas|tutti)|allemaal|wszystkim|all|everyone|everybody|team|folks|there|vous|liebes team))?';

/** Nothing but a greeting. */
export const GREETING_ONLY = new RegExp(`^${oneOf([...GREETINGS, ...DISCOURSE])}${TAIL}[ ,!.]*$`, 'iu');
const GREETING = new RegExp(
  `^(?:${oneOf(GREETINGS)}${TAIL}[ ,!.–-]|${oneOf(DISCOURSE)} ?[,!.:–-])[ ,!.:–-]*(?=\\S)`,
  'iu',
);

/** "so im Terry", "pues mira yo doy clases": what opens what was said, before who says it. */
const SAID_FIRST = new RegExp(
  `^(?:${oneOf(DISCOURSE)}[ ,]+){1,2}(?=(?:i|im|i['’]m|we|we['’]re|were|yo|nosotr[oa]s|eu|nós|je|j['’]|nous|on|ich|wir|io|noi|ik|wij|we|ja|my)[ '’])`,
  'iu',
);

/** "Dear Sir or Madam,", "Estimados señores:": how a letter opens, on a line of its own or before its first sentence. */
export const SALUTATION =
  /^(?:dear (?:sirs?|madam|sir(?: or |\/)madam|all|team|colleagues?|\p{Lu}\p{L}{1,20})|to whom it may concern|estimad[oa]s? (?:señor\p{L}{0,3}|\p{L}{1,20})(?: (?:míos?|mías?|\p{Lu}\p{L}{1,20}))?|muy señor(?:es)? míos?|apreciad[oa]s? \p{L}{1,20}|prezad[oa]s? \p{L}{1,20}|exm[oa]s?\.? \p{L}{1,20}|ca?r[oa]s? \p{L}{1,20}|chers? \p{L}{1,20}|chères? \p{L}{1,20}|(?:madame|monsieur)(?:,? (?:madame|monsieur))?|sehr geehrte[rs]? \p{L}{1,20}(?: und \p{L}{1,12})?(?: \p{Lu}\p{L}{1,20})?|liebe[rs]? (?:leute|alle|kollegen|\p{Lu}\p{L}{1,20})|gentil[ei] \p{L}{1,20}(?: \p{Lu}\p{L}{1,20})?|egregi[oa]? \p{L}{1,20}|spettabile \p{L}{1,20}|geachte \p{L}{1,20}(?: \p{Lu}\p{L}{1,20})?|beste (?:allemaal|mensen|\p{Lu}\p{L}{1,20})|szanown[aiy] (?:państwo|pani\p{L}?|panie?)|drodzy \p{L}{1,20})[,:!] {0,2}(?=$|\p{Lu}|\p{Ll})/iu;

const MOST_OPENINGS = 3;

// The lines above a letter: its subject says something, its sender and date do not.
const SUBJECT = /^(?:subject|re|fwd?|objet|betreff|asunto|oggetto|onderwerp|assunto|temat|ämne) ?: ?(?=\S)/iu;

/** A sentence without the greeting or the "So," before it. */
export const withoutGreeting = (written: string): string => {
  const subject = written.replace(SUBJECT, '');
  const salutation = SALUTATION.exec(subject)?.[0] ?? '';
  const text = subject.slice(salutation.length) || subject;
  let rest = text;
  // "Buenas, os cuento: ..."
  for (let tries = 0; tries < MOST_OPENINGS; tries += 1) {
    const greeting = GREETING.exec(rest);
    if (!greeting || greeting[0].length >= rest.length) break;
    rest = rest.slice(greeting[0].length);
  }
  return rest.replace(SAID_FIRST, '');
};

/** "This is for our podcast, ...": what a description begins with where it goes on with who they are. */
const OPENING =
  /^(?:this(?: one)?(?:['’]?s| is)|it(?:['’]?s| is)) for (?:the|our|my|a|an) (?=\p{L})|^(?:(?:isso|isto|aqui) )?(?:é|eh) (?:pr[oa]s?|para [oa]s?|para) (?:(?:nosso|nossa|meu|minha|um|uma) )?(?=\p{L})|^(?:esto )?es para (?:mi|nuestr[oa]|el|la|un|una) (?=\p{L})|^c['’]est pour (?:mon|ma|mes|notre|nos|le|la|les|un|une) (?=\p{L})|^(?:das|dies|es) (?:ist|wäre|geht) (?:für|um) (?:unser\p{L}{0,2}|mein\p{L}{0,2}|den|die|das|einen?) (?=\p{L})|^(?:questo )?è per (?:(?:il|la|lo|i|le) )?(?:(?:mio|mia|nostro|nostra) )?(?=\p{L})|^dit is voor (?:onze?|mijn|de|het|een) (?=\p{L})|^to (?:jest )?dla (?:naszego|naszej|mojego|mojej) (?=\p{L})/iu;
const FEWEST_AFTER = 3;

/** The first sentence of a description without "This is for our" before what it is for. */
export function withoutOpening(text: string): string {
  const rest = text.replace(OPENING, '');
  return countWords(rest) >= FEWEST_AFTER ? rest : text;
}

const CLOSING = new RegExp(`^${oneOf(CLOSINGS)}(?!\\p{L})`, 'iu');
const SIGNED_WORDS = 6;
const SIGNED_PARTS = 4;
const SIGNED = /^(?:\p{Lu}[\p{L}.]*|&|and|und|y|e|et|en|i)$/u;

/** "A presto, Anna": a closing with a name at the most. */
export const isClosing = (text: string): boolean => {
  const rest = text.replace(CLOSING, '');
  if (rest === text || countWords(text) > SIGNED_WORDS) return false;
  const parts = rest.split(/[,.!\s–-]/).filter(Boolean);
  return parts.length <= SIGNED_PARTS && parts.every((part) => SIGNED.test(part));
};
