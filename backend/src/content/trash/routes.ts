import type { TrashKind } from '@landfall/shared/contracts';
import { deleteFromTrash, listTrash, restoreFromTrash } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import { and, count, desc, eq, ne } from '../../platform/db/operators.ts';
import { projects, trash } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { readPaging } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { notifyAccount } from '../../platform/notifications/notify-account.ts';
import { enqueueDiscard } from '../../platform/storage/discard.ts';
import { holdTrash, purge, type TrashRow } from '../../platform/trash/trash.ts';
import { withFreeSlugs } from '../pages/pages.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import { restoreFile } from './restore-file.ts';
import { pageRestorer } from './restore-page.ts';
import type { Restore } from './restored.ts';

/** An entry as it travels. */
export const toTrashEntry = (row: TrashRow, projectName: string | null) => ({
  id: row.subjectId,
  kind: row.kind,
  title: row.title,
  project_id: row.projectId ?? '',
  project_name: projectName ?? '',
  deleted_by: row.deletedBy,
  deleted_at: toEpochSeconds(row.deletedAt),
  expires_at: toEpochSeconds(row.expiresAt),
});

/** What was deleted and can be restored. Leads are put back by who knows them. */
export function registerTrashRoutes(app: App, context: Context, restoreLead: Restore): void {
  const { db } = context;
  const restore: Record<TrashKind, Restore> = { page: pageRestorer(context), file: restoreFile, lead: restoreLead };

  const list = { tag: 'trash', summary: 'What was deleted in the last days, latest first' };
  serve(app, listTrash, list, async ({ account, query }) => {
    const paging = readPaging(query);
    const { kind, project_id } = query;
    const where = and(
      eq(trash.userId, account.id),
      kind && eq(trash.kind, kind),
      project_id ? eq(trash.projectId, project_id) : undefined,
    );
    const [all] = await db.select({ count: count() }).from(trash).where(where);
    const rows = await db
      .select({ entry: trash, project: projects.name })
      .from(trash)
      .leftJoin(projects, eq(projects.id, trash.projectId))
      .where(where)
      .orderBy(desc(trash.deletedAt), trash.id)
      .limit(paging.limit)
      .offset(paging.offset);
    const data = rows.map(({ entry, project }) => toTrashEntry(entry, project));
    return { ...paging.answer(data, Number(all?.count ?? 0)), next_cursor: null };
  });

  const back = { tag: 'trash', summary: 'Undo a deletion; a page that was online is online again' };
  serve(app, restoreFromTrash, back, async ({ account, params }) => {
    const put = db.transaction(async (tx) => {
      const entry = await holdTrash(tx, account.id, params.id);
      const restored = await restore[entry.kind](tx, account, entry);
      await tx.delete(trash).where(eq(trash.id, entry.id));
      return { entry, restored };
    });
    const { entry, restored } = await withFreeSlugs(put);
    if (entry.kind !== 'lead' && entry.projectId) await followSite(context, entry.projectId);
    return { data: { id: entry.subjectId, kind: entry.kind, ...restored } };
  });

  serve(app, deleteFromTrash, { tag: 'trash', summary: 'Delete for good' }, async ({ account, params }) => {
    const isIt = and(eq(trash.subjectId, params.id), eq(trash.userId, account.id));
    const gone = await db.transaction(async (tx) => {
      const [entry] = await tx
        .select({ title: trash.title })
        .from(trash)
        .where(and(isIt, ne(trash.kind, 'lead')));
      const count = await purge(tx, isIt);
      if (entry && count > 0) await notifyAccount(tx, account.id, { type: 'trash.emptied', name: entry.title });
      return count;
    });
    if (gone === 0) throw new AppError('not_found', { message: 'This is not in the trash any more.' });
    await enqueueDiscard(context);
    return { message: 'Deleted for good' };
  });
}
