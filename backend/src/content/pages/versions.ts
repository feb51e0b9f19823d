import { randomUUID } from 'node:crypto';
import type { PageVersion } from '@landfall/shared/contracts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lte,
  max,
  sql,
} from '../../platform/db/operators.ts';
import { pages, pageVersions } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { discard } from '../../platform/storage/discard.ts';

/** Versions kept of one page; with a newer one, the oldest is dropped. */
export const VERSIONS_KEPT = 100;

/** Bytes of a page's or a version's contents, in the database's own words. */
export const CONTENT_BYTES = sql`(coalesce(octet_length(sections::text), 0) + coalesce(octet_length(editor_data::text), 0))`;

type VersionRow = typeof pageVersions.$inferSelect;
type Origin = VersionRow['origin'];

// A list needs none of the contents: they weigh up to megabytes.
const { sections: _sections, editorData: _editorData, ...LISTED } = getTableColumns(pageVersions);
type ListedVersion = Omit<VersionRow, 'sections' | 'editorData'>;

/**
 * Notes what a page has become as its newest version, in the transaction that changed it: the page's row is held by
 * then, so numbers have no gaps. Drops what is beyond the number kept; the sweep deletes its objects.
 */
export async function addVersion(
  tx: Transaction,
  pageId: string,
  origin: Origin,
  { restoredFrom = null, isPart = false }: { restoredFrom?: number | null; isPart?: boolean } = {},
): Promise<void> {
  const [last] = await tx
    .select({ number: max(pageVersions.number) })
    .from(pageVersions)
    .where(eq(pageVersions.pageId, pageId));
  const number = (last?.number ?? 0) + 1;
  // Copied inside the database: the contents travel no second time.
  await tx.execute(sql`
    insert into ${pageVersions} (id, page_id, number, origin, is_part, restored_from, sections, editor_data, published_key, preview_key, bytes)
    select ${randomUUID()}, id, ${number}::int, ${origin}, ${isPart}::boolean, ${restoredFrom}::int, sections, editor_data, published_key, preview_key,
      published_bytes + ${CONTENT_BYTES}
    from ${pages} where id = ${pageId}`);
  if (number > VERSIONS_KEPT) await dropVersions(tx, pageId, number - VERSIONS_KEPT);
}

/** Drops the versions up to a number, and the objects that no later version shares. */
async function dropVersions(tx: Transaction, pageId: string, upTo: number): Promise<void> {
  const dropped = await tx
    .delete(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), lte(pageVersions.number, upTo)))
    .returning({
      publishedKey: pageVersions.publishedKey,
      previewKey: pageVersions.previewKey,
      contentsKey: pageVersions.contentsKey,
    });
  const keys = dropped
    .flatMap((row) => [row.publishedKey, row.previewKey, row.contentsKey])
    .filter((key) => key !== null);
  await discardUnused(tx, pageId, keys);
}

/** Notes those of a page's objects for deletion that none of its versions shows. */
export async function discardUnused(tx: Transaction, pageId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const of = (column: typeof pageVersions.publishedKey | typeof pageVersions.previewKey) =>
    tx
      .select({ key: column })
      .from(pageVersions)
      .where(and(eq(pageVersions.pageId, pageId), isNotNull(column), inArray(column, [...keys])));
  const used = new Set(
    [...(await of(pageVersions.publishedKey)), ...(await of(pageVersions.previewKey))].map((row) => row.key),
  );
  await discard(
    tx,
    [...new Set(keys)].filter((key) => !used.has(key)),
  );
}

/** The newest version of a page: the one that visitors see. Its document was stored anew under another key. */
export async function moveNewestVersion(tx: Transaction, pageId: string, publishedKey: string): Promise<void> {
  const newest = tx
    .select({ number: max(pageVersions.number) })
    .from(pageVersions)
    .where(eq(pageVersions.pageId, pageId));
  await tx
    .update(pageVersions)
    .set({ publishedKey })
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.number, newest)));
}

/** One part of a page's versions, newest first, with how many there are and the newest one's number. */
export async function listVersions(db: Database, pageId: string, part: { limit: number; offset: number }) {
  const [all] = await db
    .select({ count: count(), newest: max(pageVersions.number) })
    .from(pageVersions)
    .where(eq(pageVersions.pageId, pageId));
  const rows = await db
    .select(LISTED)
    .from(pageVersions)
    .where(eq(pageVersions.pageId, pageId))
    .orderBy(desc(pageVersions.number))
    .limit(part.limit)
    .offset(part.offset);
  return { rows, total: Number(all?.count ?? 0), newest: all?.newest ?? 0 };
}

const noVersion = () => new AppError('not_found', { message: 'This version does not exist.' });

/** One version of a page, without its contents. @throws AppError not_found */
export async function requireVersion(db: Database, pageId: string, versionId: string): Promise<ListedVersion> {
  const [version] = await db
    .select(LISTED)
    .from(pageVersions)
    .where(and(eq(pageVersions.id, versionId), eq(pageVersions.pageId, pageId)));
  if (!version) throw noVersion();
  return version;
}

/** Notes something of a version. Returns it with the number of the newest one. @throws AppError not_found */
export async function noteVersion(db: Database, pageId: string, versionId: string, note: string) {
  const { id } = await requireVersion(db, pageId, versionId);
  const [row] = await db.update(pageVersions).set({ note }).where(eq(pageVersions.id, id)).returning(LISTED);
  if (!row) throw noVersion();
  const { newest } = await listVersions(db, pageId, { limit: 1, offset: 0 });
  return { row, newest };
}

/** A version as it travels. */
export function toVersion(row: ListedVersion, projectId: string, newest: number): PageVersion {
  return {
    version_id: row.id,
    number: row.number,
    origin: row.origin,
    restored_from: row.restoredFrom,
    preview_img: row.previewKey ? `/v1/files/${row.previewKey}` : '',
    view_url: `/v1/editor/project/${projectId}/page/${row.pageId}/version/${row.id}/view`,
    current: row.number === newest,
    created_at: toEpochSeconds(row.createdAt),
    note: row.note,
  };
}
