import { make } from '../forms/form-controls.ts';
import { say } from '../texts.ts';

interface Question {
  title: string;
  /** What is asked for, or said. */
  body: (Node | string)[];
  act: string;
  isDangerous?: boolean;
  /** Done by the button; answers why it could not be done, or nothing. */
  run: () => Promise<string>;
  /** What has the focus then. */
  opener: () => HTMLElement | null;
}

/** Asks something about a shared section, and says in the same place why it could not be done. */
export function askAbout({ title, body, act, isDangerous = false, run, opener }: Question): void {
  const dialog = make('dialog', { id: 'shared-dialog' });
  dialog.setAttribute('aria-labelledby', 'shared-title');
  const status = make('p', { className: 'settings-status' });
  status.setAttribute('role', 'status');
  const close = make('button', { type: 'button', className: 'tool outlined' }, say('cancel'));
  const button = make('button', { type: 'submit', className: isDangerous ? 'save danger' : 'save' }, act);
  const form = make(
    'form',
    {},
    make('div', { className: 'dialog-head' }, make('h2', { id: 'shared-title' }, title)),
    make('div', { className: 'dialog-body' }, ...body, status),
    make('div', { className: 'dialog-foot' }, make('div', { className: 'dialog-actions' }, close, button)),
  );
  form.noValidate = true;
  let isRunning = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isRunning) return;
    isRunning = true;
    button.setAttribute('aria-disabled', 'true');
    status.classList.remove('wrong');
    status.textContent = say('saving');
    const problem = await run().catch(() => say('settingsOffline'));
    isRunning = false;
    button.removeAttribute('aria-disabled');
    if (!dialog.open) return;
    if (!problem) return dialog.close();
    status.textContent = problem;
    status.classList.add('wrong');
    (dialog.querySelector<HTMLElement>('input') ?? button).focus();
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    opener()?.focus();
  });
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  (dialog.querySelector<HTMLElement>('input') ?? button).focus();
}
