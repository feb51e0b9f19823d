import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { pageModel } from '@landfall/page/sections/model';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { eq, sql } from '../../platform/db/operators.ts';
import { files, pageDrafts, pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { task } from '../../platform/workers/task.ts';
import { EDITOR_ASSETS } from '../editor/asset-base.ts';
import { pictureData } from '../editor/picture-data.ts';
import { CLEANING } from '../editor/save.ts';
import { keyOf } from '../files/upload.ts';
import { recordPageEvent } from '../pages/page-events.ts';
import { LISTED, type ListedPage } from '../pages/pages.ts';
import { drawPreview, filesOf } from '../pages/publish.ts';
import { forgetObjects, readStored, storeDocument } from '../pages/stored-document.ts';
import { addVersion } from '../pages/versions.ts';
import { forgetArtefact, keepArtefact, writeArtefact } from '../publishing/write-artefact.ts';
import type { run } from './repoint-work.ts';

/** Milliseconds. */
const REPOINTING_MS = 10_000;
export const REPOINTING = task<typeof run>(new URL('./repoint-work.ts', import.meta.url), REPOINTING_MS);

/** Tries against a page that is changed by others at the same time. */
const TRIES = 5;

/** Who changed a draft that shows a replaced file: an editor that has it open learns that it is old. */
const WRITER = 'file-replaced';

/** What a file showed, by storage keys, and what it shows now. */
export interface Replacement {
  fileId: string;
  /** The account: accounts take turns. */
  owner: string;
  from: readonly string[];
  to: string;
  /** Pixels; null for what is no picture. */
  size: { width: number; height: number } | null;
}

const json = (text: string | null | undefined) => sql`${text ?? null}::jsonb`;

/** What became of a page: `replaced` where its file holds something else by now, `pending` while it is being generated. */
type Outcome = 'published' | 'moved' | 'untouched' | 'pending' | 'replaced';

/**
 * Has a page, its draft and what visitors get of it show what a file holds now. What is published becomes a version; the
 * versions before stay as they were.
 * @throws AppError conflict, not_found (its document), unavailable; OverLimitError
 */
export async function repointPage(context: Context, pageId: string, replacement: Replacement): Promise<Outcome> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const done = await tryPage(context, pageId, replacement);
    if (done !== null) return done;
  }
  throw new AppError('conflict', { message: 'The page is being changed somewhere else. Please try again.' });
}

