import type { Fact, FactKind, PageLanguage } from '@landfall/shared/contracts';
import { WEEKDAYS } from '../../brief/words/calendar.ts';
import {
  AND_AROUND,
  FROM_ANYWHERE,
  IN_A_TOWN,
  IN_PLACE,
  NEAR_PLACE,
  OF_ELSEWHERE,
  STATES,
  WITHIN_TOWN,
} from '../../brief/words/in-places.ts';
import { capitalised } from '../capitalised.ts';
import { says } from '../headline-score.ts';
import { restOf } from '../known-fact.ts';
import { wayOf } from '../reach.ts';
import { isTown, townAtEnd, townBehind, townFor } from '../town.ts';
import type { Writing } from '../writing.ts';

const NAME = "\\p{Lu}['’\\p{Ll}][\\p{L}'’-]*";
const AND = '(?:, | (?:and|y|e|et|und|en|i) )';
const AND_BETWEEN = new RegExp(AND, 'u');
const AND_LAST = new RegExp(`${AND}$`, 'u');

const wordOf = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Words, also as a sentence begins with them. */
const atStart = (words: string): string =>
  words
    .split('|')
    .flatMap((word) => [word, capitalised(word)])
    .join('|');

function patternsOf(language: PageLanguage) {
  const town = `${NAME}(?: ${NAME}){0,3}(?: (?:${WITHIN_TOWN[language]}) ${NAME})?`;
  // "Ashby Magna, Lutterworth", "Rennes et alentours": places beside one another, with what lies around.
  const towns = `(${town}(?:${AND}${town}){0,2}(?: (?:${AND_AROUND[language]})(?!\\p{L}))?)(?!['’]?\\p{L}| [\\d\\p{Lu}])`;
  return {
    within: new RegExp(`(?<![\\p{L}'’])(?:${atStart(IN_PLACE[language])}) ${towns}`, 'gu'),
    near: new RegExp(`(?<![\\p{L}'’])(?:${atStart(NEAR_PLACE[language])}) ${towns}`, 'gu'),
    elsewhere: wordOf(OF_ELSEWHERE[language]),
    anywhere: wordOf(FROM_ANYWHERE[language]),
    building: new RegExp(`^(?:${IN_A_TOWN[language]})(?!\\p{L})`, 'iu'),
  };
}

const patterns = new Map<PageLanguage, ReturnType<typeof patternsOf>>();

function patternsFor(language: PageLanguage): ReturnType<typeof patternsOf> {
  const known = patterns.get(language) ?? patternsOf(language);
  patterns.set(language, known);
  return known;
}

/** "Asheville NC" */
const IN_STATE = new RegExp(`(?<![\\p{L}'’-])(${NAME}(?: ${NAME})?,? (?:${STATES}))(?!\\p{L})`, 'gu');
/** "Tobias Bühler aus Jena", "Leipzig" behind a comma: a place beside a name, or what may be one. */
const BESIDE_NAME = /(?<!\p{L})(?:from|aus|uit|van|von|de|di|da|z|ze|of|in) \p{Lu}\p{Ll}|[,–-] \p{Lu}\p{Ll}+/u;
/** "Harmer's", "Lindenstr." */
const NO_TOWN_END = /(?:['’]s|str)$/u;
const MOST = 44;

/** Whether a name can be a town's: that of no building, person's possession or day. */
const isTownName = (name: string, language: PageLanguage): boolean =>
  isTown(name) &&
  !patternsFor(language).building.test(name) &&
  !WEEKDAYS.has(name.toLowerCase()) &&
  !NO_TOWN_END.test(name);

/** As many of these names as are towns: "Hinterfelde" of "Hinterfelde, Lindenstr". */
function townsOf(names: string, language: PageLanguage): string {
  const other = names.split(AND_BETWEEN).find((name) => !isTownName(name, language));
  return other === undefined ? names : names.slice(0, names.indexOf(other)).replace(AND_LAST, '');
}

/** The places that a text names behind a small word, as they stand above a headline. */
function placesIn(text: string, language: PageLanguage): string[] {
  const { within, near } = patternsFor(language);
  const inState = language === 'en' ? text.matchAll(IN_STATE) : [];
  const found = [
    ...[...text.matchAll(within), ...inState].map(({ index, 1: names = '' }) => ({ index, before: '', names })),
    ...[...text.matchAll(near)].map(({ index, 0: all, 1: names = '' }) => ({
      index,
      before: all.slice(0, -names.length),
      names,
    })),
  ];
  return found
    .toSorted((one, other) => one.index - other.index)
    .map(({ before, names }) => ({ before, towns: townsOf(names, language) }))
    .filter(({ before, towns }) => towns !== '' && before.length + towns.length <= MOST)
    .map(({ before, towns }) => capitalised(before + towns));
}

type Sheet = Pick<Writing, 'language' | 'facts' | 'of'>;

/** What tells of where something is done, in the order in which it is asked. */
const TELLING: readonly FactKind[] = ['about', 'hours', 'offer', 'condition', 'goal', 'date', 'person', 'proof'];

const textOf = (fact: Fact): string => restOf(fact, ['group']);

/** Whether people come somewhere, or somebody comes to them. */
const isLocal = (writing: Sheet): boolean =>
  writing.of('place', 'hours', 'date').length > 0 ||
  writing.of('contact').some((fact) => ['phone', 'whatsapp'].includes(wayOf(fact) ?? ''));

/** Where something is, as any fact tells it, where neither the name nor what the top says names a place; else empty. */
export function whereTold(writing: Sheet, brand: string, top: string): string {
  const { language } = writing;
  const { elsewhere, anywhere } = patternsFor(language);
  const said = `${brand} | ${top}`;
  const isTold = BESIDE_NAME.test(top.replaceAll(brand, '')) || placesIn(said, language).length > 0;
  if (isTold || !isLocal(writing) || anywhere.test(said)) return '';
  const towns = writing
    .of('place')
    .map(({ text }) => townAtEnd(text) || townFor(text, writing.facts) || townBehind(text, writing.facts))
    .filter((town) => town !== '' && isTownName(town, language));
  const told = TELLING.flatMap((kind) => writing.of(kind))
    .map(textOf)
    .filter((text) => !elsewhere.test(text))
    .flatMap((text) => placesIn(text, language));
  const people = writing.of('person', 'name').map(({ kind, label, text }) => (kind === 'name' ? text : label));
  const isSomebody = (place: string) => people.some((name) => says(name, place) || says(place, name));
  const place = [...towns, ...told].find((each) => !isSomebody(each)) ?? '';
  return place !== '' && !says(said, place) ? place : '';
}
