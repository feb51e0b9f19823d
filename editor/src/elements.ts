import { BACKDROP } from '@landfall/page/sections/parts/backdrops';
import type { Component, Editor } from 'grapesjs';
import { captionText } from './captions.ts';
import { isField } from './form-fields.ts';
import { notShownOn } from './looks/not-shown-on.ts';
import { showSettings } from './panels.ts';

/** What an element says on the page, in one line of at most 60 characters. */
export function shownText(component: Component): string {
  const element = component.getEl();
  if (!element) return '';
  // What lies behind a section is not what it says.
  const isSaid = ({ parentElement }: Node) =>
    parentElement?.closest(`.${BACKDROP}`) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT, isSaid);
  let shown = '';
  while (shown.length < 60 && texts.nextNode())
    shown = `${shown} ${texts.currentNode.textContent ?? ''}`.replace(/\s+/g, ' ').trimStart();
  return shown.trim().slice(0, 60);
}

/** What an element is and says, for those who cannot see it. */
export function describe(component: Component): string {
  const text = shownText(component) || String(component.getAttributes().alt ?? '');
  return [[component.getName(), text].filter(Boolean).join(': '), notShownOn(component)].filter(Boolean).join(', ');
}

/** Selects an element and brings it into view. */
export function select(editor: Editor, component: Component | undefined): void {
  if (!component) return;
  editor.select(component);
  component.getEl()?.scrollIntoView({ block: 'nearest' });
}

/** Moves the selected element among those beside it. */
export function move(editor: Editor, by: 1 | -1): void {
  const selected = editor.getSelected();
  const parent = selected?.parent();
  if (!selected || !parent) return;
  const at = selected.index() + by;
  if (at < 0 || at >= parent.components().length) return;
  // Positions count the element itself while it is still there.
  selected.move(parent, { at: by > 0 ? at + 1 : at });
  select(editor, selected);
}

/** Opens what the selected element is changed with: its text, the picture dialog, or a field's settings. */
export function change(editor: Editor): void {
  const selected = editor.getSelected();
  const caption = selected && captionText(selected);
  if (caption) editor.select(caption);
  if (selected?.is('image')) editor.runCommand('open-assets', { target: selected });
  else if (selected && isField(selected)) showSettings();
  else (caption ?? selected)?.trigger('focus');
}

/** Puts a copy of the selected element right behind it. */
export function duplicate(editor: Editor): void {
  if (editor.getSelected()?.get('copyable') !== false) editor.runCommand('tlb-clone');
}

/** Deletes the selected element; the one around it is selected then. */
export function remove(editor: Editor): void {
  const selected = editor.getSelected();
  const parent = selected?.parent();
  if (selected?.get('removable') === false) return;
  editor.runCommand('core:component-delete');
  if (parent && parent !== editor.getWrapper()) editor.select(parent);
}
