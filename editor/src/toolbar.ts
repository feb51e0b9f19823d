import type { Editor } from 'grapesjs';
import { find } from './start.ts';

/** GrapesJS ends an element's tools where the element ends: those of a narrow one at the left edge would be cut off. */
function keepToolsInSight(): void {
  const tools = find('.gjs-toolbar');
  new MutationObserver(() => {
    if (Number.parseFloat(tools.style.left) < 0) tools.style.left = '0px';
  }).observe(tools, { attributeFilter: ['style'] });
}

/** Connects the top bar's devices, undo and redo, and the tools of the selected element. */
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
  keepToolsInSight();
}
