import type { Component, Editor } from 'grapesjs';
import { captionText } from '../captions.ts';
import { freeLabel } from './free-label.ts';
import { around, within } from './walk.ts';

const CONTROLS = ['input', 'textarea', 'select'];
const isControl = (component: Component) => CONTROLS.includes(String(component.get('tagName')));
const controlsIn = (component: Component) => (isControl(component) ? [component] : within(component, ...CONTROLS));
const nameOf = (control: Component) => String(control.getAttributes().name ?? '');

/** The words of an element, as the model has them: a copy may not be drawn yet. */
function wordsOf(component: Component | undefined): string {
  if (!component) return '';
  const inner = component.components().models.map(wordsOf).join('');
  return (String(component.get('content') ?? '') + inner).replace(/\s+/g, ' ').trim();
}

/** GrapesJS plugin: who copies a control copies its whole field, and not a second control into the same label. */
export function copyWholeFields(editor: Editor): void {
  const copy = (component: Component) => (isControl(component) && around(component, 'label')) || component;
  editor.Components.addType('default', { model: { defaults: { delegate: { copy } } } });
}

const captionOf = (field: Component): Component | undefined =>
  field.is('label') ? captionText(field) : within(field, 'legend')[0];

/** One more choice among those that are asked for together: it is sent as something of its own. */
function nameChoice(choice: Component, control: Component, siblings: readonly Component[]): void {
  const taken = new Set(siblings.map((other) => String(other.getAttributes().value ?? '')));
  const value = String(control.getAttributes().value ?? '');
  const free = freeLabel(value, taken);
  control.addAttributes({ value: free });
  control.removeAttributes('checked');
  const caption = captionOf(choice);
  if (caption && wordsOf(caption) === value) caption.components([{ type: 'textnode', content: free }]);
}

/** Gives a copied field a name that no other one of its form has, and its caption with it. */
export function nameCopiedField(added: Component): void {
  const form = around(added.parent(), 'form');
  if (!form) return;
  const own = controlsIn(added);
  const others = within(form, ...CONTROLS).filter((control) => !own.includes(control));
  for (const name of new Set(own.map(nameOf))) {
    const same = others.filter((control) => nameOf(control) === name);
    const [control] = own;
    if (!name || !control || same.length === 0) continue;
    const group = around(control, 'fieldset');
    if (group && group !== added && same.some((other) => around(other, 'fieldset') === group)) {
      nameChoice(added, control, same);
      continue;
    }
    const free = freeLabel(name, new Set(others.map(nameOf)));
    for (const each of own) if (nameOf(each) === name) each.addAttributes({ name: free });
    const caption = captionOf(added);
    if (caption && wordsOf(caption) === name) caption.components([{ type: 'textnode', content: free }]);
  }
}

/** Fields that are copied or pasted get names of their own. */
export function nameCopiedFields(editor: Editor): void {
  editor.on('component:paste', nameCopiedField);
}
