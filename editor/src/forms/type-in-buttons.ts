import type { Editor } from 'grapesjs';

/**
 * A space typed into a button would press it, in every browser: it is written instead.
 * https://github.com/GrapesJS/grapesjs/issues/2771
 */
export function typeInButtons(editor: Editor): void {
  editor.on('rte:enable', ({ el }: { el?: HTMLElement }) => {
    const button = el?.closest('button');
    if (!button || button.dataset.typed !== undefined) return;
    button.dataset.typed = '';
    const isSpace = (event: KeyboardEvent) => event.key === ' ' && editor.getEditing() !== undefined;
    button.addEventListener('keydown', (event) => {
      if (!isSpace(event)) return;
      event.preventDefault();
      button.ownerDocument.execCommand('insertText', false, ' ');
    });
    button.addEventListener('keyup', (event) => isSpace(event) && event.preventDefault());
  });
}
