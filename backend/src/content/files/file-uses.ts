import type { fileUses } from '@landfall/shared/contracts';
import type * as v from 'valibot';
import type { Database } from '../../platform/db/client.ts';
import { and, asc, eq, gt, inArray, or, sql } from '../../platform/db/operators.ts';
import { files, pages, projectBrands, projectSeo, projects, sharedSections } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { holdOneOf, isHeldByPage } from './held-by-pages.ts';

type FileUse = v.InferOutput<typeof fileUses>['data'][number];

/** Pages whose contents are looked through at a time, and the milliseconds that this may take. */
const BATCH = 100;
const LONGEST = 2_000;

/**
 * Where a file is shown: settings of projects, shared sections, by their names, and pages, online or not, as they are and as
 * drafts. @throws AppError not_found
 */
export async function findFileUses(db: Database, userId: string, fileId: string): Promise<FileUse[]> {
  const [file] = await db
    .select({ pathChild: files.pathChild, earlier: files.earlier })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.userId, userId)));
  if (!file) throw new AppError('not_found', { message: 'This file does not exist.' });
  const owned = await db.select().from(projects).where(eq(projects.userId, userId)).orderBy(asc(projects.createdAt));
  const names = new Map(owned.map(({ id, name }) => [id, name]));
  const inSettings = await usedBySettings(db, [...names.keys()], fileId);
  const uses = inSettings.map((projectId) => ({ projectId, id: '', title: '', status: '' }));
  // Versions that are restored, and pages from the trash, show what it held before.
  const held = [file, ...file.earlier].map(({ pathChild }) => pathChild);
  const inShared = await usedByShared(db, [...names.keys()], held);
  uses.push(...inShared.map(({ projectId, name }) => ({ projectId, id: '', title: name, status: '' })));
  const isHeld = isHeldByPage(held);
  const until = Date.now() + LONGEST;
  let last = '';
  while (Date.now() < until) {
    const { id, projectId, title, status } = pages;
    const batch = db
      .select({ id, projectId, title, status, isHeld: sql<boolean>`${isHeld}`.as('is_held') })
      .from(pages)
      .where(and(inArray(projectId, [...names.keys()]), gt(id, last)))
      .orderBy(asc(id))
      .limit(BATCH);
    const rows = await batch;
    uses.push(...rows.filter((row) => row.isHeld));
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) break;
  }
  return uses.map((use) => ({
    project_id: use.projectId,
    project_name: names.get(use.projectId) ?? '',
    page_id: use.id,
    title: use.title,
    status: use.status,
  }));
}

/** Shared sections that hold one of these contents, whether a page shows them or not. */
const usedByShared = (db: Database, projectIds: string[], held: readonly string[]) =>
  db
    .select({ projectId: sharedSections.projectId, name: sharedSections.name })
    .from(sharedSections)
    .where(
      and(
        inArray(sharedSections.projectId, projectIds),
        or(
          holdOneOf(sql`${sharedSections.contents}::text`, held),
          holdOneOf(sql`${sharedSections.published}::text`, held),
        ),
      ),
    )
    .orderBy(asc(sharedSections.createdAt));

/** Projects whose brand or settings for search engines show a file. */
async function usedBySettings(db: Database, projectIds: string[], fileId: string): Promise<string[]> {
  const { projectId } = projectSeo;
  const inSeo = await db
    .select({ id: projectId })
    .from(projectSeo)
    .where(and(inArray(projectId, projectIds), or(eq(projectSeo.imageId, fileId), eq(projectSeo.faviconId, fileId))));
  const inBrand = await db
    .select({ id: projectBrands.projectId })
    .from(projectBrands)
    .where(and(inArray(projectBrands.projectId, projectIds), sql`strpos(${projectBrands.brand}::text, ${fileId}) > 0`));
  return [...new Set([...inSeo, ...inBrand].map(({ id }) => id))];
}
