import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { pageModel } from '@landfall/page/sections/model';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { eq, sql } from '../../platform/db/operators.ts';
import { pageDrafts, pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { task } from '../../platform/workers/task.ts';
import { recordPageEvent } from '../pages/page-events.ts';
import { LISTED, type ListedPage } from '../pages/pages.ts';
import { drawPreview, filesOf } from '../pages/publish.ts';
import { forgetObjects, readStored, storeDocument } from '../pages/stored-document.ts';
import { addVersion } from '../pages/versions.ts';
import { forgetArtefact, keepArtefact, writeArtefact } from '../publishing/write-artefact.ts';
import type { run } from './repoint-work.ts';

/** Milliseconds. */
const REPOINTING_MS = 10_000;
const REPOINTING = task<typeof run>(new URL('./repoint-work.ts', import.meta.url), REPOINTING_MS);

/** Tries against a page that is changed by others at the same time. */
const TRIES = 5;

/** Who changed a draft that shows a replaced file: an editor that has it open learns that it is old. */
const WRITER = 'file-replaced';

/** What a file showed, by storage keys, and what it shows now. */
export interface Replacement {
  /** The account: accounts take turns. */
  owner: string;
  from: readonly string[];
  to: string;
  /** Pixels; null for what is no picture. */
  size: { width: number; height: number } | null;
}

const json = (text: string | null | undefined) => sql`${text ?? null}::jsonb`;

/**
 * Has a page, its draft and what visitors get of it show what a file holds now. What is published becomes a version; the
 * versions before stay as they were.
 * @returns whether anything was published anew. @throws AppError conflict, unavailable
 */
export async function repointPage(context: Context, pageId: string, replacement: Replacement): Promise<boolean> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const done = await tryPage(context, pageId, replacement);
    if (done !== null) return done;
  }
  throw new AppError('conflict', { message: 'The page is being changed somewhere else.' });
}

/** Null where the page was changed meanwhile. */
async function tryPage(context: Context, pageId: string, { owner, from, to, size }: Replacement) {
  const { db, work } = context;
  const contents = { sections: sql<string | null>`sections::text`, editorData: sql<string | null>`editor_data::text` };
  const [page] = await db
    .select({ ...LISTED, ...contents })
    .from(pages)
    .where(eq(pages.id, pageId));
  // One that is generated is written with what its brand holds by now.
  if (!page || page.status === 'pending') return false;
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
  const imageKey = from.includes(page.imageKey) ? to : page.imageKey;
  const isDocumentNew = now.document !== before;
  const isPageNew = isDocumentNew || now.json.sections !== sections || now.json.editorData !== editorData;
  const isDraftNew = draft !== undefined && now.json.draft !== (draft.data ?? null);
  if (!isPageNew && !isDraftNew && imageKey === page.imageKey) return false;

  const publishedKey = isDocumentNew
    ? await storeDocument(context, pageId, Buffer.from(now.document))
    : page.publishedKey;
  const artefact =
    publishedKey && (isDocumentNew || imageKey !== page.imageKey)
      ? await writeArtefact(context, { ...page, imageKey }, publishedKey)
      : null;
  const drawn = isPageNew && !editorData ? await pictureOf(context, page, now.json.sections ?? null) : null;
  const grown = Buffer.byteLength(now.document) - Buffer.byteLength(before);
  const isKept = await db.transaction(async (tx) => {
    // Drafts are changed by whoever holds the page.
    const [held] = await tx
      .select({ version: pages.version, publishedKey: pages.publishedKey, status: pages.status })
      .from(pages)
      .where(eq(pages.id, pageId))
      .for('update');
    const [kept] = await tx.select({ stamp: pageDrafts.stamp }).from(pageDrafts).where(eq(pageDrafts.pageId, pageId));
    const { version, publishedKey: key } = page;
    if (!held || !isDeepStrictEqual(held, { version, publishedKey: key, status: page.status })) return false;
    if (kept?.stamp !== draft?.stamp) return false;
    const next = isPageNew ? version + 1 : version;
    const [row] = await tx
      .update(pages)
      .set({
        ...(isPageNew && { sections: json(now.json.sections), editorData: json(now.json.editorData) }),
        ...(isPageNew && { updatedAt: new Date() }),
        ...(drawn && { previewKey: drawn.key }),
        publishedBytes: sql`greatest(0, ${pages.publishedBytes} + ${grown}::int)`,
        ...{ imageKey, publishedKey, version: next },
      })
      .where(eq(pages.id, pageId))
      .returning(LISTED);
    if (!row) return false;
    // One that was behind stays so.
    const follows = draft?.version === version ? next : draft?.version;
    if (draft?.data && follows !== undefined) await moveDraft(tx, pageId, follows, now.json.draft ?? null);
    await keepArtefact(tx, context.config, row, artefact);
    if (isPageNew && publishedKey) await addVersion(tx, pageId, 'saved');
    if (artefact && row.status === 'active') await recordPageEvent(tx, context, 'page.published', row);
    return true;
  });
  if (isKept) return artefact !== null && page.status === 'active';
  await forgetArtefact(context, artefact);
  await forgetObjects(context, [isDocumentNew ? publishedKey : null, drawn?.key ?? null]);
  return null;
}

/** Keeps a draft for the version that its page has now. An editor that has it open learns that it is old. */
async function moveDraft(tx: Transaction, pageId: string, version: number, data: string | null): Promise<void> {
  const bytes = data === null ? 0 : Buffer.byteLength(data);
  await tx
    .update(pageDrafts)
    .set({ version, writer: WRITER, stamp: randomUUID(), data: json(data), bytes, updatedAt: new Date() })
    .where(eq(pageDrafts.pageId, pageId));
}

/** A page's picture in lists, drawn anew; null where it cannot be drawn from its sections. */
async function pictureOf(
  context: Context,
  page: Pick<ListedPage, 'id' | 'projectId' | 'title'>,
  sections: string | null,
) {
  const known = v.safeParse(pageModel, JSON.parse(sections ?? 'null'));
  return known.success ? drawPreview(context, page, known.output) : null;
}
