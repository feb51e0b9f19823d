import { buildDocument } from '@landfall/page/sections/document';
import type { PageModel } from '@landfall/page/sections/model';
import { renderPreview, shrinkPreview } from '@landfall/page/sections/preview';
import type { Opening } from '@landfall/page/sections/preview/paint';
import { themeOf } from '@landfall/page/sections/themes';
import { SITE_ASSETS } from '../../delivery/sites/asset-base.ts';
import { type PictureWidths, withSmallerPictures } from '../editor/picture-sources.ts';
import { newKey } from './object-key.ts';
import { readFont } from './read-font.ts';

// Runs in a worker: the published document of a page and the picture of it.

interface DocumentQuestion {
  pageId: string;
  html: string;
  css: string;
  model: PageModel;
  /** Where the account's pictures are served, with a slash at the end. */
  files: string;
  widths: PictureWidths;
  opening: Opening;
  head: { title: string; description: string; url: string; siteName: string };
}

interface DocumentAnswer {
  document: string;
  publishedKey: string;
  /** WebP. */
  preview: Uint8Array;
  previewKey: string;
  /** The same in small. */
  smallPreview: Uint8Array;
}

export async function run(question: DocumentQuestion): Promise<DocumentAnswer> {
  const { pageId, html, css, model, files, widths, opening, head } = question;
  const preview = await renderPreview(model, readFont, opening);
  const smallPreview = await shrinkPreview(preview);
  const previewKey = newKey('previews', pageId, preview, 'webp');
  const document = buildDocument({
    ...head,
    body: withSmallerPictures(html, files, widths),
    css,
    language: model.language,
    words: model.words,
    theme: model.theme,
    themeColor: themeOf(model.theme.palette).palette.background,
    assets: SITE_ASSETS,
    image: `${files}${previewKey}`,
  });
  const publishedKey = newKey('sites', pageId, Buffer.from(document), 'html');
  return { document, publishedKey, preview, previewKey, smallPreview };
}
