import { sendUpload } from '../api/files.ts';
import { isImage, refusalOf } from './check-file.ts';
import { compressImage } from './compress-image.ts';
import { isAnimated } from './is-animated.ts';
import type { UploadItem } from './queue.ts';

export interface SendOptions {
  signal: AbortSignal;
  /** Told the share of bytes sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** What a person picked cannot be uploaded; nothing was sent. */
export class RefusedFile extends Error {}

/** What is sent of a file: a picture compressed, anything that moves as it is. @throws an Error of the compression */
export async function contentOf(file: File, signal = new AbortController().signal): Promise<Blob> {
  const isStill = isImage(file) && !(await isAnimated(file));
  return isStill ? compressImage(file, signal) : file;
}

/**
 * Compresses a picture, then uploads it with progress by bytes. However often an item is sent, a backend that can do
 * so stores it once.
 * @throws RefusedFile, an Error of the compression, or ApiError
 */
export async function sendFile(
  { id, file }: Pick<UploadItem, 'id' | 'file'>,
  { signal, onProgress }: SendOptions,
): Promise<void> {
  const refusal = refusalOf(file);
  if (refusal) throw new RefusedFile(refusal);
  const content = await contentOf(file, signal);
  signal.throwIfAborted();
  // The name is given because a compressed picture may come back as a nameless blob.
  await sendUpload({ key: id, file: content, fileName: file.name, signal, onProgress });
}
