import type { Editor } from 'grapesjs';
import type { DrawnStart } from './start-calls.ts';

/** Puts a drawn page in the place of what little an empty one has, in one step of undo. */
export function putStart(editor: Editor, { html, theme, language }: DrawnStart): void {
  const page = editor.getWrapper();
  if (!page) return;
  for (const component of [...page.components().models]) component.remove();
  page.append(html);
  page.addAttributes({ 'data-theme': theme, lang: language });
}
