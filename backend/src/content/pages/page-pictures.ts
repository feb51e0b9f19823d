import { buffer } from 'node:stream/consumers';
import type { PageModel } from '@landfall/page/sections/model';
import type { Photo } from '@landfall/page/sections/section-kind';
import type { Context } from '../../platform/context.ts';
import { smallerPictures } from '../files/thumbnail-names.ts';
import { thumbnailKey } from '../files/thumbnails.ts';

const FILES = '/v1/files/';

/** Pictures that the top of a page shows: its logo, its opening and the section after it. */
const MOST_SHOWN = 5;

const isPhoto = (value: object): value is Photo =>
  'src' in value && typeof value.src === 'string' && 'alt' in value && 'width' in value;

function photosIn(value: unknown): Photo[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPhoto(value) ? [value] : Object.values(value).flatMap(photosIn);
}

/** The account's pictures at the top of a page by their addresses, as data addresses: what a preview is drawn with. */
export async function photoData(context: Context, page: PageModel): Promise<Record<string, string>> {
  const sources = [...new Set(photosIn(page.sections).map(({ src }) => src))]
    .filter((src) => src.startsWith(FILES) && smallerPictures(src.slice(FILES.length)).length > 0)
    .slice(0, MOST_SHOWN);
  const read = async (src: string) => {
    const original = src.slice(FILES.length);
    const [smallest] = smallerPictures(original);
    const key = await thumbnailKey(context, original, smallest?.width ?? 0, '', 'whole');
    const bytes = await buffer(await context.storage.read(key));
    return [src, `data:image/${key.endsWith('png') ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`] as const;
  };
  // Gone, or none that can be drawn: the preview keeps its drawing.
  const known = await Promise.all(sources.map((src) => read(src).catch(() => null)));
  return Object.fromEntries(known.filter((entry) => entry !== null));
}
