import { buildDocument } from '@landfall/page/sections/document';
import type { PageModel } from '@landfall/page/sections/model';
import { renderPreview } from '@landfall/page/sections/preview';
import type { Opening } from '@landfall/page/sections/preview/paint';
import { renderPage } from '@landfall/page/sections/render';
import { themeOf } from '@landfall/page/sections/themes';
import { and, eq, sql } from 'drizzle-orm';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import { SITE_ASSETS } from '../../delivery/sites/own-assets.ts';
import type { Context } from '../../platform/context.ts';
import { pages, projects } from '../../platform/db/schema.ts';
import { photoData, withServedPictures } from './page-pictures.ts';
import type { PageRow } from './pages.ts';
import { readFont } from './read-font.ts';
import { forgetObjects, newKey, storeDocument } from './stored-document.ts';
import { addVersion } from './versions.ts';

interface Artifacts {
  publishedKey: string;
  previewKey: string;
}

interface Body {
  html: string;
  css: string;
}

/** What its preview needs of the owner's pictures; nothing for a page without any. */
async function photosOf(context: Context, model: PageModel): Promise<Opening> {
  const photos = await photoData(context, model);
  return Object.keys(photos).length > 0 ? { photos } : {};
}

/** Writes the document and the preview of a page to the store. */
export async function storeArtifacts(
  context: Context,
  page: PageRow,
  model: PageModel,
  body: Body,
  opening?: Opening,
): Promise<Artifacts> {
  const { db, config, storage } = context;
  const origin = await siteOrigin(db, page.projectId);
  const [project] = await db.select({ name: projects.name }).from(projects).where(eq(projects.id, page.projectId));
  const preview = await renderPreview(model, readFont, { ...opening, ...(await photosOf(context, model)) });
  const previewKey = newKey('previews', page.id, preview, 'webp');
  const document = buildDocument({
    ...body,
    body: body.html,
    language: model.language,
    words: model.words,
    title: page.title,
    description: page.description || model.description,
    url: `${origin}${page.path}`,
    siteName: project?.name ?? page.title,
    theme: model.theme,
    themeColor: themeOf(model.theme.palette).palette.background,
    assets: SITE_ASSETS,
    image: `${config.publicUrl}/v1/files/${previewKey}`,
  });
  await storage.put(previewKey, preview, 'image/webp');
  return { publishedKey: await storeDocument(context, page.id, Buffer.from(document)), previewKey };
}

/**
 * Publishes a page from its sections, as a version, provided that it is still pending. Contents that it had before stay
 * in its history; an editor that shows them learns that they are old.
 * @returns the page as it is now; null where it was deleted or published meanwhile.
 */
export async function publishModel(
  context: Context,
  page: PageRow,
  model: PageModel,
  from: { origin: 'created' | 'generated' } & Pick<PageRow, 'generatedBy'> &
    Partial<Pick<PageRow, 'facts' | 'placed' | 'writingReport'>>,
): Promise<PageRow | null> {
  const { html, css } = renderPage(model, 'publish', SITE_ASSETS);
  const body = { html: await withServedPictures(context, html), css };
  const stored = await storeArtifacts(context, page, model, body);
  const published = await context.db.transaction(async (tx) => {
    const [row] = await tx
      .update(pages)
      .set({
        ...stored,
        sections: model,
        editorData: null,
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
    if (row) await addVersion(tx, row.id, from.origin);
    return row;
  });
  if (published) return published;
  await forgetObjects(context, [stored.publishedKey, stored.previewKey]);
  return null;
}
