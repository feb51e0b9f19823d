import type { Component, Editor } from 'grapesjs';
import { choice, make } from '../forms/form-controls.ts';
import { hideNotice, showNotice } from '../notice.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { themeColor } from '../theme-colors.ts';
import { whenShown } from '../when-shown.ts';
import { nameForm } from './name-form.ts';
import {
  applyStyle,
  deleteStyle,
  detachStyle,
  hasOwnLook,
  type NamedStyle,
  renameStyle,
  saveStyle,
  styleOf,
  stylesOf,
  updateStyle,
  usersOf,
} from './named-styles.ts';

const CHANGES =
  'component:selected component:deselected component:update:classes style:target style:property:update update undo redo';

function button(text: string, act: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', className: 'tool outlined' }, text);
  made.addEventListener('click', act);
  return made;
}

const isShown = (element: Element | null): boolean => element instanceof HTMLElement && element.offsetParent !== null;

/** Colours of a look by the names that the theme gives them: they follow when it changes. */
const byThemeNames =
  (component: Component) =>
  <V>(property: string, value: V): V | string => {
    const element = component.getEl();
    return element && typeof value === 'string' && property.endsWith('color')
      ? themeColor(element, property, value)
      : value;
  };

/** Below the screens of the Style panel: the named style that the selected element has, and what can be done to it. */
export function connectNamedStyles(editor: Editor): void {
  const picker = choice([], '');
  picker.id = 'named-style';
  const note = make('p', { className: 'hint' });
  note.setAttribute('role', 'status');
  const tell = (text: string) => {
    if (note.textContent !== text) note.textContent = text;
  };

  const withSelected = (act: (component: Component, style: NamedStyle | undefined) => void) => {
    const component = editor.getSelected();
    if (component) act(component, styleOf(editor, component));
    show();
    // What was pressed may be away by now.
    if (!panel.contains(document.activeElement) || !isShown(document.activeElement)) picker.focus();
  };
  const form = nameForm((name, style) =>
    withSelected((component) => {
      if (style) renameStyle(editor, style, name);
      else saveStyle(editor, component, name, byThemeNames(component));
    }),
  );
  const ask = (style: NamedStyle | undefined, back: HTMLElement) =>
    form.open({
      style,
      taken: stylesOf(editor).flatMap(({ name, className }) => (className === style?.className ? [] : name)),
      back,
    });

  function remove(style: NamedStyle): void {
    const count = usersOf(editor, style.className).length;
    deleteStyle(editor, style);
    showNotice(
      say('styleDeleted', style.name, count),
      [
        {
          label: say('undo'),
          run: () => {
            editor.UndoManager.undo();
            hideNotice();
          },
        },
        { label: say('close'), run: () => hideNotice() },
      ],
      'calm',
    );
  }

  const save = button(say('styleSave'), () => ask(undefined, save));
  const update = button(say('styleUpdate'), () =>
    withSelected((component) => {
      updateStyle(editor, component, byThemeNames(component));
    }),
  );
  const rename = button(say('styleRename'), () => withSelected((_component, style) => style && ask(style, rename)));
  const detach = button(say('styleDetach'), () =>
    withSelected((component) => {
      detachStyle(editor, component);
    }),
  );
  const erase = button(say('styleDelete'), () => withSelected((_component, style) => style && remove(style)));
  picker.addEventListener('change', () => withSelected((component) => applyStyle(editor, component, picker.value)));

  const panel = make(
    'div',
    { id: 'named-styles' },
    make('label', {}, make('span', {}, say('styleLabel')), picker),
    note,
    make('div', { className: 'style-tools' }, update, save, rename, detach, erase),
    form.element,
  );
  const styles = find('#styles');
  find('#looks').after(panel);

  function show(): void {
    const selected = editor.getSelected();
    panel.hidden = !selected?.parent() || selected.get('stylable') === false;
    if (!selected || panel.hidden) return;
    const style = styleOf(editor, selected);
    const all = stylesOf(editor);
    const options = [['', say('styleNone')], ...all.map(({ className, name }) => [className, name])] as const;
    const drawn = JSON.stringify(options);
    // Drawn anew, an open list would close.
    if (picker.dataset.options !== drawn)
      picker.replaceChildren(...options.map(([value = '', name = '']) => make('option', { value }, name)));
    picker.dataset.options = drawn;
    picker.value = style?.className ?? '';
    picker.disabled = all.length === 0;
    const isChanged = hasOwnLook(editor, selected);
    update.hidden = !style || !isChanged;
    save.hidden = !isChanged;
    const saves = say(style ? 'styleSaveNew' : 'styleSave');
    if (save.textContent !== saves) save.textContent = saves;
    for (const tool of [rename, detach, erase]) tool.hidden = !style;
    form.follow(selected);
    if (style)
      tell(
        [say('styleUsed', usersOf(editor, style.className).length), isChanged && say('styleChanged')]
          .filter(Boolean)
          .join(' '),
      );
    else tell(isChanged || all.length > 0 ? '' : say('styleHint'));
  }
  editor.on(CHANGES, whenShown(styles, show));
  show();
}
