import type { Context } from '../context.ts';
import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { oneOf } from '../text/phrases.ts';
import { THANKING } from '../words/any-language.ts';

const TITLE =
  '(?:(?:Dr|Dra|Prof|Mr|Mrs|Ms|Sr|Sra|Dott|Mme|M|Chef|Coach|Pfarrer|Dipl\\.-Ing|mgr|inż|Ing|Drs)\\.?(?:ssa)? ){0,2}';
const NAME_WORD = "(?!I['’]m(?!\\p{L}))\\p{Lu}[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}'’-]*\\p{Ll}[\\p{L}'’-]*\\.?";
/** Two or three capitalised words, or one after a title. */
export const PERSON_NAME = `${TITLE}${NAME_WORD}(?: (?:(?:de|del|la|van|von|der|den|da|di|dos|le|\\p{Lu}\\.) ){0,2}${NAME_WORD}){1,2}|(?:Dr|Dra|Prof|Mr|Mrs|Ms|Sr|Sra|Chef|Mme)\\.? ${NAME_WORD}`;

interface PersonPatterns {
  alone: RegExp;
  inTeam: RegExp;
  led: RegExp;
}
const patterns = new WeakMap<Lexicon, PersonPatterns>();

function patternsFor(lexicon: Lexicon): PersonPatterns {
  const known = patterns.get(lexicon);
  if (known) return known;
  const { roles, ledBy, articles } = lexicon.words;
  const role = `(?:[\\p{L}'’&/-]+ ){0,4}?${caseless(roles)}(?![\\p{L}])[^,.;()]{0,60}`;
  const made = {
    alone: new RegExp(`^(${PERSON_NAME})(?:, |: | ?[–—-] | ?\\()(${role})(?:\\)|$|[,.;] ?(.*)$)`, 'u'),
    inTeam: new RegExp(
      `^(${PERSON_NAME}|${NAME_WORD})(?:, |: | ?[–—-] | ?\\()([^.;()]{2,80})(?:\\)?[,.;:]? ?(.*))$`,
      'u',
    ),
    led: new RegExp(
      `(?<![\\p{L}])(?:${caseless(ledBy)}) (${PERSON_NAME})(?:(?:, (?:${oneOf(articles)} )?| ?\\(| ?[–—-] )(${role})\\)?)?`,
      'u',
    ),
  };
  patterns.set(lexicon, made);
  return made;
}

// Names are told from other words by their capitals, so the case of the words around them is spelled out.
const caseless = (phrases: readonly string[]): string =>
  oneOf([...phrases, ...phrases.map((phrase) => phrase.charAt(0).toUpperCase() + phrase.slice(1))]);

/** "Ring Denise Okafor, branch secretary": what to do before somebody's name. */
const CALLS_FIRST =
  /^(?:(?:please |just )?(?:ring|call|phone|text|e-?mail|contact|ask(?: for)?)|llam(?:a|ad|e) a|pregunt(?:a|ad|e) por|appele[rz]|demande[rz]|(?:ruf\p{L}*|frag\p{L}* nach)|bel|vraag naar|chiama(?:re|te)?|chiede(?:re|te) di|lig(?:ue|a|ar) (?:para|à|ao)|fal(?:e|a|ar) com|zadzwoń do|pytaj o) (?=\p{Lu}\p{Ll})/iu;

/** Somebody with their role, where the whole text is that. `listed`: the text stands in a list of people. */
export function personIn(written: string, lexicon: Lexicon, listed: boolean): FoundFact | null {
  const text = written.replace(CALLS_FIRST, '');
  const { alone, inTeam, led } = patternsFor(lexicon);
  if (led.exec(text)?.index === 0) return null;
  const match = listed ? inTeam.exec(text) : alone.exec(text);
  if (!match)
    return listed && new RegExp(`^(?:${PERSON_NAME})$`, 'u').test(text) ? { kind: 'person', label: text } : null;
  return { kind: 'person', label: match[1] ?? '', value: (match[2] ?? '').trim(), text: (match[3] ?? '').trim() };
}

/** Somebody who is named in passing: "led by Ana Ruiz (head chef)". */
export function personWithin(text: string, lexicon: Lexicon): FoundFact | null {
  const match = patternsFor(lexicon).led.exec(text);
  return match
    ? { kind: 'person', label: plainName(match[1]), value: (match[2] ?? '').split(lexicon.and)[0]?.trim() ?? '' }
    : null;
}

const NAME_ONLY = new RegExp(`^(?:${PERSON_NAME})$`, 'u');

/** "Skipper: João Matos": a role before a colon, and a name. */
export function personUnder(label: string, rest: string, lexicon: Lexicon): FoundFact | null {
  const name = rest.replace(/[.]$/, '');
  if (!lexicon.role.test(label) && !SPEAKS.test(label)) return null;
  const [first = '', ...more] = name.split(', ');
  if (NAME_ONLY.test(first) && more.length > 0)
    return { kind: 'person', label: first, value: label, text: more.join(', ') };
  return NAME_ONLY.test(name) ? { kind: 'person', label: name, value: label } : null;
}

