import type { PageLanguage } from '@landfall/shared/contracts';
import { WORDS } from '../languages/languages.ts';
import type { Heading, Intent, PageWords } from '../languages/page-words.ts';
import type { MotifId } from '../sections/art.ts';
import type { Art, Link } from '../sections/section-kind.ts';
import { SAMPLES, type Samples } from './samples.ts';

/** What sections of a template are made with, in one language. */
export interface Kit {
  words: PageWords;
  samples: Samples;
  /** What the page's buttons do. */
  action: Link;
  /** The usual heading of ours. */
  heading(name: Heading): string;
  /** A drawing; the next one each time. */
  art(motif?: MotifId): Art;
}

/** What a template says of itself that its kit is made of. */
interface KitSource {
  intent: Intent;
  motif: MotifId;
  seed: number;
  texts: Readonly<Record<PageLanguage, { button?: string }>>;
}

/** The kit of a template in a language. */
export function kitOf(language: PageLanguage, { intent, motif, seed, texts }: KitSource): Kit {
  const words = WORDS[language];
  let drawn = 0;
  return {
    words,
    samples: SAMPLES[language],
    action: { label: texts[language].button ?? words.actions[intent], href: '#lead-form' },
    heading: (name) => words.headings[name][0],
    art: (other = motif) => {
      drawn += 1;
      return { motif: other, seed: seed * 100 + drawn };
    },
  };
}
