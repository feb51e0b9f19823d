import { hasCapability } from '@landfall/shared';
import { DOCUMENT_TYPES, MODERN_UPLOAD_TYPES, UPLOAD_TYPES } from '@landfall/shared/contracts';

/** Whether this deployment's backend takes documents and sound, too. */
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
export const isCalledDocument = (name: string): boolean =>
  acceptedNames().some((ending) => name.toLowerCase().endsWith(ending));
