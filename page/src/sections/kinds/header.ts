import * as v from 'valibot';
import { html } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { sectionMark } from '../parts.ts';
import { defineKind, line, link, photo } from '../section-kind.ts';

/** Pixels. */
const LOGO_HEIGHT = 40;

/** Longer labels take two lines on a phone. */
const LONG = 26;

export const header = defineKind({
  kind: 'header',
  label: 'Header',
  category: 'Opening',
  ownGround: true,
  schema: v.object({
    kind: v.literal('header'),
    brand: line(120),
    /** True while nobody gave the name: marked in the editor, never published. */
    placeholder: v.optional(v.boolean(), false),
    /** Stands in the name's place. */
    logo: v.optional(photo),
    links: v.pipe(v.array(link), v.maxLength(4)),
    action: v.optional(link),
  }),
  css: `
.header{padding:18px 0}
.header .wrap{display:flex;align-items:center;gap:28px}
.brand{font:700 1.15rem/1.2 var(--display);letter-spacing:-.01em;color:var(--ink);text-decoration:none;margin-inline-end:auto;min-width:0;overflow-wrap:anywhere;hyphens:auto}
.header nav{display:flex;gap:26px}
.header nav a{white-space:nowrap;color:var(--muted);text-decoration:none;font-size:.95rem}
.header nav a:hover{color:var(--ink)}
.header .button{padding:10px 18px;font-size:.95rem;flex:none}
.logo{display:block;height:40px;width:auto;max-width:min(220px,46vw);object-fit:contain;object-position:left}
@media(max-width:900px){.header nav{display:none}}
@media(max-width:480px){.header .wrap{gap:14px}.header .brand{font-size:1rem}.header .button{padding:9px 14px;font-size:.9rem;white-space:nowrap}.header .long{white-space:normal;max-width:58%}}`,
  render(section, context) {
    const { logo } = section;
    const width = logo && Math.round((LOGO_HEIGHT * logo.width) / logo.height);
    const name = logo
      ? html`<img class="logo" src="${logo.src}" width="${width}" height="${LOGO_HEIGHT}" alt="${section.brand}">`
      : section.brand;
    const drawn = html`<a class="brand" href="#top">${name}</a>`;
    const brand = !section.placeholder ? drawn : context.mode === 'edit' && marked(drawn, 'text');
    return html`<header class="header" ${sectionMark('header', context)}><div class="wrap">
${brand}
${section.links.length > 0 && html`<nav aria-label="${context.words.sections}">${section.links.map((item) => html`<a href="${item.href}">${item.label}</a>`)}</nav>`}
${section.action && html`<a class="button${section.action.label.length > LONG && ' long'}" href="${section.action.href}">${section.action.label}</a>`}
</div></header>`;
  },
  samples: [
    {
      label: 'Header',
      section: { kind: 'header', brand: 'Your name', links: [], action: { label: 'Get in touch', href: '#contact' } },
    },
  ],
});
