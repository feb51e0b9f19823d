import * as v from 'valibot';
import { html, raw } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { classOf, heading, sectionMark, spans } from '../parts.ts';
import { prose } from '../prose.ts';
import { defineKind, line, longText, MOST_ITEMS, optionalLine } from '../section-kind.ts';

const TESTIMONIAL_VARIANTS = ['grid', 'slider'] as const;

/** A row that scrolls sideways and stops at each quote: by fingers, wheels and, because it takes the focus, by arrow keys. */
const SLIDER_RULES = `
.quotes{display:grid;grid-auto-flow:column;grid-auto-columns:clamp(270px,44%,420px);gap:24px;margin:0 -6px;padding:6px 6px 22px;overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x mandatory;scroll-padding-inline:6px;scrollbar-color:var(--muted) transparent}
.quotes:focus-visible{outline-offset:2px;border-radius:var(--radius)}
.quotes figure{scroll-snap-align:start;overflow-wrap:anywhere}
@media(max-width:640px){.quotes{grid-auto-columns:86%;gap:16px}.quotes figure{padding:26px 24px}}
@media(prefers-reduced-motion:no-preference){.quotes{scroll-behavior:smooth}}`;

export const testimonials = defineKind({
  kind: 'testimonials',
  label: 'Testimonials',
  category: 'Trust',
  schema: v.object({
    kind: v.literal('testimonials'),
    /** One beside the other in full rows, or in one row that scrolls. */
    variant: v.optional(v.picklist(TESTIMONIAL_VARIANTS), 'grid'),
    title: line(200),
    items: v.pipe(
      v.array(
        v.object({
          quote: line(2000),
          name: optionalLine(200),
          role: optionalLine(300),
          /** What else is said of it. */
          note: longText,
          /** True while nobody said it: marked in the editor, never published. */
          placeholder: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_ITEMS),
    ),
  }),
  css: `
.testimonials .grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:24px}
.testimonials figure.whole{border:0;padding:0}
.testimonials .whole .short{font:400 clamp(1.35rem,1.1rem + 1.2vw,1.9rem)/1.45 var(--display);letter-spacing:calc(var(--tracking)/2)}
.testimonials figure{margin:0;padding:32px;border:1px solid var(--line);border-radius:var(--radius);background:var(--bg);min-width:0;display:flex;flex-direction:column;gap:22px}
.testimonials blockquote{margin:0;font-size:1.1rem;line-height:1.6}
.testimonials blockquote:before{content:"\\201C";display:block;font:700 3.4rem/.6 var(--display);color:var(--accent);height:30px;padding-top:12px}
.testimonials figure.whole{background:none}
.testimonials-one figure.whole{gap:16px}
.testimonials-one .whole .short{max-width:30em;font-size:clamp(1.4rem,1.15rem + 1.5vw,2.15rem);text-wrap:balance}
.testimonials figcaption{margin-top:auto;font-size:.95rem;color:var(--muted)}
.testimonials figcaption strong{display:block;color:var(--ink)}
.testimonials:not(:has(figure)){display:none}${SLIDER_RULES}`,
  render(section, context) {
    const items = context.mode === 'edit' ? section.items : section.items.filter((item) => !item.placeholder);
    if (items.length === 0) return raw('');
    const isSlider = section.variant === 'slider' && items.length > 1;
    const classes = isSlider ? [] : spans(items.length);
    const list = isSlider
      ? html`<div class="quotes" role="group" aria-label="${context.words.headings.quotes[0]}" tabindex="0">`
      : html`<div class="mosaic">`;
    return html`<section class="testimonials${items.length === 1 && ' beside testimonials-one tight'}" ${sectionMark('testimonials', context)}><div class="wrap">
${heading(section.title)}
${list}${items.map((item, index) => {
  const drawn = html`<figure${classOf(classes[index])}><blockquote${item.quote.length <= 240 && html` class="short"`}>${prose(item.quote)}</blockquote>${(item.name || item.role || item.note) && html`<figcaption>${item.name && html`<strong>${item.name}</strong>`}${item.role && html`<span>${item.role}</span>`}${prose(item.note)}</figcaption>`}</figure>`;
  return item.placeholder ? marked(drawn, 'quote') : drawn;
})}</div>
</div></section>`;
  },
  samples: [
    {
      label: 'Testimonials',
      section: {
        kind: 'testimonials',
        title: 'In their words',
        items: [
          {
            quote: 'Put the words of a real customer here.',
            name: 'Their name',
            role: 'Who they are',
            placeholder: true,
          },
          { quote: 'And those of a second one, if you have them.', name: 'Their name', placeholder: true },
        ],
      },
    },
    {
      label: 'Testimonials, in a row',
      section: {
        kind: 'testimonials',
        variant: 'slider',
        title: 'In their words',
        items: Array.from({ length: 4 }, () => ({
          quote: 'Put the words of a real customer here.',
          name: 'Their name',
          role: 'Who they are',
          placeholder: true,
        })),
      },
    },
  ],
});
