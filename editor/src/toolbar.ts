import type { Editor } from 'grapesjs';
import { find } from './start.ts';

/** Connects the top bar's devices, undo and redo. */
export function connectToolbar(editor: Editor): void {
  const devices = [...document.querySelectorAll<HTMLButtonElement>('[data-device]')];
  for (const button of devices) {
    button.addEventListener('click', () => {
      editor.setDevice(button.dataset.device ?? 'desktop');
      for (const other of devices) other.setAttribute('aria-pressed', String(other === button));
    });
  }

  const undo = find<HTMLButtonElement>('[data-action="undo"]');
  const redo = find<HTMLButtonElement>('[data-action="redo"]');
  const refresh = () => {
    undo.disabled = !editor.UndoManager.hasUndo();
    redo.disabled = !editor.UndoManager.hasRedo();
  };
  undo.addEventListener('click', () => editor.UndoManager.undo());
  redo.addEventListener('click', () => editor.UndoManager.redo());
  editor.on('update undo redo', refresh);
}
