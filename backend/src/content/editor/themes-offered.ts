import type { ThemesOffered } from '@landfall/editor/editor-start';
import type { PageBrand } from '@landfall/page/compose/page-brand';
import { darkBrand, isBrandPalette, lightBrand } from '@landfall/page/sections/brand-palette';
import type { ThemeChoice } from '@landfall/page/sections/stylesheet';
import type { Theme } from '@landfall/page/sections/theme';
import { knownTheme, THEMES } from '@landfall/page/sections/themes';
import { TYPE_PAIR_IDS, TYPE_PAIRS } from '@landfall/page/sections/type-pairs';
import { EDITOR_ASSETS } from './asset-base.ts';
import { canvasStyle } from './canvas-style.ts';

/** Names a theme in addresses and in the page's data. */
const themeKey = ({ palette, type }: ThemeChoice): string => `${palette}-${type}`;

type Offered = Pick<Theme, 'palette'> & { id: string };

/** A brand's colours, light and dark; none for a palette of ours. */
function brandsOf(palette: string): Offered[] {
  const ids = isBrandPalette(palette) ? [lightBrand(palette), darkBrand(palette)] : [];
  return ids.flatMap((id) => knownTheme(id) ?? []);
}

const paletteOf = ({ id, palette }: Offered): ThemesOffered['palettes'][number] => ({
  id,
  colors: [palette.background, palette.surface, palette.primary, palette.accent, palette.deep],
});

const stylesOf = (themes: readonly Offered[]): Record<string, string> =>
  Object.fromEntries(
    themes.flatMap(({ id: palette }) =>
      TYPE_PAIR_IDS.map((type) => [themeKey({ palette, type }), EDITOR_ASSETS + canvasStyle({ palette, type }).path]),
    ),
  );

let ours: ThemesOffered | undefined;

/** The palettes that colours make: the project's as it is set up, then the page's own where it is another one. */
function brandsFor(page: ThemeChoice, { palette = '' }: PageBrand): Offered[] {
  const [light, dark] = brandsOf(palette);
  const project = [light, dark].filter((theme) => theme !== undefined);
  const all = [...(palette === dark?.id ? project.toReversed() : project), ...brandsOf(page.palette)];
  return [...new Map(all.map((theme) => [theme.id, theme])).values()];
}

const byBrand = (types: ThemesOffered['types'], { type }: PageBrand): ThemesOffered['types'] => [
  ...types.filter(({ id }) => id === type),
  ...types.filter(({ id }) => id !== type),
];

/** Every palette and type pair, with where the canvas finds their rules; those of the project's brand first. */
export function themesOffered(page: ThemeChoice, brand: PageBrand): ThemesOffered {
  ours ??= {
    palettes: THEMES.map(paletteOf),
    types: TYPE_PAIR_IDS.map((id) => ({ id, family: TYPE_PAIRS[id].display.family })),
    styles: stylesOf(THEMES),
  };
  const brands = brandsFor(page, brand);
  return {
    ...ours,
    palettes: [...brands.map(paletteOf), ...ours.palettes],
    types: byBrand(ours.types, brand),
    styles: { ...stylesOf(brands), ...ours.styles },
  };
}
