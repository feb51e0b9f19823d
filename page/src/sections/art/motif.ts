import type { Seeded } from '../seeded.ts';
import type { Palette } from '../theme.ts';

export const ART_WIDTH = 640;
export const ART_HEIGHT = 560;

/** Draws the inside of an SVG of ART_WIDTH by ART_HEIGHT. Colours come from the palette, choices from the seed. */
export type Motif = (palette: Palette, random: Seeded) => string;

/** A filled shape that reaches a little over its edge, more where it lies on another one: where it meets a neighbour, nothing below shows. */
export const filled = (shape: string, colour: string, reach = 1): string =>
  `<${shape} fill="${colour}" stroke="${colour}" stroke-width="${2 * reach}"/>`;

export const round = (value: number): string => String(Math.round(value * 10) / 10);
