import type { CorrectedFacts, Fact, FactKind, PageLanguage } from '@landfall/shared/contracts';
import type { Heading, Intent, PageWords } from '../languages/page-words.ts';
import type { SectionDraft } from '../sections/model.ts';
import type { Art, Link } from '../sections/section-kind.ts';
import type { Seeded } from '../sections/seeded.ts';
import type { PageBrand } from './page-brand.ts';
import type { Photos } from './photos.ts';
import type { StepRole } from './step-role.ts';

/** Title of the page and its description for search results, as typed in the dialog; may be empty. */
export interface ComposeOptions {
  title: string;
  description: string;
  projectName: string;
  /** The dashboard's language: used for our words where the brief's language is none of the eight. */
  language: PageLanguage;
  /** What the project's pages have in common. */
  brand?: PageBrand | undefined;
  /** Which page of a path it is; a page by itself where it is left out. */
  step?: StepRole | undefined;
  /** What pages that shall look alike have in common; the page's own facts where it is left out. */
  look?: string | undefined;
}

/** A section with the facts that stand in it. */
export interface Block {
  section: SectionDraft;
  facts: readonly string[];
}

/** What every part of the composer works with. */
export interface Writing {
  facts: readonly Fact[];
  wishes: CorrectedFacts['wishes'];
  /** The language of our words. */
  language: PageLanguage;
  words: PageWords;
  random: Seeded;
  /** What the page's buttons do. */
  action: Link;
  /** What they ask for. */
  intent: Intent;
  /** False where the person wants no pictures. */
  hasPictures: boolean;
  of(...kinds: readonly FactKind[]): Fact[];
  /** A neutral heading of ours. */
  heading(name: Heading): string;
  art(): Art;
  photos: Photos;
}

/** The ids of facts. */
export const idsOf = (facts: readonly Fact[]): string[] => [...new Set(facts.map(({ id }) => id))];

/** The heading that all these facts stand under; empty where they do not share one. */
export function sharedGroup(facts: readonly Fact[]): string {
  const group = facts[0]?.group ?? '';
  return facts.every((fact) => fact.group === group) ? group : '';
}

/** Facts by their heading, in the order in which the headings first appear. */
export function byGroup(facts: readonly Fact[]): { group: string; facts: Fact[] }[] {
  return [...Map.groupBy(facts, ({ group }) => group)].map(([group, members]) => ({ group, facts: members }));
}
