import { namesFirstIn } from '../../brief/names.ts';
import { IDLE_NAME } from '../../brief/words/idle-names.ts';
import { capitalised } from '../capitalised.ts';
import type { Said } from '../headline.ts';
import { isSpoken, says } from '../headline-score.ts';
import { ownerIn } from '../naming-lines.ts';
import { onlyPerson } from '../only-person.ts';
import { nameOf } from '../page-name.ts';
import type { Writing } from '../writing.ts';
import { nameBetween, quotedName, titleBehind } from './opening-parts.ts';

/** "Friseursalon wuschelbude" of "friseursalon wuschelbude in kassel": what somebody who writes without capitals has there. */
const smallName = (heads: string): string =>
  /^(\p{L}\p{Ll}+(?: \p{Ll}{3,}){1,3}) (?:in|near|en|em|à|a|bei|te|w) \p{Ll}{3,}(?: \p{Ll}{3,})?$/u.exec(heads)?.[1] ??
  '';

/** "Local commercial 64 m²" of "À LOUER - local commercial 64 m² en rez-de-chaussée": what is offered or wanted. */
const soughtIn = (heads: string): string => {
  const [label = '', ...rest] = heads.split(/: | [–—-] /);
  const [thing = ''] = (rest[0] ?? '').split(/ (?:in|at|near|en|em|à|a|bei|im|te|w) /);
  return rest.length === 1 && IDLE_NAME.test(label) && thing.includes(' ') ? capitalised(thing) : '';
};

const firstPart = (heads: string): string => heads.split(/, | [–—-] |: /)[0] ?? '';

/** "Plumber in Gateshead" of "Plumber in Gateshead, dave hepple, boilers leaks bathrooms": the first of several keywords. */
const firstOfKeywords = (heads: string): string => {
  const [first = '', ...others] = heads.split(', ');
  return others.length > 1 && first.includes(' ') ? first : '';
};

/** "Lea Sommer" of "Lea Sommer, luthier in Lyon"; empty where nobody is named first. */
const whoIs = (headline: string): string =>
  /^(\p{Lu}[\p{L}'’-]{1,20}(?: (?:(?:de|da|do|van|von|der|den|du|di) ){0,2}\p{Lu}[\p{L}'’-]{1,20}){1,2}), \p{L}/u.exec(
    headline,
  )?.[1] ?? '';

/** Who speaks of themselves at the top. */
export const ownerAtTop = (writing: Writing, { about }: Said): string =>
  writing.of('person').find(({ label }) => about !== undefined && says(about.text, label))?.label ?? '';

/** "Moosehorn Lake" of "We rent out our cabin on Moosehorn Lake": the first name of several words. */
const NAMED_WITHIN = /(?<=\p{L}[\p{L}'’]* )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}/u;

/** Who says their name on a page that names nobody else: one of several people is not whose page it is. */
function ownerNamed(writing: Writing): string {
  const areSeveral = writing.of('person').length > 1;
  return (
    writing
      .of('about', 'proof', 'person')
      .map(({ kind, label, text }) => (areSeveral && kind === 'person' ? '' : label) || ownerIn(text))
      .find((name) => name !== '') ?? ''
  );
}

const NAME_WORD = "\\p{Lu}\\p{Ll}[\\p{L}'’-]*";
const FULL_NAME = `${NAME_WORD}(?: (?:(?:de|da|do|del|van|von|der|di) ){0,2}${NAME_WORD}){1,2}`;
/** "Dra. Benedita Falcato": somebody with their title. */
const TITLED_NAME = new RegExp(
  `^(?:Dra?|Prof(?:a|essor)?|Dott(?:\\.?ssa)?|Mag|Dipl\\.-Ing|mgr|lek)\\.? (?:${FULL_NAME}|${NAME_WORD})$`,
  'u',
);
const ONLY_NAME = new RegExp(`^${FULL_NAME}$`, 'u');

/** Who is named by themselves where nothing has its day: in a line of their own with a title, or beside the one way to reach them. */
function namedAlone(writing: Writing): string {
  if (writing.of('date').length > 0) return '';
  const titled = writing
    .of('about')
    .map(({ text }) => text.replace(/[.]$/, ''))
    .find((text) => TITLED_NAME.test(text));
  const reached = [...new Set(writing.of('contact').map(({ text }) => text.trim()))].filter((text) => text !== '');
  return titled ?? (reached.length === 1 && ONLY_NAME.test(reached[0] ?? '') ? (reached[0] ?? '') : '');
}

/** From here on a headline is too long for a name. */
export const MOST_BRAND = 60;

/**
 * Whose page it is where no name is told: who is named at the top, or how the headline calls it. `isOwners` where an
 * owner tells of themselves.
 */
export const brandTold = (writing: Writing, heads: string, said: Said, isOwners: boolean, title: string): string =>
  nameOf(
    isOwners ? ownerNamed(writing) : '',
    whoIs(heads),
    nameBetween(heads),
    soughtIn(heads),
    capitalised(titleBehind(heads)),
    ownerAtTop(writing, said),
    onlyPerson(writing),
    namedAlone(writing),
    namesFirstIn(said.about?.text ?? ''),
    isSpoken(heads) ? (NAMED_WITHIN.exec(heads)?.[0] ?? '') : '',
    // "De Rechte Trapper, Vismarkt 22 Groningen"
    /\d/.test(heads) ? firstPart(heads) : '',
    heads.length > MOST_BRAND ? quotedName(heads) : '',
    smallName(heads),
    firstOfKeywords(heads),
    heads,
    firstPart(heads),
    title,
  );
