import { make } from './forms/form-controls.ts';
import { say } from './texts.ts';

type Choice = 'online' | 'left' | 'cancelled';

/** Asks whether a page that visitors do not see is put online; it can be left so where there is something to publish. */
export function askOnline(hasUnpublished: boolean): Promise<Choice> {
  return new Promise((resolve) => {
    const dialog = make('dialog', { id: 'put-online' });
    dialog.setAttribute('aria-labelledby', 'put-online-title');
    dialog.setAttribute('aria-describedby', 'put-online-hint');
    const button = (choice: Choice, className: string, label: string) => {
      const made = make('button', { type: 'button', className }, label);
      made.addEventListener('click', () => dialog.close(choice));
      return made;
    };
    const online = button('online', 'save', say('onlinePut'));
    online.autofocus = true;
    dialog.append(
      make('div', { className: 'dialog-head' }, make('h2', { id: 'put-online-title' }, say('onlineTitle'))),
      make(
        'div',
        { className: 'dialog-body' },
        make('p', { id: 'put-online-hint', className: 'hint' }, say('onlineHint')),
      ),
      make(
        'div',
        { className: 'dialog-foot' },
        make(
          'div',
          { className: 'dialog-actions' },
          button('cancelled', 'tool outlined', say('cancel')),
          ...(hasUnpublished ? [button('left', 'tool outlined', say('onlineLeave'))] : []),
          online,
        ),
      ),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve((dialog.returnValue || 'cancelled') as Choice);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
