import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Storage } from '../storage/storage.ts';

/** A picture says how large it is near its beginning; nothing more of it is read. */
const HEAD_BYTES = 256 * 1024;

/**
 * Pixels of a stored picture, of an animation those of a frame; null for what is none.
 * @throws AppError not_found, unavailable
 */
export async function pictureSize(storage: Storage, key: string): Promise<{ width: number; height: number } | null> {
  const head = await buffer(await storage.read(key, { start: 0, end: HEAD_BYTES - 1 }));
  try {
    const { width, height, pageHeight = height } = await sharp(head, { failOn: 'none' }).metadata();
    return { width, height: pageHeight };
  } catch {
    return null;
  }
}
