import * as v from 'valibot';
import { type Html, html, raw } from '../html.ts';
import { CONTACT_RULES, contactDetail, contactItem } from '../parts/contact-list.ts';
import { sectionMark } from '../parts.ts';
import { prose } from '../prose.ts';
import { defineKind, line, longText, optionalLine, type RenderContext } from '../section-kind.ts';
import { fieldsMarkup, leadFormField } from './lead-form-field.ts';

export const LEAD_FORM_VARIANTS = ['split', 'card', 'line'] as const;

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
    /** What the form is called in its page: it keeps its leads for as long as it keeps this name. */
    id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
    variant: v.picklist(LEAD_FORM_VARIANTS),
    title: line(200),
    body: longText,
    fields: v.pipe(v.array(leadFormField), v.minLength(1), v.maxLength(16)),
    button: line(80),
    /** Other ways to reach the person, beside the fields. */
    ways: v.optional(v.pipe(v.array(contactDetail), v.maxLength(12)), []),
    /** Under the button: what becomes of what they send. */
    note: optionalLine(300),
    /** What a visitor reads after sending; our own words where it is empty. */
    thanks: optionalLine(300),
    /** Whether sending it leads to the next step of the page's funnel. */
    toNextStep: v.optional(v.boolean()),
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
.lead-form .help{display:block}
.lead-form .consent{grid-template-columns:auto minmax(0,1fr);align-items:start;gap:4px 12px;font-weight:400}
.lead-form .consent .help{grid-column:2}
.lead-form .choices{border:0;padding:0;margin:0;min-width:0;display:grid;gap:10px}
.lead-form .choices legend{padding:0;margin-bottom:10px;font-weight:600;font-size:.95rem;color:var(--ink)}
.lead-form .choices label{display:flex;align-items:center;gap:12px;font-weight:400}
.lead-form .choices input,.lead-form .consent input{width:20px;height:20px;min-height:0;margin:2px 0 0;flex:none;padding:0;accent-color:var(--primary)}
.lead-form .button{font:600 1.0625rem/1.25 var(--body);cursor:pointer}
.lead-form .note{margin-top:14px;font-size:.9rem;color:var(--muted)}
.lead-form-split .inner{display:grid;grid-template-columns:minmax(0,.85fr) minmax(0,1.15fr);gap:clamp(32px,6vw,96px);align-items:start}
.lead-form-split form,.lead-form-card .inner{background:var(--card);border:1px solid var(--line);border-radius:var(--radius-xl);padding:clamp(24px,3.4vw,44px)}
.lead-form-card .inner{max-width:860px;margin-inline:auto}
.lead-form-card form{margin-top:32px}
.lead-form-line .inner{text-align:center;max-width:760px;margin-inline:auto}
.lead-form-line form{margin-top:30px;text-align:start}
.lead-form-line .send{text-align:center}
.lead-form-split.closing form,.lead-form-card.closing .inner{background:var(--bg)}
.lead-form-line.closing{--field:var(--ink);--edge:var(--muted);--tick:var(--primary)}
.lead-form-line.closing input,.lead-form-line.closing select,.lead-form-line.closing textarea{--ink:var(--field);--muted:var(--edge);--primary:var(--tick)}
@media(min-width:700px){.lead-form-line form:not(:has(.wide)){display:flex}.lead-form-line label{flex:1}.lead-form-line .note{position:absolute;left:0;right:0}.lead-form-line .inner:has(.note){position:relative;padding-bottom:30px}}
@media(max-width:560px){.lead-form form{grid-template-columns:minmax(0,1fr)}}
@media(max-width:860px){.lead-form-split .inner{grid-template-columns:minmax(0,1fr)}.lead-form .button{width:100%}}`,
  render: (
    section,
    context,
  ) => html`<section class="lead-form lead-form-${section.variant}" ${sectionMark('lead-form', context)}><div class="wrap"><div class="inner">
<div${section.variant !== 'card' && html` class="on-deep"`}><h2${section.title.length > 44 && raw(' class="long"')}>${section.title}</h2>${prose(section.body)}${waysOf(section.ways, context)}</div>
<form method="post"${section.id && html` data-form="${section.id}"`}${section.thanks && html` data-thanks="${section.thanks}"`}${section.toNextStep && raw(' data-next-step=""')}>${fieldsMarkup(section.fields, context.words)}
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
