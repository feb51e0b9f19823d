import { make } from '../forms/form-controls.ts';
import { say } from '../texts.ts';
import type { Asked, DrawnStart } from './start-calls.ts';

interface StartDialog {
  id: string;
  title: string;
  /** Says what is being done while it is asked for. */
  waits: string;
  ask: (signal: AbortSignal) => Promise<Asked<DrawnStart>>;
  put: (drawn: DrawnStart) => void;
  /** What has the focus where nothing was put. */
  opener: HTMLElement;
}

/** A dialog that fetches what the page begins with; what went wrong is said in it, and nothing in it is lost. */
export function startDialog({ id, title, waits, put, opener }: Omit<StartDialog, 'ask'>) {
  const dialog = make('dialog', { id, className: 'start-dialog' });
  const heading = make('h2', { id: `${id}-title` }, title);
  dialog.setAttribute('aria-labelledby', heading.id);
  const status = make('p', { className: 'settings-status' });
  status.setAttribute('role', 'status');
  const close = make('button', { type: 'button', className: 'tool outlined' }, say('cancel'));
  close.addEventListener('click', () => dialog.close());
  const gone = new AbortController();
  let isAsking = false;
  let isPut = false;

  const tell = (text: string, isWrong = false) => {
    status.textContent = text;
    status.classList.toggle('wrong', isWrong);
  };
  async function run(ask: StartDialog['ask']): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    dialog.setAttribute('aria-busy', 'true');
    tell(waits);
    const answer = await ask(gone.signal);
    isAsking = false;
    dialog.removeAttribute('aria-busy');
    if (!dialog.open) return;
    if ('problem' in answer) return tell(answer.problem, true);
    isPut = true;
    dialog.close();
    put(answer.data);
  }
  dialog.addEventListener('close', () => {
    gone.abort();
    dialog.remove();
    if (!isPut) opener.focus();
  });

  return {
    tell,
    run,
    /** Shows it with its contents; `acts` stand beside what closes it. */
    show: (contents: HTMLElement, ...acts: HTMLElement[]) => {
      const foot = make(
        'div',
        { className: 'dialog-foot settings-foot' },
        status,
        make('div', { className: 'dialog-actions' }, close, ...acts),
      );
      dialog.append(make('div', { className: 'dialog-head' }, heading), contents, foot);
      document.body.append(dialog);
      dialog.showModal();
    },
  };
}
