import * as v from 'valibot';
import { html, raw } from '../html.ts';
import { heading, sectionMark } from '../parts.ts';
import { defineKind, line, optionalLine } from '../section-kind.ts';

export const listing = defineKind({
  kind: 'listing',
  label: 'Menu or programme',
  category: 'Content',
  schema: v.object({
    kind: v.literal('listing'),
    title: line(120),
    intro: optionalLine(300),
    items: v.pipe(
      v.array(
        v.object({
          /** Before the name: a time, a number. */
          lead: optionalLine(30),
          title: line(100),
          body: optionalLine(200),
          /** At the end of the line: a price, a place. */
          value: optionalLine(40),
          /** True for a line that nobody gave: marked in the editor, never published. */
          placeholder: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(1),
      v.maxLength(12),
    ),
  }),
  css: `
.listing .wrap{display:grid;grid-template-columns:minmax(0,.7fr) minmax(0,1.3fr);gap:clamp(28px,6vw,96px);align-items:start}
.listing .heading{margin:0}
.listing ul{list-style:none;border-top:2px solid var(--ink)}
.listing li{display:flex;gap:6px 24px;align-items:baseline;padding:22px 0;border-bottom:1px solid var(--line)}
.listing .lead{flex:0 0 5.2em;color:var(--primary);font-weight:600;font-variant-numeric:tabular-nums}
.listing li div{flex:1;min-width:0}
.listing h3{font-size:1.15rem}
.listing li div p{color:var(--muted);margin-top:5px}
.listing .value{font:700 1.15rem/1.3 var(--display);color:var(--ink);text-align:right}
.listing:not(:has(li)){display:none}
@media(max-width:860px){.listing .wrap{grid-template-columns:1fr}.listing .lead{flex-basis:4em}}`,
  render(section, context) {
    const items = context.mode === 'edit' ? section.items : section.items.filter((item) => !item.placeholder);
    if (items.length === 0) return raw('');
    return html`<section class="listing" ${sectionMark('listing', context)}><div class="wrap">
${heading(section.title, section.intro)}
<ul>${items.map((item) => html`<li${item.placeholder && raw(' data-placeholder="line"')}>${item.lead && html`<span class="lead">${item.lead}</span>`}<div><h3>${item.title}</h3>${item.body && html`<p>${item.body}</p>`}</div>${item.value && html`<span class="value">${item.value}</span>`}</li>`)}</ul>
</div></section>`;
  },
  samples: [
    {
      label: 'Menu or price list',
      section: {
        kind: 'listing',
        title: 'On the menu',
        items: ['First dish', 'Second dish', 'Third dish'].map((title) => ({
          title,
          body: 'What is in it.',
          value: 'Price',
          placeholder: true,
        })),
      },
    },
    {
      label: 'Programme',
      section: {
        kind: 'listing',
        title: 'The programme',
        items: ['Doors open', 'The first talk', 'Time to meet'].map((title) => ({
          lead: 'Time',
          title,
          body: 'Who, where, about what.',
          placeholder: true,
        })),
      },
    },
  ],
});
