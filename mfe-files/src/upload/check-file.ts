import { FILE_TOO_LARGE, FILE_TYPE_REFUSED, FILE_TYPE_UNKNOWN, MAX_UPLOAD_BYTES } from '@landfall/shared/contracts';
import { acceptedTypes, isCalledDocument, takesDocuments } from '../lib/accepted.ts';

/** Why a file cannot be uploaded; undefined where it can. */
export function refusalOf({
  name = '',
  type,
  size,
}: Pick<File, 'type' | 'size'> & Partial<Pick<File, 'name'>>): string | undefined {
  if (!acceptedTypes().includes(type) && !isCalledDocument(name))
    return takesDocuments() ? FILE_TYPE_UNKNOWN : FILE_TYPE_REFUSED;
  if (size > MAX_UPLOAD_BYTES) return FILE_TOO_LARGE;
  return undefined;
}

export const isImage = (file: Pick<File, 'type'>): boolean => file.type.startsWith('image/');
