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
  /** The line before closed a letter: a name follows. */
  afterClosing?: boolean;
  /** The sentence before it was an instruction. */
  afterOrder?: boolean;
}
