import type { Context } from './context.ts';
import { SAYS_NOTHING } from './headed.ts';
import { labelled, roleOf } from './headings.ts';
import type { Lexicon } from './lexicon.ts';
import { tidied } from './text/normalise.ts';
import { countWords } from './text/phrases.ts';
import type { Unit } from './text/segment.ts';
import { isSalutation } from './who/greeting.ts';
import { withoutPlace } from './wishes/placement.ts';
import type { HeadingRole } from './words/words.ts';

/** More words than these that end in a stop are a sentence. */
const SHORTEST_TOLD = 4;
/** "Six modules": a numbered list below it is what something holds, rather than what happens in turn. */
const PARTS_OF_WORK =
  /(?<!\p{L})(?:modul\p{L}*|módul\p{L}*|moduł\p{L}*|chapters?|cap[ií]tul\p{L}*|chapitres?|kapitel\p{L}*|capitol[oi]|hoofdstuk\p{L}*|rozdział\p{L}*|lessons?|lecci\p{L}*|leçons?|lektion\p{L}*|lezion[ei]|liç\p{L}*|aulas?|lessen|lekcj\p{L}*|topics?|temas?|themen|temi|thèmes?|onderwerpen|tematy|exercises?|tips?|things|ideas?|recipes?|recetas?|rezepte|ricette|receitas?|recepten|przepis\p{L}*)(?!\p{L})/iu;

/** Headings that say what kind of thing stands below them, and nothing of it. */
const UNGROUPED: ReadonlySet<HeadingRole | undefined> = new Set([
  'about',
  'contact',
  'place',
  'name',
  'action',
] as const);

/** What a sentence is read with: its language, and what the heading above it says that it is. */
export function contextOf(
  unit: Unit,
  language: string,
  letter: boolean,
  remarks: boolean,
  priced: boolean,
  lexicon: Lexicon,
): Context {
  if (remarks && !/\d/.test(unit.text)) return { lexicon, language, role: 'instructions', group: '', item: unit.item };
  const opens =
    isSalutation(unit.under, language, true, letter) || isSalutation(`${unit.under}:`, language, true, letter);
  const alone = unit.under === '' || opens || standsAlone(unit, lexicon);
  const heading = roleOf(unit.under, lexicon);
  const numbered = PARTS_OF_WORK.test(unit.under) ? 'contents' : 'steps';
  // "It replaces the whiteboard and the spreadsheet." below "Product" is no name.
  const tells = heading === 'name' && /[.!]$/.test(unit.text) && countWords(unit.text) > SHORTEST_TOLD;
  const role = alone || tells ? undefined : (heading ?? (priced ? 'offers' : unit.numbered ? numbered : undefined));
  return {
    lexicon,
    language,
    role,
    group:
      alone || tells || SAYS_NOTHING.test(unit.under) || UNGROUPED.has(role)
        ? ''
        : tidied(withoutPlace(unit.under, lexicon)),
    item: unit.item || !alone,
  };
}

/** Whether a line below a heading has a known label of its own, or is no time of a programme. */
function standsAlone(unit: Unit, lexicon: Lexicon): boolean {
  if (unit.item) return false;
  const own = labelled(unit.text);
  if (own && roleOf(own.label, lexicon)) return true;
  return roleOf(unit.under, lexicon) === 'programme' && !/\d/.test(unit.text);
}
