import { randomUUID } from 'node:crypto';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { and, eq, like, or, sql } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { forgetArtefact, keepArtefact, writeArtefact } from '../publishing/write-artefact.ts';
import { newKey } from './object-key.ts';
import { recordPageEvent } from './page-events.ts';
import { pageWords } from './page-words.ts';
import { holdRoomForPage, LISTED, type ListedPage, requireListedPage } from './pages.ts';
import { forgetObjects, readStored } from './stored-document.ts';
import { pageTexts } from './texts.ts';
import { restamp } from './update-page.ts';
import { addVersion } from './versions.ts';

const LONGEST = 100;

/** '<title> (copy)' in the owner's language, shortened to what a title may have. */
export const copyTitle = (title: string, language: SpokenLanguage): string => {
  const { copyOf } = pageTexts(language);
  const room = LONGEST - copyOf('').length;
  const kept =
    title.length <= room
      ? title
      : `${title
          .slice(0, room - 1)
          .toWellFormed()
          .trimEnd()}…`;
  return copyOf(kept);
};

/** The first free path of '<path>-copy', '<path>-copy-2' and so on; '/copy' for the start page. */
export function copyPath(path: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? 'copy' : `copy-${count}`;
    const stem = path.slice(0, LONGEST - suffix.length - 1).replace(/(?<![/-])[/-]+$/, '');
    const candidate = stem === '' ? `/${suffix}` : `${stem}-${suffix}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** The paths that a copy of `path` might collide with. */
async function takenPaths(tx: Transaction, projectId: string, path: string): Promise<Set<string>> {
  // Suffixes shorten long paths, so a part of it is compared.
  const stem = path.slice(0, 80).replace(/(?<![/-])[/-]+$/, '');
  const rows = await tx
    .select({ path: pages.path })
    .from(pages)
    .where(and(eq(pages.projectId, projectId), or(like(pages.path, `${stem}%`), like(pages.path, '/copy%'))));
  return new Set(rows.map((row) => row.path));
}

/** The published document and the preview, as objects of the copy. */
async function copyArtifacts(context: Context, project: ProjectRow, source: ListedPage, copy: ListedPage) {
  if (!source.publishedKey) return { publishedKey: null, previewKey: null };
  let previewKey: string | null = null;
  if (source.previewKey) {
    const preview = await readStored(context, source.previewKey);
    previewKey = newKey('previews', copy.id, preview, 'webp');
    await context.storage.put(previewKey, preview, 'image/webp');
  }
  return { publishedKey: await restamp(context, project, { ...copy, previewKey }, source.publishedKey), previewKey };
}

/**
 * Copies a page with its contents, switched off until its owner decides, under a title in the owner's language. The copy counts as a page, not as one by AI:
 * nothing is generated. @throws AppError not_found, conflict while it is generated, plan_limit, unavailable
 */
export async function duplicatePage(
  context: Context,
  account: Account,
  project: ProjectRow,
  pageId: string,
  language: SpokenLanguage,
): Promise<ListedPage> {
  const source = await requireListedPage(context.db, project.id, pageId);
  if (source.status === 'pending') {
    throw new AppError('conflict', { message: 'The page is still being generated. Please wait until it is done.' });
  }
  const id = randomUUID();
  const title = copyTitle(source.title, language);
  const draft = { ...source, id, title, path: copyPath(source.path, new Set()) };
  const stored = await copyArtifacts(context, project, source, draft);
  const artefact = stored.publishedKey ? await writeArtefact(context, draft, stored.publishedKey) : null;
  const forget = async () => {
    await forgetObjects(context, [stored.publishedKey, stored.previewKey]);
    await forgetArtefact(context, artefact);
  };
  const copied = await context.db
    .transaction(async (tx) => {
      await holdRoomForPage(tx, account, project.id);
      const path = copyPath(source.path, await takenPaths(tx, project.id, source.path));
      const words = pageWords({ ...source, title, path });
      // The contents are copied inside the database, provided that they are still those of the copied document.
      await tx.execute(sql`
        insert into ${pages} (id, project_id, title, path, description, robots, image_key, type, status, sections, editor_data, facts, placed, pictures, owner_language, preview_key, published_key, published_bytes, generated_by, look, tags, words)
        select ${id}, project_id, ${title}, ${path}, description, robots, image_key, type, 'inactive', sections, editor_data, facts, placed, pictures, owner_language, ${stored.previewKey}, ${stored.publishedKey}, published_bytes, generated_by, look, ${JSON.stringify(source.tags)}::jsonb, ${words}
        from ${pages} where id = ${source.id} and version = ${source.version} and status <> 'pending'`);
      const [copy] = await tx.select(LISTED).from(pages).where(eq(pages.id, id));
      if (copy?.publishedKey) {
        await keepArtefact(tx, context.config, copy, artefact);
        await addVersion(tx, id, 'created');
      }
      if (copy) await recordPageEvent(tx, context, 'page.created', copy);
      return copy;
    })
    .catch(async (error) => {
      // A refusal stored nothing; of any other failure nobody knows.
      if (error instanceof AppError) await forget();
      throw error;
    });
  if (copied) return copied;
  await forget();
  await requireListedPage(context.db, project.id, pageId);
  throw new AppError('conflict', { message: 'The page is being changed somewhere else. Please try again.' });
}
