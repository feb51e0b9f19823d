import type { FoundFact, FoundWish } from './sheet.ts';

/** What a sentence tells visitors, and what it asks of whoever makes the page. */
export interface Found {
  facts: FoundFact[];
  wishes: FoundWish[];
}

export const nothing = (): Found => ({ facts: [], wishes: [] });

/** What several parts of a sentence tell, as one. */
export const joined = (all: readonly Found[]): Found => ({
  facts: all.flatMap(({ facts }) => facts),
  wishes: all.flatMap(({ wishes }) => wishes),
});
