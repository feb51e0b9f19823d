import type { TypePairId } from './type-pairs.ts';

/** Colours by their task. Every text colour reaches WCAG AA on the surfaces named beside it (theme.test.ts). */
export interface Palette {
  /** The page itself. */
  background: string;
  /** Cards and quiet bands. */
  surface: string;
  /** Text on background and surface. */
  ink: string;
  /** Secondary text on background and surface. */
  muted: string;
  line: string;
  /** Buttons, links and icons; readable on background and surface. */
  primary: string;
  onPrimary: string;
  /** A tint of primary behind icons and badges. */
  soft: string;
  /** Decoration only, never text. */
  accent: string;
  /** Second decoration colour. */
  accent2: string;
  /** The strong band (closing call, footer). */
  deep: string;
  onDeep: string;
  onDeepMuted: string;
}

export interface Theme {
  id: string;
  label: string;
  palette: Palette;
  /** The type pair that suits it best. */
  type: TypePairId;
  /** Corner radius of cards, in px; buttons follow. */
  radius: number;
  /** Moods for which the composer considers it. */
  moods: readonly Mood[];
}

export type Mood = 'warm' | 'fresh' | 'bold' | 'calm' | 'tech' | 'elegant' | 'playful';
