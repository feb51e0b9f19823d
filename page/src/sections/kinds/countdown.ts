import * as v from 'valibot';
import { html } from '../html.ts';
import { actions, sectionMark } from '../parts.ts';
import { defineKind, line, link, optionalLine } from '../section-kind.ts';

export const countdown = defineKind({
  kind: 'countdown',
  label: 'Date',
  category: 'Selling',
  schema: v.object({
    kind: v.literal('countdown'),
    title: line(120),
    body: optionalLine(300),
    /** What the date is: 'Until', 'When'. */
    label: line(40),
    /** The date as a person reads it. */
    date: line(60),
    /** The same date for machines, YYYY-MM-DD; empty where the year is not known. */
    day: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/)), ''),
    actions: v.optional(v.pipe(v.array(link), v.maxLength(1)), []),
    /** True while nobody set the date: marked in the editor, never published. */
    placeholder: v.optional(v.boolean(), false),
  }),
  css: `
.countdown{padding:clamp(28px,4vw,56px) 0}
.countdown .inner{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:20px clamp(24px,4vw,56px);align-items:center;padding:clamp(26px,3.4vw,44px);border:2px solid var(--primary);border-radius:var(--radius-xl);background:var(--surface)}
.countdown h2{font-size:clamp(1.35rem,1.1rem + 1vw,1.8rem)}
.countdown h2+p{margin-top:8px;color:var(--muted)}
.countdown .date{padding-right:clamp(24px,4vw,56px);border-right:1px solid var(--line);max-width:24em}
.countdown .date span{display:block;font-weight:600;font-size:.9rem;color:var(--primary)}
.countdown time,.countdown .date b{display:block;font:700 clamp(1.5rem,1.2rem + 1.1vw,2rem)/1.15 var(--display);letter-spacing:var(--tracking)}
.countdown .actions{margin:0}
@media(max-width:860px){.countdown .inner{grid-template-columns:minmax(0,1fr)}.countdown .date{border:0;padding:0}.countdown .actions{justify-self:start}}`,
  render(section, context) {
    if (section.placeholder && context.mode === 'publish') return html``;
    const date = section.day
      ? html`<time datetime="${section.day}">${section.date}</time>`
      : html`<b>${section.date}</b>`;
    return html`<section class="countdown" ${sectionMark('countdown', context)}${section.placeholder && html` data-placeholder="date"`}><div class="wrap"><div class="inner">
<p class="date"><span>${section.label}</span>${date}</p><div><h2>${section.title}</h2>${section.body && html`<p>${section.body}</p>`}</div>${actions(section.actions)}
</div></div></section>`;
  },
  samples: [
    {
      label: 'Date',
      section: {
        kind: 'countdown',
        title: 'Say what happens then',
        body: 'And what people should do before.',
        label: 'When',
        date: 'Day and month',
        actions: [{ label: 'Save the date', href: '#contact' }],
        placeholder: true,
      },
    },
  ],
});
