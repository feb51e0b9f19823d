import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage.ts';
import { smallerPictures } from '../files/thumbnails.ts';

/** A picture says how wide it is near its beginning; nothing more of it is read. */
const HEAD_BYTES = 256 * 1024;

/** Pictures whose beginning is read at the same time: each holds a file open and some memory. */
const AT_ONCE = 4;

/** Widest place that our sections give a picture, in CSS pixels. */
const SIZES = '(min-width: 1200px) 1200px, 100vw';

/** A logo is never wider, whatever the screen. */
const LOGO_SIZES = '220px';

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

const attributeOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/**
 * Markup whose pictures from the account's files come in several sizes, so that a telephone need not fetch the largest.
 * `files` is where those are served, with a slash at the end. Pictures that have sizes already keep them.
 */
export async function withSmallerPictures(storage: Storage, html: string, files: string): Promise<string> {
  const parts = html.split(/(<img\b[^>]*>)/);
  const keyOf = (part: string) => {
    const src = part.startsWith('<img') ? attributeOf(part, 'src') : undefined;
    return src?.startsWith(files) && attributeOf(part, 'srcset') === undefined ? src.slice(files.length) : undefined;
  };
  const keys = [...new Set(parts.map(keyOf))].filter((key) => key !== undefined && smallerPictures(key).length > 0);
  const read = pLimit(AT_ONCE);
  const widths = new Map(
    await Promise.all(keys.map((key) => read(async () => [key, await widthOf(storage, key ?? '')] as const))),
  );
  return parts
    .map((part) => {
      const key = keyOf(part);
      const width = widths.get(key) ?? 0;
      if (key === undefined || width === 0) return part;
      const smaller = smallerPictures(key);
      const src = `${files}${key}`;
      const sources = smaller.filter((size) => size.width < width).map((size) => `${files}${size.path} ${size.width}w`);
      if (sources.length === 0) return part;
      // Of a picture that is loaded late, the browser knows by then how large it is shown.
      const shown = attributeOf(part, 'class') === 'logo' ? LOGO_SIZES : SIZES;
      const sizes = attributeOf(part, 'loading') === 'lazy' ? `auto, ${shown}` : shown;
      return part.replace(/^<img/, `<img srcset="${[...sources, `${src} ${width}w`].join(', ')}" sizes="${sizes}"`);
    })
    .join('');
}
