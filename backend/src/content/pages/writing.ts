import { buildDocument } from '@landfall/page/sections/document';
import { pageModel } from '@landfall/page/sections/model';
import { renderPortrait } from '@landfall/page/sections/preview';
import { renderPage } from '@landfall/page/sections/render';
import { hashOf } from '@landfall/page/sections/seeded';
import { themeOf } from '@landfall/page/sections/themes';
import type { PageDetail } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { SITE_ASSETS } from '../../delivery/sites/own-assets.ts';
import type { Database } from '../../platform/db/client.ts';
import { pages } from '../../platform/db/schema.ts';
import { readFont } from './read-font.ts';

/** What a model has written so far of a pending page, or why it wrote none. */
export async function readWriting(
  db: Database,
  projectId: string,
  pageId: string,
): Promise<Pick<PageDetail, 'writing' | 'fallback_reason'>> {
  const { writing, writingReport } = pages;
  const [row] = await db.select({ writing, writingReport }).from(pages).where(eq(pages.id, pageId));
  const known = v.safeParse(pageModel, row?.writing);
  const address = `/v1/editor/project/${projectId}/page/${pageId}/writing`;
  return {
    writing: known.success
      ? {
          sections: known.output.sections.flatMap((section) => ('title' in section ? [section.title] : [])),
          view_url: `${address}/view`,
          // Another address for every look that differs, so that it is never an old one.
          picture_url: `${address}/picture?sections=${known.output.sections.length}-${hashOf(JSON.stringify(known.output))}`,
        }
      : null,
    fallback_reason: row?.writingReport?.reason ?? '',
  };
}

/** A picture of a page that is being written, as WebP; null where nothing of it is there. */
export async function writingPicture(db: Database, pageId: string): Promise<Buffer | null> {
  const [row] = await db.select({ writing: pages.writing }).from(pages).where(eq(pages.id, pageId));
  const known = v.safeParse(pageModel, row?.writing);
  return known.success ? renderPortrait(known.output, readFont) : null;
}

/** A page that is being written, as a document to look at; null where nothing of it is there. */
export async function writingDocument(db: Database, pageId: string): Promise<string | null> {
  const [row] = await db.select({ writing: pages.writing }).from(pages).where(eq(pages.id, pageId));
  const known = v.safeParse(pageModel, row?.writing);
  if (!known.success) return null;
  const page = known.output;
  const { html, css } = renderPage(page, 'publish', SITE_ASSETS);
  return buildDocument({
    body: html,
    css,
    language: page.language,
    words: page.words,
    title: page.title,
    description: '',
    url: '',
    siteName: page.title,
    theme: page.theme,
    themeColor: themeOf(page.theme.palette).palette.background,
    assets: SITE_ASSETS,
    image: '',
  });
}
