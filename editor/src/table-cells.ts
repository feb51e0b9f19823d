import type { Editor } from 'grapesjs';

/** GrapesJS plugin: a cell of a table is a text. GrapesJS takes it for a box, and nobody could write into it. */
export function tableCells(editor: Editor): void {
  editor.Components.addType('cell', {
    extend: 'text',
    extendView: 'text',
    isComponent: ({ tagName = '' }) => ['td', 'th'].includes(tagName.toLowerCase()),
    model: { defaults: { tagName: 'td', draggable: ['tr'] } },
  });
}
