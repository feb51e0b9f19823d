import assert from 'node:assert/strict';
import { test } from 'node:test';
import packaged, { type Component, type ComponentDefinition } from 'grapesjs';
import { nameForms } from './form-ids.ts';
import { fieldsOf, moveField, removeField } from './form-model.ts';

const grapesjs = packaged as unknown as typeof packaged.default;

const input = (attributes: Record<string, string>): ComponentDefinition => ({
  tagName: 'input',
  void: true,
  attributes,
});
const words = (tagName: string, content: string): ComponentDefinition => ({
  tagName,
  components: [{ type: 'textnode', content }],
});
const label = (text: string, control: ComponentDefinition, attributes = {}): ComponentDefinition => ({
  tagName: 'label',
  attributes,
  components: [words('span', text), control],
});
const radio = (value: string) => label(value, input({ type: 'radio', name: 'Kind', value }));
const FORM: ComponentDefinition = {
  tagName: 'form',
  components: [
    label('Name', input({ name: 'Name', autocomplete: 'name', required: '' })),
    { tagName: 'fieldset', components: [words('legend', 'Kind'), radio('Job'), radio('Question')] },
    label('Words', input({ type: 'checkbox', name: 'Consent', value: 'yes' }), { 'data-if': 'Kind', 'data-is': 'Job' }),
    { tagName: 'div', attributes: { class: 'send' }, components: [words('button', 'Send')] },
  ],
};

function open(...forms: ComponentDefinition[]) {
  const editor = grapesjs.init({ headless: true });
  editor.setComponents(forms);
  const form = editor.getWrapper()?.components().at(0) as Component;
  return { editor, form, names: () => fieldsOf(form).map(({ name }) => name) };
}

test('a form is read as it stands on the page', () => {
  const fields = fieldsOf(open(FORM).form).map(({ field }) => field);
  assert.deepEqual(
    fields.map(({ label: text, input: kind, required, options }) => [text, kind, required, options]),
    [
      ['Name', 'name', true, []],
      ['Kind', 'choice', false, ['Job', 'Question']],
      ['Consent', 'consent', false, []],
    ],
  );
  assert.equal(fields[2]?.text, 'Words');
  assert.deepEqual(fields[2]?.condition, { field: 'Kind', value: 'Job' });
});

test('a field is moved among the others, and never behind the button', () => {
  const { form, names } = open(FORM);
  moveField(form, 2, 1);
  assert.deepEqual(names(), ['Name', 'Consent', 'Kind']);
  moveField(form, 0, 2);
  assert.deepEqual(names(), ['Consent', 'Kind', 'Name']);
  assert.equal(form.components().at(3).getClasses()[0], 'send');
});

test('with a field go the conditions that name it', () => {
  const { form, names } = open(FORM);
  const [, kind] = fieldsOf(form);
  assert.ok(kind);
  removeField(form, kind);
  assert.deepEqual(names(), ['Name', 'Consent']);
  assert.equal(fieldsOf(form)[1]?.field.condition, undefined);
});

test('a form from before keeps its number, and a copy gets a name of its own', () => {
  const { editor, form } = open(FORM, FORM);
  nameForms(editor);
  const ids = () =>
    editor
      .getWrapper()
      ?.components()
      .models.map((each) => String(each.getAttributes()['data-form']));
  assert.deepEqual(ids(), ['1', '2']);
  editor.getWrapper()?.append(form.clone());
  assert.equal(new Set(ids()).size, 3);
});
