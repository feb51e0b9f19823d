import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../errors.ts';
import { keepFrames, MAX_FRAMES, tooManyFrames } from './gif.ts';

/** Beyond any camera's picture that a landing page needs; a header may claim more without having it. */
const MAX_PIXELS = 50_000_000;

/** A picture of a single line needs as much room as a whole one, line by line; cameras and scanners stay below this. */
const MAX_SIDE = 16_384;

// The picture at work is the only one in this process: nothing of the one before is kept, and it takes one core.
sharp.cache(false);
sharp.concurrency(1);

// 'error' refuses truncated and damaged pictures, but not the harmless oddities that cameras write.
// The limit counts all the frames of an animation.
const open = (path: string, animated = false) =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, animated });

const refused = (message: string, cause?: unknown) =>
  new AppError('invalid', { message, fields: { file: [message] }, cause });

/** Refuses by its header alone what could be decoded only at great length. @throws AppError invalid */
async function requireSides(path: string): Promise<void> {
  // What has no header that can be read is refused when it is decoded.
  const size = await sharp(path, { failOn: 'none' })
    .metadata()
    .catch(() => null);
  const { width = 0, height = 0, pageHeight = height, pages = 1 } = size ?? {};
  if (pages > MAX_FRAMES) throw tooManyFrames();
  if (Math.max(width, pageHeight) > MAX_SIDE)
    throw refused('This image is too long on one side: at most 16384 pixels.');
}

async function orRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new AppError('unavailable', { cause: error });
    const message = /pixel limit/i.test(String(error))
      ? 'This image has too many pixels.'
      : 'This image is damaged and cannot be read.';
    throw refused(message, error);
  }
}

/**
 * Decodes a picture completely and writes it anew: upright, in sRGB, without metadata or anything that hid behind it.
 * @throws AppError invalid when it is damaged or too large to decode, and then nothing usable is at `target`
 */
export async function rewriteImage(source: string, target: string, format: ImageFormat): Promise<void> {
  // Of an animation the parts are counted before any library looks for its frames.
  if (format === 'gif') await orRefused(async () => writeFile(target, keepFrames(await readFile(source), MAX_PIXELS)));
  await requireSides(format === 'gif' ? target : source);
  await orRefused(async () => {
    if (format === 'gif') await decodeFrames(target);
    else
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
async function decodeFrames(path: string): Promise<void> {
  await open(path, true).resize({ width: 16 }).raw().toBuffer();
}

/** Cropped to the cards of the dashboard, or with its own proportions. */
export type ThumbnailShape = 'card' | 'whole';

export type ThumbnailFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface Thumbnail {
  /** Pixels, at the most. */
  width: number;
  format: ThumbnailFormat;
  shape: ThumbnailShape;
}

/** A picture in small, cards cut to 4:3, of an animation its first frame. @throws AppError invalid */
export function drawThumbnail(source: string, { width, format, shape }: Thumbnail): Promise<Buffer> {
  return orRefused(() => {
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
  await orRefused(() =>
    open(source)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82 })
      .toFile(target),
  );
}
