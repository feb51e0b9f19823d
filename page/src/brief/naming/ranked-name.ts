import type { Fact } from '@landfall/shared/contracts';
import { NAME_WEIGHTS } from '../learned/name-weights.ts';
import { folded } from '../text/normalise.ts';
import { escaped } from '../text/phrases.ts';
import { endsInAbbreviation } from '../text/stops.ts';
import { HELPS_FAMILY, PART_OF_TOWN, TELLS_OWNER } from '../words/not-names.ts';
import { type Candidate, candidatesIn, SELF, SMALL } from './candidates.ts';
import { signsOf } from './signs-of-name.ts';
import { bareOf, endsWith, type Token, tokensOf } from './tokens.ts';

/** A name, and how likely it is among all that may be one. */
export interface RankedName {
  text: string;
  chance: number;
}

/** Letters before a name in which is told whose it is. */
const LONGEST_BEFORE = 48;
/** How far it speaks for a name that a sentence was read to give it. */
const READ_AS_NAME = 2;
/** A name that is told without capitals has at most so many words. */
const MOST_SMALL = 5;

/** "wheel of fortune" as a name is written. */
const withCapitals = (name: string): string =>
  name
    .split(' ')
    .map((word, at) => (at > 0 && SMALL.has(bareOf(word)) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

function asName(text: string, signs: ReadonlySet<string>): string {
  const isSmall = signs.has('shape.small') && text.split(' ').length <= MOST_SMALL;
  if (isSmall && (signs.has('cue.called') || signs.has('cue.self') || signs.has('spelled'))) return withCapitals(text);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What leads to a name, or can be nothing else. */
const LEADS: readonly string[] = ['cue.called', 'cue.called.the', 'cue.follows', 'spelled', 'label.name'];
/** A word alone is a name where it stands as one. */
const LONE: readonly string[] = [
  'alone',
  'said.2',
  'said.3',
  'said.4',
  'first.comma',
  'first.dash',
  'marks.comma.comma',
  'near.kind',
  'near.kind,',
  'near.own',
  'near.own,',
  'near.page',
  'cue.run',
];
/** What stands behind a place or a label of something else, or only the writer is told, is none. */
const NOT_NAMES: readonly string[] = [
  'untold',
  'before..and',
  'label.any',
  'label.other',
  'time',
  'opens.true',
  'own',
  'page',
  'cover',
];

/** What begins with the words that lead to a name or to somebody, or is a label. */
const NEVER: readonly string[] = [
  'begins.cue',
  'begins.greeting',
  'begins.small',
  'label.word',
  'region',
  'town.listed',
  'venue',
  'performed',
  'inner.other',
];

/** A word alone, or a place, at the end of a longer candidate is not what that is called. */
const BEHIND_ITS_KIND: readonly string[] = ['words.1', 'before..of', 'before..place', 'region'];

/** Whether what no sentence was read to name is written or told as a name; "Yoga is", "our little shop" are not. */
function isWrittenAsName(text: string, signs: ReadonlySet<string>, language: string): boolean {
  const has = (sign: string) => signs.has(sign);
  // Every noun has a capital in German: "unseren Kurs Teilnehmer".
  if ((has('own') && has('shape.small')) || (language === 'de' && has('before..own'))) return false;
  if (LEADS.some(has)) return true;
  // "Do not write « consommer local »"
  if (has('marks.quote.quote')) return !has('untold');
  if (!/^[\p{Lu}\d]/u.test(text) || /\d{3}/.test(text) || NOT_NAMES.some(has)) return false;
  if (has('before..place') && has('said.1')) return false;
  if (has('town.in') && (has('first') || has('kind.name.first') || has('kind.endsCapital.first'))) return false;
  if (!has('shape.name') && !has('shape.endsCapital')) return false;
  return !has('words.1') || (!has('de.name.1') && !has('before..place') && LONE.some(has));
}

/** Whether something is where somebody who is quoted comes from, or a street with its number. */
const isOfOthers = (name: string, facts: readonly Fact[]): boolean =>
  facts.some(
    ({ kind, label, value, text }) =>
      (kind === 'quote' && [label, value].some((who) => folded(who) === name)) ||
      (kind === 'place' && /\d/.test(name) && folded(text).includes(name)),
  );

const BETWEEN = '(?:between|entre|tra|fra|zwischen|tussen|między|pomiędzy)';

/** "Tra Sestri e Rapallo", "funerali, Cuneo e Langhe, 280 euro": where somebody goes, two places that "and" joins. */
const isTwoPlaces = (name: string, text: string): boolean =>
  / (?:and|y|e|et|und|en|i) /u.test(name) &&
  (new RegExp(`(?<!\\p{L})${BETWEEN} ${escaped(name)}`, 'iu').test(text) ||
    new RegExp(`\\p{Ll}, ${escaped(name)}, \\d`, 'u').test(text));

/** "Arrendo 2 quartos": what somebody does with how many. */
const OF_SO_MANY =
  /^(?:vendo|arrendo|alugo|alquilo|rento|vermieten?|verkaufen?|verhuur|verkoop|vends|loue|affitto|wynajmę|sprzedam|selling|renting|letting|suchen?|busco|procuro|cerco|cherche|zoek|szukam) \d+$/iu;

/** "Siamo Ines e Carla Bonfanti, Sartoria Tre Sipari": somebody, right before what they run. */
function isBeforeOwn(candidates: readonly Candidate[], signs: readonly ReadonlySet<string>[], at: number): boolean {
  const own = signs[at];
  if (!own?.has('cue.run') && !own?.has('cue.self')) return false;
  if ([...own].some((sign) => sign.startsWith('kind.'))) return false;
  const ends = new Set(candidates[at]?.places.map(({ last }) => last + 1));
  return candidates.some(
    ({ places }, other) =>
      signs[other]?.has('kind.name.first') &&
      signs[other]?.has('near.own,') &&
      places.some(({ first }) => ends.has(first)),
  );
}

/** "El dueño es Rogelio Santibañez", "per la famiglia Sbrana", "Zona Via Etnea": an owner, those who are helped, a part of a town. */
const isBesides = ({ text: name, places }: Candidate, tokens: readonly Token[], text: string): boolean =>
  places.every(({ first }) => {
    const start = tokens[first]?.start ?? 0;
    const before = text.slice(Math.max(0, start - LONGEST_BEFORE), start);
    return TELLS_OWNER.test(before) || HELPS_FAMILY.test(before) || (PART_OF_TOWN.test(name) && before !== '');
  });

/** "Notaría de Dña": cut at an abbreviation, which goes on. */
const isCut = (name: string, text: string): boolean =>
  text.includes(`${name}. `) && endsInAbbreviation(`${name}.`, text.slice(text.indexOf(`${name}. `) + name.length + 2));

function weigh(signs: ReadonlySet<string>): number {
  if (NEVER.some((sign) => signs.has(sign))) return Number.NEGATIVE_INFINITY;
  let score = 0;
  for (const sign of signs) score += NAME_WEIGHTS[sign] ?? 0;
  return score;
}

const ARTICLE_FIRST = /^[ao]s? /u;

/** "Chamamos-lhe a Gertrudes": what leads to names with their article leads to the names. */
function calledWithArticle(candidates: readonly Candidate[], signs: readonly ReadonlySet<string>[]) {
  const found = new Map<string, number>();
  for (const [at, { text }] of candidates.entries()) {
    const own = new Set(signs[at]);
    if (!own.has('cue.called') || !ARTICLE_FIRST.test(text)) continue;
    own.delete('begins.small');
    found.set(text.replace(ARTICLE_FIRST, ''), weigh(own));
  }
  return found;
}

/** Everything that facts say, for comparing. */
export const toldIn = (facts: readonly Fact[]): string =>
  facts.map((fact) => folded(Object.values(fact).flat().join(' '))).join(' | ');

/** Whether somebody says in a text that this is their own name. */
export function isSpeaker(text: string, name: string): boolean {
  const tokens = tokensOf(text);
  return tokens.some(({ bare }, at) => bare === bareOf(name) && endsWith(tokens, at, SELF) > 0);
}

/** What a text is most likely called, null where it seems to name nothing, by what was learned from labelled descriptions; `facts`: what it was read to say. */
export function rankedName(text: string, language: string, facts: readonly Fact[]): RankedName | null {
  const { candidates, tokens } = candidatesIn(text, language);
  const names = new Set(facts.filter(({ kind }) => kind === 'name').map((fact) => folded(fact.text)));
  const signs = signsOf({ text, tokens, language, told: toldIn(facts) }, candidates);
  const people = candidates.filter((_, at) => isBeforeOwn(candidates, signs, at)).map(({ text: who }) => who);
  const scores = candidates.map(({ text: name, places }, at) =>
    isCut(name, text) ||
    isBesides({ text: name, places }, tokens, text) ||
    isTwoPlaces(name, text) ||
    OF_SO_MANY.test(name) ||
    isOfOthers(folded(name), facts) ||
    people.some((who) => who.includes(name))
      ? Number.NEGATIVE_INFINITY
      : weigh(signs[at] ?? new Set()) + (names.has(folded(name)) ? READ_AS_NAME : 0),
  );
  const withArticle = calledWithArticle(candidates, signs);
  for (const [at, { text: name }] of candidates.entries())
    scores[at] = Math.max(scores[at] ?? 0, withArticle.get(name) ?? Number.NEGATIVE_INFINITY);
  const most = Math.max(...scores);
  const at = scores.indexOf(most);
  const best = candidates[at];
  if (!best || most === Number.NEGATIVE_INFINITY) return null;
  const isNamed = (text: string, place: number) =>
    names.size > 0 || isWrittenAsName(text, signs[place] ?? new Set(), language);
  // "clube de xadrez Torre Branca" ends in what is written as a name.
  const called = isNamed(best.text, at)
    ? at
    : candidates.findIndex(
        ({ text: end }, place) =>
          best.text.endsWith(` ${end}`) &&
          !BEHIND_ITS_KIND.some((sign) => signs[place]?.has(sign)) &&
          isNamed(end, place),
      );
  if (called < 0) return null;
  const sum = scores.reduce((all, score) => all + Math.exp(score - most), 0);
  return { text: asName(candidates[called]?.text ?? '', signs[called] ?? new Set()), chance: 1 / sum };
}
