import * as v from 'valibot';
import type { PageWords } from '../../languages/page-words.ts';
import { type Html, html, raw } from '../html.ts';
import { line, optionalLine } from '../section-kind.ts';

/** What a field asks for, and how browsers fill it in. */
const INPUTS = {
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  company: { type: 'text', autocomplete: 'organization' },
  text: { type: 'text', autocomplete: 'off' },
  url: { type: 'url', autocomplete: 'url' },
  number: { type: 'number', autocomplete: 'off' },
  date: { type: 'date', autocomplete: 'off' },
  message: { type: 'textarea', autocomplete: 'off' },
  choice: { type: 'choice', autocomplete: 'off' },
  consent: { type: 'checkbox', autocomplete: 'off' },
  hidden: { type: 'hidden', autocomplete: 'off' },
  file: { type: 'file', autocomplete: 'off' },
} as const;

/** What a field of a form can be. */
export const INPUT_NAMES = Object.keys(INPUTS) as [keyof typeof INPUTS, ...(keyof typeof INPUTS)[]];

export const leadFormField = v.object({
  /** Shown above the field; what is sent goes under this name too. */
  label: line(120),
  input: v.picklist(INPUT_NAMES),
  required: v.optional(v.boolean(), true),
  /** Below the label. */
  help: optionalLine(300),
  /** Of a choice. */
  options: v.optional(v.pipe(v.array(line(80)), v.maxLength(20)), []),
  /** Of a choice: one of a list, one of several buttons, any number of boxes. */
  style: v.optional(v.picklist(['list', 'radio', 'several']), 'list'),
  /** Of a consent: the exact words that are agreed to; of a hidden field: what is sent. */
  text: optionalLine(600),
  /** The step that it stands in, from 1. */
  step: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 1),
  /** It is asked for only where another field has this value. */
  condition: v.optional(v.object({ field: line(120), value: line(80) })),
});
export type LeadFormField = v.InferOutput<typeof leadFormField>;

type FieldWords = Pick<PageWords, 'optional' | 'choose'>;

/** What is sent for a box that is ticked. */
export const TICKED = 'yes';

function options({ label, style, options: choices, required }: LeadFormField): Html[] {
  const type = style === 'radio' ? 'radio' : 'checkbox';
  const must = required && type === 'radio' && raw(' required');
  return choices.map(
    (choice) =>
      html`<label><input type="${type}" name="${label}" value="${choice}"${must}><span>${choice}</span></label>`,
  );
}

/** A field of a form as it stands on the page. `hasSteps`: the form has more than one. */
export function fieldMarkup(field: LeadFormField, words: FieldWords, hasSteps: boolean): Html {
  const { label, input, required, help, text, step, condition } = field;
  const { type, autocomplete } = INPUTS[input];
  if (type === 'hidden') return html`<input type="hidden" name="${label}" value="${text}">`;
  const marks = html`${hasSteps && html` data-step="${step}"`}${condition && html` data-if="${condition.field}" data-is="${condition.value}"`}`;
  const must = required && raw(' required');
  const hint = !required && html` <small>(${words.optional})</small>`;
  const caption = html`<span>${label}${hint}</span>`;
  const more = help && html`<small class="help">${help}</small>`;
  if (type === 'checkbox')
    return html`<label class="wide consent"${marks}><input type="checkbox" name="${label}" value="${TICKED}"${must}><span>${text || label}${hint}</span>${more}</label>`;
  if (type === 'choice' && field.style !== 'list')
    return html`<fieldset class="wide choices"${required && raw(' data-required="true"')}${marks}><legend>${label}${hint}</legend>${more}${options(field)}</fieldset>`;
  if (type === 'choice')
    return html`<label${marks}>${caption}<select name="${label}"${must}><option value="">${words.choose}</option>${field.options.map((option) => html`<option>${option}</option>`)}</select>${more}</label>`;
  if (type === 'textarea')
    return html`<label class="wide"${marks}>${caption}<textarea name="${label}" rows="4" maxlength="4000"${must}></textarea>${more}</label>`;
  if (type === 'file')
    return html`<label class="wide"${marks}>${caption}<input type="file" name="${label}"${must}>${more}</label>`;
  const limit = type !== 'number' && type !== 'date' && raw(` maxlength="${type === 'url' ? 2000 : 200}"`);
  return html`<label${marks}>${caption}<input type="${type}" name="${label}" autocomplete="${autocomplete}"${limit}${must}>${more}</label>`;
}

/** The fields of a form, in the order of its steps. */
export function fieldsMarkup(fields: readonly LeadFormField[], words: FieldWords): Html[] {
  const hasSteps = fields.some(({ step }) => step > 1);
  return fields.toSorted((one, other) => one.step - other.step).map((field) => fieldMarkup(field, words, hasSteps));
}
