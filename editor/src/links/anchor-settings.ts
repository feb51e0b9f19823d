import type { Component, Editor } from 'grapesjs';
import { madeUpIds } from '../idle-ids.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { anchorsOf, readableAnchor, renameAnchor } from './page-anchors.ts';

const shownId = (editor: Editor, component: Component): string => {
  const id = String(component.get('attributes')?.id ?? '');
  return madeUpIds(editor).has(id) ? '' : id;
};

/** The settings' row for an element's anchor. */
export const anchorRow = () => ({ type: 'anchor', name: 'id', label: say('anchor') });

function tell(field: HTMLElement, text: string): void {
  const input = field.querySelector('input');
  if (input) input.ariaInvalid = String(text !== '');
  const note = field.querySelector('[role="status"]');
  if (note) note.textContent = text;
}

/** Offers the row to elements of every type that GrapesJS would ask for an id. */
function replaceIdRows(editor: Editor): void {
  for (const { id, model } of editor.Components.getTypes()) {
    const { traits }: { traits?: unknown } = model.prototype.defaults;
    if (!Array.isArray(traits) || !traits.includes('id')) continue;
    const own = traits.map((trait) => (trait === 'id' ? anchorRow() : trait));
    editor.Components.addType(id, { model: { defaults: { traits: own } } });
  }
}

/**
 * GrapesJS plugin: anchors are words that people can read, each stands once, and links follow a new one. Comes after all
 * plugins that add types.
 */
export function anchorSettings(editor: Editor): void {
  replaceIdRows(editor);
  editor.TraitManager.addType('anchor', {
    createInput() {
      const field = document.createElement('div');
      field.className = 'address';
      field.innerHTML =
        '<div class="gjs-field"><input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="60" aria-describedby="anchor-note"></div><p id="anchor-note" role="status"></p>';
      return field;
    },
    onEvent({ component, elInput }) {
      const input = elInput.querySelector('input');
      const page = editor.getWrapper();
      if (!input || !page) return;
      const before = shownId(editor, component);
      const anchor = readableAnchor(input.value);
      const typed = input.value.trim();
      if (!anchor || anchorsOf(page, component).has(anchor)) {
        input.value = before;
        if (anchor) tell(elInput, say('anchorTaken', anchor));
        else tell(elInput, typed ? say('anchorUnreadable', typed) : before ? say('anchorStays') : '');
        return;
      }
      input.value = anchor;
      tell(elInput, '');
      if (anchor !== before) renameAnchor(page, component, anchor, find('.page-name .path').textContent);
    },
    onUpdate({ component, elInput }) {
      const input = elInput.querySelector('input');
      if (input) input.value = shownId(editor, component);
      tell(elInput, '');
    },
  });
}
