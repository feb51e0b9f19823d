import * as v from 'valibot';
import { html, raw } from '../html.ts';
import { heading, sectionMark } from '../parts.ts';
import { defineKind, line } from '../section-kind.ts';

export const faq = defineKind({
  kind: 'faq',
  label: 'Questions',
  category: 'Trust',
  schema: v.object({
    kind: v.literal('faq'),
    title: line(120),
    items: v.pipe(v.array(v.object({ question: line(160), answer: line(600) })), v.minLength(1), v.maxLength(10)),
  }),
  css: `
.faq .wrap{display:grid;grid-template-columns:minmax(0,.75fr) minmax(0,1.25fr);gap:clamp(28px,6vw,96px);align-items:start}
.faq .heading{margin:0}
.faq details{border-bottom:1px solid var(--line)}
.faq details:first-child{border-top:1px solid var(--line)}
.faq summary{cursor:pointer;list-style:none;display:flex;justify-content:space-between;gap:24px;padding:22px 4px;font-weight:600;font-size:1.07rem}
.faq summary::-webkit-details-marker{display:none}
.faq summary:after{content:"+";font:400 1.6rem/1 var(--body);color:var(--primary);flex:none}
.faq details[open] summary:after{content:"\\2212"}
.faq details p{padding:0 44px 24px 4px;color:var(--muted)}
@media(max-width:860px){.faq .wrap{grid-template-columns:1fr}}`,
  render: (section, context) => html`<section class="faq" ${sectionMark('faq', context)}><div class="wrap">
${heading(section.title)}
<div class="answers">${section.items.map(
    (item, index) =>
      html`<details${(context.mode === 'edit' || index === 0) && raw(' open')}><summary>${item.question}</summary><p>${item.answer}</p></details>`,
  )}</div>
</div></section>`,
  samples: [
    {
      label: 'Questions',
      section: {
        kind: 'faq',
        title: 'Good to know',
        items: [
          { question: 'What do people ask you first?', answer: 'Answer it in one or two plain sentences.' },
          { question: 'What makes them hesitate?', answer: 'Say honestly how you deal with it.' },
        ],
      },
    },
  ],
});
