import { OTHER_NAMES } from '@landfall/shared/contracts';
import type { statCounts } from '../../platform/db/schema.ts';

type Kind = (typeof statCounts.$inferSelect)['kind'];

/** Different names of sources, and of campaigns, that a page has a day; the others are one row. */
export const MOST_NAMES = 200;

/** Rows and visitors that wait to be stored. */
const MOST_WAITING = 100_000;

export interface CountRow {
  project_id: string;
  kind: Kind;
  at: string;
  page_id: string;
  variant: string;
  name: string;
  views: number;
}

/** Somebody who is counted in a row unless the day knew the hash before. */
export interface VisitorRow {
  /** Of the row, in its batch. */
  row: number;
  day: string;
  hash: string;
  project_id: string;
  is_site: boolean;
  seen_at: string;
}

type Place = Omit<CountRow, 'views'>;

/** What is counted and not stored yet, added up. */
export class Tally {
  readonly #rows = new Map<string, { row: CountRow; index: number }>();
  readonly #visitors = new Map<string, VisitorRow>();
  /** Lost because nothing could be stored for too long. */
  dropped = 0;

  get isEmpty(): boolean {
    return this.#rows.size === 0;
  }

  /** Adds to a row, and returns its place; undefined where there is no room for another one. */
  add(place: Place, views: number): number | undefined {
    const key = `${place.kind}\n${place.project_id}\n${place.page_id}\n${place.variant}\n${place.at}\n${place.name}`;
    const known = this.#rows.get(key);
    if (known) {
      known.row.views += views;
      return known.index;
    }
    if (this.#isFull()) return undefined;
    const index = this.#rows.size;
    this.#rows.set(key, { row: { ...place, views }, index });
    return index;
  }

  /** Notes who was there. */
  meet(visitor: VisitorRow): void {
    const key = visitor.day + visitor.hash;
    const known = this.#visitors.get(key);
    if (known) known.seen_at = visitor.seen_at;
    else if (!this.#isFull()) this.#visitors.set(key, visitor);
  }

  /** All of it, in the order in which every process locks rows. */
  contents(): { rows: (CountRow & { row: number })[]; visitors: VisitorRow[] } {
    return {
      rows: [...this.#rows.values()].map(({ row, index }) => ({ ...row, row: index })),
      visitors: [...this.#visitors.values()],
    };
  }

  #isFull(): boolean {
    if (this.#rows.size + this.#visitors.size < MOST_WAITING) return false;
    this.dropped += 1;
    return true;
  }
}

/** Bounds the names of one day: the first ones have rows of their own. */
export class NameLimit {
  #day = '';
  readonly #names = new Map<string, Set<string>>();

  /** The name under which a source or campaign of a page is counted on a day. */
  nameFor(day: string, kind: Kind, pageId: string, name: string): string {
    if (name === '') return name;
    if (this.#day !== day) {
      this.#names.clear();
      this.#day = day;
    }
    const key = `${kind}\n${pageId}`;
    const names = this.#names.get(key) ?? new Set<string>();
    this.#names.set(key, names);
    if (names.has(name)) return name;
    if (names.size >= MOST_NAMES) return OTHER_NAMES;
    names.add(name);
    return name;
  }
}
