import { keepTrashWithinPlan } from '../../commerce/entitlements.ts';
import { actorOf } from '../../identity/auth/actor.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { and, eq, sql } from '../../platform/db/operators.ts';
import { pageDrafts, pages, pageVersions } from '../../platform/db/schema.ts';
import { pagePaths } from '../../platform/storage/discard.ts';
import { fillTrash, openTrash } from '../../platform/trash/trash.ts';
import { recordPageEvent } from '../pages/page-events.ts';
import { requireListedPage } from '../pages/pages.ts';

async function bytesOf(tx: Transaction, pageId: string): Promise<number> {
  const { rows } = (await tx.execute(sql`select
    (select coalesce(sum(bytes::bigint), 0) from ${pageVersions} where page_id = ${pageId})
    + (select coalesce(sum(bytes::bigint), 0) from ${pageDrafts} where page_id = ${pageId}) as bytes`)) as unknown as {
    rows: { bytes: string | number }[];
  };
  return Number(rows[0]?.bytes ?? 0);
}

/**
 * Moves a page with its versions to the trash: for visitors and everything that looks at pages it is gone. Its stored
 * objects stay until it leaves the trash. Call `enqueueDiscard` afterwards. @throws AppError not_found
 */
export async function deletePage(
  context: Pick<Context, 'db' | 'jobs'>,
  account: Account,
  projectId: string,
  pageId: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { title } = await requireListedPage(tx, projectId, pageId);
    const deleted = { subjectId: pageId, kind: 'page', userId: account.id, projectId, title } as const;
    const trashId = await openTrash(tx, { ...deleted, deletedBy: actorOf(account) });
    // Held, so that nothing is added to it between copying and deleting.
    await tx.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId)).for('update');
    const page = await requireListedPage(tx, projectId, pageId);
    const roots = [{ table: 'pages', column: 'id', value: pageId }];
    await fillTrash(tx, trashId, { roots, paths: pagePaths([pageId]), bytes: await bytesOf(tx, pageId) });
    await tx.delete(pages).where(and(eq(pages.id, pageId), eq(pages.projectId, projectId)));
    await recordPageEvent(tx, context, 'page.deleted', page);
    await keepTrashWithinPlan(tx, account);
  });
}
