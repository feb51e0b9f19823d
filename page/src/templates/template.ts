import type { PageLanguage } from '@landfall/shared/contracts';
import type { Intent } from '../languages/page-words.ts';
import type { MotifId } from '../sections/art.ts';
import type { HERO_VARIANTS } from '../sections/kinds/hero.ts';
import type { SectionDraft } from '../sections/model.ts';
import type { ThemeId } from '../sections/themes.ts';
import type { TypePairId } from '../sections/type-pairs.ts';
import type { CATEGORIES } from './categories.ts';
import type { Kit } from './kit.ts';

/** What every template says in one language. */
export interface TemplateTexts {
  /** In the gallery. */
  name: string;
  description: string;
  /** Samples of the opening: what stands above the headline, and below it where the owner described nothing. */
  eyebrow: string;
  lead: string;
  /** The words of the page's button, where those of ../languages do not suit. */
  button?: string;
}

/** A heading, or what belongs there, with a sample of what stands below it. */
export type Pair = readonly [title: string, sample: string];

interface Design {
  id: string;
  category: keyof typeof CATEGORIES;
  theme: { palette: ThemeId; type: TypePairId };
  hero: (typeof HERO_VARIANTS)[number];
  motif: MotifId;
  /** Decides the drawings. */
  seed: number;
  /** What its button asks for; its words are those of ../languages. */
  intent: Intent;
  /** The kind of section that the second button of the opening leads to. */
  second?: SectionDraft['kind'];
}

/** A page to begin from: its look, its texts in every language, and its sections between the opening and the footer. */
export interface Template extends Design {
  texts: Readonly<Record<PageLanguage, TemplateTexts>>;
  sections(language: PageLanguage, kit: Kit): SectionDraft[];
}

/** A template whose sections are made of texts of its own, in each language. */
export const defineTemplate = <T extends TemplateTexts>({
  sections,
  ...design
}: Design & {
  texts: Readonly<Record<PageLanguage, T>>;
  sections(texts: T, kit: Kit): SectionDraft[];
}): Template => ({ ...design, sections: (language, kit) => sections(design.texts[language], kit) });
