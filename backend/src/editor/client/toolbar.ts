import type { Editor } from 'grapesjs';
import { find } from './start.ts';

/** Connects the top bar's devices, undo and redo, and the tabs of the right panel. */
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

  const tabs = [...document.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const choose = (chosen: HTMLButtonElement) => {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      find(`#${tab.getAttribute('aria-controls')}`).hidden = tab !== chosen;
    }
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const next = step && tabs[(index + step + tabs.length) % tabs.length];
      if (!next) return;
      choose(next);
      next.focus();
    });
  }
}
