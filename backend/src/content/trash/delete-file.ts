import { keepTrashWithinPlan } from '../../commerce/entitlements.ts';
import { actorOf } from '../../identity/auth/actor.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import { and, eq } from '../../platform/db/operators.ts';
import { files } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { fillTrash, openTrash } from '../../platform/trash/trash.ts';
import { storedPathsOf } from '../files/thumbnail-names.ts';

/**
 * Moves a file to the trash. Its object stays where it is until it leaves the trash: pages go on showing it. Call
 * `enqueueDiscard` afterwards. @throws AppError not_found
 */
export async function deleteFile({ db }: Pick<Context, 'db'>, account: Account, fileId: string): Promise<void> {
  const mine = and(eq(files.id, fileId), eq(files.userId, account.id));
  await db.transaction(async (tx) => {
    const [known] = await tx.select({ name: files.name }).from(files).where(mine);
    if (!known) throw new AppError('not_found');
    const deleted = {
      subjectId: fileId,
      kind: 'file',
      userId: account.id,
      projectId: null,
      title: known.name,
    } as const;
    const trashId = await openTrash(tx, { ...deleted, deletedBy: actorOf(account) });
    const [file] = await tx.select().from(files).where(mine).for('update');
    if (!file) throw new AppError('not_found');
    const roots = [{ table: 'files', column: 'id', value: fileId }];
    const bytes = file.size + file.thumbnailBytes + file.earlierBytes;
    await fillTrash(tx, trashId, { roots, paths: storedPathsOf(file), bytes });
    await tx.delete(files).where(mine);
    await keepTrashWithinPlan(tx, account);
  });
}
