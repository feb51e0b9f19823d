import * as v from 'valibot';
import { type Html, html } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { actions, sectionMark } from '../parts.ts';
import { prose } from '../prose.ts';
import { address, defineKind, line, link, longText, MOST_ITEMS, optionalLine } from '../section-kind.ts';

const day = v.optional(v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?)?$/)), '');

const timeOf = (date: string, machine: string): Html =>
  machine ? html`<time datetime="${machine}">${date}</time>` : html`<b>${date}</b>`;

export const countdown = defineKind({
  kind: 'countdown',
  label: 'Date',
  category: 'Selling',
  ownGround: true,
  schema: v.object({
    kind: v.literal('countdown'),
    title: line(200),
    body: longText,
    /** What the date is: 'Until', 'When'. */
    label: optionalLine(200),
    /** The date as a person reads it, with its hour. */
    date: line(300),
    /** The same date for machines, YYYY-MM-DD or YYYY-MM-DDTHH:MM; empty where it is not certain. */
    day,
    /** Other dates that belong to it. */
    more: v.optional(
      v.pipe(
        v.array(v.object({ label: optionalLine(200), date: line(300), day, body: longText })),
        v.maxLength(MOST_ITEMS),
      ),
      [],
    ),
    /** Where it happens. */
    place: optionalLine(300),
    /** A search on a map; empty for none. */
    map: v.optional(address),
    actions: v.optional(v.pipe(v.array(link), v.maxLength(1)), []),
    /** True while nobody set the date: marked in the editor, never published. */
    placeholder: v.optional(v.boolean(), false),
  }),
  css: `
.countdown{padding:clamp(20px,3vw,40px) 0}
.countdown .inner{display:flex;flex-wrap:wrap;gap:22px clamp(28px,4vw,64px);align-items:center;justify-content:space-between;padding:clamp(26px,3.4vw,44px);border:2px solid var(--primary);border-radius:var(--radius-xl);background:var(--surface)}
.countdown .what{flex:2 1 340px;min-width:0}
.countdown h2{font:600 1rem/1.4 var(--body);letter-spacing:0;color:var(--primary)}
.countdown .what p{margin-top:8px}
.countdown .date span{display:block;font-weight:600;font-size:.9rem;color:var(--muted)}
.countdown .date time,.countdown .date b{display:block;font:var(--display-weight) clamp(1.5rem,1.2rem + 1.3vw,2.3rem)/1.15 var(--display);letter-spacing:var(--tracking)}
.countdown .where{flex:1 1 200px;max-width:24em;font-weight:600;padding-inline-start:clamp(20px,3vw,44px);border-inline-start:1px solid var(--line)}
.countdown .where a{display:block;font-weight:400;font-size:.95rem;margin-top:2px}
.countdown .actions{margin:0}
.countdown .more{list-style:none;flex:1 0 100%;display:flex;flex-wrap:wrap;gap:14px 44px;padding-top:20px;border-top:1px solid var(--line)}
.countdown .more b,.countdown .more time{font-weight:600}
.countdown .more span{color:var(--muted);margin-inline-end:6px}
.countdown .more p{color:var(--muted)}
@media(max-width:860px){.countdown .inner{flex-direction:column;align-items:flex-start}.countdown .inner>*{flex:none;max-width:100%}.countdown .where{border:0;padding:0}}
@media(max-width:480px){.countdown .actions{width:100%}}`,
  render(section, context) {
    if (section.placeholder && context.mode === 'publish') return html``;
    const more =
      section.more.length > 0 &&
      html`<ul class="more">${section.more.map((item) => html`<li>${item.label && html`<span>${item.label}</span> `}${timeOf(item.date, item.day)}${prose(item.body)}</li>`)}</ul>`;
    const sample = (drawn: Html, ours: readonly string[] = []) =>
      section.placeholder ? marked(drawn, 'date', ours) : drawn;
    const where =
      section.place &&
      sample(
        html`<p class="where">${section.place}${section.map && html` <a href="${section.map}">${context.words.map}</a>`}</p>`,
        ['a'],
      );
    return html`<section class="countdown" ${sectionMark('countdown', context)}><div class="wrap"><div class="inner">
<div class="what"><h2>${section.title}</h2>${sample(html`<p class="date">${section.label && html`<span>${section.label}</span>`}${timeOf(section.date, section.day)}</p>`, ['span'])}${prose(section.body).map((paragraph) => sample(paragraph))}</div>${where}${actions(section.actions)}${more}
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
