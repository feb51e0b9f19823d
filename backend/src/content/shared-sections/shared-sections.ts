import { randomUUID } from 'node:crypto';
import type { ChangedSharedSection, SharedContents, SharedRevisions, SharedSection } from '@landfall/shared/contracts';
import { assertStorageRoom, type Storing } from '../../commerce/entitlements.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { and, asc, eq, isNotNull, sql } from '../../platform/db/operators.ts';
import { pages, projects, sharedSections } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import {
  assertFits,
  bytesOf,
  fittingBytes,
  missingShared,
  outcomeOf,
  staleShared,
  staleToPublish,
} from './shared-rules.ts';

export type SharedRow = typeof sharedSections.$inferSelect;

const own = (projectId: string, id: string) => and(eq(sharedSections.id, id), eq(sharedSections.projectId, projectId));
/** The shared section of a project. @throws AppError not_found */
export async function requireShared(db: Database, projectId: string, id: string): Promise<SharedRow> {
  const [row] = await db.select().from(sharedSections).where(own(projectId, id));
  if (!row) throw missingShared();
  return row;
}

/** What lists tell of a shared section: not its contents, which may be 200 KB twice. */
type ListedShared = Pick<SharedRow, 'id' | 'name' | 'revision' | 'publishedRevision' | 'updatedAt'>;

/** What lists tell of all of a project, by name. */
export function listShared(db: Database, projectId: string): Promise<ListedShared[]> {
  const { id, name, revision, publishedRevision, updatedAt } = sharedSections;
  return db
    .select({ id, name, revision, publishedRevision, updatedAt })
    .from(sharedSections)
    .where(eq(sharedSections.projectId, projectId))
    .orderBy(asc(sql`lower(${name})`), asc(id));
}

/** All of a project, by name. */
export const sharedOf = (db: Database, projectId: string): Promise<SharedRow[]> =>
  db
    .select()
    .from(sharedSections)
    .where(eq(sharedSections.projectId, projectId))
    .orderBy(asc(sql`lower(${sharedSections.name})`), asc(sharedSections.id));

/** Another text with every change of any of a project. */
export async function sharedState(db: Database, projectId: string): Promise<string> {
  const [state] = await db
    .select({ said: sql<string>`coalesce(string_agg(id || ':' || revision, ',' order by id), '')` })
    .from(sharedSections)
    .where(eq(sharedSections.projectId, projectId));
  return state?.said ?? '';
}

/** Whether the published contents of a page name a shared section. */
export const showsShared = (id: string) =>
  and(isNotNull(pages.publishedKey), sql`${pages.shared} @> ${JSON.stringify([id])}::jsonb`);

/** Shared sections as they travel, with the published pages that show them. */
export async function toShared(
  db: Database,
  projectId: string,
  rows: readonly ListedShared[],
): Promise<SharedSection[]> {
  const showing = await db
    .select({
      id: pages.id,
      title: pages.title,
      path: pages.path,
      shared: pages.shared,
      isOnline: sql<boolean>`status = 'active' or exists (select from experiment_variants v, experiments e
        where v.page_id = pages.id and e.id = v.experiment_id and v.letter <> 'A' and e.status = 'running')`,
    })
    .from(pages)
    .where(and(eq(pages.projectId, projectId), isNotNull(pages.publishedKey), sql`${pages.shared} <> '[]'`))
    .orderBy(asc(pages.title), asc(pages.id));
  return rows.map((row) => ({
    shared_id: row.id,
    name: row.name,
    revision: row.revision,
    published_revision: row.publishedRevision,
    updated_at: toEpochSeconds(row.updatedAt),
    pages: showing
      .filter(({ shared }) => shared.includes(row.id))
      .map(({ id, title, path, isOnline }) => ({ page_id: id, title, path, is_online: isOnline })),
  }));
}

