import type { Editor } from 'grapesjs';
import { openPalette } from './palette/palette.ts';
import { find } from './start.ts';

interface Actions {
  save: () => unknown;
  publish: () => unknown;
}

const TEXT = 'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';

/** Where a text is written, keys belong to the text. */
const isTyping = ({ target }: Event) => (target as HTMLElement | null)?.closest?.(TEXT) != null;

/** The shortcuts that work wherever one is, and the list of all of them. */
export function connectShortcuts(editor: Editor, { save, publish }: Actions): void {
  // GrapesJS' own keys would act a second time, and Delete from anywhere. Settings cannot leave them out: they are merged.
  editor.Keymaps.removeAll();
  const help = find<HTMLDialogElement>('#help');
  find('[data-action="help"]').addEventListener('click', () => help.showModal());
  find('[data-action="palette"]').addEventListener('click', () => void openPalette(editor));
  const anywhere: Record<string, () => unknown> = {
    'Ctrl+s': save,
    'Ctrl+enter': publish,
    'Ctrl+k': () => openPalette(editor),
    'Ctrl+f': () => find('[data-action="find"]').click(),
    f2: () => find('.stage').focus(),
  };
  const outsideOfTexts: Record<string, () => unknown> = {
    '?': () => help.showModal(),
    'Ctrl+z': () => editor.UndoManager.undo(),
    'Ctrl+Shift+z': () => editor.UndoManager.redo(),
    'Ctrl+y': () => editor.UndoManager.redo(),
  };
  const onKey = (event: KeyboardEvent) => {
    // GrapesJS sends the keys of the canvas to this document as well, where they would count twice.
    if (!event.isTrusted) return;
    const isCommand = event.ctrlKey || event.metaKey;
    // Caps lock makes letters large, too.
    const key = (isCommand ? `Ctrl+${event.shiftKey ? 'Shift+' : ''}` : '') + event.key.toLowerCase();
    const run = anywhere[key] ?? (isTyping(event) || editor.getEditing() ? undefined : outsideOfTexts[key]);
    if (!run || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void run();
  };
  document.addEventListener('keydown', onKey);
  const listen = () => editor.Canvas.getDocument()?.addEventListener('keydown', onKey);
  listen();
  editor.on('canvas:frame:load', listen);
  for (const button of document.querySelectorAll('[data-close]'))
    button.addEventListener('click', () => button.closest('dialog')?.close());
}
