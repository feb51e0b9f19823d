import { upload } from '@landfall/shared';
import { anyAnswer } from '@landfall/shared/contracts';
import { isImage, refusalOf } from './check-file.ts';
import { compressImage } from './compress-image.ts';

export interface SendOptions {
  signal: AbortSignal;
  /** Told the share of bytes sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** What a person picked cannot be uploaded; nothing was sent. */
export class RefusedFile extends Error {}

/**
 * Compresses a picture, then uploads it with progress by bytes.
 * @throws RefusedFile, an Error of the compression, or ApiError
 */
export async function sendFile(file: File, { signal, onProgress }: SendOptions): Promise<void> {
  const refusal = refusalOf(file);
  if (refusal) throw new RefusedFile(refusal);
  const content = isImage(file) ? await compressImage(file, signal) : file;
  signal.throwIfAborted();
  const form = new FormData();
  // The name is given because a compressed picture may come back as a nameless blob.
  form.append('file', content, file.name);
  await upload('/v1/editor/other/upload', form, anyAnswer, { expect: [200, 201], signal, onProgress });
}
