import type { MotifId } from '../sections/art.ts';
import type { Business, Middle } from '../sections/copy/business.ts';
import type { FormIntent } from '../sections/copy/forms.ts';
import type { IconName } from '../sections/icons.ts';
import type { HERO_VARIANTS } from '../sections/kinds/hero.ts';
import type { ThemeId } from '../sections/themes.ts';
import type { TypePairId } from '../sections/type-pairs.ts';

/** A section of a template: those that a composed page has too, and those that need the owner's words. */
export type Part =
  | Exclude<Middle, 'features' | 'pricing'>
  | 'features-cards'
  | 'features-rows'
  | 'features-aside'
  | 'comparison'
  | 'contact'
  | 'cta'
  | 'date'
  | 'form'
  | 'listing'
  | 'logos'
  | 'plans'
  | 'team';

/** What a template says in one language; the rest comes from the copy of its business. */
export interface RecipeTexts {
  name: string;
  description: string;
  /** Stands for the project's name in the picture of the gallery. */
  brand: string;
  eyebrow: string;
  headline: string;
  lead: string;
  features?: {
    title: string;
    intro: string;
    items: readonly (readonly [icon: IconName, title: string, body: string])[];
  };
  story?: { title: string; body: readonly string[] };
  steps?: { title: string; items: readonly (readonly [title: string, body: string])[] };
  /** Samples of lines: none of them is published before somebody edited it. */
  listing?: { title: string; items: readonly (readonly [lead: string, title: string, body: string, value: string])[] };
  /** Samples of plans, with what they include. */
  plans?: readonly (readonly [name: string, price: string, body: string, points: readonly string[]])[];
  form?: { title: string; body: string; button: string };
  date?: { title: string; body: string; label: string; date: string };
}

/** A page to begin from, as data: its looks, its sections in order, its words. */
export interface Recipe {
  id: string;
  category: keyof typeof CATEGORIES;
  business: Business;
  theme: { palette: ThemeId; type: TypePairId };
  hero: (typeof HERO_VARIANTS)[number];
  motif: MotifId;
  /** Decides the drawings. */
  seed: number;
  form: FormIntent;
  parts: readonly Part[];
  en: RecipeTexts;
  es: RecipeTexts;
}

export const CATEGORIES = {
  launch: { en: 'Launch', es: 'Lanzamiento' },
  business: { en: 'Business', es: 'Empresa' },
  local: { en: 'Local', es: 'Negocio local' },
  event: { en: 'Events', es: 'Eventos' },
  learning: { en: 'Learning', es: 'Formación' },
  personal: { en: 'Personal', es: 'Personal' },
} as const;
