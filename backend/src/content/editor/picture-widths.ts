import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage.ts';
import type { PictureWidths } from './picture-sources.ts';

/** A picture says how wide it is near its beginning; nothing more of it is read. */
const HEAD_BYTES = 256 * 1024;

/** Pictures whose beginning is read at the same time: each holds a file open and some memory. */
const AT_ONCE = 4;

async function widthOf(storage: Storage, key: string): Promise<number> {
  try {
    const head = await buffer(await storage.read(key, { start: 0, end: HEAD_BYTES - 1 }));
    const { width, pages = 1 } = await sharp(head, { failOn: 'none' }).metadata();
    // In small, an animation would stand still.
    return pages > 1 ? 0 : width;
  } catch {
    // Gone, or none that can be read: it is shown as it is.
    return 0;
  }
}

/** How wide stored pictures are, by their keys. */
export async function pictureWidths(storage: Storage, keys: readonly string[]): Promise<PictureWidths> {
  const read = pLimit(AT_ONCE);
  const found = keys.map((key) => read(async () => [key, await widthOf(storage, key)] as const));
  return Object.fromEntries(await Promise.all(found));
}
