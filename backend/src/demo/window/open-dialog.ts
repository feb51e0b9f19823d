import { element } from './element.ts';

/** Opens a dialog over the dashboard; once it is closed nothing of it is left, and the focus is where it was. */
export function openDialog(title: string, content: (close: () => void) => readonly Node[]): HTMLDialogElement {
  const dialog = element('dialog', { className: 'demo-dialog' });
  const close = () => dialog.close();
  dialog.append(element('h2', { id: 'demo-dialog-title' }, title), ...content(close));
  dialog.setAttribute('aria-labelledby', 'demo-dialog-title');
  dialog.addEventListener('close', () => dialog.remove());
  // A press beside it closes it, as those of the dashboard.
  dialog.addEventListener('click', (event) => event.target === dialog && close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
