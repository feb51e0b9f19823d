import * as v from 'valibot';
import { html } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { namedIcon, sectionMark } from '../parts.ts';
import { defineKind, line, link } from '../section-kind.ts';

const BAR_VARIANTS = ['bottom', 'top'] as const;

const LABELS = { bottom: 'Bar, at the bottom', top: 'Bar, at the top' };

/**
 * One line and one button that stay in sight. The bar sticks to the window only while the page's main part is there, so
 * that the footer is never below it, and what takes the focus or is led to stops short of it. Its button to close is the
 * summary of an open `<details>`, which keyboards and screen readers know without a script; it comes back with the next
 * page. In low windows, as at great zoom, it stays in its place.
 */
export const bar = defineKind({
  kind: 'bar',
  label: 'Bar',
  category: 'Selling',
  ownGround: true,
  schema: v.object({
    kind: v.literal('bar'),
    variant: v.picklist(BAR_VARIANTS),
    text: line(120),
    action: v.optional(link),
    /** True while nobody wrote the line: marked in the editor, never published. */
    placeholder: v.optional(v.boolean(), false),
  }),
  css: `
.bar-strip{padding:0;border:solid transparent;border-width:1px 0;background:var(--primary);color:var(--on-primary);--accent:var(--on-primary)}
.bar-strip details{position:relative;width:min(1180px,100% - 48px);margin-inline:auto}
.bar-strip:has(details:not([open])){display:none}
.bar-line{display:flex;align-items:center;justify-content:center;gap:10px 28px;padding-block:12px;padding-inline:0 60px}
.bar-line p{font-weight:600;line-height:1.35;min-width:0}
.bar-line .button{flex:none;padding:11px 22px;background:var(--on-primary);color:var(--primary);--accent:var(--on-primary)}
.bar-strip summary{position:absolute;inset-inline-end:-10px;top:50%;width:44px;height:44px;margin-top:-22px;display:grid;place-items:center;cursor:pointer;list-style:none;border-radius:50%}
.bar-strip summary::-webkit-details-marker{display:none}
.bar-strip :focus-visible{outline-offset:-2px}
.bar-line .button:focus-visible{outline-offset:2px}
@media screen and (min-height:480px){
.bar-strip{position:sticky;z-index:5}
.bar-bottom{bottom:0}
.bar-top{top:0}
html:has(.bar-bottom details[open]){scroll-padding-bottom:100px}
html:has(.bar-top details[open]){scroll-padding-top:100px}
}
@media(max-width:640px) and (min-height:480px){html:has(.bar-bottom details[open]){scroll-padding-bottom:150px}html:has(.bar-top details[open]){scroll-padding-top:150px}}
main:has(>.bar-bottom:not(:last-child)){display:flex;flex-direction:column}
main:has(>.bar-top:not(:first-child)){display:flex;flex-direction:column}
.bar-bottom{order:1}
.bar-top{order:-1}
@media(max-width:640px){.bar-strip details{width:calc(100% - 32px)}.bar-line{justify-content:space-between;padding-block:10px;padding-inline-end:42px;gap:14px}.bar-line p{font-size:.95rem}.bar-line .button{max-width:45%;padding:10px 16px}}`,
  render({ variant, text, action, placeholder }, context) {
    if (placeholder && context.mode === 'publish') return html``;
    const said = html`<p>${text}</p>`;
    return html`<section class="bar-strip bar-${variant}" ${sectionMark('bar', context)}>
<details open><summary>${namedIcon('x', context.words.close)}</summary><div class="bar-line">${placeholder ? marked(said, 'text') : said}${action && html`<a class="button" href="${action.href}">${action.label}</a>`}</div></details>
</section>`;
  },
  samples: BAR_VARIANTS.map((variant) => ({
    label: LABELS[variant],
    section: {
      kind: 'bar' as const,
      variant,
      text: 'Say in one line what people should not miss.',
      action: { label: 'Find out more', href: '#contact' },
      placeholder: true,
    },
  })),
});
