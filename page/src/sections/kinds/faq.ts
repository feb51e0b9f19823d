import * as v from 'valibot';
import { type Html, html, raw } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { heading, sectionMark, ticked } from '../parts.ts';
import { prose } from '../prose.ts';
import { defineKind, line, longText, MOST_ITEMS, points } from '../section-kind.ts';

export const faq = defineKind({
  kind: 'faq',
  label: 'Questions',
  category: 'Trust',
  schema: v.object({
    kind: v.literal('faq'),
    title: line(200),
    items: v.pipe(
      v.array(
        v.object({
          question: line(2000),
          answer: longText,
          points,
          /** True while nobody asked it: marked in the editor, never published. */
          placeholder: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_ITEMS),
    ),
  }),
  css: `
.faq details{border-bottom:1px solid var(--line)}
.faq details:first-child{border-top:var(--top,1px) solid var(--line)}
.faq summary{cursor:pointer;list-style:none;display:flex;justify-content:space-between;gap:24px;padding:22px 4px;font-weight:600;font-size:1.07rem}
.faq summary::-webkit-details-marker{display:none}
.faq summary:after{content:"+";font:400 1.6rem/1 var(--body);color:var(--primary);flex:none}
.faq details[open] summary:after{content:"\\2212"}
.faq .answer,.faq details>p{padding-block:0 24px;padding-inline:4px 44px;color:var(--muted)}
.faq .asked{padding:22px 4px;border-bottom:1px solid var(--line);font-weight:600;font-size:1.07rem}
.faq:not(:has(details)):not(:has(.asked)){display:none}`,
  former: {
    marker: 'faq beside',
    css: `
:where(.faq:not(.beside)) .wrap{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));gap:clamp(28px,6vw,96px);align-items:start}`,
  },
  render(section, context) {
    const items = context.mode === 'edit' ? section.items : section.items.filter((item) => !item.placeholder);
    if (items.length === 0) return raw('');
    return html`<section class="faq beside" ${sectionMark('faq', context)}><div class="wrap">
${heading(section.title)}
<div class="answers">${items.map((item) => {
      const sample = (drawn: Html, ours: readonly string[]) =>
        item.placeholder ? marked(drawn, 'question', ours) : drawn;
      const answer = [prose(item.answer), ticked(item.points)];
      if (!item.answer && item.points.length === 0) return sample(html`<p class="asked">${item.question}</p>`, []);
      return sample(
        html`<details open><summary>${item.question}</summary><div class="answer">${answer}</div></details>`,
        ['summary'],
      );
    })}</div>
</div></section>`;
  },
  samples: [
    {
      label: 'Questions',
      section: {
        kind: 'faq',
        title: 'Good to know',
        items: [
          {
            question: 'What do people ask you first?',
            answer: 'Answer it in one or two plain sentences.',
            placeholder: true,
          },
          {
            question: 'What makes them hesitate?',
            answer: 'Say honestly how you deal with it.',
            placeholder: true,
          },
        ],
      },
    },
  ],
});
