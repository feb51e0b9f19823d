import type { Component, Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { select } from '../elements.ts';
import { make } from '../forms/form-controls.ts';
import { holdPage } from '../held-pages.ts';
import { madeUpIds } from '../idle-ids.ts';
import { isOffered } from '../offered.ts';
import type { Saving } from '../saving.ts';
import type { SharedState } from '../shared-sections/shared-state.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { finishTyping } from '../typing.ts';
import { componentTree } from '../words/component-tree.ts';
import { findInSite } from './find-in-site.ts';
import { excerptOf, type FoundText, findText, replaceFound, type Sought } from './find-text.ts';
import { soughtIn } from './place-link.ts';

/** Places that are listed; all of them are replaced. */
const LISTED = 100;
interface Site {
  start: EditorStart;
  saving: Saving;
  shared: SharedState;
}

function treeOf(editor: Editor) {
  const madeUp = madeUpIds(editor);
  return componentTree(editor, (id) => madeUp.has(id));
}

const tick = (text: string) => {
  const input = make('input', { type: 'checkbox' });
  return { input, label: make('label', { className: 'settings-tick' }, input, make('span', {}, text)) };
};

/** The choice between this page and all of them. */
function scopeChoice(changed: () => void) {
  const radio = (value: string, text: string, checked: boolean) => {
    const input = make('input', { type: 'radio', name: 'find-scope', value, checked });
    input.addEventListener('change', changed);
    return { input, label: make('label', {}, input, make('span', {}, text)) };
  };
  const [page, site] = [radio('page', say('findPage'), true), radio('site', say('findSite'), false)];
  const element = make(
    'fieldset',
    { className: 'find-scope' },
    make('legend', {}, say('findScope')),
    page.label,
    site.label,
  );
  return { element, isSite: () => site.input.checked };
}

/**
 * Finds words all over the page, and puts others in their place: one step of undo each time. Where the deployment offers it
 * (`site`), in all pages of the project as well.
 */
async function openFind(editor: Editor, site: Site | null): Promise<void> {
  await finishTyping(editor);
  const tree = treeOf(editor);
  const dialog = make('dialog', { id: 'find' });
  dialog.setAttribute('aria-labelledby', 'find-title');
  const words = make('input', { type: 'search', autocomplete: 'off', maxLength: 200 });
  const by = make('input', { type: 'text', autocomplete: 'off', maxLength: 200 });
  const [inCase, whole] = [tick(say('findCase')), tick(say('findWhole'))];
  const status = make('p', { className: 'settings-status' });
  status.setAttribute('role', 'status');
  const list = make('ul', { className: 'found' });
  const all = make('button', { type: 'submit', className: 'save' });
  const back = make('button', { type: 'button', className: 'tool outlined' }, say('close'));
  let found: FoundText<Component>[] = [];
  let goTo: Component | undefined;
  const sought = (): Sought => ({ words: words.value, isCaseKept: inCase.input.checked, isWhole: whole.input.checked });
  const scope = scopeChoice(() => look());
  const isSite = () => site !== null && scope.isSite();
  const go = (component: Component | undefined) => {
    goTo = component;
    dialog.close();
  };
  const inSite =
    site &&
    findInSite(editor, site, {
      status: (text) => {
        status.textContent = text;
      },
      chosen: (count) => {
        all.disabled = count === 0;
        all.textContent = say('findReplaceIn', count);
      },
      go,
    });

  function row(place: FoundText<Component>): HTMLElement {
    const { before, match, after } = excerptOf(place);
    const hit = make('mark', {}, match);
    const show = make('button', { type: 'button', className: 'found-place' }, before, hit, after);
    show.title = say('findGo');
    show.addEventListener('click', () => go(place.pieces[0].node.parent()));
    const one = make('button', { type: 'button', className: 'tool outlined' }, say('findReplace'));
    one.addEventListener('click', () => {
      const index = found.indexOf(place);
      replace([place]);
      const buttons = list.querySelectorAll<HTMLElement>('.tool');
      (buttons[Math.min(index, buttons.length - 1)] ?? words).focus();
    });
    return make('li', {}, show, one);
  }

  function look(said = ''): void {
    list.hidden = isSite();
    if (inSite) inSite.element.hidden = !isSite();
    if (inSite && isSite()) {
      inSite.look(treeOf(editor), sought());
      return;
    }
    inSite?.stop();
    found = findText(tree, sought());
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
      site ? make('div', { className: 'find-options' }, scope.element, inCase.label, whole.label) : inCase.label,
      list,
      inSite?.element ?? '',
    ),
    make(
      'div',
      { className: 'dialog-foot settings-foot' },
      status,
      make('div', { className: 'dialog-actions' }, back, all),
    ),
  );
  words.addEventListener('input', () => look());
  for (const { input } of [inCase, whole]) input.addEventListener('change', () => look());
  back.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (inSite && isSite()) return void (all.disabled || inSite.replace(treeOf(editor), sought(), by.value));
    if (found.length === 0) return;
    replace(found);
    words.focus();
  });
  dialog.append(make('div', { className: 'dialog-head' }, make('h2', { id: 'find-title' }, say('find'))), form);
  dialog.addEventListener('close', () => {
    inSite?.stop();
    dialog.remove();
    if (goTo) select(editor, goTo);
    find(goTo ? '.stage' : '[data-action="find"]').focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  look();
}

/** Shows the place that the address asks for, once. */
function showAsked(editor: Editor): void {
  const sought = soughtIn(location.hash);
  if (!sought) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const [place] = findText(treeOf(editor), sought);
  select(editor, place?.pieces[0].node.parent());
}

/** The button in the top bar that finds and replaces words. */
export function connectFind(editor: Editor, site: Site): void {
  holdPage(site.start.pageId);
  showAsked(editor);
  find('[data-action="find"]').addEventListener(
    'click',
    async () => void openFind(editor, (await isOffered('pages.replace')) ? site : null),
  );
}
