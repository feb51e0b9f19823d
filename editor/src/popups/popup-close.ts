import type { Editor } from 'grapesjs';

/** GrapesJS plugin: what closes a popup stays in it; without it, visitors who do not know of Escape would be caught. */
export function popupClose(editor: Editor): void {
  editor.Components.addType('popup-close', {
    isComponent: (element) => element.tagName === 'BUTTON' && element.classList.contains('popup-close'),
    model: { defaults: { tagName: 'button', removable: false, copyable: false, draggable: false, droppable: false } },
  });
}
