import { hasCapability } from '@landfall/shared';
import {
  FILE_TOO_LARGE,
  FILE_TYPE_REFUSED,
  MAX_UPLOAD_BYTES,
  MODERN_UPLOAD_TYPES,
  UPLOAD_TYPES,
} from '@landfall/shared/contracts';

/** What this deployment's backend takes. */
export const acceptedTypes = (): readonly string[] =>
  hasCapability('uploads.modern') ? MODERN_UPLOAD_TYPES : UPLOAD_TYPES;

/** Why a file cannot be uploaded; undefined where it can. */
export function refusalOf(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!acceptedTypes().includes(file.type)) return FILE_TYPE_REFUSED;
  if (file.size > MAX_UPLOAD_BYTES) return FILE_TOO_LARGE;
  return undefined;
}

export const isImage = (file: Pick<File, 'type'>): boolean => file.type.startsWith('image/');
