import type { Fact, PlacedFact } from '@landfall/shared/contracts';
import { anchorsOf } from '../sections/anchors.ts';
import type { SectionDraft } from '../sections/model.ts';
import type { Block } from './writing.ts';

/** Words of facts from which a page has links at its top. */
export const LONG_PAGE = 140;
const MOST_LINKS = 4;
/** A longer name leaves room for fewer links. */
const LONG_BRAND = 28;
const MOST_LINK = 22;
const LINKED: ReadonlySet<string> = new Set([
  'features',
  'listing',
  'pricing',
  'steps',
  'team',
  'faq',
  'place',
  'hours',
  'contact',
]);

/** What a section is called by the people who read of it. */
const titleOf = (section: SectionDraft): string =>
  section.kind === 'header' || section.kind === 'footer'
    ? section.brand
    : section.kind === 'hero'
      ? section.headline
      : 'title' in section
        ? section.title
        : '';

const isPublished = (section: SectionDraft): boolean => !/"placeholder":true/.test(JSON.stringify(section));

/** Links to what people look for on a page that is too long to see at once. */
export function linksOf(blocks: readonly Block[], size: number, brand: string) {
  if (size < LONG_PAGE) return [];
  const anchors = anchorsOf(blocks.map(({ section }) => section.kind));
  return blocks
    .map(({ section }, index) => ({ section, label: titleOf(section), href: `#${anchors[index] ?? ''}` }))
    .filter(({ section, label }) => isPublished(section) && LINKED.has(section.kind) && label.length <= MOST_LINK)
    .map(({ label, href }) => ({ label, href }))
    .slice(0, brand.length > LONG_BRAND ? 2 : MOST_LINKS);
}

/** Where each fact stands, in the order of the facts. */
export function placesOf(facts: readonly Fact[], blocks: readonly Block[]): PlacedFact[] {
  const anchors = anchorsOf(blocks.map(({ section }) => section.kind));
  return facts.flatMap(({ id }) => {
    // What stands in the hero and below is told in full below.
    const at = blocks.findLastIndex((block) => block.facts.includes(id));
    const block = blocks[at];
    return block ? [{ fact_id: id, section: anchors[at] ?? '', title: titleOf(block.section) }] : [];
  });
}
