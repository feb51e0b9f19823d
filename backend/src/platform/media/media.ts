import type { StoredType } from '@landfall/shared/contracts';
import { AppError } from '../errors.ts';
import { OverLimitError } from '../workers/over-limit-error.ts';
import { task } from '../workers/task.ts';
import type { Work } from '../workers/work.ts';
import type { Thumbnail } from './image.ts';
import type { CheckedUpload, MediaAnswer, MediaQuestion, run } from './media-work.ts';

/** Milliseconds: a photo of 24 megapixels takes one or two seconds. */
const LOOKING_MS = 30_000;

/** Looks into files that somebody sent, and decodes pictures. */
export const MEDIA = task<typeof run>(new URL('./media-work.ts', import.meta.url), LOOKING_MS);

type Processes = Pick<Work, 'media'>;

/** Asks a worker process; what takes it too much time or memory is refused like what is damaged. */
async function ask(
  { media }: Processes,
  owner: string,
  question: MediaQuestion,
  signal?: AbortSignal,
): Promise<MediaAnswer> {
  try {
    return await media.run(MEDIA, owner, question, signal);
  } catch (cause) {
    if (!(cause instanceof OverLimitError)) throw cause;
    const message = 'This file takes too long or too much memory to be read.';
    throw new AppError('invalid', { message, fields: { file: [message] }, cause });
  }
}

/**
 * Checks what a received file is, and writes a picture anew to `target`. `owner` is the account whose turn it takes.
 * @throws AppError type_not_allowed, invalid, unavailable, too_many_requests
 */
export async function checkUpload(
  work: Processes,
  owner: string,
  files: { source: string; target: string; allowed: readonly StoredType[] },
  signal?: AbortSignal,
): Promise<CheckedUpload> {
  const { upload } = await ask(work, owner, { task: 'upload', ...files }, signal);
  if (!upload) throw new Error('The upload was not looked at.');
  return upload;
}

/**
 * Writes a picture as a JPEG that fits into a square of `side` pixels; `refusal` is what is said of anything else.
 * @throws AppError type_not_allowed, invalid, unavailable, too_many_requests
 */
export async function makeAvatar(
  work: Processes,
  owner: string,
  avatar: { source: string; target: string; side: number; refusal: string },
): Promise<void> {
  await ask(work, owner, { task: 'avatar', ...avatar });
}

/** A smaller picture of a stored one. @throws AppError invalid, unavailable, too_many_requests */
export async function makeThumbnail(
  work: Processes,
  owner: string,
  source: string,
  wanted: Thumbnail,
): Promise<Buffer> {
  const { thumbnail } = await ask(work, owner, { task: 'thumbnail', source, ...wanted });
  if (!thumbnail) throw new Error('No thumbnail was made.');
  return Buffer.from(thumbnail);
}
