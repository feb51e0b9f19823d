import type { Component, Editor } from 'grapesjs';
import { select } from '../elements.ts';
import { make } from '../forms/form-controls.ts';
import { madeUpIds } from '../idle-ids.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { finishTyping } from '../typing.ts';
import { componentTree } from '../words/component-tree.ts';
import { type FoundText, findText, replaceFound } from './find-text.ts';

/** Places that are listed; all of them are replaced. */
const LISTED = 100;
/** Signs that are shown before and after what was found. */
const AROUND = 40;

/** What stands before and after the words that were found, cut to what helps to tell places apart. */
function surroundings({ text, start, end }: FoundText<Component>): [before: string, after: string] {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return [
    before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    after.length > AROUND ? `${after.slice(0, AROUND)}…` : after,
  ];
}

/** Finds words all over the page, and puts others in their place: one step of undo each time. */
async function openFind(editor: Editor): Promise<void> {
  await finishTyping(editor);
  const madeUp = madeUpIds(editor);
  const tree = componentTree(editor, (id) => madeUp.has(id));
  const dialog = make('dialog', { id: 'find' });
  dialog.setAttribute('aria-labelledby', 'find-title');
  const words = make('input', { type: 'search', autocomplete: 'off', maxLength: 200 });
  const by = make('input', { type: 'text', autocomplete: 'off', maxLength: 200 });
  const isCaseKept = make('input', { type: 'checkbox' });
  const status = make('p', { className: 'settings-status' });
  status.setAttribute('role', 'status');
  const list = make('ul', { className: 'found' });
  const all = make('button', { type: 'submit', className: 'save' });
  const back = make('button', { type: 'button', className: 'tool outlined' }, say('close'));
  let found: FoundText<Component>[] = [];
  let goTo: Component | undefined;

  function row(place: FoundText<Component>): HTMLElement {
    const [before, after] = surroundings(place);
    const hit = make('mark', {}, place.text.slice(place.start, place.end));
    const go = make('button', { type: 'button', className: 'found-place' }, before, hit, after);
    go.title = say('findGo');
    go.addEventListener('click', () => {
      goTo = place.pieces[0].node.parent();
      dialog.close();
    });
    const one = make('button', { type: 'button', className: 'tool outlined' }, say('findReplace'));
    one.addEventListener('click', () => {
      const index = found.indexOf(place);
      replace([place]);
      const buttons = list.querySelectorAll<HTMLElement>('.tool');
      (buttons[Math.min(index, buttons.length - 1)] ?? words).focus();
    });
    return make('li', {}, go, one);
  }

  function look(said = ''): void {
    found = findText(tree, words.value, isCaseKept.checked);
    list.replaceChildren(...found.slice(0, LISTED).map(row));
    all.disabled = found.length === 0;
    all.textContent = say('findReplaceAll', found.length);
    status.textContent = said || (words.value && say('findFound', found.length));
  }

  function replace(places: readonly FoundText<Component>[]): void {
    replaceFound(tree, places, by.value);
    look(say('findReplaced', places.length));
  }

  const form = make(
    'form',
    { noValidate: true },
    make(
      'div',
      { className: 'dialog-body' },
      make(
        'div',
        { className: 'find-fields' },
        make('label', { className: 'field' }, say('findWords'), words),
        make('label', { className: 'field' }, say('findBy'), by),
      ),
      make('label', { className: 'settings-tick' }, isCaseKept, make('span', {}, say('findCase'))),
      list,
    ),
    make(
      'div',
      { className: 'dialog-foot settings-foot' },
      status,
      make('div', { className: 'dialog-actions' }, back, all),
    ),
  );
  words.addEventListener('input', () => look());
  isCaseKept.addEventListener('change', () => look());
  back.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (found.length === 0) return;
    replace(found);
    words.focus();
  });
  dialog.append(make('div', { className: 'dialog-head' }, make('h2', { id: 'find-title' }, say('find'))), form);
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (goTo) select(editor, goTo);
    find(goTo ? '.stage' : '[data-action="find"]').focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  look();
}

/** The button in the top bar that finds and replaces words. */
export function connectFind(editor: Editor): void {
  find('[data-action="find"]').addEventListener('click', () => void openFind(editor));
}
