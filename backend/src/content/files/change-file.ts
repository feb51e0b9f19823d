import type { Database } from '../../platform/db/client.ts';
import { and, eq } from '../../platform/db/operators.ts';
import { files } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { fileWords } from './file-words.ts';

type FileRow = typeof files.$inferSelect;

/** Changes the name or the tags of a file; its address stays. @throws AppError not_found, invalid */
export async function changeFile(
  db: Database,
  userId: string,
  fileId: string,
  change: (file: FileRow) => Partial<Pick<FileRow, 'name' | 'tags'>>,
): Promise<FileRow> {
  return db.transaction(async (tx) => {
    const mine = and(eq(files.id, fileId), eq(files.userId, userId));
    const [file] = await tx.select().from(files).where(mine).for('update');
    if (!file) throw new AppError('not_found', { message: 'This file does not exist.' });
    const changed = { ...file, ...change(file) };
    const { name, tags } = changed;
    await tx
      .update(files)
      .set({ name, tags, words: fileWords(changed) })
      .where(mine);
    return { ...changed, words: fileWords(changed) };
  });
}
