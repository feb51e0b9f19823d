import type { PageLanguage } from '@landfall/shared/contracts';

/** What people call the parts of a page. */
export const PARTS = [
  'prices',
  'hours',
  'address',
  'contact',
  'form',
  'questions',
  'reviews',
  'menu',
  'team',
  'steps',
  'story',
  'features',
  'pictures',
  'logos',
  'goal',
  'date',
  'notes',
  'closing',
  'header',
  'footer',
  'popup',
  'opening',
] as const;
export type Part = (typeof PARTS)[number];

export const COLOURS = ['red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'navy', 'purple', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

/** Kinds of letters that people ask for by a word. */
export const LETTERS = ['modern', 'editorial', 'technical', 'friendly'] as const;
export type Letters = (typeof LETTERS)[number];

/**
 * The words of one language that the rules know, in small letters and without accents. An asterisk at the end stands for
 * any ending. Words of a list are alternatives; several words are found one after the other.
 */
export interface RuleWords {
  shorter: readonly string[];
  darker: readonly string[];
  lighter: readonly string[];
  warmer: readonly string[];
  cooler: readonly string[];
  /** "Other colours", "another palette". */
  otherColours: readonly string[];
  otherType: readonly string[];
  colours: Readonly<Record<Colour, readonly string[]>>;
  types: Readonly<Record<Letters, readonly string[]>>;
  move: readonly string[];
  up: readonly string[];
  down: readonly string[];
  first: readonly string[];
  last: readonly string[];
  before: readonly string[];
  after: readonly string[];
  remove: readonly string[];
  add: readonly string[];
  duplicate: readonly string[];
  /** "Change", "replace": something is to stand in the place of something else. */
  change: readonly string[];
  /** What stands between the old words and the new ones. */
  into: readonly string[];
  headline: readonly string[];
  button: readonly string[];
  /** "says", "reads": between a name and its new words. */
  says: readonly string[];
  bigger: readonly string[];
  translate: readonly string[];
  /** What languages are called in this one. */
  languages: Readonly<Record<PageLanguage, readonly string[]>>;
  /** The section that is selected. */
  thisOne: readonly string[];
  parts: Readonly<Record<Part, readonly string[]>>;
  /** A sentence with one of these says a condition, and is never left out. */
  conditions: readonly string[];
  /** What may stand beside the words of a rule: with any other word, an instruction is about something else. */
  fillers: readonly string[];
}
