import { withNamedForms } from '@landfall/page/publish/name-forms';
import type { PageModel } from '@landfall/page/sections/model';
import type { Opening } from '@landfall/page/sections/preview/paint';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import { and, eq, sql } from '../../platform/db/operators.ts';
import { pages, projects } from '../../platform/db/schema.ts';
import { discard, enqueueDiscard } from '../../platform/storage/discard.ts';
import { smallPreviewKey } from '../../platform/storage/preview-keys.ts';
import { task } from '../../platform/workers/task.ts';
import { pictureWidths } from '../editor/picture-widths.ts';
import { type Artefact, forgetArtefact, keepArtefact, writeArtefact } from '../publishing/write-artefact.ts';
import type { run as draw } from './document-work.ts';
import { recordPageEvent } from './page-events.ts';
import { photoData } from './page-pictures.ts';
import type { PageRow } from './pages.ts';
import type { Body, run as render } from './render-work.ts';
import { addVersion } from './versions.ts';

/** Milliseconds. */
const RENDERING_MS = 5_000;
const DRAWING_MS = 10_000;

/** Draws the sections of a page as markup. */
export const RENDERING = task<typeof render>(new URL('./render-work.ts', import.meta.url), RENDERING_MS);
/** Makes the published document of a page, and draws its preview. */
export const DRAWING = task<typeof draw>(new URL('./document-work.ts', import.meta.url), DRAWING_MS);

/** What the store holds of a page that is about to be published. */
interface StoredPage {
  row: {
    publishedKey: string;
    previewKey: string;
    /** Of both. */
    publishedBytes: number;
  };
  artefact: Artefact | null;
}

/** Whose page it is, since accounts take turns, and its site's name. A page whose project is gone is published to nobody. */
async function projectOf(
  { db }: Context,
  page: Pick<PageRow, 'projectId' | 'title'>,
): Promise<{ owner: string; name: string }> {
  const [project] = await db
    .select({ owner: projects.userId, name: projects.name })
    .from(projects)
    .where(eq(projects.id, page.projectId));
  return project ?? { owner: page.projectId, name: page.title };
}

/** Where the account's pictures are found from any origin, with a slash at the end. */
export const filesOf = ({ config }: Pick<Context, 'config'>): string => `${config.publicUrl}/v1/files/`;

type DrawnPreview = Pick<Awaited<ReturnType<typeof draw>>, 'preview' | 'previewKey' | 'smallPreview'>;

/** Stores a preview, and the same in small beside it. @throws AppError unavailable */
async function putPreview({ storage }: Context, { preview, previewKey, smallPreview }: DrawnPreview): Promise<void> {
  await storage.put(previewKey, Buffer.from(preview), 'image/webp');
  const smallKey = smallPreviewKey(previewKey);
  if (smallKey) await storage.put(smallKey, Buffer.from(smallPreview), 'image/webp');
}

/** Writes the document and the preview of a page to the store, and what its visitors get. */
export async function storePage(
  context: Context,
  page: PageRow,
  model: PageModel,
  { html, css, pictures }: Body,
  opening: Opening = {},
): Promise<StoredPage> {
  const { db, storage, work } = context;
  const { owner, name: siteName } = await projectOf(context, page);
  const origin = await siteOrigin(db, page.projectId);
  const photos = await photoData(context, model);
  const { title } = page;
  const drawn = await work.threads.run(DRAWING, owner, {
    pageId: page.id,
    html,
    css,
    model,
    files: filesOf(context),
    widths: await pictureWidths(storage, pictures),
    opening: { ...opening, ...(Object.keys(photos).length > 0 && { photos }) },
    head: { title, description: page.description || model.description, url: `${origin}${page.path}`, siteName },
  });
  const { document, publishedKey, previewKey } = drawn;
  const written = Buffer.from(document);
  await putPreview(context, drawn);
  await storage.put(publishedKey, written, 'text/html; charset=utf-8');
  const artefact = await writeArtefact(context, page, publishedKey, { document });
  return { row: { publishedKey, previewKey, publishedBytes: drawn.preview.byteLength + written.length }, artefact };
}

/** Draws the picture of a page anew that lists and shared links show, and stores it. @throws AppError unavailable */
export async function drawPreview(
  context: Context,
  page: Pick<PageRow, 'id' | 'projectId' | 'title'>,
  model: PageModel,
  opening: Opening = {},
): Promise<{ key: string; bytes: number }> {
  const { owner, name: siteName } = await projectOf(context, page);
  const photos = await photoData(context, model);
  const drawn = await context.work.threads.run(DRAWING, owner, {
    ...{ pageId: page.id, html: '', css: '', model, files: filesOf(context), widths: {} },
    opening: { ...opening, ...(Object.keys(photos).length > 0 && { photos }) },
    head: { title: page.title, description: '', url: '', siteName },
  });
  await putPreview(context, drawn);
  return { key: drawn.previewKey, bytes: drawn.preview.byteLength };
}

/**
 * Publishes a page from its sections, as a version, provided that it is still pending. Contents that it had before stay
 * in its history; an editor that shows them learns that they are old.
 * @returns the page as it is now; null where it was deleted or published meanwhile.
 */
export async function publishModel(
  context: Context,
  page: PageRow,
  written: PageModel,
  from: { origin: 'created' | 'generated' } & Pick<PageRow, 'generatedBy'> &
    Partial<Pick<PageRow, 'facts' | 'placed' | 'writingReport'>> & {
      /** The page as the editor keeps it, and what is published of that, where it says more than its sections. */
      edited?: { data: Record<string, unknown>; body: Body };
    },
): Promise<PageRow | null> {
  const { owner } = await projectOf(context, page);
  const model = withNamedForms(written);
  const body =
    from.edited?.body ?? (await context.work.threads.run(RENDERING, owner, { model, files: filesOf(context) }));
  const stored = await storePage(context, page, model, body);
  const published = await context.db.transaction(async (tx) => {
    const [row] = await tx
      .update(pages)
      .set({
        ...stored.row,
        sections: model,
        editorData: from.edited?.data ?? null,
        version: sql`case when ${pages.publishedKey} is null then ${pages.version} else ${pages.version} + 1 end`,
        status: sql`${pages.statusAfter}`,
        statusAfter: 'active',
        generationError: '',
        generatedBy: from.generatedBy,
        facts: from.facts ?? null,
        placed: from.placed ?? null,
        writing: null,
        writingReport: from.writingReport ?? null,
      })
      .where(and(eq(pages.id, page.id), eq(pages.status, 'pending')))
      .returning();
    if (!row) return row;
    await keepArtefact(tx, context.config, row, stored.artefact);
    await addVersion(tx, row.id, from.origin);
    if (from.origin === 'created') await recordPageEvent(tx, context, 'page.created', row);
    if (row.status === 'active') await recordPageEvent(tx, context, 'page.published', row);
    return row;
  });
  if (published) return published;
  // Noted, so that they are gone in the end also where the store is away, or this process ends.
  await discard(context.db, [stored.row.publishedKey, stored.row.previewKey]);
  await forgetArtefact(context, stored.artefact);
  await enqueueDiscard(context);
  return null;
}
