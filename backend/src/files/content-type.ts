import { UPLOAD_TYPES } from '@landfall/shared/contracts';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../errors.ts';

type UploadType = (typeof UPLOAD_TYPES)[number];

const EXTENSIONS: Record<UploadType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
};

/** Other names of types in the list. */
const ALIASES: Record<string, UploadType> = { 'video/vnd.avi': 'video/x-msvideo', 'image/apng': 'image/png' };

const isUploadType = (mime: string): mime is UploadType => (UPLOAD_TYPES as readonly string[]).includes(mime);

/**
 * What a file is by its content; its name and the type that the sender claims count for nothing.
 * @throws AppError type_not_allowed
 */
export async function detectUploadType(path: string): Promise<{ contentType: UploadType; extension: string }> {
  // The detector throws on some hostile headers; what cannot be recognised is not allowed.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const contentType = found && (ALIASES[found.mime] ?? found.mime);
  if (!contentType || !isUploadType(contentType)) throw new AppError('type_not_allowed');
  return { contentType, extension: EXTENSIONS[contentType] };
}
