import * as v from 'valibot';
import { html, raw } from '../html.ts';
import { heading, sectionMark } from '../parts.ts';
import { defineKind, line, optionalLine } from '../section-kind.ts';

export const testimonials = defineKind({
  kind: 'testimonials',
  label: 'Testimonials',
  category: 'Trust',
  schema: v.object({
    kind: v.literal('testimonials'),
    title: line(120),
    items: v.pipe(
      v.array(
        v.object({
          quote: line(400),
          name: line(80),
          role: optionalLine(80),
          /** True while nobody said it: marked in the editor, never published. */
          placeholder: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(1),
      v.maxLength(6),
    ),
  }),
  css: `
.testimonials .grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:24px}
.testimonials figure{margin:0;padding:32px;border:1px solid var(--line);border-radius:var(--radius);display:flex;flex-direction:column;gap:22px}
.testimonials blockquote{margin:0;font-size:1.1rem;line-height:1.6}
.testimonials blockquote:before{content:"\\201C";display:block;font:700 3.4rem/.6 var(--display);color:var(--accent);height:30px;padding-top:12px}
.testimonials figcaption{margin-top:auto;font-size:.95rem;color:var(--muted)}
.testimonials figcaption strong{display:block;color:var(--ink)}
.testimonials:not(:has(figure)){display:none}`,
  render(section, context) {
    const items = context.mode === 'edit' ? section.items : section.items.filter((item) => !item.placeholder);
    if (items.length === 0) return raw('');
    return html`<section class="testimonials" ${sectionMark('testimonials', context)}><div class="wrap">
${heading(section.title)}
<div class="grid">${items.map((item) => html`<figure${item.placeholder && raw(' data-placeholder="quote"')}><blockquote>${item.quote}</blockquote><figcaption><strong>${item.name}</strong>${item.role && html`<span>${item.role}</span>`}</figcaption></figure>`)}</div>
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
  ],
});
