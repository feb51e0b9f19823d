import type { StoredFile } from '@landfall/shared/contracts';
import type { files } from '../../platform/db/schema.ts';
import type { ThumbnailFormat } from '../../platform/media/image.ts';

/** For cards of 160 to 360 pixels on screens of one to three device pixels each. */
export const WIDTHS = [320, 640, 960];

/** For pictures within a page, as wide as telephones and tablets show them. */
export const WHOLE_WIDTHS = [640, 1280];

/** What a file's thumbnail falls back to where the browser knows nothing newer; other files have none. */
export const FALLBACKS: Record<string, ThumbnailFormat> = { jpg: 'jpeg', png: 'png', gif: 'png', webp: 'png' };

/** The storage key of an upload: its name and its extension. */
export const ORIGINAL = /^uploads\/([0-9a-f]+\/[0-9a-f]+)\.([a-z0-9]+)$/;

type Paths = Pick<typeof files.$inferSelect, 'pathParent' | 'pathChild' | 'extension'>;

/** The thumbnails of a file as they travel; nothing for a file without any. */
export function thumbnailsOf({ pathParent, pathChild, extension }: Paths): Pick<StoredFile, 'thumbnails'> {
  if (!FALLBACKS[extension]) return {};
  return { thumbnails: WIDTHS.map((width) => ({ width, path: `thumbs/${width}/${pathParent}/${pathChild}` })) };
}

/** An upload in smaller sizes, uncropped; none for what has no thumbnails, and for what moves. */
export function smallerPictures(key: string): { width: number; path: string }[] {
  const [, , extension = ''] = ORIGINAL.exec(key) ?? [];
  if (!FALLBACKS[extension] || extension === 'gif') return [];
  return WHOLE_WIDTHS.map((width) => ({ width, path: `whole/${width}/${key}` }));
}

/** The folder of everything that was made of an object, with a slash at its end; null for what is no upload. */
export function thumbnailFolder(key: string): string | null {
  const [, name] = ORIGINAL.exec(key) ?? [];
  return name ? `thumbs/${name}/` : null;
}

/** All that storage holds of one content: its object, and with a slash at the end the folder of its thumbnails. */
export function contentPathsOf(content: Omit<Paths, 'extension'>): string[] {
  const key = `${content.pathParent}/${content.pathChild}`;
  const folder = thumbnailFolder(key);
  return folder ? [key, folder] : [key];
}

/** The same of a file, with what it held before. */
export const storedPathsOf = (file: Paths & { earlier: readonly Paths[] }): string[] =>
  [file, ...file.earlier].flatMap(contentPathsOf);
