import { assertMayPublish, assertStorageRoom } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { and, eq, sql } from '../../platform/db/operators.ts';
import { pageArtefacts, pages, sites, trashRows } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { changeKeptRow, putRowsBack } from '../../platform/trash/keep-rows.ts';
import { recordPageEvent } from '../pages/page-events.ts';
import { pageWords } from '../pages/page-words.ts';
import { holdRoomForPage, requireListedPage } from '../pages/pages.ts';
import type { Restore } from './restored.ts';

const LONGEST = 100;

/** A page's own path, or where that was taken meanwhile the first free one of '<path>-2', '<path>-3' and so on. */
async function freePath(tx: Transaction, projectId: string, path: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const suffix = `-${count}`;
    const stem = path.slice(0, LONGEST - suffix.length).replace(/(?<![/-])[/-]+$/, '');
    const candidate = count === 1 ? path : `${stem || '/page'}${suffix}`;
    const isTaken = and(eq(pages.projectId, projectId), eq(pages.path, candidate));
    const [taken] = await tx.select({ id: pages.id }).from(pages).where(isTaken);
    if (!taken) return candidate;
  }
}

/** Has what visitors get written anew: the site, or the page's path, may have changed meanwhile. */
async function writeAnew(tx: Transaction, projectId: string, pageId: string): Promise<void> {
  await tx.update(pageArtefacts).set({ revision: 0 }).where(eq(pageArtefacts.pageId, pageId));
  await tx
    .update(sites)
    .set({ written: sql`least(${sites.written}, ${sites.revision} - 1)` })
    .where(eq(sites.projectId, projectId));
}

/** Puts a page back, online if it was. Call `followSite` afterwards. */
export function pageRestorer(context: Pick<Context, 'jobs'>): Restore {
  return async (tx, account, { id, subjectId, projectId, bytes }) => {
    if (!projectId) throw new AppError('internal');
    await holdRoomForPage(tx, account, projectId);
    await assertStorageRoom(tx, account, bytes);
    const [kept] = await tx
      .select({
        row: sql<{ path: string; status: string; title: string; description: string; tags?: string[] }>`
        jsonb_build_object('path', row -> 'path', 'status', row -> 'status', 'title', row -> 'title',
          'description', row -> 'description', 'tags', row -> 'tags')`,
      })
      .from(trashRows)
      .where(and(eq(trashRows.trashId, id), eq(trashRows.position, 0)));
    if (!kept) throw new AppError('not_found');
    if (kept.row.status === 'active') assertMayPublish(account);
    const path = await freePath(tx, projectId, kept.row.path);
    const words = pageWords({ ...kept.row, tags: kept.row.tags ?? [], path });
    // Its hour may be over, and whoever brings a page back does not publish it.
    await changeKeptRow(tx, id, { path, words, publish_at: null, publish_zone: null, publish_failure: null });
    await putRowsBack(tx, id);
    const page = await requireListedPage(tx, projectId, subjectId);
    // What led to it from a path that another page has by now.
    await tx.execute(sql`delete from page_redirects r using ${pages} p
      where r.page_id = ${subjectId} and p.project_id = r.project_id and p.path = r.path`);
    if (page.publishedKey) await writeAnew(tx, projectId, subjectId);
    await recordPageEvent(tx, context, 'page.created', page);
    if (page.status === 'active') await recordPageEvent(tx, context, 'page.published', page);
    return { title: page.title, path };
  };
}
