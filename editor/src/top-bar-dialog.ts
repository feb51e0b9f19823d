import { make } from './forms/form-controls.ts';
import { find } from './start.ts';
import { say } from './texts.ts';

/**
 * Has a button of the top bar open a dialog that bears its name. `content` makes what it holds, anew each time; the focus goes
 * back to the button.
 */
export function connectTopBarDialog(name: 'share' | 'versions', content: () => Node): void {
  const button = find(`[data-action="${name}"]`);
  button.addEventListener('click', () => {
    const title = `${name}-title`;
    const dialog = make('dialog', { id: name });
    dialog.setAttribute('aria-labelledby', title);
    const close = make('button', { type: 'button', className: 'tool outlined' }, say('close'));
    close.addEventListener('click', () => dialog.close());
    dialog.append(
      make('div', { className: 'dialog-head' }, make('h2', { id: title }, say(name))),
      content(),
      make('div', { className: 'dialog-foot' }, make('div', { className: 'dialog-actions' }, close)),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      button.focus();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
