import { hasCapability } from '@landfall/shared';
import {
  DOCUMENT_TYPES,
  FILE_TOO_LARGE,
  FILE_TYPE_REFUSED,
  FILE_TYPE_UNKNOWN,
  MAX_UPLOAD_BYTES,
  MODERN_UPLOAD_TYPES,
  UPLOAD_TYPES,
} from '@landfall/shared/contracts';

export const takesDocuments = (): boolean => hasCapability('uploads.documents');

/** What this deployment's backend takes. */
export const acceptedTypes = (): readonly string[] => [
  ...(hasCapability('uploads.modern') ? MODERN_UPLOAD_TYPES : UPLOAD_TYPES),
  ...(takesDocuments() ? Object.values(DOCUMENT_TYPES) : []),
];

/** The endings of names of what browsers do not know by its type. */
export const acceptedNames = (): readonly string[] =>
  takesDocuments() ? Object.keys(DOCUMENT_TYPES).map((extension) => `.${extension}`) : [];

/** Browsers know few types of documents: what they do not know goes by its name, and the backend looks into it. */
const isCalledDocument = (name: string): boolean =>
  acceptedNames().some((ending) => name.toLowerCase().endsWith(ending));

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
