import type { PageModel } from '@landfall/page/sections/model';
import { renderPage } from '@landfall/page/sections/render';
import { SITE_ASSETS } from '../../delivery/sites/asset-base.ts';
import { picturesIn } from '../editor/picture-sources.ts';

// Runs in a worker: a page's sections as markup for its visitors.

interface RenderQuestion {
  model: PageModel;
  /** Where the account's pictures are served, with a slash at the end. */
  files: string;
}

/** What is published of a page, and the pictures whose widths it needs. */
export interface Body {
  html: string;
  css: string;
  pictures: string[];
}

export function run({ model, files }: RenderQuestion): Body {
  const { html, css } = renderPage(model, 'publish', SITE_ASSETS);
  const moved = html
    .replaceAll('src="/v1/files/', `src="${files}`)
    .replaceAll('poster="/v1/files/', `poster="${files}`);
  return { html: moved, css, pictures: picturesIn(moved, files) };
}
