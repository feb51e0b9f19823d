import { BACKDROP_PICTURE } from '@landfall/page/sections/parts/backdrops';
import { smallerPictures } from '../files/thumbnail-names.ts';

/** Widest place that our sections give a picture, in CSS pixels. */
const SIZES = '(min-width: 1200px) 1200px, 100vw';

/** A logo is never wider, whatever the screen. */
const LOGO_SIZES = '220px';

/** What lies behind a section is as wide as the screen. */
const BACKDROP_SIZES = '100vw';

/** Pixels of pictures by their storage keys; 0 for what is shown as it is. */
export type PictureWidths = Readonly<Record<string, number>>;

const attributeOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const partsOf = (html: string): string[] => html.split(/(<img\b[^<>]*>)/);

/** The account's picture that a part of the markup shows, where it has no sizes of its own. */
function keyOf(part: string, files: string): string | undefined {
  const src = part.startsWith('<img') ? attributeOf(part, 'src') : undefined;
  return src?.startsWith(files) && attributeOf(part, 'srcset') === undefined ? src.slice(files.length) : undefined;
}

/** Storage keys of the account's pictures in some markup that come in several sizes. `files` is where they are served. */
export function picturesIn(html: string, files: string): string[] {
  const keys = partsOf(html).flatMap((part) => keyOf(part, files) ?? []);
  return [...new Set(keys)].filter((key) => smallerPictures(key).length > 0);
}

/**
 * Markup whose pictures from the account's files come in several sizes, so that a telephone need not fetch the largest.
 * `files` is where those are served, with a slash at the end. Pictures that have sizes already keep them.
 */
export function withSmallerPictures(html: string, files: string, widths: PictureWidths): string {
  return partsOf(html)
    .map((part) => {
      const key = keyOf(part, files);
      const width = (key && widths[key]) || 0;
      if (key === undefined || width === 0) return part;
      const smaller = smallerPictures(key);
      const src = `${files}${key}`;
      const sources = smaller.filter((size) => size.width < width).map((size) => `${files}${size.path} ${size.width}w`);
      if (sources.length === 0) return part;
      // Of a picture that is loaded late, the browser knows by then how large it is shown.
      const className = attributeOf(part, 'class');
      const shown = className === 'logo' ? LOGO_SIZES : className === BACKDROP_PICTURE ? BACKDROP_SIZES : SIZES;
      const sizes = attributeOf(part, 'loading') === 'lazy' ? `auto, ${shown}` : shown;
      return part.replace(/^<img/, `<img srcset="${[...sources, `${src} ${width}w`].join(', ')}" sizes="${sizes}"`);
    })
    .join('');
}
