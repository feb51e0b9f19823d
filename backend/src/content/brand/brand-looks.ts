import { brandPaletteId } from '@landfall/page/sections/brand-palette';
import { themeOf } from '@landfall/page/sections/themes';
import { TYPE_PAIR_IDS, TYPE_PAIRS } from '@landfall/page/sections/type-pairs';
import type { BrandPreview, TypePair } from '@landfall/shared/contracts';
import { EDITOR_ASSETS } from '../editor/asset-base.ts';

/** What a colour makes of a page, in light and in dark. `colour` is #rrggbb. */
export const brandPreviewOf = (colour: string): BrandPreview => ({
  light: themeOf(brandPaletteId(colour)).palette,
  dark: themeOf(brandPaletteId(colour, true)).palette,
});

/** Every pair of letters, with where the dashboard finds the font of its headings. */
export const typePairs = (): TypePair[] =>
  TYPE_PAIR_IDS.map((id) => {
    const { label, display } = TYPE_PAIRS[id];
    const font = `${EDITOR_ASSETS}fonts/${display.package}-latin-${display.weight}-normal.woff2`;
    return { id, label, family: display.family, weight: display.weight, font };
  });
