import { and, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { pages } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import type { PageRow } from '../pages/pages.ts';
import { SITE_ASSETS, storeArtifacts } from '../pages/publish.ts';
import { forgetObjects } from '../pages/stored-document.ts';
import { addVersion } from '../pages/versions.ts';
import { clip } from '../sections/compose/plain-text.ts';
import { starterPage } from '../sections/compose.ts';
import { type PageModel, pageModel } from '../sections/model.ts';
import { stylesheet } from '../sections/stylesheet.ts';
import { EDITOR_ASSETS } from './assets.ts';
import { cleanCss } from './clean-css.ts';
import { sanitizePage } from './sanitize.ts';

/** Bytes of a save, project data included. */
export const MAX_SAVE_BYTES = 5 * 1024 * 1024;

/** PUT /v1/editor/project/{project_id}/page/{page_id} */
export const saveBody = v.object({
  /** The version that the editor started from. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** GrapesJS project data, opaque to us. */
  data: v.record(v.string(), v.unknown()),
  html: v.pipe(v.string(), v.maxLength(2_000_000)),
  css: v.pipe(v.string(), v.maxLength(500_000)),
});
export type SaveBody = v.InferOutput<typeof saveBody>;

/** The sections that a page began with; a starter where they are missing or of a newer version. */
export function modelOf(page: PageRow): PageModel {
  const known = v.safeParse(pageModel, page.sections);
  if (known.success) return known.output;
  const { title, description } = page;
  return starterPage({ projectName: title, projectDescription: '', title, description });
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

/** The model with the headline and lead that the saved page shows: what its preview is drawn from. */
function asSaved(model: PageModel, html: string): PageModel {
  const headline = clip(textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''), 160);
  const lead = clip(textOf(/<p class="lead[^>]*>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? ''), 320);
  const sections = model.sections.map((section) =>
    section.kind === 'hero'
      ? { ...section, headline: headline || section.headline, lead: lead || section.lead }
      : section,
  );
  return { ...model, sections };
}

const pending = () => new AppError('conflict', { message: 'The page is still being generated.' });
const stale = (version: number) => new AppError('stale_version', { fields: { version: [String(version)] } });

/**
 * Stores what the visual editor saved as a version and publishes it at once.
 * @throws AppError stale_version with the current version in `fields`, conflict while the page is being generated, not_found
 */
export async function savePage(context: Context, page: PageRow, body: SaveBody): Promise<PageRow> {
  const { db } = context;
  if (page.status === 'pending') throw pending();
  if (page.version !== body.version) throw stale(page.version);
  const files = `${context.config.publicUrl}/v1/files/`;
  // The sites' origin has our assets elsewhere, and the account's files not at all.
  const html = sanitizePage(body.html)
    .replaceAll(`src="${EDITOR_ASSETS}`, `src="${SITE_ASSETS}`)
    .replaceAll('src="/v1/files/', `src="${files}`);
  const model = asSaved(modelOf(page), html);
  const css =
    stylesheet(model.theme, SITE_ASSETS, html) + cleanCss(body.css).replace(/(url\(["']?)\/v1\/files\//g, `$1${files}`);
  const stored = await storeArtifacts(context, page, model, { html, css });
  const saved = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(pages)
      .set({ ...stored, editorData: body.data, version: page.version + 1, updatedAt: new Date() })
      .where(and(eq(pages.id, page.id), eq(pages.version, body.version), ne(pages.status, 'pending')))
      .returning();
    if (row) await addVersion(tx, row.id, 'saved');
    return row;
  });
  if (saved) return saved;
  await forgetObjects(context, [stored.publishedKey, stored.previewKey]);
  const [current] = await db.select().from(pages).where(eq(pages.id, page.id));
  if (!current) throw new AppError('not_found', { message: 'This page does not exist.' });
  if (current.status === 'pending') throw pending();
  throw stale(current.version);
}
