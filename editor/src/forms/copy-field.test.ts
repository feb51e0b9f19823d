import assert from 'node:assert/strict';
import { test } from 'node:test';
import packaged, { type Component, type ComponentDefinition } from 'grapesjs';
import { fieldLabels } from '../captions.ts';
import { copyWholeFields, nameCopiedField } from './copy-field.ts';

const grapesjs = packaged as unknown as typeof packaged.default;

const words = (tagName: string, content: string): ComponentDefinition => ({
  tagName,
  components: [{ type: 'textnode', content }],
});
const control = (attributes: Record<string, string>): ComponentDefinition => ({ tagName: 'input', attributes });
const label = (text: string, attributes: Record<string, string>): ComponentDefinition => ({
  type: 'label',
  components: [{ type: 'text', ...words('span', text) }, control(attributes)],
});

/** Copies an element of a form as the editor does: what stands for it, right after it. */
function copied(components: ComponentDefinition[], pick: (form: Component) => Component) {
  const editor = grapesjs.init({ headless: true, plugins: [fieldLabels, copyWholeFields] });
  editor.setComponents({ tagName: 'form', components });
  const form = editor.getWrapper()?.components().at(0) as Component;
  const chosen = pick(form);
  const field = chosen.delegate?.copy?.(chosen) || chosen;
  const [copy] = field.parent()?.append(field.clone(), { at: field.index() + 1 }) ?? [];
  assert.ok(copy);
  nameCopiedField(copy);
  return form.toHTML();
}

test('who copies a control copies its field, under a name and a caption of its own', () => {
  const html = copied([label('Name', { name: 'Name' })], (form) => form.components().at(0).components().at(1));
  assert.equal(html.split('<label').length - 1, 2);
  assert.match(html, /Name<\/span><input name="Name"/);
  assert.match(html, /Name 2<\/span><input name="Name 2"/);
});

test('a caption that says something else than the name stays', () => {
  const html = copied([label('I agree', { type: 'checkbox', name: 'Consent' })], (form) => form.components().at(0));
  assert.equal(html.split('I agree').length - 1, 2);
  assert.match(html, /name="Consent 2"/);
});

test('a copied choice is one more answer to the same question', () => {
  const group = {
    tagName: 'fieldset',
    components: [words('legend', 'Bread'), label('Rye', { type: 'radio', name: 'Bread', value: 'Rye' })],
  };
  const html = copied([group], (form) => form.components().at(0).components().at(1));
  assert.equal(html.split('name="Bread"').length - 1, 2);
  assert.match(html, /value="Rye 2"/);
});

test('a copied question has a name of its own for all of its answers', () => {
  const answers = ['Rye', 'Wheat'].map((value) => label(value, { type: 'radio', name: 'Bread', value }));
  const group = { tagName: 'fieldset', components: [words('legend', 'Bread'), ...answers] };
  const html = copied([group], (form) => form.components().at(0));
  assert.equal(html.split('name="Bread 2"').length - 1, 2);
  assert.match(html, /<legend>Bread 2<\/legend>/);
});
