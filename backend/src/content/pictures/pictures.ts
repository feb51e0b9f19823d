import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { type FoundPicture, MAX_UPLOAD_BYTES, type PictureSource } from '@landfall/shared/contracts';
import pLimit from 'p-limit';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import type { files } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { tempFolderOf } from '../../platform/storage/durable-write.ts';
import { withTempFile } from '../../platform/storage/temp-files.ts';
import { storeFile } from '../files/upload.ts';
import { fetchPicture } from './fetch-picture.ts';
import { openverse } from './openverse.ts';
import { pexels } from './pexels.ts';
import type { Found, PictureProvider } from './provider.ts';

const MAX_THUMBNAIL_BYTES = 150 * 1024;
/** Thumbnails that are fetched at the same time. */
const AT_ONCE = 6;

/** The services that the operator has set up. */
export const providersOf = ({ pictures }: Pick<Config, 'pictures'>): PictureProvider[] => [
  ...(pictures.openverseUrl ? [openverse(pictures.openverseUrl)] : []),
  ...(pictures.pexels ? [pexels(pictures.pexels)] : []),
];

/** @throws AppError not_found for a service that is not set up */
function providerOf(providers: readonly PictureProvider[], source: PictureSource): PictureProvider {
  const provider = providers.find((each) => each.source === source);
  if (!provider) throw new AppError('not_found');
  return provider;
}

const TYPES = [
  ['jpeg', Buffer.of(0xff, 0xd8, 0xff)],
  ['png', Buffer.of(0x89, 0x50, 0x4e, 0x47)],
  ['webp', Buffer.from('RIFF')],
] as const;

/** A thumbnail as a data address; empty where it cannot be had. */
async function thumbnailOf({ thumbnail }: Found, { origins }: PictureProvider): Promise<string> {
  const bytes = await fetchPicture(thumbnail, origins, MAX_THUMBNAIL_BYTES).catch(() => null);
  const [type] = TYPES.find(([, start]) => bytes?.subarray(0, start.length).equals(start)) ?? [];
  return bytes && type ? `data:image/${type};base64,${bytes.toString('base64')}` : '';
}

/** Pictures of a service. @throws AppError not_found, too_many_requests, unavailable */
export async function findPictures(
  providers: readonly PictureProvider[],
  source: PictureSource,
  words: string,
  page: number,
): Promise<{ data: FoundPicture[]; pages: number }> {
  const provider = providerOf(providers, source);
  const { pictures, pages } = await provider.search(words, page);
  const limit = pLimit(AT_ONCE);
  const data = await Promise.all(
    pictures.map(async (picture) => {
      const { id, alt, credit, width, height } = picture;
      return { id, source, alt, credit, width, height, thumbnail: await limit(() => thumbnailOf(picture, provider)) };
    }),
  );
  return { data, pages };
}

/**
 * Copies a picture of a service into the account's files, through the checks of an upload, with the name of its author.
 * @throws AppError not_found, plan_limit, too_large, type_not_allowed, invalid, too_many_requests, unavailable
 */
export async function takePicture(
  context: Context,
  providers: readonly PictureProvider[],
  account: Account,
  { source, id }: { source: PictureSource; id: string },
): Promise<typeof files.$inferSelect> {
  const provider = providerOf(providers, source);
  const found = await provider.find(id);
  const bytes = await fetchPicture(found.file, provider.origins, MAX_UPLOAD_BYTES);
  return withTempFile(tempFolderOf(context.config.dataDir), async (received) => {
    await writeFile(received, bytes);
    const name = `${found.alt.slice(0, 60).trim() || `${source}-${found.id}`}`;
    const creditUrl = /^https?:\/\/[^\s"'<>]{1,480}$/i.test(found.page) ? found.page : '';
    return storeFile(
      context,
      account,
      { id: randomUUID(), name, credit: found.credit.slice(0, 200), creditUrl },
      received,
    );
  });
}
