import type { Component, Editor, TraitProperties } from 'grapesjs';
import { captionAround } from './captions.ts';
import { anchorRow } from './links/anchor-settings.ts';
import { say } from './texts.ts';

const NAME = {
  name: 'name',
  /** Without a name, nothing of the field would be sent. */
  setValue: ({ component, value, emitUpdate }: { component: Component; value: string; emitUpdate: () => void }) => {
    component.addAttributes({ name: String(value).trim() || captionAround(component) });
    emitUpdate();
  },
};
const REQUIRED = { name: 'required', type: 'checkbox' };
const PLACEHOLDER = { name: 'placeholder' };
const TYPES = ['text', 'email', 'tel', 'number', 'date', 'url'] as const;

const choicesOf = (select: Component) =>
  select.components().models.filter((option) => option.get('tagName') === 'option');
const textOf = (option: Component) => option.getEl()?.textContent?.trim() ?? '';

/** The choices of a list, one in a line. Its first one may be empty: it only asks to choose. */
const CHOICES = {
  name: 'choices',
  type: 'lines',
  getValue: ({ component }: { component: Component }) =>
    choicesOf(component)
      .filter((option) => option.getAttributes().value !== '')
      .map(textOf)
      .join('\n'),
  setValue: ({ component, value }: { component: Component; value: string }) => {
    const ask = choicesOf(component).filter((option) => option.getAttributes().value === '');
    const lines = String(value)
      .split('\n')
      .map((line) => line.trim());
    component.components([
      ...ask.map((option) => JSON.parse(JSON.stringify(option))),
      ...lines.filter(Boolean).map((content) => ({ tagName: 'option', components: [{ type: 'textnode', content }] })),
    ]);
  },
};

/** What the Settings panel offers for an element of a form, by its tag. */
const TRAITS: Readonly<Record<string, () => Partial<TraitProperties>[]>> = {
  input: () => [
    NAME,
    { name: 'type', type: 'select', options: TYPES.map((id) => ({ id, label: say(id) })) },
    PLACEHOLDER,
    REQUIRED,
  ],
  textarea: () => [NAME, PLACEHOLDER, REQUIRED],
  select: () => [NAME, CHOICES, REQUIRED],
};

const isTicked = ({ type }: Record<string, unknown>) => type === 'checkbox' || type === 'radio';

function traitsOf(component: Component): (string | Partial<TraitProperties>)[] {
  const tag = String(component.get('tagName'));
  if (tag === 'input' && isTicked(component.getAttributes())) return [NAME, REQUIRED];
  return TRAITS[tag]?.() ?? [anchorRow(), 'title'];
}

/** Whether the element is something that visitors fill in. */
export const isField = (component: Component): boolean => Object.hasOwn(TRAITS, String(component.get('tagName')));

/** GrapesJS plugin: fields of forms have settings. */
export function fieldSettings(editor: Editor): void {
  editor.TraitManager.addType('lines', {
    createInput: () => Object.assign(document.createElement('textarea'), { rows: 5 }),
    onUpdate: ({ elInput, trait }) => {
      elInput.value = String(trait.getValue() ?? '');
    },
  });
  editor.Components.addType('default', { model: { defaults: { traits: traitsOf as never } } });
}
