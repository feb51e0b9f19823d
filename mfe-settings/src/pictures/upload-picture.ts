import { upload } from '@landfall/shared';
import { dataOf, FILE_TOO_LARGE, MAX_UPLOAD_BYTES, type StoredFile, storedFile } from '@landfall/shared/contracts';

/** Picture formats that a page can show, for the browser's file dialog. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif';

/** Puts a picture among the account's files. @throws ApiError, or Error for one that is too large */
export async function uploadPicture(file: File): Promise<StoredFile> {
  if (file.size > MAX_UPLOAD_BYTES) throw new Error(FILE_TOO_LARGE);
  const form = new FormData();
  form.append('file', file, file.name);
  const { data } = await upload('/v1/editor/other/upload', form, dataOf(storedFile), { expect: [200, 201] });
  return data;
}
