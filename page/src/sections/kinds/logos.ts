import * as v from 'valibot';
import { type Html, html, raw } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { picture, sectionMark } from '../parts.ts';
import { defineKind, line, MOST_ITEMS, photo, type RenderContext } from '../section-kind.ts';

const LOGO_VARIANTS = ['names', 'strip'] as const;

const item = v.object({
  name: line(400),
  /** In the strip; its name is what is said of it. */
  logo: v.optional(photo),
  /** True for a name that nobody gave: marked in the editor, never published. */
  placeholder: v.optional(v.boolean(), false),
});

/** A name in letters, or its picture; in the editor a drawing keeps the place of one. */
function markOf({ name, logo }: v.InferOutput<typeof item>, seed: number, context: RenderContext): Html | string {
  if (logo)
    return html`<img src="${logo.src}" width="${logo.width}" height="${logo.height}" alt="${name}" loading="lazy">`;
  const drawing = picture({ motif: 'tiles', seed }, context, '').markup;
  return raw(drawing.replace('class="" ', '').replace(' alt="" aria-hidden="true"', () => html` alt="${name}"`.markup));
}

export const logos = defineKind({
  kind: 'logos',
  label: 'Logos',
  category: 'Trust',
  ownGround: true,
  schema: v.object({
    kind: v.literal('logos'),
    /** Names in letters, or pictures. */
    variant: v.optional(v.picklist(LOGO_VARIANTS), 'names'),
    title: line(200),
    items: v.pipe(v.array(item), v.minLength(1), v.maxLength(MOST_ITEMS)),
    /** Pictures without their colours. */
    isGray: v.optional(v.boolean(), false),
  }),
  css: `
.logos{padding:clamp(30px,4vw,52px) 0;border-block:1px solid var(--line)}
.logos .wrap{display:flex;flex-wrap:wrap;gap:20px clamp(28px,5vw,72px);align-items:center}
.logos h2{font:600 .95rem/1.4 var(--body);letter-spacing:0;color:var(--muted);max-width:14em}
.logos ul{list-style:none;display:flex;flex-wrap:wrap;gap:16px clamp(24px,4vw,60px);flex:1;align-items:baseline}
.logos li{font:700 clamp(1.1rem,1rem + .6vw,1.4rem)/1.2 var(--display);letter-spacing:var(--tracking);color:var(--ink);opacity:.82;overflow-wrap:anywhere}
@media(max-width:700px){.logos h2{flex-basis:100%;max-width:none}}
.logo-strip .wrap{flex-direction:column;gap:26px}
.logo-strip h2{max-width:none;text-align:center}
.logo-strip ul{justify-content:center;align-items:center;gap:14px clamp(12px,3vw,40px)}
.logo-strip li{display:flex;padding:8px 12px;opacity:1;border-radius:var(--radius-m);background:light-dark(transparent,#f3f4f8)}
.logo-strip img{display:block;width:auto;height:auto;max-width:min(170px,36vw);max-height:52px;object-fit:contain}
.logo-strip img[src*="/art/"]{width:120px;height:44px;object-fit:cover;border-radius:8px}
.logo-gray img{filter:grayscale(1);opacity:.78}
.logos:not(:has(li)){display:none}`,
  render(section, context) {
    const items = context.mode === 'edit' ? section.items : section.items.filter((item) => !item.placeholder);
    if (items.length === 0) return raw('');
    const isStrip = section.variant === 'strip';
    const shown = isStrip ? items.filter(({ logo }) => logo || context.mode === 'edit') : items;
    if (shown.length === 0) return raw('');
    const list = shown.map((item, index) => {
      const isSample = item.placeholder || (isStrip && !item.logo);
      const drawn = html`<li>${isStrip ? markOf(item, index + 1, context) : item.name}</li>`;
      return isSample ? marked(drawn, 'logo') : drawn;
    });
    return html`<section class="logos${isStrip && ' logo-strip'}${isStrip && section.isGray && ' logo-gray'}" ${sectionMark('logos', context)}><div class="wrap">
<h2>${section.title}</h2><ul>${list}</ul>
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
    {
      label: 'Logo strip',
      section: {
        kind: 'logos',
        variant: 'strip',
        title: 'In good company',
        items: ['First name', 'Second name', 'Third name', 'Fourth name'].map((name) => ({ name, placeholder: true })),
      },
    },
  ],
});
