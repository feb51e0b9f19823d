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
}

const SANS = 'system-ui,sans-serif';

const SERIF = '"Iowan Old Style","Palatino Linotype",Georgia,serif';
const SLAB = 'Rockwell,"Roboto Slab","Courier New",serif';

export const TYPE_PAIRS = {
  modern: {
    label: 'Modern',
    display: { family: 'Inter', package: 'inter', weight: 700 },
    displayFallback: SANS,
    tracking: -0.032,
  },
  editorial: {
    label: 'Editorial',
    display: { family: 'Fraunces', package: 'fraunces', weight: 600 },
    displayFallback: SERIF,
    tracking: -0.018,
  },
  technical: {
    label: 'Technical',
    display: { family: 'Space Grotesk', package: 'space-grotesk', weight: 700 },
    displayFallback: SANS,
    tracking: -0.03,
  },
  friendly: {
    label: 'Friendly',
    display: { family: 'Bricolage Grotesque', package: 'bricolage-grotesque', weight: 700 },
    displayFallback: SANS,
    tracking: -0.022,
  },
  classic: {
    label: 'Classic',
    display: { family: 'Playfair Display', package: 'playfair-display', weight: 700 },
    displayFallback: SERIF,
    tracking: -0.012,
  },
  literary: {
    label: 'Literary',
    display: { family: 'Lora', package: 'lora', weight: 600 },
    displayFallback: SERIF,
    tracking: -0.012,
  },
  elegant: {
    label: 'Elegant',
    display: { family: 'Cormorant Garamond', package: 'cormorant-garamond', weight: 700 },
    displayFallback: SERIF,
    tracking: -0.006,
  },
  geometric: {
    label: 'Geometric',
    display: { family: 'Outfit', package: 'outfit', weight: 700 },
    displayFallback: SANS,
    tracking: -0.024,
  },
  rounded: {
    label: 'Rounded',
    display: { family: 'Nunito', package: 'nunito', weight: 700 },
    displayFallback: SANS,
    tracking: -0.02,
  },
  poster: {
    label: 'Poster',
    display: { family: 'Archivo Black', package: 'archivo-black', weight: 400 },
    displayFallback: SANS,
    tracking: -0.028,
  },
  condensed: {
    label: 'Condensed',
    display: { family: 'Oswald', package: 'oswald', weight: 600 },
    displayFallback: SANS,
    tracking: -0.004,
  },
  slab: {
    label: 'Slab',
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
