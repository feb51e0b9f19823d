import * as v from 'valibot';
import { type Html, html, raw } from '../html.ts';
import { heading, icon, sectionMark } from '../parts.ts';
import { defineKind, line, link, optionalLine, type RenderContext } from '../section-kind.ts';

const INCLUDED = { en: 'What is included', es: 'Qué incluye' };

function pointsOf(points: readonly string[], { mode, language }: RenderContext): Html | '' {
  if (points.length > 0)
    return html`<ul>${points.map((point) => html`<li>${icon('check')}<span>${point}</span></li>`)}</ul>`;
  return mode === 'edit'
    ? html`<ul data-placeholder="points"><li>${icon('check')}<span>${INCLUDED[language]}</span></li></ul>`
    : '';
}

export const pricing = defineKind({
  kind: 'pricing',
  label: 'Prices',
  category: 'Selling',
  schema: v.object({
    kind: v.literal('pricing'),
    title: line(120),
    intro: optionalLine(300),
    plans: v.pipe(
      v.array(
        v.object({
          name: line(60),
          /** As a person writes it, with its currency; a word such as 'On request' where there is none. */
          price: line(40),
          period: optionalLine(40),
          body: optionalLine(200),
          points: v.pipe(v.array(line(100)), v.maxLength(6)),
          action: link,
          featured: v.optional(v.boolean(), false),
          /** True while its price is not known: marked in the editor, never published. */
          placeholder: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(1),
      v.maxLength(4),
    ),
  }),
  css: `
.pricing .grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,270px),1fr));gap:24px;align-items:stretch}
.pricing .grid:has(>:only-child){max-width:460px;margin-inline:auto}
.plan{display:flex;flex-direction:column;padding:34px;border:1px solid var(--line);border-radius:var(--radius);background:var(--bg)}
.plan-featured{border:2px solid var(--primary);background:var(--surface)}
.plan h3{font-size:1.15rem}
.plan .price{font:700 2.5rem/1.1 var(--display);letter-spacing:-.03em;margin-top:16px;overflow-wrap:anywhere}
.plan .price small{font:400 1rem/1 var(--body);letter-spacing:0;color:var(--muted);margin-left:8px}
.plan p.about{color:var(--muted);margin-top:12px}
.plan ul{list-style:none;display:grid;gap:12px;margin:24px 0 30px}
.plan li{display:flex;gap:12px;align-items:flex-start}
.plan .icon{width:20px;height:20px;margin-top:3px;flex:none;color:var(--primary)}
.plan .button{width:100%;margin-top:auto}
.plan .price+.button{margin-top:28px}
.pricing:not(:has(article)){display:none}`,
  render(section, context) {
    const plans = context.mode === 'edit' ? section.plans : section.plans.filter((plan) => !plan.placeholder);
    if (plans.length === 0) return raw('');
    return html`<section class="pricing" ${sectionMark('pricing', context)}><div class="wrap">
${heading(section.title, section.intro)}
<div class="grid">${plans.map(
      (plan) =>
        html`<article class="plan${plan.featured && ' plan-featured'}"${plan.placeholder && raw(' data-placeholder="plan"')}><h3>${plan.name}</h3><p class="price">${plan.price}${plan.period && html`<small>${plan.period}</small>`}</p>${plan.body && html`<p class="about">${plan.body}</p>`}${pointsOf(plan.points, context)}<a class="button${!plan.featured && ' button-quiet'}" href="${plan.action.href}">${plan.action.label}</a></article>`,
    )}</div>
</div></section>`;
  },
  samples: [
    {
      label: 'Prices',
      section: {
        kind: 'pricing',
        title: 'Choose what suits you',
        plans: [
          {
            name: 'Basic',
            price: 'Your price',
            body: 'Who this is for.',
            points: ['What is included', 'What else is included'],
            action: { label: 'Choose Basic', href: '#contact' },
            placeholder: true,
          },
          {
            name: 'Complete',
            price: 'Your price',
            body: 'Who this is for.',
            points: ['Everything in Basic', 'What comes on top'],
            action: { label: 'Choose Complete', href: '#contact' },
            featured: true,
            placeholder: true,
          },
        ],
      },
    },
  ],
});
