import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { pages, projects } from '../db/schema.ts';
import { buildDocument } from '../sections/document.ts';
import type { PageModel } from '../sections/model.ts';
import { renderPreview } from '../sections/preview.ts';
import { renderPage } from '../sections/render.ts';
import { themeOf } from '../sections/themes.ts';
import { type PageRow, siteOrigin } from './pages.ts';

/** Where published pages find fonts and drawings on their own origin. No page's path can hold an underscore. */
export const SITE_ASSETS = '/_landfall/';

const keyed = (folder: string, pageId: string, content: Buffer, extension: string) =>
  `${folder}/${pageId}/${createHash('sha256').update(content).digest('hex').slice(0, 24)}.${extension}`;

export interface Artifacts {
  publishedKey: string;
  previewKey: string;
}

interface Body {
  html: string;
  css: string;
}

/** Writes the document and the preview of a page to the store, under names made of their content. */
export async function storeArtifacts(
  context: Context,
  page: PageRow,
  model: PageModel,
  body: Body,
): Promise<Artifacts> {
  const { db, config, storage } = context;
  const origin = await siteOrigin(db, page.projectId);
  const [project] = await db.select({ name: projects.name }).from(projects).where(eq(projects.id, page.projectId));
  const preview = await renderPreview(model);
  const previewKey = keyed('previews', page.id, preview, 'webp');
  const document = Buffer.from(
    buildDocument({
      ...body,
      body: body.html,
      language: model.language,
      title: page.title,
      description: page.description || model.description,
      url: `${origin}${page.path}`,
      siteName: project?.name ?? page.title,
      theme: model.theme,
      themeColor: themeOf(model.theme.palette).palette.background,
      assets: SITE_ASSETS,
      image: `${config.publicUrl}/v1/files/${previewKey}`,
    }),
  );
  const publishedKey = keyed('sites', page.id, document, 'html');
  await storage.put(previewKey, preview, 'image/webp');
  await storage.put(publishedKey, document, 'text/html; charset=utf-8');
  return { publishedKey, previewKey };
}

const remove = ({ storage, log }: Context, key: string): Promise<void> =>
  // A failure costs only space.
  storage.delete(key).catch((error) => log.warn({ err: error, key }, 'An old object stays'));

/** Removes the document that a newer one replaced. Its preview stays: open lists and shared links still show it. */
export async function forgetDocument(context: Context, key: string | null, current: string | null): Promise<void> {
  if (key && key !== current) await remove(context, key);
}

/** Removes everything that a deleted page points to. */
export async function forgetPage(context: Context, page: PageRow): Promise<void> {
  for (const key of [page.publishedKey, page.previewKey]) if (key) await remove(context, key);
}

/**
 * Publishes a page from its sections and makes it active, provided that it is still pending.
 * @returns the page as it is now; null where it was deleted or published meanwhile.
 */
export async function publishModel(context: Context, page: PageRow, model: PageModel): Promise<PageRow | null> {
  const stored = await storeArtifacts(context, page, model, renderPage(model, 'publish', SITE_ASSETS));
  const [published] = await context.db
    .update(pages)
    .set({ ...stored, sections: model, status: 'active', generationError: '' })
    .where(and(eq(pages.id, page.id), eq(pages.status, 'pending')))
    .returning();
  if (published) return published;
  const [current] = await context.db.select().from(pages).where(eq(pages.id, page.id));
  if (current) await forgetDocument(context, stored.publishedKey, current.publishedKey);
  else await forgetPage(context, { ...page, ...stored });
  return null;
}
