import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { animationStyles, breakpoints, globalCss, keyframes, layerStyles, textStyles } from '@chakra-ui/react/theme';
import { coreRecipes } from './core-recipes.ts';
import { fieldRecipes } from './field-recipes.ts';
import { formRecipes } from './form-recipes.ts';
import { overlayRecipes } from './overlay-recipes.ts';
import { semanticColors } from './palettes.ts';
import { tabsRecipes } from './tabs-recipes.ts';
import { semanticRadii, semanticShadows, tokens } from './tokens.ts';

const FORCED_COLORS = '@media (forced-colors: active)';

/**
 * The one design system of the host and of every area. It lists the recipes in use instead of taking Chakra's
 * default system whole: that alone is 12 KB less on first load.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'lf',
  cssVarsRoot: ':where(html)',
  globalCss: {
    ...globalCss,
    html: {
      ...globalCss.html,
      colorPalette: 'brand',
      bg: 'bg.subtle',
      fontFeatureSettings: '"cv11", "ss03"',
      // A telephone is read at arm's length: nothing there is smaller than its running text.
      mdDown: { '--lf-font-sizes-xs': '0.875rem !important' },
    },
    body: { fontFamily: 'body', fontSize: 'sm' },
    // Below this size iOS zooms into a field that is touched.
    'input, select, textarea': { mdDown: { fontSize: '1rem !important' } },
    // Backgrounds are the system's there: what one alone tells needs an edge. Recipes stand in a later layer of the CSS.
    ':is(a[aria-current=page], button[aria-current=page], [aria-pressed=true], [data-row][data-selected=true]):not(:focus-visible)':
      {
        [FORCED_COLORS]: { outline: '2px solid Highlight !important', outlineOffset: '-2px !important' },
      },
    ':is([role=meter], [role=progressbar]) > *': {
      [FORCED_COLORS]: { bg: 'Highlight !important', forcedColorAdjust: 'none' },
    },
    ':is([role=meter], [role=progressbar])': { [FORCED_COLORS]: { outline: '1px solid CanvasText' } },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens: { colors: semanticColors, shadows: semanticShadows, radii: semanticRadii },
    textStyles: {
      ...textStyles,
      xs: { value: { fontSize: 'xs', lineHeight: { base: '1.25rem', md: '1rem' } } },
    },
    layerStyles,
    animationStyles,
    recipes: { ...coreRecipes.recipes, ...fieldRecipes.recipes, ...formRecipes.recipes, ...overlayRecipes.recipes },
    slotRecipes: {
      ...coreRecipes.slotRecipes,
      ...fieldRecipes.slotRecipes,
      ...formRecipes.slotRecipes,
      ...overlayRecipes.slotRecipes,
      ...tabsRecipes.slotRecipes,
    },
  },
});
