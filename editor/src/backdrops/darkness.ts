import { BACKDROP_TEXT, SHADES } from '@landfall/page/sections/parts/backdrops';
import { contrastOf, luminance, READABLE } from '../checks/contrast.ts';

/** Part of a picture that may be brighter: sparkles in which no word stands. */
const SPARKLES = 0.02;

const [RED = 0, GREEN = 0, BLUE = 0] = [1, 3, 5].map((at) => Number.parseInt(BACKDROP_TEXT.slice(at, at + 2), 16));
const TEXT = luminance(RED, GREEN, BLUE);

/** How dark a picture has to be made for text on it to be read, in percent of black. `pixels`: four numbers for each. */
export function neededShade(pixels: Uint8ClampedArray): number {
  const isBright = (at: number, left: number) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const picture = luminance(red * left, green * left, blue * left);
    return picture > TEXT || contrastOf(TEXT, picture) < READABLE;
  };
  const enough = SHADES.find((percent) => {
    let bright = 0;
    for (let at = 0; at < pixels.length; at += 4) if (isBright(at, 1 - percent / 100)) bright += 1;
    return bright <= (pixels.length / 4) * SPARKLES;
  });
  return enough ?? SHADES.at(-1) ?? 0;
}

/** How dark the brightest picture has to be made. Nobody knows what a video shows in a minute. */
export const SAFE_SHADE = neededShade(new Uint8ClampedArray([255, 255, 255, 255]));

/** Pixels of a side of the small picture that is looked at. */
const SIDE = 48;

/** A picture's own width and height, and how dark it has to be made; null where it cannot be read. */
export async function readPicture(src: string): Promise<{ width: number; height: number; shade: number } | null> {
  const image = Object.assign(new Image(), { src });
  const isRead = await image.decode().then(
    () => image.naturalWidth > 0,
    () => false,
  );
  const context = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE }).getContext('2d');
  if (!isRead || !context) return null;
  context.drawImage(image, 0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return { width: image.naturalWidth, height: image.naturalHeight, shade: neededShade(data) };
}
