import type { Manner } from './manners.ts';

/** A font that we serve ourselves: the file name's stem in its @fontsource package. */
export interface Face {
  family: string;
  package: string;
  weight: 400 | 600 | 700;
}

export interface TypePair {
  label: string;
  display: Face;
  /** Used until the font arrived, and for scripts that it does not cover. */
  displayFallback: string;
  /** Letter spacing of headings, in em. */
  tracking: number;
  /** How sections are laid out on a page in these letters. */
  manner: Manner;
}

const SANS = 'system-ui,sans-serif';

const SERIF = '"Iowan Old Style","Palatino Linotype",Georgia,serif';
const SLAB = 'Rockwell,"Roboto Slab","Courier New",serif';

export const TYPE_PAIRS = {
  modern: {
    label: 'Modern',
    manner: 'stacked',
    display: { family: 'Inter', package: 'inter', weight: 700 },
    displayFallback: SANS,
    tracking: -0.032,
  },
  editorial: {
    label: 'Editorial',
    manner: 'ruled',
    display: { family: 'Fraunces', package: 'fraunces', weight: 600 },
    displayFallback: SERIF,
    tracking: -0.018,
  },
  technical: {
    label: 'Technical',
    manner: 'aside',
    display: { family: 'Space Grotesk', package: 'space-grotesk', weight: 700 },
    displayFallback: SANS,
    tracking: -0.03,
  },
  friendly: {
    label: 'Friendly',
    manner: 'stacked',
    display: { family: 'Bricolage Grotesque', package: 'bricolage-grotesque', weight: 700 },
    displayFallback: SANS,
    tracking: -0.022,
  },
  classic: {
    label: 'Classic',
    manner: 'centred',
    display: { family: 'Playfair Display', package: 'playfair-display', weight: 700 },
    displayFallback: SERIF,
    tracking: -0.012,
  },
  literary: {
    label: 'Literary',
    manner: 'aside',
    display: { family: 'Lora', package: 'lora', weight: 600 },
    displayFallback: SERIF,
    tracking: -0.012,
  },
  elegant: {
    label: 'Elegant',
    manner: 'centred',
    display: { family: 'Cormorant Garamond', package: 'cormorant-garamond', weight: 700 },
    displayFallback: SERIF,
    tracking: -0.006,
  },
  geometric: {
    label: 'Geometric',
    manner: 'aside',
    display: { family: 'Outfit', package: 'outfit', weight: 700 },
    displayFallback: SANS,
    tracking: -0.024,
  },
  rounded: {
    label: 'Rounded',
    manner: 'centred',
    display: { family: 'Nunito', package: 'nunito', weight: 700 },
    displayFallback: SANS,
    tracking: -0.02,
  },
  poster: {
    label: 'Poster',
    manner: 'ruled',
    display: { family: 'Archivo Black', package: 'archivo-black', weight: 400 },
    displayFallback: SANS,
    tracking: -0.028,
  },
  condensed: {
    label: 'Condensed',
    manner: 'ruled',
    display: { family: 'Oswald', package: 'oswald', weight: 600 },
    displayFallback: SANS,
    tracking: -0.004,
  },
  slab: {
    label: 'Slab',
    manner: 'aside',
    display: { family: 'Zilla Slab', package: 'zilla-slab', weight: 700 },
    displayFallback: SLAB,
    tracking: -0.014,
  },
} as const satisfies Record<string, TypePair>;

export type TypePairId = keyof typeof TYPE_PAIRS;

export const TYPE_PAIR_IDS = Object.keys(TYPE_PAIRS) as [TypePairId, ...TypePairId[]];

/** What running text is set in, whatever the headings. */
export const BODY_FACES: readonly Face[] = [
  { family: 'Inter', package: 'inter', weight: 400 },
  { family: 'Inter', package: 'inter', weight: 600 },
];

/** Arial in the measures of Inter: what stands there until Inter arrived takes the same room, so that nothing moves. */
export const BODY_STAND_IN =
  '@font-face{font-family:"Inter Stand-in";src:local("Arial"),local("Liberation Sans");ascent-override:90%;descent-override:22.43%;line-gap-override:0%;size-adjust:107.64%}';

export const BODY_FALLBACK = `"Inter Stand-in",${SANS}`;
