import { FILE_TOO_LARGE, FILE_TYPE_REFUSED, MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '@landfall/shared/contracts';

/** Why a file cannot be uploaded; undefined where it can. */
export function refusalOf(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!(UPLOAD_TYPES as readonly string[]).includes(file.type)) return FILE_TYPE_REFUSED;
  if (file.size > MAX_UPLOAD_BYTES) return FILE_TOO_LARGE;
  return undefined;
}

export const isImage = (file: Pick<File, 'type'>): boolean => file.type.startsWith('image/');
