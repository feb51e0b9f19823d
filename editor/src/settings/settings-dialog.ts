import type { Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { make } from '../forms/form-controls.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { readSettings } from './read-settings.ts';
import { settingsForm } from './settings-form.ts';

/** What the page is called, where it is, and how links and search engines show it. */
function openSettings(editor: Editor, start: EditorStart): void {
  const dialog = make('dialog', { id: 'page-settings' });
  dialog.setAttribute('aria-labelledby', 'page-settings-title');
  const head = make(
    'div',
    { className: 'dialog-head' },
    make('h2', { id: 'page-settings-title' }, say('pageSettings')),
  );
  const close = () => dialog.close();
  let mayLeave = () => true;

  async function load(): Promise<void> {
    const wait = make('p', { className: 'hint' }, say('linkLoading'));
    wait.setAttribute('role', 'status');
    dialog.replaceChildren(head, make('div', { className: 'dialog-body settings-wait' }, wait));
    const read = await readSettings(start);
    if (!dialog.open) return;
    if (read) {
      const settings = settingsForm(editor, start, read, close);
      mayLeave = settings.mayLeave;
      dialog.replaceChildren(head, settings.form);
      dialog.querySelector('input')?.focus();
      return;
    }
    const again = make('button', { type: 'button', className: 'save' }, say('tryAgain'));
    again.addEventListener('click', () => void load());
    const back = make('button', { type: 'button', className: 'tool outlined' }, say('close'));
    back.addEventListener('click', close);
    const text = make('p', {}, say('settingsUnread'));
    text.setAttribute('role', 'alert');
    dialog.replaceChildren(
      head,
      make('div', { className: 'dialog-body' }, text),
      make('div', { className: 'dialog-foot' }, make('div', { className: 'dialog-actions' }, back, again)),
    );
    again.focus();
  }

  dialog.addEventListener('cancel', (event) => {
    // A file that was not chosen is told here, too.
    if (event.target === dialog && !mayLeave()) event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    find('[data-action="page-settings"]').focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  void load();
}

/** The button in the top bar that opens the page's settings. */
export function connectPageSettings(editor: Editor, start: EditorStart): void {
  find('[data-action="page-settings"]').addEventListener('click', () => openSettings(editor, start));
}
