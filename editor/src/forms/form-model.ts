import type { ReadField } from '@landfall/page/publish/read-form';
import { readForms } from '@landfall/page/publish/read-forms';
import { fieldMarkup, type LeadFormField } from '@landfall/page/sections/kinds/lead-form-field';
import type { Component } from 'grapesjs';
import { around, within } from './walk.ts';

/** A field of a form as it is edited: where it stands, and what it asks for. */
export interface EditedField {
  /** What it is sent under. */
  name: string;
  /** The label, group or control that is the field on the page. */
  holder: Component;
  field: LeadFormField;
}

type FieldWords = Parameters<typeof fieldMarkup>[1];

const CONTROLS = ['input', 'textarea', 'select'];
const INPUTS: Record<ReadField['type'], LeadFormField['input']> = {
  text: 'text',
  long_text: 'message',
  email: 'email',
  phone: 'phone',
  number: 'number',
  url: 'url',
  date: 'date',
  choice: 'choice',
  consent: 'consent',
  hidden: 'hidden',
  file: 'file',
};
const FILLED_IN: Record<string, LeadFormField['input']> = { name: 'name', organization: 'company' };

/** The form that an element is, or lies in; of a section the only one in it. */
export function formAround(component: Component | undefined): Component | undefined {
  const form = around(component, 'form');
  if (form || component?.get('tagName') !== 'section') return form;
  const inside = within(component, 'form');
  return inside.length === 1 ? inside[0] : undefined;
}

const named = (form: Component, name: string): Component[] =>
  within(form, ...CONTROLS).filter((control) => control.getAttributes().name === name);

function holderOf(form: Component, name: string): Component | undefined {
  const [control, ...others] = named(form, name);
  if (!control) return undefined;
  const group = around(control, 'fieldset');
  const isOwn = group && within(group, ...CONTROLS).every((each) => each.getAttributes().name === name);
  if (isOwn && (others.length > 0 || within(group, 'legend').length > 0)) return group;
  return around(control, 'label') ?? control;
}

function toField(read: ReadField, form: Component): LeadFormField {
  const { label, required, help, options, style, step, condition, type, words, value } = read;
  const known = FILLED_IN[String(named(form, read.name)[0]?.getAttributes().autocomplete ?? '')];
  const text = type === 'consent' ? (words ?? label) : type === 'hidden' ? (value ?? '') : '';
  return {
    ...{ label: type === 'consent' || type === 'hidden' ? read.name : label, required, help, style, step, text },
    input: (type === 'text' && known) || INPUTS[type],
    options: type === 'choice' ? options : [],
    ...(condition && { condition }),
  };
}

/** What our own sections write behind the words of a consent, as "(optional)", is no part of them. */
function withoutHint(field: LeadFormField): LeadFormField {
  const { input, required, text } = field;
  const at = text.lastIndexOf('(');
  const isHint = input === 'consent' && !required && at > 0 && text.endsWith(')');
  return isHint ? { ...field, text: text.slice(0, at).trim() } : field;
}

/** The fields of a form, as they stand on the page. */
export function fieldsOf(form: Component): EditedField[] {
  const [read] = readForms(form.toHTML());
  return (read?.fields ?? []).flatMap((field) => {
    const holder = holderOf(form, field.name);
    return holder ? [{ name: field.name, holder, field: withoutHint(toField(field, form)) }] : [];
  });
}

/** Whether a form has what only some plans include: steps, conditions or files, asked for or delivered. */
export const isAdvanced = (form: Component): boolean =>
  form.getAttributes()['data-file'] !== undefined ||
  fieldsOf(form).some(({ field }) => field.step > 1 || field.condition !== undefined || field.input === 'file');

/** Steps are written down once there is more than one. */
function markSteps(form: Component): void {
  const fields = fieldsOf(form);
  const hasSteps = fields.some(({ field }) => field.step > 1);
  for (const { holder, field } of fields) {
    if (hasSteps) holder.addAttributes({ 'data-step': String(field.step) });
    else if (holder.getAttributes()['data-step'] !== undefined) holder.removeAttributes('data-step');
  }
}

/** Where a new field goes: after the last one, else before everything. */
function endOf(form: Component): { parent: Component; at: number } {
  const last = fieldsOf(form).at(-1)?.holder;
  const parent = last?.parent();
  return last && parent ? { parent, at: last.index() + 1 } : { parent: form, at: 0 };
}

/** What a field shows inside as an example. */
const exampleOf = (form: Component, name: string): string =>
  String(named(form, name)[0]?.getAttributes().placeholder ?? '');

/** Gives a field its example again, where it can show one. */
function keepExample(form: Component, name: string, placeholder: string): void {
  const [control] = named(form, name);
  if (control && ['input', 'textarea'].includes(String(control.get('tagName')))) control.addAttributes({ placeholder });
}

/** Draws a field anew, in the place of what it was, or adds it. A field is called what its label says. */
export function putField(form: Component, words: FieldWords, field: LeadFormField, before?: EditedField): void {
  const hasSteps = field.step > 1 || fieldsOf(form).some((other) => other.field.step > 1);
  const { markup } = fieldMarkup(field, words, hasSteps);
  const at = before ? before.holder.index() : endOf(form).at;
  const parent = (before ? before.holder.parent() : endOf(form).parent) ?? form;
  const example = before && exampleOf(form, before.name);
  before?.holder.remove();
  parent.append(markup, { at });
  if (example) keepExample(form, field.label, example);
  // Conditions follow the field that they name.
  if (before && before.name !== field.label)
    for (const { holder } of fieldsOf(form))
      if (holder.getAttributes()['data-if'] === before.name) holder.addAttributes({ 'data-if': field.label });
  markSteps(form);
}

/** Moves a field to the place of another one. */
export function moveField(form: Component, from: number, to: number): void {
  const fields = fieldsOf(form);
  const [moved, goal] = [fields[from], fields[to]];
  const parent = goal?.holder.parent();
  if (!moved || !goal || !parent || moved === goal) return;
  const at = goal.holder.index();
  // Positions count the element itself while it is still there.
  moved.holder.move(parent, { at: to > from ? at + 1 : at });
}

/** Takes a field away, and the conditions that name it. */
export function removeField(form: Component, { name, holder }: EditedField): void {
  holder.remove();
  for (const other of fieldsOf(form))
    if (other.holder.getAttributes()['data-if'] === name) other.holder.removeAttributes(['data-if', 'data-is']);
  markSteps(form);
}

/** The button that sends a form. */
export const buttonOf = (form: Component): Component | undefined =>
  within(form, 'button').find((button) => (button.getAttributes().type ?? 'submit') === 'submit');
