import type { Editor } from 'grapesjs';
import { find } from './start.ts';

interface Actions {
  save: () => unknown;
  publish: () => unknown;
}

const isTyping = (target: EventTarget | null) =>
  (target as HTMLElement | null)?.closest?.('input, textarea, select, [contenteditable="true"]') != null;

/** The shortcuts that work wherever one is, and the list of all of them. */
export function connectShortcuts(editor: Editor, { save, publish }: Actions): void {
  const help = find<HTMLDialogElement>('#help');
  find('[data-action="help"]').addEventListener('click', () => help.showModal());
  const onKey = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const run =
      isCommand && key === 's'
        ? save
        : isCommand && key === 'enter'
          ? publish
          : event.key === 'F2'
            ? () => find('.stage').focus()
            : event.key === '?' && !isCommand && !isTyping(event.target)
              ? () => help.showModal()
              : undefined;
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
