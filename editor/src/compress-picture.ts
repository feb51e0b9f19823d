/** The longest side of an uploaded picture, in pixels, as everywhere in the dashboard. */
const MAX_SIDE = 2000;
const MAX_BYTES = 5 * 1024 * 1024;
const QUALITY = 0.7;

/** Those that can be written anew; an animation would lose its frames. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** A side length and its partner, so that the longer one is at most `MAX_SIDE`. */
export function fitted(width: number, height: number): [width: number, height: number] {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return [Math.round(width * scale), Math.round(height * scale)];
}

/**
 * A picture of at most 2000 pixels a side, of the same type, where that saves anything. What is no picture, and what the
 * browser cannot read, stays as it is: the server says what is wrong with it.
 */
export async function compressPicture(file: File): Promise<Blob> {
  if (!TYPES.has(file.type)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const [width, height] = fitted(picture.width, picture.height);
  const isLarge = width < picture.width || file.size > MAX_BYTES;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  const compressed = await canvas.convertToBlob({ type: file.type, quality: QUALITY }).catch(() => null);
  // A browser that cannot write a type writes PNG.
  if (!compressed || compressed.type !== file.type) return file;
  return isLarge || compressed.size < file.size ? compressed : file;
}
