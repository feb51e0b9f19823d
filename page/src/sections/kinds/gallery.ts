import * as v from 'valibot';
import { type Html, html } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { classOf, heading, picture, sectionMark, spans } from '../parts.ts';
import { art, defineKind, line, optionalLine } from '../section-kind.ts';

/** Pictures of the owner's. Drawings keep their place in the editor alone: they never pose as pictures. */
export const gallery = defineKind({
  kind: 'gallery',
  label: 'Gallery',
  category: 'Content',
  schema: v.object({
    kind: v.literal('gallery'),
    title: line(200),
    intro: optionalLine(300),
    items: v.pipe(v.array(v.object({ art, caption: optionalLine(80) })), v.minLength(2), v.maxLength(12)),
    /** True while it is a sample: marked in the editor, never published. */
    placeholder: v.optional(v.boolean(), false),
  }),
  css: `
.gallery figure{margin:0;min-width:0}
.gallery img{width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;display:block;border-radius:var(--radius)}
.gallery figcaption{margin-top:12px;font-size:.95rem;font-weight:600}
.gallery:not(:has(figure)){display:none}
@media(max-width:640px){.gallery .shots>:nth-child(n){grid-column:span 3}.gallery .shots>.whole,.gallery .shots>:last-child:nth-child(odd){grid-column:1/-1}.gallery .shots{gap:16px}}`,
  render(section, context) {
    const items = section.items.filter(({ art: { photo } }) => context.mode === 'edit' || photo);
    if (context.mode === 'publish' && (section.placeholder || items.length === 0)) return html``;
    return html`<section class="gallery" ${sectionMark('gallery', context)}><div class="wrap">
${heading(section.title, section.intro)}
<div class="shots mosaic">${items.map((item, index): Html => {
      const drawn = html`<figure${classOf(spans(items.length)[index])}>${picture(item.art, context, 'shot')}${item.caption && html`<figcaption>${item.caption}</figcaption>`}</figure>`;
      return section.placeholder || !item.art.photo ? marked(drawn, 'picture') : drawn;
    })}</div>
</div></section>`;
  },
  samples: [
    {
      label: 'Gallery',
      section: {
        kind: 'gallery',
        title: 'A closer look',
        items: [
          { art: { motif: 'tiles', seed: 3 }, caption: 'Name what it shows' },
          { art: { motif: 'landscape', seed: 4 }, caption: 'Name what it shows' },
        ],
      },
    },
  ],
});
