import { DOCUMENT_TYPES, type StoredFile } from '@landfall/shared/contracts';

const VIDEOS = ['mp4', 'webm', 'mov', 'avi', 'm4v', 'ogv'];

/** A file's extension in lower case without its dot; from the name where the backend gave none; '' where there is none. */
export function extensionOf(file: Pick<StoredFile, 'file_extension' | 'file_name'>): string {
  const given = file.file_extension.replace(/^\./, '');
  const fromName = /\.([^.]+)$/.exec(file.file_name)?.[1] ?? '';
  return (given || fromName).toLowerCase();
}

/** Whether a file is a video: its card must not download it only to show a thumbnail. */
export const isVideo = (file: Pick<StoredFile, 'file_extension' | 'file_name'>): boolean =>
  VIDEOS.includes(extensionOf(file));

/** Whether a file is a document, or sound: nothing that a page or a card shows. */
export const isDocument = (file: Pick<StoredFile, 'file_extension' | 'file_name'>): boolean =>
  extensionOf(file) in DOCUMENT_TYPES;
