import type { CorrectedFacts } from '@landfall/shared/contracts';
import type { SectionDraft } from '../sections/model.ts';
import type { Block } from './writing.ts';

type Wishes = CorrectedFacts['wishes'];

/** The sections that the value of a wish names: "gallery", "first:gallery", "last:pricing", "before:hours:pricing". */
export const sectionsIn = (value: string): string[] => value.replace(/^(?:first|last|before):/u, '').split(':');

/** The sections that a person wants, wherever they shall stand. */
export const wantedSections = (wishes: Wishes): Set<string> =>
  new Set(
    wishes.filter(({ kind, negated }) => kind === 'structure' && !negated).flatMap(({ value }) => sectionsIn(value)),
  );

/** The kinds in which a section may stand that is called otherwise, the likeliest first. */
const STANDS_IN: Readonly<Record<string, readonly SectionDraft['kind'][]>> = {
  pricing: ['pricing', 'listing', 'features'],
  offers: ['features', 'listing', 'pricing'],
  hours: ['hours', 'place'],
  map: ['place'],
  contact: ['contact', 'lead-form'],
  story: ['story', 'notes'],
};

/** Endings differ: "rooms" and "room", "Zimmern" and "Zimmer". */
const stemOf = (word: string): string => word.toLowerCase().slice(0, Math.max(4, word.length - 2));

/** So many mentions make a section without such a title the one that is meant. */
const LEAST_MENTIONS = 2;

/** The sections that a name means: by kind, by title, or by what stands in them. */
function meant(name: string, blocks: readonly Block[]): Block[] {
  for (const kind of STANDS_IN[name] ?? [name]) {
    const found = blocks.filter(({ section }) => section.kind === kind);
    if (found.length > 0) return found;
  }
  if (STANDS_IN[name]) return [];
  const stem = stemOf(name.split(' ').at(-1) ?? name);
  const titled = blocks.filter(({ section }) => 'title' in section && section.title?.toLowerCase().includes(stem));
  if (titled.length > 0) return titled;
  const mentions = ({ section }: Block) => JSON.stringify(section).toLowerCase().split(stem).length - 1;
  const most = blocks.toSorted((one, other) => mentions(other) - mentions(one))[0];
  return most && mentions(most) >= LEAST_MENTIONS ? [most] : [];
}

/**
 * The sections of a page in the order that was asked for. `closing`: what a page ends with, which stays there unless it is
 * named itself.
 */
export function inWishedOrder(body: readonly Block[], closing: readonly Block[], wishes: Wishes): Block[] {
  const values = wishes.filter(({ kind, negated }) => kind === 'structure' && !negated).map(({ value }) => value);
  const all = [...body, ...closing];
  const placed = (place: string) =>
    new Set(
      values
        .filter((value) => value.startsWith(`${place}:`))
        .flatMap((value) => meant(sectionsIn(value)[0] ?? '', all)),
    );
  const first = placed('first');
  const last = placed('last');
  const isFree = (block: Block) => !first.has(block) && !last.has(block);
  const ordered = [
    ...first,
    ...body.filter(isFree),
    ...[...last].filter((block) => body.includes(block) && !first.has(block)),
    ...closing.filter(isFree),
    ...[...last].filter((block) => closing.includes(block) && !first.has(block)),
  ];
  for (const value of values.filter((value) => value.startsWith('before:'))) {
    const [one = '', other = ''] = sectionsIn(value);
    const moved = meant(one, all);
    const at = ordered.findIndex((block) => meant(other, all).includes(block));
    const rest = (blocks: readonly Block[]) => blocks.filter((block) => !moved.includes(block));
    if (at >= 0 && moved.length > 0)
      ordered.splice(0, ordered.length, ...rest(ordered.slice(0, at)), ...moved, ...rest(ordered.slice(at)));
  }
  return ordered;
}
