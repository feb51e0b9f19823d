import { DOCUMENT_TYPES, type StoredType } from '@landfall/shared/contracts';
import { AppError } from '../errors.ts';
import { detectUploadType } from './content-type.ts';
import { assertNothingHidden } from './hidden-content.ts';
import { drawThumbnail, type ImageFormat, rewriteAvatar, rewriteImage, type Thumbnail } from './image.ts';
import { assertWholeVideo } from './video.ts';

// Runs in a worker process: looks into files that somebody sent, and decodes pictures.

export interface CheckedUpload {
  contentType: StoredType;
  extension: string;
  /** A picture was written anew to `target`; anything else is kept as it came. */
  isRewritten: boolean;
}

export type MediaQuestion =
  | { task: 'upload'; source: string; target: string; allowed: readonly StoredType[] }
  /** `refusal` is what is said of anything but a picture. */
  | { task: 'avatar'; source: string; target: string; side: number; refusal: string }
  | ({ task: 'thumbnail'; source: string } & Thumbnail);

export interface MediaAnswer {
  upload?: CheckedUpload;
  thumbnail?: Uint8Array;
}

/** The pictures: they are written anew. Everything else is kept byte by byte. */
const IMAGES: Partial<Record<StoredType, ImageFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

const DOCUMENTS: ReadonlySet<string> = new Set(Object.values(DOCUMENT_TYPES));

async function checkUpload(source: string, target: string, allowed: readonly StoredType[]): Promise<CheckedUpload> {
  const { contentType, extension } = await detectUploadType(source, allowed);
  // They are archives, or hold markup, by their nature, and nothing shows them in place.
  if (DOCUMENTS.has(contentType)) return { contentType, extension, isRewritten: false };
  await assertNothingHidden(source);
  const format = IMAGES[contentType];
  if (format) await rewriteImage(source, target, format);
  else await assertWholeVideo(source, contentType);
  return { contentType, extension, isRewritten: format !== undefined };
}

/** @throws AppError type_not_allowed, invalid, unavailable */
export async function run(question: MediaQuestion): Promise<MediaAnswer> {
  const { source } = question;
  if (question.task === 'upload') return { upload: await checkUpload(source, question.target, question.allowed) };
  if (question.task === 'thumbnail') return { thumbnail: await drawThumbnail(source, question) };
  const { contentType } = await detectUploadType(source);
  if (!contentType.startsWith('image/')) throw new AppError('type_not_allowed', { message: question.refusal });
  await rewriteAvatar(source, question.target, question.side);
  return {};
}
