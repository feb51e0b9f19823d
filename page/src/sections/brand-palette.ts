import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import type { Palette, Theme } from './theme.ts';

const toOklch = converter('oklch');

const BRAND = /^brand(dark)?([0-9a-f]{6})$/;

/** WCAG AA for text; a little more, because browsers round colours. */
const READABLE = 4.6;
const STEP = 0.01;

/** The id of the palette that a brand's colour makes. `colour` is #rrggbb. */
export const brandPaletteId = (colour: string, isDark = false): string =>
  `brand${isDark ? 'dark' : ''}${colour.replace('#', '').toLowerCase()}`;

export const isBrandPalette = (id: string): boolean => BRAND.test(id);

/** The same brand's palette on dark ground, and on light ground. */
export const darkBrand = (id: string): string => id.replace(BRAND, 'branddark$2');
export const lightBrand = (id: string): string => id.replace(BRAND, 'brand$2');

const hex = (l: number, c: number, h: number): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch')) ?? '#000000';

/** The colour nearest in lightness to `start` that can be read on all these grounds. `direction` is -1 for darker. */
function readable(start: Oklch, grounds: readonly string[], direction: 1 | -1): string {
  const { c, h = 0 } = start;
  for (let l = start.l; l >= 0 && l <= 1; l += direction * STEP) {
    const colour = hex(l, c, h);
    if (grounds.every((ground) => wcagContrast(colour, ground) >= READABLE)) return colour;
  }
  return direction === -1 ? '#000000' : '#ffffff';
}

const onColour = (ground: string): string => (wcagContrast('#ffffff', ground) >= READABLE ? '#ffffff' : '#101010');

/** Primary as near to the brand's colour as it can be read on the page, with a text colour that can be read on it. */
function primaryOf(brand: Oklch, grounds: readonly string[], isDark: boolean): { primary: string; onPrimary: string } {
  const primary = readable(brand, grounds, isDark ? 1 : -1);
  const onPrimary = onColour(primary);
  if (wcagContrast(onPrimary, primary) >= READABLE) return { primary, onPrimary };
  const darker = readable(brand, [...grounds, '#ffffff'], -1);
  return { primary: darker, onPrimary: '#ffffff' };
}

function paletteOf(colour: string, isDark: boolean): Palette {
  const brand = toOklch(colour) ?? { mode: 'oklch', l: 0.5, c: 0, h: 0 };
  const hue = brand.h ?? 0;
  // Grey brands stay grey.
  const tint = Math.min(brand.c, 0.16);
  const background = isDark ? hex(0.17, tint * 0.16, hue) : '#ffffff';
  const surface = isDark ? hex(0.22, tint * 0.2, hue) : hex(0.972, tint * 0.1, hue);
  const ink = isDark ? hex(0.96, tint * 0.06, hue) : hex(0.21, tint * 0.25, hue);
  const muted = readable(
    { mode: 'oklch', l: isDark ? 0.72 : 0.5, c: tint * 0.22, h: hue },
    [background, surface],
    isDark ? 1 : -1,
  );
  const { primary, onPrimary } = primaryOf(brand, [background, surface], isDark);
  const deep = isDark ? hex(0.27, tint * 0.6, hue) : hex(0.27, Math.min(tint, 0.09), hue);
  const onDeep = hex(0.97, tint * 0.08, hue);
  return {
    background,
    surface,
    ink,
    muted,
    line: isDark ? hex(0.32, tint * 0.2, hue) : hex(0.91, tint * 0.12, hue),
    primary,
    onPrimary,
    soft: isDark ? hex(0.3, tint * 0.45, hue) : hex(0.935, tint * 0.3, hue),
    accent: hex(0.78, Math.max(tint, 0.04) * 0.9, hue + 60),
    accent2: hex(0.72, Math.max(tint, 0.04) * 0.8, hue - 70),
    deep,
    onDeep,
    onDeepMuted: readable({ mode: 'oklch', l: 0.8, c: tint * 0.2, h: hue }, [deep], 1),
  };
}

/** The theme of a palette's id made by `brandPaletteId`: every text colour readable (WCAG AA). Null for other ids. */
export function brandTheme(id: string): Theme | null {
  const [, dark, digits] = BRAND.exec(id) ?? [];
  if (!digits) return null;
  return {
    id,
    label: 'Brand',
    type: 'modern',
    radius: 12,
    moods: [],
    palette: paletteOf(`#${digits}`, dark === 'dark'),
  };
}
