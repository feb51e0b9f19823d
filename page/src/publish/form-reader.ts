import type { FormFieldType } from '@landfall/shared/contracts';
import { FORM_ID, FORM_NUMBER, FORM_PAGE, TRAP } from './form-names.ts';
import type { FieldPlace, ReadField, ReadForm } from './read-form.ts';

type Attributes = Record<string, string>;

interface OpenElement {
  tag: string;
  attributes: Attributes;
  start: number;
  tagEnd: number;
  /** Its text without that of controls and of what is small. */
  text: string;
  /** The text of what is small in it and marked as help. */
  help: string;
  /** Names of the fields in it. */
  names: string[];
}

const TYPES: Record<string, FormFieldType> = {
  email: 'email',
  tel: 'phone',
  number: 'number',
  url: 'url',
  date: 'date',
  hidden: 'hidden',
  file: 'file',
  checkbox: 'consent',
};
const SILENT = new Set(['select', 'textarea', 'option', 'button', 'svg']);
const OURS = new Set([TRAP, FORM_NUMBER, FORM_ID, FORM_PAGE]);
const MOST_STEPS = 9;
/** The address of a file of the account. */
const DELIVERED = /^\/v1\/files\/(uploads(?:\/[\w.-]{1,80}){1,4})$/;

/** A caption without the colon or the star that people put behind it. */
function withoutMark(text: string): string {
  let end = text.length;
  while (end > 0 && ' :*'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Follows a document from its beginning to its end, and notes its forms. */
export class FormReader {
  readonly forms: ReadForm[] = [];
  private readonly open_: OpenElement[] = [];
  private form: ReadForm | null = null;
  private heading = '';
  /** Labels that stand apart from their control, by its id. */
  private readonly captions = new Map<string, string>();
  private readonly ids = new Map<ReadField, string>();

  open(tag: string, attributes: Attributes, start: number, tagEnd: number): void {
    this.open_.push({ tag, attributes, start, tagEnd, text: '', help: '', names: [] });
    if (tag === 'form' && !this.form) {
      const written = /^[\w-]{1,40}$/.exec(attributes['data-form'] ?? '')?.[0] ?? '';
      const thanks = folded(attributes['data-thanks'] ?? '');
      const toNextStep = attributes['data-next-step'] !== undefined;
      const file = DELIVERED.exec(attributes['data-file'] ?? '')?.[1] ?? '';
      const empty = { fields: [], places: [], start, tagEnd, end: tagEnd };
      this.form = { written, title: this.heading, thanks, toNextStep, file, ...empty };
      this.forms.push(this.form);
    }
    if (this.form && (tag === 'input' || tag === 'select' || tag === 'textarea')) this.control(tag, attributes);
  }

  text(text: string): void {
    const inside = this.open_.at(-1);
    if (!inside) return;
    if (inside.tag === 'option') inside.text += text;
    const isSmall = this.open_.findLast(({ tag }) => tag === 'small');
    if (isSmall) {
      if (/(?:^|\s)help(?:\s|$)/.test(isSmall.attributes.class ?? ''))
        for (const element of this.open_) element.help += text;
      return;
    }
    if (this.open_.some(({ tag }) => SILENT.has(tag))) return;
    for (const element of this.open_) element.text += text;
  }

  close(tag: string, end: number): void {
    const at = this.open_.findLastIndex((element) => element.tag === tag);
    if (at < 0) return;
    // What was never closed ends here, too.
    for (const element of this.open_.splice(at).toReversed()) this.leave(element, end);
  }

  private leave(element: OpenElement, end: number): void {
    const { tag, attributes } = element;
    if (/^h[1-6]$/.test(tag)) this.heading = folded(element.text).slice(0, 200);
    if (!this.form) return;
    if (tag === 'option') this.option(element);
    if (tag === 'label') this.label(element, end);
    if (tag === 'legend') this.legend(element);
    if (tag === 'fieldset') this.group(element, end);
    if (tag === 'form') {
      this.form.end = end;
      for (const field of this.form.fields) {
        const caption = this.captions.get(this.ids.get(field) ?? '');
        if (caption && field.label === field.name) field.label = caption;
        if (field.type === 'consent') field.words ??= field.label;
      }
      this.form = null;
    }
    if (tag === 'label' && attributes.for) this.captions.set(attributes.for, withoutMark(folded(element.text)));
  }

  private control(tag: string, attributes: Attributes): void {
    const form = this.form;
    const { name = '', type = 'text' } = attributes;
    if (!form || name === '' || OURS.has(name) || type === 'submit') return;
    for (const element of this.open_) element.names.push(name);
    const isBox = type === 'checkbox' || type === 'radio';
    const known = form.fields.find((field) => field.name === name);
    const required = attributes.required !== undefined;
    if (known) {
      known.required ||= required;
      if (isBox) this.choice(known, type);
      if (isBox) this.value(known, attributes.value ?? 'on');
      return;
    }
    const field: ReadField = {
      ...{ name, label: name, required, help: '', options: [], style: 'list', step: 1, condition: null },
      type: tag === 'textarea' ? 'long_text' : tag === 'select' ? 'choice' : (TYPES[type] ?? 'text'),
      ...(attributes.min && { min: attributes.min }),
      ...(attributes.max && { max: attributes.max }),
      ...(/^\d{1,6}$/.test(attributes.maxlength ?? '') && { maxLength: Number(attributes.maxlength) }),
    };
    if (type === 'hidden') field.value = attributes.value ?? '';
    if (tag === 'select' && attributes.multiple !== undefined) field.style = 'several';
    if (type === 'radio') this.choice(field, type);
    if (isBox) this.value(field, attributes.value ?? 'on');
    if (attributes.id) this.ids.set(field, attributes.id);
    form.fields.push(field);
    this.marks(field, [attributes]);
  }

  /** Several boxes of one name are a choice, and so is any button. */
  private choice(field: ReadField, type: string): void {
    field.type = 'choice';
    field.style = type === 'radio' ? 'radio' : 'several';
  }

  private value(field: ReadField, value: string): void {
    if (!field.options.includes(value)) field.options.push(value);
  }

  private option({ attributes, text }: OpenElement): void {
    const name = this.open_.findLast(({ tag }) => tag === 'select')?.attributes.name;
    const field = this.form?.fields.find((each) => each.name === name);
    const value = attributes.value ?? folded(text);
    if (field && value !== '') this.value(field, value);
  }

  /** The step and the condition that stand on an element around a control. */
  private marks(field: ReadField, around: readonly Attributes[]): void {
    for (const attributes of around) {
      const step = Number(attributes['data-step']);
      if (Number.isInteger(step) && step >= 1 && step <= MOST_STEPS) field.step = step;
      const condition = { field: attributes['data-if'] ?? '', value: attributes['data-is'] ?? '' };
      if (condition.field && condition.value) field.condition = condition;
    }
  }

  private own(names: readonly string[]): ReadField | undefined {
    return this.form?.fields.find(({ name }) => name === names[0]);
  }

  private label(element: OpenElement, end: number): void {
    const field = this.own(element.names);
    // A label within a group says an option.
    if (!field || this.open_.some(({ tag, names }) => tag === 'fieldset' && names.length > 0)) return;
    const text = folded(element.text);
    if (field.type === 'consent') field.words = text;
    else if (text && field.type !== 'hidden') field.label = withoutMark(text) || field.name;
    field.help = folded(element.help) || field.help;
    this.place(field, element, end);
  }

  private legend({ text }: OpenElement): void {
    const group = this.open_.findLast(({ tag }) => tag === 'fieldset');
    if (group) group.attributes['data-legend'] = folded(text);
  }

  private group(element: OpenElement, end: number): void {
    const names = new Set(element.names);
    const field = this.own(element.names);
    if (names.size !== 1 || !field) {
      // A fieldset around several fields marks all of them.
      for (const inside of this.form?.fields ?? [])
        if (names.has(inside.name)) this.marks(inside, [element.attributes]);
      return;
    }
    if (field.type === 'consent') this.choice(field, 'checkbox');
    field.label = element.attributes['data-legend'] || field.label;
    field.help = folded(element.help) || field.help;
    if (element.attributes['data-required'] !== undefined) field.required = true;
    this.place(field, element, end);
  }

  private place(field: ReadField, { start, tagEnd, attributes }: OpenElement, end: number): void {
    const place: FieldPlace = { name: field.name, start, tagEnd, end };
    this.form?.places.push(place);
    this.marks(field, [attributes]);
  }
}
