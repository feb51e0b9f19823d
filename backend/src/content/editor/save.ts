import { starterPage } from '@landfall/page/compose/starter-page';
import { cleanCss } from '@landfall/page/sanitize/clean-css';
import { nestingOf } from '@landfall/page/sanitize/nesting';
import { sanitizePage } from '@landfall/page/sanitize/sanitize';
import { clip } from '@landfall/page/sections/clip';
import { type PageModel, pageModel } from '@landfall/page/sections/model';
import { stylesheet } from '@landfall/page/sections/stylesheet';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { SITE_ASSETS } from '../../delivery/sites/own-assets.ts';
import type { Context } from '../../platform/context.ts';
import { pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { PageRow } from '../pages/pages.ts';
import { storeArtifacts } from '../pages/publish.ts';
import { forgetObjects } from '../pages/stored-document.ts';
import { addVersion } from '../pages/versions.ts';
import { EDITOR_ASSETS } from './assets.ts';

import { holdAsKnown, knownByPublisher, noteChange } from './drafts.ts';
import { openingOf } from './opening.ts';
import { withSmallerPictures } from './picture-sources.ts';

/** Bytes of a publication or a draft, project data included. */
export const MAX_SAVE_BYTES = 5 * 1024 * 1024;

/** More than any page of people; each costs a look at a file, or words in every visit. */
const MAX_PICTURES = 500;
const MAX_FORMS = 50;

const countOf = (html: string, tag: 'img' | 'form'): number => html.toLowerCase().split(`<${tag}`).length - 1;

/** Elements in each other; what people build stays below thirty. */
const MAX_NESTING = 200;

/** PUT /v1/editor/project/{project_id}/page/{page_id} */
export const saveBody = v.object({
  ...knownByPublisher,
  /** GrapesJS project data, opaque to us. */
  data: v.record(v.string(), v.unknown()),
  html: v.pipe(
    v.string(),
    v.maxLength(2_000_000),
    v.check((html) => nestingOf(html) <= MAX_NESTING, 'The elements of this page lie too deep in each other.'),
    v.check(
      (html) => countOf(html, 'img') <= MAX_PICTURES && countOf(html, 'form') <= MAX_FORMS,
      'This page has too many pictures or forms.',
    ),
  ),
  css: v.pipe(v.string(), v.maxLength(500_000)),
  /** The page's own where it is left out. */
  theme: v.optional(pageModel.entries.theme),
  language: v.optional(pageModel.entries.language),
});
export type SaveBody = v.InferOutput<typeof saveBody>;

/** The sections that a page began with; a starter where they are missing or of a newer version. */
export function modelOf(page: PageRow): PageModel {
  const known = v.safeParse(pageModel, page.sections);
  if (known.success) return known.output;
  const { title, description } = page;
  return starterPage({ projectName: title, projectDescription: '', title, description }, page.ownerLanguage);
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
  const written = { eyebrow: '', headline, lead };
  const sections = model.sections.map((section) =>
    section.kind === 'hero'
      ? {
          ...section,
          headline: headline || section.headline,
          lead: lead || section.lead,
          // What was written in their place is no sample any more.
          placeholders: section.placeholders.filter((name) => written[name] === ''),
        }
      : section,
  );
  return { ...model, sections };
}

/**
 * Publishes what the visual editor shows, as a version; what was kept as a draft before is part of it.
 * @returns the page, and the stamp that the editor goes on from
 * @throws AppError stale_version with today's version and stamp in `fields`, conflict while the page is being generated,
 * not_found
 */
export async function savePage(
  context: Context,
  page: PageRow,
  body: SaveBody,
): Promise<{ saved: PageRow; stamp: string }> {
  const { db } = context;
  // Refused before anything is drawn; what counts is the check with the change itself.
  await db.transaction((tx) => holdAsKnown(tx, page.id, body));
  const files = `${context.config.publicUrl}/v1/files/`;
  // The sites' origin has our assets elsewhere, and the account's files not at all.
  const moved = sanitizePage(body.html)
    .replaceAll(`src="${EDITOR_ASSETS}`, `src="${SITE_ASSETS}`)
    .replaceAll('src="/v1/files/', `src="${files}`);
  const html = await withSmallerPictures(context.storage, moved, files);
  const before = modelOf(page);
  const themed = { ...before, theme: body.theme ?? before.theme, language: body.language ?? before.language };
  const model = asSaved(themed, html);
  const css =
    stylesheet(model.theme, SITE_ASSETS, html) + cleanCss(body.css).replace(/(url\(["']?)\/v1\/files\//g, `$1${files}`);
  const stored = await storeArtifacts(
    context,
    page,
    model,
    { html, css },
    await openingOf(context, html, body.css, files),
  );
  const publish = db.transaction(async (tx) => {
    const held = await holdAsKnown(tx, page.id, body);
    const version = held.version + 1;
    const [saved] = await tx
      .update(pages)
      .set({ ...stored, sections: themed, editorData: body.data, version, updatedAt: new Date() })
      .where(eq(pages.id, page.id))
      .returning();
    if (!saved) throw new AppError('not_found');
    await addVersion(tx, saved.id, 'saved');
    const { writer } = body;
    return { saved, stamp: writer ? await noteChange(tx, page.id, { version, writer, data: null }) : '' };
  });
  return publish.catch(async (error) => {
    // A refusal stored nothing; of any other failure nobody knows.
    if (error instanceof AppError) await forgetObjects(context, [stored.publishedKey, stored.previewKey]);
    throw error;
  });
}
