/** Red, green and blue from 0 to 255, and how opaque it is, from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** What WCAG asks of text of a common size, and of large text. */
export const READABLE = 4.5;
const READABLE_LARGE = 3;
/** Pixels from which text is large, and from which bold text is. */
const LARGE = 24;
const LARGE_BOLD = 18.66;
const BOLD = 700;
/** What rounding colors to whole numbers can make of a ratio. */
const ROUNDING = 0.05;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** How bright a color is, from 0 to 1, as WCAG counts it. */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two luminances, from 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** What is seen of a color that lies over an opaque one. */
export function over([red, green, blue, alpha]: Color, below: Color): Color {
  const mixed = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mixed(red, below[0]), mixed(green, below[1]), mixed(blue, below[2]), 1];
}

/** Whether text can be read on an opaque background. `size` in pixels, `weight` as CSS counts it. */
export function isReadable(
  text: Color,
  background: Color,
  { size, weight }: { size: number; weight: number },
): boolean {
  const [red, green, blue] = over(text, background);
  const isLarge = size >= LARGE || (size >= LARGE_BOLD && weight >= BOLD);
  const ratio = contrastOf(luminance(red, green, blue), luminance(background[0], background[1], background[2]));
  return ratio >= (isLarge ? READABLE_LARGE : READABLE) - ROUNDING;
}
