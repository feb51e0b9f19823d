import { eq } from '../../platform/db/operators.ts';
import { files } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { putRowsBack } from '../../platform/trash/keep-rows.ts';
import { assertFileRoom } from '../files/upload.ts';
import type { Restore } from './restored.ts';

/** Puts a file back into the library. */
export const restoreFile: Restore = async (tx, account, { id, subjectId, bytes }) => {
  const [again] = await tx.select({ id: files.id }).from(files).where(eq(files.id, subjectId));
  if (again) throw new AppError('conflict', { message: 'This file was uploaded again.' });
  await assertFileRoom(tx, account, bytes);
  await putRowsBack(tx, id);
  const [file] = await tx.select({ name: files.name }).from(files).where(eq(files.id, subjectId));
  return { title: file?.name ?? '', path: '' };
};
