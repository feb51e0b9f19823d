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
  /** The sentence before it was an instruction. */
  afterOrder?: boolean;
}
