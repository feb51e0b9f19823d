import * as v from 'valibot';
import { type Html, html, raw } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { priceRows, TERM_RULES, termChoice, termLabels, yearly } from '../parts/terms.ts';
import { heading, picture, sectionMark } from '../parts.ts';
import { prose } from '../prose.ts';
import { art, defineKind, line, link, longText, optionalLine, points, type RenderContext } from '../section-kind.ts';

const plan = v.object({
  name: line(400),
  /** As a person writes it, with its currency; a word such as 'On request' where there is none. */
  price: line(300),
  period: optionalLine(80),
  /** The same plan by the year: visitors choose which price they see. */
  yearly: v.optional(yearly),
  body: longText,
  points,
  action: v.optional(link),
  /** Of a product: what it looks like. */
  art: v.optional(art),
  featured: v.optional(v.boolean(), false),
  /** True while its price is not known: marked in the editor, never published. */
  placeholder: v.optional(v.boolean(), false),
});
type Plan = v.InferOutput<typeof plan>;

/** A product's picture, or in the editor the place for it. */
const shotOf = ({ art: product }: Plan, context: RenderContext): Html | '' =>
  product && (product.photo || context.mode === 'edit') ? picture(product, context, 'shot') : '';

function pointsOf(
  { art: product, points, placeholder: isPlaceholder }: Plan,
  { mode, words }: RenderContext,
): Html | '' {
  if (points.length > 0) return html`<ul>${points.map((point) => html`<li><span>${point}</span></li>`)}</ul>`;
  return mode === 'edit' && isPlaceholder && !product
    ? html`<ul><li><span>${words.headings.included[0]}</span></li></ul>`
    : '';
}

const SAMPLE = {
  kind: 'pricing' as const,
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
};

export const pricing = defineKind({
  kind: 'pricing',
  label: 'Prices',
  category: 'Selling',
  schema: v.object({
    kind: v.literal('pricing'),
    title: line(200),
    intro: longText,
    /** What the choice between the prices is called, where plans have two; else words of ours. */
    terms: v.optional(termLabels),
    plans: v.pipe(v.array(plan), v.minLength(1), v.maxLength(12)),
  }),
  css: `
.pricing .grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,250px),1fr));gap:24px}
.pricing .grid:has(>:only-child){max-width:460px;margin-inline:auto}
.pricing .few{grid-template-columns:repeat(auto-fit,minmax(min(100%,340px),1fr))}
.plan{display:flex;flex-direction:column;min-width:0;padding:34px;border:1px solid var(--line);border-radius:var(--radius);background:var(--bg)}
.plan-featured{border:2px solid var(--primary);background:var(--surface)}
.plan h3{font-size:1.15rem;overflow-wrap:anywhere}
.plan .price{font:700 2.5rem/1.1 var(--display);letter-spacing:-.03em;margin-top:16px;overflow-wrap:anywhere}
.plan .price-long{font-size:1.6rem;line-height:1.25}
.plan .price small{font:400 1rem/1.3 var(--body);letter-spacing:0;color:var(--muted);margin-inline-start:8px}
.plan .about{color:var(--muted);margin-top:12px}
.plan ul{list-style:none;display:grid;gap:12px;margin:24px 0 0}
.plan li{display:flex;gap:12px;align-items:flex-start}
.plan .icon{width:20px;height:20px;margin-top:3px;flex:none;color:var(--primary)}
.plan .button{width:100%;margin-top:auto}
.plan>:has(+.button){margin-bottom:28px}
.product{padding:0 0 26px;border:0;background:none}
.product .shot{width:100%;height:auto;aspect-ratio:1;object-fit:cover;border-radius:var(--radius);margin-bottom:20px}
.product .price{font-size:1.35rem;letter-spacing:0;margin-top:6px;color:var(--primary)}
.product .button{padding-inline:12px}
@media(max-width:640px){.pricing .grid:has(>.product){grid-template-columns:repeat(2,minmax(0,1fr));gap:28px 16px}}
.plan ul:empty{display:none}
.pricing:not(:has(article)){display:none}${TERM_RULES}`,
  render(section, context) {
    const plans = context.mode === 'edit' ? section.plans : section.plans.filter((plan) => !plan.placeholder);
    if (plans.length === 0) return raw('');
    return html`<section class="pricing" ${sectionMark('pricing', context)}><div class="wrap">
${heading(section.title, section.intro)}${plans.some((plan) => plan.yearly) && termChoice(section.terms, context)}
<div class="grid${plans.length === 4 && plans.some(({ body }) => body.length > 90) && ' few'}">${plans.map((plan) => {
      const drawn = html`<article class="plan${plan.featured && ' plan-featured'}${plan.art && ' product'}">${shotOf(plan, context)}<h3>${plan.name}</h3>${priceRows(plan)}${prose(plan.body, 'about')}${pointsOf(plan, context)}${plan.action && html`<a class="button${!plan.featured && ' button-quiet'}" href="${plan.action.href}">${plan.action.label}</a>`}</article>`;
      return plan.placeholder ? marked(drawn, 'plan', ['a']) : drawn;
    })}</div>
</div></section>`;
  },
  samples: [
    { label: 'Prices', section: SAMPLE },
    {
      label: 'Prices, by month or year',
      section: {
        ...SAMPLE,
        plans: SAMPLE.plans.map((plan) => ({
          ...plan,
          period: 'per month',
          yearly: { price: 'Your price', period: 'per year' },
        })),
      },
    },
  ],
});