/** Null where the page was changed meanwhile. */
async function tryPage(context: Context, pageId: string, replacement: Replacement): Promise<Outcome | null> {
  const { fileId, owner, from, to, size } = replacement;
  const { db, work } = context;
  const contents = { sections: sql<string | null>`sections::text`, editorData: sql<string | null>`editor_data::text` };
  const [page] = await db
    .select({ ...LISTED, ...contents })
    .from(pages)
    .where(eq(pages.id, pageId));
  if (!page) return 'untouched';
  if (page.status === 'pending') return 'pending';
  const [draft] = await db
    .select({ data: sql<string | null>`data::text`, stamp: pageDrafts.stamp, version: pageDrafts.version })
    .from(pageDrafts)
    .where(eq(pageDrafts.pageId, pageId));
  const before = page.publishedKey ? (await readStored(context, page.publishedKey)).toString() : '';
  const { sections, editorData } = page;
  const now = await work.threads.run(REPOINTING, owner, {
    json: { sections, editorData, draft: draft?.data ?? null },
    ...{ document: before, from, to, size, files: filesOf(context) },
  });
  const isImageNew = from.includes(page.imageKey);
  const imageKey = isImageNew ? to : page.imageKey;
  const isDocumentNew = now.document !== before;
  const isPageNew = isDocumentNew || now.json.sections !== sections || now.json.editorData !== editorData;
  const isDraftNew = draft !== undefined && now.json.draft !== (draft.data ?? null);
  if (!isPageNew && !isDraftNew && !isImageNew) return 'untouched';

  const shown = editorData ? now.shown : null;
  const drawn = isPageNew ? await pictureOf(context, owner, page, now.json.sections ?? null, shown) : null;
  // Shared links show the preview of a page that has no picture of its own.
  const document = drawn && page.previewKey ? now.document.replaceAll(page.previewKey, () => drawn.key) : now.document;
  const publishedKey =
    document === before ? page.publishedKey : await storeDocument(context, pageId, Buffer.from(document));
  const artefact =
    publishedKey && (publishedKey !== page.publishedKey || isImageNew)
      ? await writeArtefact(context, { ...page, imageKey }, publishedKey)
      : null;
  const bytes = Buffer.byteLength(document);
  const publishedBytes = drawn
    ? sql`${bytes + drawn.bytes}::int`
    : sql`greatest(0, ${pages.publishedBytes} + ${bytes - Buffer.byteLength(before)}::int)`;
  const became = await db.transaction(async (tx): Promise<Outcome | null> => {
    // Held, so that nobody replaces it again before this page is written.
    const [file] = await tx.select().from(files).where(eq(files.id, fileId)).for('share');
    if (!file || keyOf(file) !== to) return 'replaced';
    // Drafts are changed by whoever holds the page.
    const [held] = await tx
      .select({
        version: pages.version,
        publishedKey: pages.publishedKey,
        status: pages.status,
        imageKey: pages.imageKey,
      })
      .from(pages)
      .where(eq(pages.id, pageId))
      .for('update');
    const [kept] = await tx.select({ stamp: pageDrafts.stamp }).from(pageDrafts).where(eq(pageDrafts.pageId, pageId));
    const { version, status } = page;
    const known = { version, publishedKey: page.publishedKey, status, imageKey: page.imageKey };
    if (!held || !isDeepStrictEqual(held, known) || kept?.stamp !== draft?.stamp) return null;
    const next = isPageNew ? version + 1 : version;
    const [row] = await tx
      .update(pages)
      .set({
        ...(isPageNew && { sections: json(now.json.sections), editorData: json(now.json.editorData) }),
        ...(isPageNew && { updatedAt: new Date() }),
        ...(drawn && { previewKey: drawn.key }),
        ...(isImageNew && { imageKey: to }),
        ...{ publishedBytes, publishedKey, version: next },
      })
      .where(eq(pages.id, pageId))
      .returning(LISTED);
    if (!row) return null;
    // One that was behind stays so.
    const follows = draft?.version === version ? next : draft?.version;
    if (draft?.data && follows !== undefined) await moveDraft(tx, pageId, follows, now.json.draft ?? null);
    await keepArtefact(tx, context.config, row, artefact);
    if (isPageNew && publishedKey) await addVersion(tx, pageId, 'saved', { isPart: true });
    // Whoever replaced the file is told of all pages at once.
    const isPublished = artefact !== null && row.status === 'active';
    if (isPublished) await recordPageEvent(tx, context, 'page.published', row, { isQuiet: true });
    return isPublished ? 'published' : 'moved';
  });
  if (became === 'published' || became === 'moved') return became;
  await forgetArtefact(context, artefact);
  await forgetObjects(context, [publishedKey === page.publishedKey ? null : publishedKey, drawn?.key ?? null]);
  return became;
}

/** Keeps a draft for the version that its page has now. An editor that has it open learns that it is old. */
async function moveDraft(tx: Transaction, pageId: string, version: number, data: string | null): Promise<void> {
  const bytes = data === null ? 0 : Buffer.byteLength(data);
  await tx
    .update(pageDrafts)
    .set({ version, writer: WRITER, stamp: randomUUID(), data: json(data), bytes, updatedAt: new Date() })
    .where(eq(pageDrafts.pageId, pageId));
}

/**
 * A page's picture in lists and shared links, drawn anew: from its sections, and where it was changed in the editor as its
 * document shows them. Null where it cannot be drawn.
 */
async function pictureOf(
  context: Context,
  owner: string,
  page: Pick<ListedPage, 'id' | 'projectId' | 'title'>,
  sections: string | null,
  shown: { html: string; css: string } | null,
) {
  const known = v.safeParse(pageModel, JSON.parse(sections ?? 'null'));
  if (!known.success) return null;
  const model = known.output;
  if (!shown) return drawPreview(context, page, model);
  const question = { ...shown, model, files: filesOf(context), editorAssets: EDITOR_ASSETS };
  const cleaned = await context.work.threads.run(CLEANING, owner, question);
  const picture = cleaned.openingPicture && (await pictureData(context, cleaned.openingPicture));
  return drawPreview(context, page, cleaned.model, { ...cleaned.opening, ...(picture && { picture }) });
}
