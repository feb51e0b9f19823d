import type { Editor } from 'grapesjs';
import { make } from '../forms/form-controls.ts';
import { say } from '../texts.ts';
import { finishTyping } from '../typing.ts';
import { type Action, actionsOf } from './actions.ts';
import { matching } from './matching.ts';

/** Shows everything that can be done, to be found by typing. */
export async function openPalette(editor: Editor): Promise<void> {
  await finishTyping(editor);
  const actions = actionsOf(editor);
  const before = document.activeElement as HTMLElement | null;
  let chosen: Action | undefined;
  let shown: Action[] = [];
  let at = 0;

  const dialog = make('dialog', { id: 'palette' });
  dialog.setAttribute('aria-label', say('palette'));
  const input = make('input', {
    type: 'text',
    autocomplete: 'off',
    spellcheck: false,
    placeholder: say('paletteHint'),
  });
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-label': say('paletteHint'),
    'aria-controls': 'palette-list',
    'aria-expanded': 'true',
    'aria-autocomplete': 'list',
  }))
    input.setAttribute(name, value);
  const list = make('ul', { id: 'palette-list' });
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', say('palette'));
  const none = make('p', { className: 'hint' }, say('linkNone'));
  none.setAttribute('role', 'status');

  const mark = () => {
    for (const [index, item] of [...list.children].entries()) item.ariaSelected = String(index === at);
    const item = list.children[at];
    input.setAttribute('aria-activedescendant', item?.id ?? '');
    item?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (action: Action | undefined) => {
    if (!action) return;
    chosen = action;
    dialog.close();
  };
  const draw = () => {
    shown = matching(actions, input.value);
    at = 0;
    list.replaceChildren(
      ...shown.map((action, index) => {
        const item = make(
          'li',
          { id: `palette-${index}` },
          make('span', {}, action.label),
          make('small', {}, action.note),
        );
        item.setAttribute('role', 'option');
        item.addEventListener('click', () => choose(action));
        return item;
      }),
    );
    list.hidden = shown.length === 0;
    none.hidden = shown.length > 0;
    mark();
  };

  input.addEventListener('input', draw);
  input.addEventListener('keydown', (event) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (event.key === 'Enter') choose(shown[at]);
    else if (to !== undefined && shown.length > 0) {
      at = (to + shown.length) % shown.length;
      mark();
    } else return;
    event.preventDefault();
  });
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    before?.focus();
    chosen?.run();
  });
  dialog.append(input, list, none);
  document.body.append(dialog);
  dialog.showModal();
  draw();
}