/** @throws AppError invalid, conflict where a project has not room for so much more */
async function assertRoom(tx: Transaction, projectId: string, added: { count: number; bytes: number }): Promise<void> {
  const [all] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${sharedSections.contents}::text)), 0)::int`,
    })
    .from(sharedSections)
    .where(eq(sharedSections.projectId, projectId));
  assertFits({ count: all?.count ?? 0, bytes: all?.bytes ?? 0 }, added);
}

/** @throws AppError invalid, conflict where there are too many, plan_limit */
export async function createShared(
  db: Database,
  account: Storing,
  projectId: string,
  { name, contents }: { name: string; contents: SharedContents },
): Promise<SharedRow> {
  const bytes = fittingBytes(contents);
  return db.transaction(async (tx) => {
    // Held, so that of two at once the second sees the first.
    const isIt = eq(projects.id, projectId);
    await tx.select({ id: projects.id }).from(projects).where(isIt).for('no key update');
    await assertRoom(tx, projectId, { count: 1, bytes });
    await assertStorageRoom(tx, account, bytes);
    const [row] = await tx
      .insert(sharedSections)
      .values({ id: randomUUID(), projectId, name, contents, bytes })
      .returning();
    if (!row) throw new AppError('internal');
    return row;
  });
}

/** @throws AppError not_found */
export async function renameShared(db: Database, projectId: string, id: string, name: string): Promise<void> {
  const [row] = await db
    .update(sharedSections)
    .set({ name })
    .where(own(projectId, id))
    .returning({ id: sharedSections.id });
  if (!row) throw missingShared();
}

/** Pages keep what they show of it: what names a section that is gone is one of the page's own. @throws AppError not_found */
export async function deleteShared(db: Database, projectId: string, id: string): Promise<void> {
  const [row] = await db.delete(sharedSections).where(own(projectId, id)).returning({ id: sharedSections.id });
  if (!row) throw missingShared();
}

/**
 * Keeps shared sections as they were changed in a page, in the transaction that keeps the page. One that was deleted
 * meanwhile stays the page's own.
 * @throws AppError stale_version with the ids in `fields.shared` where somebody else changed them since, invalid
 */
export async function keepShared(
  tx: Transaction,
  projectId: string,
  changed: readonly ChangedSharedSection[],
): Promise<SharedRevisions> {
  const kept: SharedRevisions = [];
  const stale: string[] = [];
  // In one order, so that two editors do not wait for each other.
  for (const { shared_id: id, revision, contents } of changed.toSorted((a, b) =>
    a.shared_id < b.shared_id ? -1 : 1,
  )) {
    const bytes = fittingBytes(contents);
    const [row] = await tx.select().from(sharedSections).where(own(projectId, id)).for('update');
    if (!row) continue;
    const outcome = outcomeOf(row, { contents, revision });
    if (outcome === 'stale') stale.push(id);
    if (outcome !== 'changed') {
      kept.push({ shared_id: id, revision: row.revision });
      continue;
    }
    const before = bytesOf(row.contents);
    if (bytes > before) await assertRoom(tx, projectId, { count: 0, bytes: bytes - before });
    await tx
      .update(sharedSections)
      .set({ contents, revision: revision + 1, bytes: bytes + bytesOf(row.published), updatedAt: new Date() })
      .where(eq(sharedSections.id, id));
    kept.push({ shared_id: id, revision: revision + 1 });
  }
  if (stale.length > 0) throw staleShared(stale);
  return kept;
}

/** Publishes what a shared section is, for the pages that follow. @throws AppError stale_version, not_found */
export async function notePublished(
  tx: Transaction,
  projectId: string,
  id: string,
  { revision, publishDue }: { revision: number; publishDue: Date },
): Promise<SharedRow> {
  const [held] = await tx.select().from(sharedSections).where(own(projectId, id)).for('update');
  if (!held) throw missingShared();
  if (held.revision !== revision) throw staleToPublish(id);
  const [row] = await tx
    .update(sharedSections)
    .set({
      published: held.contents,
      publishedRevision: revision,
      publishDue,
      publishedAt: sql`now()`,
      bytes: 2 * bytesOf(held.contents),
      updatedAt: held.updatedAt,
    })
    .where(eq(sharedSections.id, id))
    .returning();
  if (!row) throw missingShared();
  return row;
}
