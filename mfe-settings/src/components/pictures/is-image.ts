import type { StoredFile } from '@landfall/shared/contracts';

const IMAGES = ['jpg', 'jpeg', 'png', 'gif', 'webp'];

/** Whether a stored file is a picture, by its extension or, where the backend gave none, by its name's. */
export function isImage({ file_extension, file_name }: Pick<StoredFile, 'file_extension' | 'file_name'>): boolean {
  const fromName = /\.([^.]+)$/.exec(file_name)?.[1] ?? '';
  return IMAGES.includes((file_extension.replace(/^\./, '') || fromName).toLowerCase());
}
