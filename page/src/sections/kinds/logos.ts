import * as v from 'valibot';
import { html, raw } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { sectionMark } from '../parts.ts';
import { defineKind, line, MOST_ITEMS } from '../section-kind.ts';

export const logos = defineKind({
  kind: 'logos',
  label: 'Logos',
  category: 'Trust',
  ownGround: true,
  schema: v.object({
    kind: v.literal('logos'),
    title: line(200),
    items: v.pipe(
      v.array(
        v.object({
          name: line(400),
          /** True for a name that nobody gave: marked in the editor, never published. */
          placeholder: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_ITEMS),
    ),
  }),
  css: `
.logos{padding:clamp(30px,4vw,52px) 0;border-block:1px solid var(--line)}
.logos .wrap{display:flex;flex-wrap:wrap;gap:20px clamp(28px,5vw,72px);align-items:center}
.logos h2{font:600 .95rem/1.4 var(--body);letter-spacing:0;color:var(--muted);max-width:14em}
.logos ul{list-style:none;display:flex;flex-wrap:wrap;gap:16px clamp(24px,4vw,60px);flex:1;align-items:baseline}
.logos li{font:700 clamp(1.1rem,1rem + .6vw,1.4rem)/1.2 var(--display);letter-spacing:var(--tracking);color:var(--ink);opacity:.82;overflow-wrap:anywhere}
@media(max-width:700px){.logos h2{flex-basis:100%;max-width:none}}
.logos:not(:has(li)){display:none}`,
  render(section, context) {
    const items = context.mode === 'edit' ? section.items : section.items.filter((item) => !item.placeholder);
    if (items.length === 0) return raw('');
    return html`<section class="logos" ${sectionMark('logos', context)}><div class="wrap">
<h2>${section.title}</h2><ul>${items.map((item) => (item.placeholder ? marked(html`<li>${item.name}</li>`, 'logo') : html`<li>${item.name}</li>`))}</ul>
</div></section>`;
  },
  samples: [
    {
      label: 'Logos',
      section: {
        kind: 'logos',
        title: 'In good company',
        items: ['First name', 'Second name', 'Third name', 'Fourth name'].map((name) => ({ name, placeholder: true })),
      },
    },
  ],
});
