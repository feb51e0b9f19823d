import { randomUUID } from 'node:crypto';
import type { CreatePage, Page, PageDetail, PageSchedule } from '@landfall/shared/contracts';
import { assertStorageRoom, countUse, planLimit } from '../../commerce/entitlements.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { and, count, eq, getTableColumns } from '../../platform/db/operators.ts';
import { pages, projects } from '../../platform/db/schema.ts';
import { isUniqueViolation } from '../../platform/db/unique-violation.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { sheetOf } from './facts.ts';
import { recordPageEvent } from './page-events.ts';
import { pageLanguageOf } from './page-language-of.ts';
import { pageWords } from './page-words.ts';
import { previewSizesOf } from './preview-sizes.ts';

export type PageRow = typeof pages.$inferSelect;

// What a list needs: the contents of a page weigh up to megabytes.
const {
  sections: _sections,
  writing: _writing,
  writingReport: _writingReport,
  editorData: _editorData,
  facts: _facts,
  placed: _placed,
  pictures: _pictures,
  words: _words,
  ...listed
} = getTableColumns(pages);

/** The columns of a page without its contents. */
export const LISTED = listed;

export type ListedPage = Omit<
  PageRow,
  'sections' | 'writing' | 'writingReport' | 'editorData' | 'facts' | 'placed' | 'pictures' | 'words'
>;

const missing = () => new AppError('not_found', { message: 'This page does not exist.' });

/** The page of a project. @throws AppError not_found */
export async function requirePage(db: Database, projectId: string, pageId: string): Promise<PageRow> {
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.id, pageId), eq(pages.projectId, projectId)));
  if (!page) throw missing();
  return page;
}

/** The page of a project without its contents. @throws AppError not_found */
export async function requireListedPage(db: Database, projectId: string, pageId: string): Promise<ListedPage> {
  const [page] = await db
    .select(LISTED)
    .from(pages)
    .where(and(eq(pages.id, pageId), eq(pages.projectId, projectId)));
  if (!page) throw missing();
  return page;
}

/**
 * Holds the project's row, so that two creations at once cannot both be the last one allowed, and checks that it may
 * have one more page, and store something. @throws AppError plan_limit, not_found
 */
export async function holdRoomForPage(tx: Transaction, account: Account, projectId: string): Promise<void> {
  const { project_pages_max } = account.plan.features;
  const [held] = await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update');
  if (!held) throw new AppError('not_found', { message: 'This project does not exist.' });
  const [inProject] = await tx.select({ count: count() }).from(pages).where(eq(pages.projectId, projectId));
  if (Number(inProject?.count) >= project_pages_max) {
    throw planLimit(account, `Your plan allows up to ${project_pages_max} pages in a project.`);
  }
  await assertStorageRoom(tx, account, 1);
}

/** The refusal of a path that another page of the project has. */
export function slugTaken(): AppError {
  return new AppError('slug_taken', { fields: { slug: ['Another page of this project has this path.'] } });
}

/**
 * Adds a page, pending: once it is written it is active, or as a draft inactive.
 * @throws AppError slug_taken, plan_limit, not_found
 */
export async function insertPage(
  context: Pick<Context, 'db' | 'jobs'>,
  account: Account,
  project: ProjectRow,
  form: CreatePage,
  ownerLanguage: SpokenLanguage,
): Promise<PageRow> {
  const statusAfter = form.draft ? 'inactive' : 'active';
  return withFreeSlugs(
    context.db.transaction((tx) => insertPageIn(tx, context, account, project, form, ownerLanguage, statusAfter)),
  );
}

/** @throws AppError slug_taken in place of the database's own words */
export const withFreeSlugs = <T>(insert: Promise<T>): Promise<T> =>
  insert.catch((error) => {
    throw isUniqueViolation(error, 'pages_project_path') ? slugTaken() : error;
  });

/** The same in a transaction of somebody else's. `statusAfter` is what a page becomes that is written later. */
export async function insertPageIn(
  tx: Transaction,
  context: Pick<Context, 'jobs'>,
  account: Account,
  project: ProjectRow,
  form: CreatePage,
  ownerLanguage: SpokenLanguage,
  statusAfter: PageRow['statusAfter'] = 'active',
): Promise<PageRow> {
  const id = randomUUID();
  if (form.description_ai) await countUse(tx, account, 'page', new Date(), id);
  await holdRoomForPage(tx, account, project.id);
  const [page] = await tx
    .insert(pages)
    .values({
      id,
      projectId: project.id,
      title: form.title,
      path: form.slug,
      description: form.description ?? '',
      descriptionAi: form.description_ai ?? '',
      facts: form.facts ? sheetOf(form.facts) : null,
      pictures: form.pictures ?? null,
      ownerLanguage: pageLanguageOf(ownerLanguage),
      words: pageWords({ title: form.title, path: form.slug, description: form.description ?? '', tags: [] }),
      status: 'pending',
      statusAfter,
    })
    .returning();
  if (!page) throw new AppError('internal');
  // Of a page that is published at once, the event is its publication's to record.
  if (page.descriptionAi) await recordPageEvent(tx, context, 'page.created', page);
  return page;
}

/** When a page is published by itself, as it travels. */
export const toSchedule = ({
  publishAt,
  publishZone,
  publishFailure,
}: Pick<ListedPage, 'publishAt' | 'publishZone' | 'publishFailure'>): PageSchedule | null =>
  publishAt && {
    publish_at: toEpochSeconds(publishAt),
    time_zone: publishZone ?? 'UTC',
    failure: publishFailure,
  };

/** A page as it travels. `origin` is its project's site. */
export function toPage(row: ListedPage, origin: string): Page {
  return {
    page_id: row.id,
    project_id: row.projectId,
    title: row.title,
    path: row.path,
    description: row.description,
    description_ai: row.descriptionAi,
    type: row.type,
    status: row.status,
    preview_img: row.previewKey ? `/v1/files/${row.previewKey}` : '',
    ...previewSizesOf(row.previewKey),
    url: origin && `${origin}${row.path}`,
    bucket_scheme_last: row.publishedKey ?? '',
    created_at: toEpochSeconds(row.createdAt),
    updated_at: toEpochSeconds(row.updatedAt),
    draft: row.status === 'inactive' && !row.wasOnline,
    tags: row.tags,
    schedule: toSchedule(row),
  };
}

/** A page with what became of its generation. */
export const toPageDetail = (row: ListedPage, origin: string): PageDetail => ({
  ...toPage(row, origin),
  generation_error: row.generationError,
  robots: row.robots,
  image: row.imageKey && `/v1/files/${row.imageKey}`,
  generated_by: row.generatedBy,
  fallback_reason: '',
  writing: null,
});
