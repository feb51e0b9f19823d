import type { PageOperation } from '@landfall/shared/contracts';
import type { IndexedSection } from './outline.ts';
import type { PageTree, Undo } from './tree.ts';

/** Why an operation was not done. */
export type Refusal =
  | 'no_section'
  | 'no_element'
  | 'no_link'
  | 'bad_address'
  | 'no_target'
  | 'nothing_changes'
  | 'one_headline'
  | 'fixed_place'
  | 'last_words'
  | 'bad_section';

/** What an operation did, for people to look at. */
export interface Change {
  op: PageOperation['op'];
  /** The section's id, empty for a change of the whole page. */
  section: string;
  heading: string;
  before: string;
  after: string;
}

/** A link that led to a section which is gone. */
export interface DeadLink {
  section: string;
  text: string;
  href: string;
}

export type Applied = { change: Change; broken: DeadLink[] } | { refused: Refusal };

/** A page while it is being changed. */
export interface Draft<N> {
  tree: PageTree<N>;
  index: Map<string, IndexedSection<N>>;
  /** Notes how a change is taken back. */
  did: (undo: Undo) => void;
  /** Hears of every element that was changed or that is new. */
  touch: (node: N) => void;
}

export const changed = (
  op: Change['op'],
  { id, heading }: { id: string; heading: string },
  before = '',
  after = '',
): Change => ({ op, section: id, heading, before, after });
