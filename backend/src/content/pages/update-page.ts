import type { UpdatePage } from '@landfall/shared/contracts';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { and, eq, ne, sql } from '../../platform/db/operators.ts';
import { files, pages } from '../../platform/db/schema.ts';
import { isUniqueViolation } from '../../platform/db/unique-violation.ts';
import { AppError } from '../../platform/errors.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { type Artefact, forgetArtefact, keepArtefact, writeArtefact } from '../publishing/write-artefact.ts';
import { recordPageEvent } from './page-events.ts';
import { pageWords } from './page-words.ts';
import { LISTED, type ListedPage, requireListedPage, slugTaken } from './pages.ts';
import { endSchedule, hasDraft } from './schedule.ts';
import { forgetObjects, readStored, stamped, storeDocument } from './stored-document.ts';
import { discardUnused, moveNewestVersion } from './versions.ts';

/** Tries against a page that is saved, restored or written by others at the same time. */
const TRIES = 5;

const addressOf = ({ config }: Context, key: string | null) => (key ? `${config.publicUrl}/v1/files/${key}` : '');

type Page = Pick<ListedPage, 'id' | 'projectId' | 'title' | 'path' | 'description' | 'previewKey'>;

/**
 * Stores a published document with the head that the page's settings make, in the page's own folder.
 * @returns its key: the given one where the head says that already. @throws AppError unavailable
 */
export async function restamp(
  context: Context,
  project: Pick<ProjectRow, 'name'>,
  page: Page,
  key: string,
  isCleared = false,
): Promise<string> {
  const document = (await readStored(context, key)).toString();
  const origin = await siteOrigin(context.db, page.projectId);
  const image = addressOf(context, page.previewKey);
  const current = stamped(document, { page, origin, siteName: project.name, image, isCleared });
  const isOwn = key.startsWith(`sites/${page.id}/`);
  return isOwn && current === document ? key : storeDocument(context, page.id, Buffer.from(current));
}

/** The storage key of one of an account's images. @throws AppError invalid on `image_id` */
async function pictureKey(db: Database, userId: string, fileId: string): Promise<string> {
  const [file] = await db
    .select({ parent: files.pathParent, child: files.pathChild, contentType: files.contentType })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.userId, userId)));
  if (file?.contentType.startsWith('image/')) return `${file.parent}/${file.child}`;
  throw new AppError('invalid', { fields: { image_id: ['Please choose one of your images.'] } });
}

function allowed(page: ListedPage, changes: UpdatePage): void {
  if (page.status === 'pending') {
    throw new AppError('conflict', { message: 'The page is still being generated. Please wait until it is done.' });
  }
  if (changes.status === 'active' && !page.publishedKey) {
    const message = 'This page has no contents yet. Ask for its generation first.';
    throw new AppError('conflict', { message, fields: { status: [message] } });
  }
}

/**
 * Changes a page's settings; what is left out stays. The published head follows in the same transaction, and so does
 * the page's visibility. @throws AppError not_found, conflict while it is generated, slug_taken, invalid on `image_id`
 */
export async function updatePage(
  context: Context,
  project: ProjectRow,
  pageId: string,
  { title, slug, description, status, robots, image_id }: UpdatePage,
  alongside?: (tx: Transaction) => Promise<void>,
): Promise<ListedPage> {
  const changes = {
    ...(title !== undefined && { title }),
    ...(slug !== undefined && { path: slug }),
    ...(description !== undefined && { description }),
    ...(status !== undefined && { status }),
    ...(robots !== undefined && { robots }),
    ...(image_id !== undefined && { imageKey: image_id ? await pictureKey(context.db, project.userId, image_id) : '' }),
  };
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const page = await requireListedPage(context.db, project.id, pageId);
    allowed(page, { status });
    const wanted = { ...page, ...changes };
    const isHeadNew =
      page.title !== wanted.title ||
      page.path !== wanted.path ||
      page.description !== wanted.description ||
      page.robots !== wanted.robots ||
      page.imageKey !== wanted.imageKey;
    const key = page.publishedKey;
    const publishedKey = key && isHeadNew ? await restamp(context, project, wanted, key, page.description !== '') : key;
    const artefact = publishedKey && isHeadNew ? await writeArtefact(context, wanted, publishedKey) : null;
    const forget = async () => {
      await forgetArtefact(context, artefact);
      if (publishedKey !== key) await forgetObjects(context, [publishedKey]);
    };
    const updated = await write(
      context,
      page,
      { ...changes, publishedKey, words: pageWords(wanted) },
      artefact,
      alongside,
    ).catch(async (error) => {
      if (!isUniqueViolation(error, 'pages_project_path')) throw error;
      await forget();
      throw slugTaken();
    });
    if (updated) return updated;
    await forget();
  }
  throw new AppError('conflict', { message: 'The page is being changed somewhere else. Please try again.' });
}

/** Null where the page is not any more what the changes were made for. */
async function write(
  context: Context,
  page: ListedPage,
  changes: Partial<ListedPage> & { words: string },
  artefact: Artefact | null,
  alongside?: (tx: Transaction) => Promise<void>,
): Promise<ListedPage | null> {
  return context.db.transaction(async (tx) => {
    const { publishedKey: old } = page;
    const [updated] = await tx
      .update(pages)
      .set({ ...changes, updatedAt: new Date() })
      .where(
        and(eq(pages.id, page.id), sql`${pages.publishedKey} is not distinct from ${old}`, ne(pages.status, 'pending')),
      )
      .returning(LISTED);
    if (!updated) return null;
    await keepArtefact(tx, context.config, updated, artefact);
    await alongside?.(tx);
    if (page.status !== 'active' && updated.status === 'active') {
      await recordPageEvent(tx, context, 'page.published', updated);
      // Where a draft waits, that is still to be published at its hour.
      if (!(await hasDraft(tx, updated.id))) Object.assign(updated, await endSchedule(tx, updated));
    }
    if (old && updated.publishedKey && updated.publishedKey !== old) {
      await moveNewestVersion(tx, page.id, updated.publishedKey);
      await discardUnused(tx, page.id, [old]);
    }
    return updated;
  });
}
