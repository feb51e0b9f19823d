import type { ThemeChoice } from '@landfall/page/sections/stylesheet';
import { THEMES, type ThemeId } from '@landfall/page/sections/themes';
import { TYPE_PAIR_IDS, TYPE_PAIRS, type TypePairId } from '@landfall/page/sections/type-pairs';
import { canvasStyle, EDITOR_ASSETS } from './assets.ts';

/** What the theme panel offers. */
export interface ThemesOffered {
  /** `colors`: background, surface, primary, accent and strong band, as the swatch shows them. */
  palettes: { id: ThemeId; colors: string[] }[];
  /** `family`: what headings are set in. */
  types: { id: TypePairId; family: string }[];
  /** Addresses of the canvas' rules by '<palette>-<type>'. */
  styles: Record<string, string>;
}

/** Names a theme in addresses and in the page's data. */
const themeKey = ({ palette, type }: ThemeChoice): string => `${palette}-${type}`;

let offered: ThemesOffered | undefined;

/** Every palette and type pair, with where the canvas finds their rules. */
export function themesOffered(): ThemesOffered {
  offered ??= {
    palettes: THEMES.map(({ id, palette }) => ({
      id,
      colors: [palette.background, palette.surface, palette.primary, palette.accent, palette.deep],
    })),
    types: TYPE_PAIR_IDS.map((id) => ({ id, family: TYPE_PAIRS[id].display.family })),
    styles: Object.fromEntries(
      THEMES.flatMap(({ id: palette }) =>
        TYPE_PAIR_IDS.map((type) => [themeKey({ palette, type }), EDITOR_ASSETS + canvasStyle({ palette, type }).path]),
      ),
    ),
  };
  return offered;
}