/** "Keynote": who speaks. */
const SPEAKS =
  /^(?:(?:opening |closing )?keynote(?: speaker)?|speaker|ponente|ponencia inaugural|orador\p{L}?|conférenci(?:er|ère)|intervenant\p{L}?|referent(?:in)?|festrede|relat(?:ore|rice)|spreker|prelegent\p{L}?|teacher|tutor|instructor|trainer|docente|insegnante|profesor\p{L}?|profe|lehrer(?:in)?|dozent(?:in)?|kursleit(?:er|erin|ung)|formateur|formatrice|enseignante?|docent|leraar|lerares|nauczyciel(?:ka)?|professor\p{L}?|with|con|avec|mit)$/iu;

const WE_ARE = /^(?:we['’]re|we are|somos|wir sind|nous sommes|on est|siamo|wij zijn|we zijn|jesteśmy) (?=\p{Lu})/iu;
const BESIDE_NAME = new RegExp(`^(${PERSON_NAME}) \\(([^()]{2,60})\\)$`, 'u');

/** "Tomasz Wilk (Wild Trout Trust), Beth Arkwright (Eden Network)": names, each with what is told in brackets; null otherwise. */
export function peopleWithBrackets(text: string): FoundFact[] | null {
  const people = text
    .replace(/[.]$/, '')
    .replace(WE_ARE, '')
    .split(/(?<=\)),? (?:and |y |e |et |und |en |i )?/u)
    .map((part) => BESIDE_NAME.exec(part));
  if (people.length < 2 || people.includes(null)) return null;
  return people.map((found) => ({ kind: 'person', label: found?.[1] ?? '', value: found?.[2] ?? '' }));
}

const NAME_AND_CRAFT = new RegExp(`^(?:${PERSON_NAME}), \\p{L}{3,20}(?: \\p{L}{2,20})?$`, 'u');

/** "Tarek Mansourian, Fotografie": nothing but somebody's name and a word or two for what they do. */
export const isNameAndCraft = (text: string): boolean =>
  NAME_AND_CRAFT.test(text) && !THANKING.test(text.split(', ').at(-1) ?? '');

const NAME_AND_ROLE = new RegExp(`^(?:${PERSON_NAME}), \\p{Ll}[^.;()]{2,80}[.]?$`, 'u');

/** "Idriss Benali, jonglerie": nothing but somebody's name and what they do. */
export const isNameAndRole = (text: string): boolean => NAME_AND_ROLE.test(text);

/** "Anna Wolska, midwife, Piotr Lis, physiotherapist, and Ewa Kot, nurse": names, each with a role; null otherwise. */
export function peopleWithRoles(text: string, lexicon: Lexicon): FoundFact[] | null {
  const people = peopleIn(text, lexicon);
  const areAll = people.length > 1 && people.every(({ label, value }) => isNameAndRole(`${label}, ${value ?? ''}`));
  return areAll ? people.map((person) => ({ ...person, value: person.value?.replace(/,$/, '') ?? '' })) : null;
}

const ROLE_AND_NAME = new RegExp(`^(\\p{L}\\p{Ll}{3,}(?: \\p{Ll}{4,})?) (${PERSON_NAME})$`, 'u');

/** "Coxswain Ewan Rae, treasurer Shona Lamont": roles of a word or two, each before a name; null otherwise. */
export function peopleBehindRoles(text: string, { lexicon, language }: Context): FoundFact[] | null {
  const found = text
    .replace(/[.]$/, '')
    .split(/, | (?:and|y|e|et|und|en|i) (?=\p{L}\p{Ll}{3,} \p{Lu})/u)
    .map((part) => ROLE_AND_NAME.exec(part));
  const people = found.flatMap((match) => {
    const [, role = '', label = ''] = match ?? [];
    // German writes roles with a capital.
    return match ? [{ kind: 'person' as const, label, value: language === 'de' ? role : role.toLowerCase() }] : [];
  });
  const areAll = people.length > 1 && people.length === found.length;
  return areAll && people.some(({ value }) => lexicon.role.test(value)) ? people : null;
}

const plainName = (name = ''): string => name.replace(/[.]$/, '');

/** A part of a list at its "and", unless that stands in a bracket: "Mirjam Odeh (speaks Arabic and English)". */
function dividedAtAnd(part: string, lexicon: Lexicon): string[] {
  const pieces = part.split(lexicon.and);
  return pieces.every((piece) => piece.split('(').length === piece.split(')').length) ? pieces : [part];
}

/** Several people in one list: "Nina Kowalski (CEO) and Leo Brandt (CTO)". */
export function peopleIn(text: string, lexicon: Lexicon): FoundFact[] {
  const parts = text
    .replace(/[.]$/, '')
    .split(/(?<=\)),? |, (?:(?:and|und|y|e|et|en|i) )?(?=\p{Lu}[^\s()]+ \p{Lu})/u)
    .flatMap((part) => dividedAtAnd(part, lexicon));
  const found = parts.map((part) =>
    personIn(part.replace(lexicon.andFirst, '').replace(/^[,;\s]+/, ''), lexicon, true),
  );
  return parts.length > 1 && found.every((person) => person !== null) ? found : [];
}
