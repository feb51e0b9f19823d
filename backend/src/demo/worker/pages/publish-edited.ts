import type { PageModel } from '@landfall/page/sections/model';
import { EDITOR_ASSETS } from '../../../content/editor/asset-base.ts';
import { run as clean } from '../../../content/editor/clean-work.ts';
import type { PageContents } from '../state/records.ts';

/** What the visual editor shows of a page. */
interface Edited {
  html: string;
  css: string;
  data: Record<string, unknown>;
  theme?: PageModel['theme'] | undefined;
  language?: PageModel['language'] | undefined;
}

/** What is published of a page as the visual editor shows it. @throws AppError invalid for markup that is too much */
export function editedContents(before: PageContents, { html, css, data, theme, language }: Edited): PageContents {
  const { model: made } = before;
  const model = { ...made, theme: theme ?? made.theme, language: language ?? made.language };
  const cleaned = clean({ html, css, model, files: '/v1/files/', editorAssets: EDITOR_ASSETS });
  return { ...before, model, html: cleaned.html, css: cleaned.css, editorData: data };
}
