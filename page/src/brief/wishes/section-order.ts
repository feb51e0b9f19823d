import { roleOf } from '../headings.ts';
import type { Lexicon } from '../lexicon.ts';
import type { FoundWish } from '../sheet.ts';
import { countWords } from '../text/phrases.ts';
import { PLEASE } from '../words/any-language.ts';
import { AHEAD, BEHIND, LAST, NEXT, ORDER_LABEL } from '../words/placing.ts';
import type { HeadingRole } from '../words/words.ts';

/** What a heading of this role stands above, in the words of a section. */
const SECTIONS: Partial<Record<HeadingRole, string>> = {
  offers: 'offers',
  hours: 'hours',
  contact: 'contact',
  place: 'place',
  team: 'team',
  quotes: 'testimonials',
  faq: 'faq',
  steps: 'steps',
  about: 'story',
};

/** A section that the person names in more words is something else. */
const MOST_WORDS = 4;

const BETWEEN = /,|;|\n|→|->|=>|>|\+/u;

interface Named {
  section: string;
  isKnown: boolean;
}

/** What is left of the name of a section once the words around it are taken away. */
function bareName(text: string, lexicon: Lexicon): string {
  let name = text.trim().replace(/[.!]{1,5}$/u, '');
  for (let before = ''; before !== name; ) {
    before = name;
    for (const pattern of [lexicon.polite, lexicon.order, lexicon.show, lexicon.want, lexicon.articles])
      name = name.replace(pattern, '').trim();
    for (const pattern of [NEXT, LAST, PLEASE, lexicon.first]) name = name.replace(pattern, ' ').trim();
    name = name
      .replace(/^(?:i|we|and|y|und|et|e|en|oraz|is|are|come|comes|go|goes|gern|gerne|bitte|please|:)(?![\p{L}])/iu, '')
      .trim();
  }
  return name.replace(/\s{2,}/gu, ' ');
}

/** The section that a text names; null where it names none, or tells more than a name. */
function sectionIn(text: string, lexicon: Lexicon): Named | null {
  const name = bareName(text, lexicon);
  if (name === '' || /\d/u.test(name) || countWords(name) > MOST_WORDS) return null;
  const part = lexicon.parts.find(([, pattern]) => pattern.test(name))?.[0];
  if (part) return { section: part, isKnown: true };
  if (lexicon.pictures.test(name)) return { section: 'gallery', isKnown: true };
  const role = SECTIONS[roleOf(name, lexicon) ?? 'name'];
  if (role) return { section: role, isKnown: true };
  return { section: name.toLowerCase(), isKnown: false };
}

/** The pieces of an order, each of which may name a section. */
const piecesOf = (text: string, lexicon: Lexicon): string[] =>
  text
    .replace(ORDER_LABEL, '')
    .split(BETWEEN)
    .flatMap((piece) => beforeWord(piece, NEXT))
    .flatMap((piece) => placedApart(piece, lexicon))
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}/u.test(piece));

const isPlaced = (text: string, lexicon: Lexicon): boolean => LAST.test(text) || lexicon.first.test(text);

/** "The menu first and the hours last": two places, parted at what stands between them. */
function placedApart(piece: string, lexicon: Lexicon): string[] {
  for (const and of piece.matchAll(lexicon.and)) {
    const [left, right] = [piece.slice(0, and.index), piece.slice(and.index + and[0].length)];
    const [one, other] = [sectionIn(left, lexicon), sectionIn(right, lexicon)];
    if (one && other && (LAST.test(right) || (one.isKnown && other.isKnown)))
      return [left, ...placedApart(right, lexicon)];
  }
  return [piece];
}

/** A text parted right before a word. */
function beforeWord(text: string, word: RegExp): string[] {
  const found = word.exec(text);
  return found && found.index > 0 ? [text.slice(0, found.index), text.slice(found.index)] : [text];
}

/** "The reviews before the prices": which of two sections stands ahead of the other one. */
function ahead(text: string, lexicon: Lexicon): string | null {
  for (const [pattern, isTurned] of [
    [AHEAD, false],
    [BEHIND, true],
  ] as const) {
    const word = pattern.exec(text);
    if (!word) continue;
    const one = sectionIn(text.slice(0, word.index), lexicon);
    const other = sectionIn(text.slice(word.index + word[0].length), lexicon);
    if (!one?.isKnown || !other?.isKnown || one.section === other.section) continue;
    return isTurned ? `before:${other.section}:${one.section}` : `before:${one.section}:${other.section}`;
  }
  return null;
}

/**
 * Where sections go, in the order in which they are named: `first:gallery`, `last:pricing`, `before:hours:pricing`. A section
 * is named by its kind, or by a word of the description. Empty where nothing but `first` places one.
 */
export function placedSections(text: string, lexicon: Lexicon): FoundWish[] {
  const one = ahead(text, lexicon);
  if (one) return [{ kind: 'structure', text, value: one }];
  const pieces = piecesOf(text, lexicon);
  const isLabelled = ORDER_LABEL.test(text);
  const goesOn = pieces.length > 1 && pieces.some((piece) => NEXT.test(piece));
  if (!isLabelled && !goesOn && !pieces.some((piece) => LAST.test(piece))) return [];
  const found: FoundWish[] = [];
  let isAfterFirst = isLabelled;
  for (const piece of pieces) {
    const named = sectionIn(piece, lexicon);
    if (!named) return [];
    isAfterFirst ||= lexicon.first.test(piece);
    if (LAST.test(piece)) found.push({ kind: 'structure', text, value: `last:${named.section}` });
    else if (isAfterFirst) found.push({ kind: 'structure', text, value: `first:${named.section}` });
    else return [];
  }
  return found;
}

/** Whether a sentence does nothing but say in which order known sections stand, or asks for a place of one. */
export function ordersSections(text: string, lexicon: Lexicon): boolean {
  if (/\d/u.test(text) || !(ORDER_LABEL.test(text) || isPlaced(text, lexicon))) return false;
  const pieces = piecesOf(text, lexicon);
  if (pieces.length === 1) return PLEASE.test(text) && isPlaced(text, lexicon) && sectionIn(text, lexicon) !== null;
  const isLabelled = ORDER_LABEL.test(text);
  const opens = [lexicon.order, lexicon.show, lexicon.polite].some((pattern) => pattern.test(text));
  if (!opens && !isLabelled && !lexicon.first.test(pieces[0] ?? '')) return false;
  return (
    pieces.every((piece) => (isLabelled ? sectionIn(piece, lexicon) : sectionIn(piece, lexicon)?.isKnown)) &&
    placedSections(text, lexicon).length > 1
  );
}

/** "Show the rooms first": the word by which the person calls the section; empty where a section of ours or none is meant. */
export function namedFirst(text: string, lexicon: Lexicon): string {
  if (!lexicon.first.test(text) || lexicon.pictures.test(text)) return '';
  const named = sectionIn(text, lexicon);
  return named && countWords(named.section) <= 2 ? named.section : '';
}
