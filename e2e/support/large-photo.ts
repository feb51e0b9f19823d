import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A JPEG of at least `megabytes` that no compression makes small by itself: colour noise. */
export async function largePhoto(megabytes: number): Promise<Buffer> {
  const width = 3000;
  const height = 2400;
  const pixels = randomBytes(width * height * 3);
  const photo = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
  if (photo.length < megabytes * 1024 * 1024) throw new Error(`The photo has only ${photo.length} bytes.`);
  return photo;
}
