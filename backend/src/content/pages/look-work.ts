import { buildDocument } from '@landfall/page/sections/document';
import type { PageModel } from '@landfall/page/sections/model';
import { renderPortrait } from '@landfall/page/sections/preview';
import { renderPage } from '@landfall/page/sections/render';
import { themeOf } from '@landfall/page/sections/themes';
import { SITE_ASSETS } from '../../delivery/sites/asset-base.ts';
import { readFont } from './read-font.ts';

// Runs in a worker: looks at pages that are not published.

interface LookQuestion {
  model: PageModel;
  /** An example is a document with what its owner is to replace, which is never published. */
  as: 'picture' | 'document' | 'example';
}

function documentOf(page: PageModel, as: LookQuestion['as']): string {
  const { html, css } = renderPage(page, as === 'example' ? 'edit' : 'publish', SITE_ASSETS);
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

/** A picture as WebP, 640 by 800 pixels, or a whole document. */
export const run = async ({ model, as }: LookQuestion): Promise<{ picture?: Uint8Array; document?: string }> =>
  as === 'picture' ? { picture: await renderPortrait(model, readFont) } : { document: documentOf(model, as) };
