import type { Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { isOffered, redraw, themeOfPage } from '../theme.ts';
import type { DrawnStart } from './start-calls.ts';

/** Puts a drawn page in the place of what little an empty one has, in one step of undo. */
export function putStart(editor: Editor, start: EditorStart, { html, theme, language }: DrawnStart): void {
  const page = editor.getWrapper();
  if (!page) return;
  for (const component of [...page.components().models]) component.remove();
  page.append(html);
  page.addAttributes({ ...(isOffered(theme, start) && { 'data-theme': theme }), lang: language });
  // A colour that was made for the description is none that the editor shows.
  if (!isOffered(theme, start)) redraw(page, themeOfPage(editor, start).palette);
}
