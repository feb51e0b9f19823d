import type { Lexicon } from './lexicon.ts';
import type { HeadingRole } from './words/words.ts';

/** Where a text stands: its language, and the heading above it. */
export interface Context {
  lexicon: Lexicon;
  language: string;
  /** What the heading above says that the text is. */
  role?: HeadingRole | undefined;
  group: string;
  item: boolean;
  /** Nothing is said of what it is so far: the text may open with the name. */
  first?: boolean;
  /** It is all that the description says. */
  only?: boolean;
  /** The line before closed a letter: a name follows. */
  afterClosing?: boolean;
  /** The sentence before it was an instruction. */
  afterOrder?: boolean;
  /** How many of the sentences right before and after it are remarks to the writer. */
  near?: number;
  /** What the sentences around it add to how far it leans to the writer. */
  around?: number;
  /** The text is a mail with lines that a program wrote. */
  mail?: boolean;
  /** The text below its first line reads as a letter. */
  letter?: boolean;
  /** The next sentence says that this one is not for the page. */
  denied?: boolean;
  /** It is a part of a text that lists with commas, and ends no sentence otherwise. */
  listed?: boolean;
  /** The heading of the prices that the sentence before it lists; undefined where it lists none. */
  besidePrices?: string | undefined;
  /** It is an item of a list, with a bullet of its own. */
  bullet?: boolean;
  /** It is an item of a list whose items are numbered. */
  numbered?: boolean;
}
