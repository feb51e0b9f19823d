import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../errors.ts';
import { Gate } from './gate.ts';
import { keepFrames } from './gif.ts';

/** Beyond any camera's picture that a landing page needs; a header may claim more without having it. */
const MAX_PIXELS = 50_000_000;

/** A picture of a single line needs as much room as a whole one, line by line; cameras and scanners stay below this. */
const MAX_SIDE = 16_384;

/**
 * Pictures are large once decoded: one upload and one thumbnail are in memory at a time. They have gates of their own,
 * so that a library can be looked at while a hundred photos arrive.
 */
const uploads = new Gate(1);
const thumbnails = new Gate(1);

sharp.cache(false);

// 'error' refuses truncated and damaged pictures, but not the harmless oddities that cameras write.
// The limit counts all the frames of an animation.
const open = (path: string, animated = false) =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, animated });

/** Refuses by its header alone what could be decoded only at great length. @throws AppError invalid */
async function requireSides(path: string): Promise<void> {
  // What has no header that can be read is refused when it is decoded.
  const size = await sharp(path, { failOn: 'none' })
    .metadata()
    .catch(() => null);
  const { width = 0, height = 0, pageHeight = height } = size ?? {};
  if (Math.max(width, pageHeight) <= MAX_SIDE) return;
  const message = 'This image is too long on one side: at most 16384 pixels.';
  throw new AppError('invalid', { message, fields: { file: [message] } });
}

async function orRefused<T>(gate: Gate, work: () => Promise<T>): Promise<T> {
  try {
    return await gate.run(work);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new AppError('unavailable', { cause: error });
    const message = /pixel limit/i.test(String(error))
      ? 'This image has too many pixels.'
      : 'This image is damaged and cannot be read.';
    throw new AppError('invalid', { message, fields: { file: [message] }, cause: error });
  }
}

/**
 * Decodes a picture completely and writes it anew: upright, in sRGB, without metadata or anything that hid behind it.
 * @throws AppError invalid when it is damaged or too large to decode, and then nothing usable is at `target`
 */
export async function rewriteImage(source: string, target: string, format: ImageFormat): Promise<void> {
  await requireSides(source);
  await orRefused(uploads, async () => {
    if (format === 'gif') return rewriteGif(source, target);
    await ENCODED[format](
      open(source, format === 'webp')
        .autoOrient()
        .toColourspace('srgb'),
    ).toFile(target);
  });
}

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif';

const ENCODED: Record<Exclude<ImageFormat, 'gif'>, (image: Sharp) => Sharp> = {
  // Optimised coding saves 5 % of the bytes, but holds the whole picture: 360 MB instead of 70 for two of 12 MP.
  jpeg: (image) => image.jpeg({ quality: 82, optimizeCoding: false }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 82, effort: 2 }),
};

/** Coding an animation anew takes minutes, so its frames are taken over once each of them could be decoded. */
async function rewriteGif(source: string, target: string): Promise<void> {
  await writeFile(target, keepFrames(await readFile(source), MAX_PIXELS));
  await open(target, true).resize({ width: 16 }).raw().toBuffer();
}

/** Cropped to the cards of the dashboard, or with its own proportions. */
export type ThumbnailShape = 'card' | 'whole';

export type ThumbnailFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** A picture at most `width` pixels wide, cards cut to 4:3, of an animation its first frame. @throws AppError invalid */
export function makeThumbnail(
  source: string,
  width: number,
  format: ThumbnailFormat,
  shape: ThumbnailShape,
): Promise<Buffer> {
  return orRefused(thumbnails, () => {
    const crop = shape === 'card' ? { height: (width * 3) / 4, fit: 'cover' as const } : {};
    const image = open(source).resize({ width, ...crop, withoutEnlargement: true });
    // More effort takes seconds for a picture and saves nothing.
    if (format === 'avif') return image.avif({ quality: 50, effort: 0 }).toBuffer();
    if (format === 'webp') return image.webp({ quality: 76 }).toBuffer();
    return format === 'png' ? image.png().toBuffer() : image.jpeg({ quality: 78 }).toBuffer();
  });
}

/** Writes a picture as a JPEG that fits into a square of `side` pixels, on white. @throws AppError invalid */
export async function rewriteAvatar(source: string, target: string, side: number): Promise<void> {
  await requireSides(source);
  await orRefused(uploads, () =>
    open(source)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82 })
      .toFile(target),
  );
}
