import type { Seeded } from '../seeded.ts';
import type { Palette } from '../theme.ts';

export const ART_WIDTH = 640;
export const ART_HEIGHT = 560;

/** Draws the inside of an SVG of ART_WIDTH by ART_HEIGHT. Colours come from the palette, choices from the seed. */
export type Motif = (palette: Palette, random: Seeded) => string;

export const round = (value: number): string => String(Math.round(value * 10) / 10);
