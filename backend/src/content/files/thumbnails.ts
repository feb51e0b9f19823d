import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../platform/context.ts';
import { and, eq, sql } from '../../platform/db/operators.ts';
import { files, trash } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { Thumbnail, ThumbnailFormat, ThumbnailShape } from '../../platform/media/image.ts';
import { makeThumbnail } from '../../platform/media/media.ts';
import { tempFolderOf } from '../../platform/storage/durable-write.ts';
import { isStored } from '../../platform/storage/is-stored.ts';
import { withTempFile } from '../../platform/storage/temp-files.ts';
import { FALLBACKS, ORIGINAL, thumbnailFolder, WHOLE_WIDTHS, WIDTHS } from './thumbnail-names.ts';
import { keyOf } from './upload.ts';

const EXTENSIONS: Record<ThumbnailFormat, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' };

/** The best of the formats that a browser says it can show. */
function formatFor(accept: string, extension: string): ThumbnailFormat | undefined {
  const fallback = FALLBACKS[extension];
  if (!fallback) return undefined;
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : fallback;
}

/** Several browsers at once ask for the same picture: it is made once. */
const making = new Map<string, Promise<void>>();

/**
 * The storage key of an original's thumbnail, which is made when it is first asked for.
 * @throws AppError not_found, invalid, unavailable
 */
export async function thumbnailKey(
  context: Context,
  original: string,
  width: number,
  accept = '',
  shape: ThumbnailShape = 'card',
): Promise<string> {
  const [, , extension = ''] = ORIGINAL.exec(original) ?? [];
  const format = formatFor(accept, extension);
  const folder = thumbnailFolder(original);
  const widths = shape === 'card' ? WIDTHS : WHOLE_WIDTHS;
  if (!format || !folder || !widths.includes(width)) throw new AppError('not_found');
  const key = `${folder}${shape === 'card' ? '' : 'whole-'}${width}.${EXTENSIONS[format]}`;
  if (await isStored(context.storage, key)) return key;
  const work =
    making.get(key) ?? make(context, original, key, { width, format, shape }).finally(() => making.delete(key));
  making.set(key, work);
  await work;
  return key;
}

const isAt = (key: string) => {
  const cut = key.lastIndexOf('/');
  return and(eq(files.pathParent, key.slice(0, cut)), eq(files.pathChild, key.slice(cut + 1)));
};

/** A file that held this before it was replaced: versions of pages go on showing it. */
const heldBefore = (key: string) => {
  const cut = key.lastIndexOf('/');
  const content = JSON.stringify([{ pathParent: key.slice(0, cut), pathChild: key.slice(cut + 1) }]);
  return sql`${files.earlier} <> '[]' and ${files.earlier} @> ${content}::jsonb`;
};

/** The account whose file it is, since accounts take turns. @throws AppError not_found where the file is gone */
async function ownerOf({ db }: Context, original: string): Promise<string> {
  const [file] = await db.select({ owner: files.userId }).from(files).where(isAt(original));
  if (file) return file.owner;
  const [replaced] = await db.select({ owner: files.userId }).from(files).where(heldBefore(original));
  if (replaced) return replaced.owner;
  // Pages go on showing what is in the trash.
  const isTrashed = and(eq(trash.kind, 'file'), sql`${trash.paths} @> ${JSON.stringify([original])}::jsonb`);
  const [trashed] = await db.select({ owner: trash.userId }).from(trash).where(isTrashed);
  if (!trashed) throw new AppError('not_found');
  return trashed.owner;
}

async function make(context: Context, original: string, key: string, wanted: Thumbnail) {
  const { storage, config, work } = context;
  const owner = await ownerOf(context, original);
  const picture = await withTempFile(tempFolderOf(config.dataDir), async (temp) => {
    await pipeline(await storage.read(original), createWriteStream(temp));
    return makeThumbnail(work, owner, temp, wanted);
  });
  await storage.put(key, picture, `image/${wanted.format}`);
  // Deleted meanwhile: its thumbnails were looked for before this one was there.
  if (await isStored(storage, original)) return countThumbnail(context, original, picture.length);
  await storage.delete(key);
  throw new AppError('not_found');
}

/** Counts a thumbnail among what its account stores. */
async function countThumbnail({ db }: Context, original: string, bytes: number): Promise<void> {
  const thumbnailBytes = sql`${files.thumbnailBytes} + ${bytes}::int`;
  const counted = await db.update(files).set({ thumbnailBytes }).where(isAt(original)).returning({ id: files.id });
  if (counted.length > 0) return;
  await db.transaction(async (tx) => {
    const [file] = await tx.select().from(files).where(heldBefore(original)).for('update');
    if (!file) return;
    const earlier = file.earlier.map((content) =>
      keyOf(content) === original ? { ...content, bytes: content.bytes + bytes } : content,
    );
    const earlierBytes = file.earlierBytes + bytes;
    await tx.update(files).set({ earlier, earlierBytes }).where(eq(files.id, file.id));
  });
}
