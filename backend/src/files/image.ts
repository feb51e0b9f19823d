import sharp from 'sharp';
import { AppError } from '../errors.ts';
import { Gate } from './gate.ts';

/** Beyond any camera's picture that a landing page needs; a header may claim more without having it. */
const MAX_PIXELS = 50_000_000;

/** Decoded pixels are large; no more pictures than this are in memory at once. */
const gate = new Gate(2);

sharp.cache(false);

// 'error' refuses truncated and damaged pictures, but not the harmless oddities that cameras write.
const open = (path: string) => sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });

async function orRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await gate.run(work);
  } catch (error) {
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
export function rewriteImage(source: string, target: string, format: 'jpeg' | 'png'): Promise<void> {
  return orRefused(() => {
    const image = open(source).autoOrient().toColourspace('srgb');
    // Optimised coding saves 5 % of the bytes, but holds the whole picture: 360 MB instead of 70 for two of 12 MP.
    const rewritten = format === 'jpeg' ? image.jpeg({ quality: 82, optimizeCoding: false }) : image.png();
    return rewritten.toFile(target);
  });
}

/** Writes a picture as a JPEG that fits into a square of `side` pixels, on white. @throws AppError invalid */
export function rewriteAvatar(source: string, target: string, side: number): Promise<void> {
  return orRefused(() =>
    open(source)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82 })
      .toFile(target),
  );
}
