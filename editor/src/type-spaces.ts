import type { Editor } from 'grapesjs';

/** What a space presses, in every browser, instead of being written. */
const PRESSED = 'button, summary';

/**
 * A space typed into a button would press it, and into a question open or close it: it is written instead.
 * https://github.com/GrapesJS/grapesjs/issues/2771
 */
export function typeSpaces(editor: Editor): void {
  editor.on('rte:enable', ({ el }: { el?: HTMLElement }) => {
    const pressed = el?.closest<HTMLElement>(PRESSED);
    if (!pressed || pressed.dataset.typed !== undefined) return;
    pressed.dataset.typed = '';
    const isSpace = (event: KeyboardEvent) => event.key === ' ' && editor.getEditing() !== undefined;
    pressed.addEventListener('keydown', (event) => {
      if (!isSpace(event)) return;
      event.preventDefault();
      pressed.ownerDocument.execCommand('insertText', false, ' ');
    });
    pressed.addEventListener('keyup', (event) => isSpace(event) && event.preventDefault());
  });
}
