import { DOCUMENT_TYPES, type StoredType, UPLOAD_TYPES } from '@landfall/shared/contracts';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../errors.ts';

type BaseType = (typeof UPLOAD_TYPES)[number];

const EXTENSIONS: Record<StoredType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
  'image/gif': 'gif',
  'image/webp': 'webp',
  ...(Object.fromEntries(Object.entries(DOCUMENT_TYPES).map(([extension, type]) => [type, extension])) as Record<
    (typeof DOCUMENT_TYPES)[keyof typeof DOCUMENT_TYPES],
    string
  >),
};

/** Other names of types in the list. */
const ALIASES: Record<string, StoredType> = { 'video/vnd.avi': 'video/x-msvideo', 'image/apng': 'image/png' };

/**
 * What a file is by its content; its name and the type that the sender claims count for nothing.
 * @param allowed what it may be
 * @throws AppError type_not_allowed
 */
export async function detectUploadType<T extends StoredType = BaseType>(
  path: string,
  allowed: readonly T[] = UPLOAD_TYPES as readonly BaseType[] as readonly T[],
): Promise<{ contentType: T; extension: string }> {
  // The detector throws on some hostile headers; what cannot be recognised is not allowed.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const mime = found && (ALIASES[found.mime] ?? found.mime);
  const contentType = allowed.find((type) => type === mime);
  if (!contentType) throw new AppError('type_not_allowed');
  return { contentType, extension: EXTENSIONS[contentType] };
}
