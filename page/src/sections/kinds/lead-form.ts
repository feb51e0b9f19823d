import * as v from 'valibot';
import type { PageWords } from '../../languages/page-words.ts';
import { type Html, html, raw } from '../html.ts';
import { CONTACT_RULES, contactDetail, contactItem } from '../parts/contact-list.ts';
import { sectionMark } from '../parts.ts';
import { prose } from '../prose.ts';
import { defineKind, line, longText, optionalLine, type RenderContext } from '../section-kind.ts';

export const LEAD_FORM_VARIANTS = ['split', 'card', 'line'] as const;

/** What a field asks for, and how browsers fill it in. */
const INPUTS = {
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  company: { type: 'text', autocomplete: 'organization' },
  text: { type: 'text', autocomplete: 'off' },
  number: { type: 'number', autocomplete: 'off' },
  date: { type: 'date', autocomplete: 'off' },
  message: { type: 'textarea', autocomplete: 'off' },
  choice: { type: 'select', autocomplete: 'off' },
} as const;
const INPUT_NAMES = Object.keys(INPUTS) as [keyof typeof INPUTS, ...(keyof typeof INPUTS)[]];

const field = v.object({
  /** Shown above the field; what is sent goes under this name too. */
  label: line(120),
  input: v.picklist(INPUT_NAMES),
  required: v.optional(v.boolean(), true),
  /** Of a choice. */
  options: v.optional(v.pipe(v.array(line(80)), v.maxLength(10)), []),
});

function control({ label, input, required, options }: v.InferOutput<typeof field>, words: PageWords): Html {
  const { type, autocomplete } = INPUTS[input];
  const limit = type !== 'number' && type !== 'date' && raw(' maxlength="200"');
  const must = required && raw(' required');
  const hint = !required && html` <small>(${words.optional})</small>`;
  const text = html`<span>${label}${hint}</span>`;
  if (type === 'textarea')
    return html`<label class="wide">${text}<textarea name="${label}" rows="4" maxlength="4000"${must}></textarea></label>`;
  if (type === 'select')
    return html`<label>${text}<select name="${label}"${must}><option value="">${words.choose}</option>${options.map((option) => html`<option>${option}</option>`)}</select></label>`;
  return html`<label>${text}<input type="${type}" name="${label}" autocomplete="${autocomplete}"${limit}${must}></label>`;
}

/** Ways of contact beside a form. */
function waysOf(details: readonly v.InferOutput<typeof contactDetail>[], { mode }: RenderContext): Html | '' {
  const shown = mode === 'edit' ? details : details.filter((item) => !item.placeholder);
  return shown.length > 0 ? html`<ul class="ways">${shown.map((item) => contactItem(item))}</ul>` : '';
}

export const leadForm = defineKind({
  kind: 'lead-form',
  label: 'Form',
  category: 'Selling',
  schema: v.object({
    kind: v.literal('lead-form'),
    variant: v.picklist(LEAD_FORM_VARIANTS),
    title: line(200),
    body: longText,
    fields: v.pipe(v.array(field), v.minLength(1), v.maxLength(16)),
    button: line(80),
    /** Other ways to reach the person, beside the fields. */
    ways: v.optional(v.pipe(v.array(contactDetail), v.maxLength(12)), []),
    /** Under the button: what becomes of what they send. */
    note: optionalLine(300),
  }),
  css: `${CONTACT_RULES}
.lead-form .ways{list-style:none;display:grid;gap:20px;margin-top:34px}
.lead-form h2~p{margin-top:16px;font-size:1.13rem;color:var(--muted)}
.lead-form form{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:20px;align-items:end}
.lead-form label:nth-of-type(odd):has(+.wide){grid-column:1/-1}
.lead-form label:nth-of-type(odd):has(+.send){grid-column:1/-1}
.lead-form label{display:grid;gap:8px;font-weight:600;font-size:.95rem;color:var(--ink);min-width:0}
.lead-form small{font-weight:400;color:var(--muted)}
.lead-form .wide,.lead-form .send{grid-column:1/-1}
.lead-form input,.lead-form select,.lead-form textarea{width:100%;min-height:52px;padding:12px 16px;font:400 1rem/1.5 var(--body);color:var(--ink);background:var(--bg);border:1px solid var(--muted);border-radius:var(--radius-m)}
.lead-form textarea{resize:vertical}
.lead-form .button{font:600 1.0625rem/1.25 var(--body);cursor:pointer}
.lead-form .note{margin-top:14px;font-size:.9rem;color:var(--muted)}
.lead-form-split .inner{display:grid;grid-template-columns:minmax(0,.85fr) minmax(0,1.15fr);gap:clamp(32px,6vw,96px);align-items:start}
.lead-form-split form,.lead-form-card .inner{background:var(--card);border:1px solid var(--line);border-radius:var(--radius-xl);padding:clamp(24px,3.4vw,44px)}
.lead-form-card .inner{max-width:860px;margin-inline:auto}
.lead-form-card form{margin-top:32px}
.lead-form-line .inner{text-align:center;max-width:760px;margin-inline:auto}
.lead-form-line form{margin-top:30px;text-align:start}
.lead-form-line .send{text-align:center}
@media(min-width:700px){.lead-form-line form:not(:has(.wide)){display:flex}.lead-form-line label{flex:1}.lead-form-line .note{position:absolute;left:0;right:0}.lead-form-line .inner:has(.note){position:relative;padding-bottom:30px}}
@media(max-width:560px){.lead-form form{grid-template-columns:minmax(0,1fr)}}
@media(max-width:860px){.lead-form-split .inner{grid-template-columns:minmax(0,1fr)}.lead-form .button{width:100%}}`,
  render: (
    section,
    context,
  ) => html`<section class="lead-form lead-form-${section.variant}" ${sectionMark('lead-form', context)}><div class="wrap"><div class="inner">
<div><h2${section.title.length > 44 && raw(' class="long"')}>${section.title}</h2>${prose(section.body)}${waysOf(section.ways, context)}</div>
<form method="post">${section.fields.map((item) => control(item, context.words))}
<div class="send"><button class="button" type="submit">${section.button}</button>${section.note && html`<p class="note">${section.note}</p>`}</div></form>
</div></div></section>`,
  samples: [
    {
      label: 'Form, beside a title',
      section: {
        kind: 'lead-form',
        variant: 'split',
        title: 'Tell us what you need',
        body: 'Say how soon you answer, and who does.',
        fields: [
          { label: 'Name', input: 'name' },
          { label: 'E-mail', input: 'email' },
          { label: 'Message', input: 'message' },
        ],
        button: 'Send',
      },
    },
    {
      label: 'Form, card',
      section: {
        kind: 'lead-form',
        variant: 'card',
        title: 'Ask for a quote',
        fields: [
          { label: 'Name', input: 'name' },
          { label: 'E-mail', input: 'email' },
          { label: 'Phone', input: 'phone', required: false },
          { label: 'Company', input: 'company', required: false },
          { label: 'What is it about?', input: 'message' },
        ],
        button: 'Ask for a quote',
      },
    },
    {
      label: 'Form, one line',
      section: {
        kind: 'lead-form',
        variant: 'line',
        title: 'Be the first to know',
        body: 'Leave your address and we write when there is something to say.',
        fields: [{ label: 'E-mail', input: 'email' }],
        button: 'Keep me posted',
      },
    },
  ],
});
