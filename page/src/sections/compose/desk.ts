import type { MotifId } from '../art.ts';
import type { BusinessTraits } from '../copy/business.ts';
import type { CopyPack } from '../copy/pack.ts';
import type { Art, Link } from '../section-kind.ts';
import type { Seeded } from '../seeded.ts';
import type { Brief } from './brief.ts';
import type { WORDS } from './words.ts';

/** Everything that one page's sections are written with. */
export interface Desk {
  brief: Brief;
  traits: BusinessTraits;
  pack: CopyPack;
  words: (typeof WORDS)['en'];
  random: Seeded;
  /** Puts the brand's name into a phrase. */
  fill: (phrase: string, max?: number) => string;
  /** A new drawing: of this motif, or of the page's own. */
  art: (motif?: MotifId) => Art;
  action: Link;
}
