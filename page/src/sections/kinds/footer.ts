import * as v from 'valibot';
import { html } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { sectionMark } from '../parts.ts';
import { credit, defineKind, line, link, optionalLine } from '../section-kind.ts';

export const footer = defineKind({
  kind: 'footer',
  label: 'Footer',
  category: 'Closing',
  ownGround: true,
  schema: v.object({
    kind: v.literal('footer'),
    brand: line(120),
    /** True while nobody gave the name: marked in the editor, never published. */
    placeholder: v.optional(v.boolean(), false),
    note: optionalLine(200),
    links: v.pipe(v.array(link), v.maxLength(8)),
    /** Who took the photos of the page. */
    credits: v.optional(v.pipe(v.array(credit), v.maxLength(30)), []),
  }),
  css: `
.foot{padding-bottom:30px;font-size:.95rem}
.foot .wrap{border-top:1px solid #8886;padding-top:26px}
.foot .wrap,.foot nav{display:flex;flex-wrap:wrap;gap:16px 32px;align-items:center}
.foot strong{font:var(--display-weight) 1.2rem/1.3 var(--display);margin-inline-end:auto;overflow-wrap:anywhere}
.foot p{max-width:44em;color:var(--muted)}
.foot .credits{flex:1 0 100%;font-size:.85rem}`,
  former: {
    marker: '<footer class="foot"',
    css: `
.footer{padding:44px 0;border-top:1px solid var(--line);color:var(--muted);font-size:.95rem}
.footer .wrap{display:flex;flex-wrap:wrap;gap:16px 32px;align-items:baseline;justify-content:space-between}
.footer p{max-width:44em;flex:1 1 260px}
.footer strong{font:700 1.05rem/1.3 var(--display);color:var(--ink);overflow-wrap:anywhere}
.footer nav{display:flex;flex-wrap:wrap;gap:8px 24px}
.footer a{color:var(--muted)}
.footer .credits{flex:1 0 100%;max-width:none;font-size:.85rem}`,
  },
  render(section, context) {
    const drawn = html`<strong>${section.brand}</strong>`;
    const brand = !section.placeholder ? drawn : context.mode === 'edit' && marked(drawn, 'text');
    return html`<footer class="foot" ${sectionMark('footer', context)}><div class="wrap">
${brand}${section.note && html`<p>${section.note}</p>`}
${section.links.length > 0 && html`<nav aria-label="${context.words.footer}">${section.links.map((item) => html`<a href="${item.href}">${item.label}</a>`)}</nav>`}${section.credits.length > 0 && html`<p class="credits">${context.words.photos}: ${section.credits.map(({ label, href }, index) => html`${index > 0 && ', '}${href ? html`<a href="${href}" rel="noopener">${label}</a>` : label}`)}</p>`}
</div></footer>`;
  },
  samples: [
    {
      label: 'Footer',
      section: { kind: 'footer', brand: 'Your name', note: 'What you do, in a few words.', links: [] },
    },
  ],
});
