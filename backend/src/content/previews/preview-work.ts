import { buildDocument } from '@landfall/page/sections/document';
import type { PageModel } from '@landfall/page/sections/model';
import { themeOf } from '@landfall/page/sections/themes';
import { SITE_ASSETS } from '../../delivery/sites/own-assets.ts';
import { EDITOR_ASSETS } from '../editor/asset-base.ts';
import { run as clean } from '../editor/clean-work.ts';
import { run as change } from '../editor/stored-page-work.ts';

// Runs in a worker: the document that a draft would become.

interface PreviewQuestion {
  /** What the visual editor keeps. */
  data: Record<string, unknown>;
  model: PageModel;
  /** Where the account's pictures are served, with a slash at the end. */
  files: string;
  head: { title: string; description: string; siteName: string };
}

export function run({ data, model, files, head }: PreviewQuestion): { document: string } {
  const { html, css, theme, language } = change({ data, model, operations: [] }).page;
  const shown = { ...model, theme, language };
  const cleaned = clean({ html, css, model: shown, files, editorAssets: EDITOR_ASSETS });
  const document = buildDocument({
    ...head,
    url: '',
    body: cleaned.html,
    css: cleaned.css,
    language,
    words: model.words,
    theme,
    themeColor: themeOf(theme.palette).palette.background,
    assets: SITE_ASSETS,
    image: '',
  });
  return { document };
}
