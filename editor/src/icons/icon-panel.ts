import type { Component, Editor } from 'grapesjs';
import { make } from '../forms/form-controls.ts';
import { languages } from '../locales/icons/all.po';
import { find } from '../start.ts';
import { language, say } from '../texts.ts';
import { whenShown } from '../when-shown.ts';
import { ICON_LABELS } from './icon-names.ts';
import { ICON_SET, type IconId, iconOf, shapesOf } from './icon-set.ts';

const IDS = Object.keys(ICON_SET) as IconId[];

const labelOf = (id: IconId): string => languages[language]?.[ICON_LABELS[id]] ?? ICON_LABELS[id];

/** Whether an element is an icon of a page, whose drawing can be exchanged. */
const isIcon = (component: Component): boolean => component.is('svg') && component.getClasses().includes('icon');

/** The icon that an element shows; undefined for none of ours. */
const shownBy = (icon: Component): IconId | undefined =>
  iconOf(
    icon.components().models.map((shape) => ({
      tagName: String(shape.get('tagName')),
      attributes: shape.get('attributes') as Record<string, string>,
    })),
  );

function drawing(id: IconId): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const { tagName, attributes } of shapesOf(id)) {
    const shape = document.createElementNS('http://www.w3.org/2000/svg', tagName);
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
    svg.append(shape);
  }
  return svg;
}

/** The settings of an icon: another one of the set, found by what it shows. */
export function connectIcons(editor: Editor): void {
  const search = make('input', { type: 'search', autocomplete: 'off', spellcheck: false });
  const none = make('p', { className: 'hint', hidden: true }, say('linkNone'));
  none.setAttribute('role', 'status');
  const list = make('div', { className: 'icon-list' });
  list.setAttribute('role', 'group');
  list.setAttribute('aria-label', say('iconChoose'));
  const panel = make(
    'section',
    { id: 'icon-panel', hidden: true },
    make('label', { className: 'field' }, say('iconSearch'), search),
    list,
    none,
  );
  panel.setAttribute('aria-label', say('iconChoose'));
  find('#traits').prepend(panel);
  const buttons = new Map<IconId, HTMLButtonElement>();

  const narrow = () => {
    const wanted = search.value.trim().toLocaleLowerCase(language);
    for (const [id, button] of buttons)
      button.hidden = !`${labelOf(id)} ${id}`.toLocaleLowerCase(language).includes(wanted);
    none.hidden = [...buttons.values()].some(({ hidden }) => !hidden);
  };
  const exchange = (id: IconId) => {
    const icon = editor.getSelected();
    if (!icon || !isIcon(icon)) return;
    icon.components(shapesOf(id).map((shape) => ({ type: 'svg-in', ...shape })));
    show();
  };
  const fill = () => {
    for (const id of IDS) {
      const button = make('button', { type: 'button', title: labelOf(id) });
      button.setAttribute('aria-label', labelOf(id));
      button.append(drawing(id));
      button.addEventListener('click', () => exchange(id));
      buttons.set(id, button);
    }
    list.append(...buttons.values());
  };
  function show(): void {
    const icon = editor.getSelected();
    panel.hidden = !icon || !isIcon(icon);
    if (!icon || panel.hidden) return;
    if (buttons.size === 0) fill();
    const shown = shownBy(icon);
    for (const [id, button] of buttons) button.ariaPressed = String(id === shown);
  }
  search.addEventListener('input', narrow);
  editor.on('component:selected component:deselected undo redo', whenShown(find('#traits'), show));
}
