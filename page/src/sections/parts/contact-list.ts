import * as v from 'valibot';
import { type Html, html } from '../html.ts';
import { ICON_NAMES } from '../icons.ts';
import { icon } from '../parts.ts';
import { prose } from '../prose.ts';
import { address, line, longText } from '../section-kind.ts';
import { marked } from './mark-samples.ts';

/** A way to reach somebody. */
export const contactDetail = v.object({
  icon: v.picklist(ICON_NAMES),
  label: line(400),
  value: line(2000),
  href: v.optional(address),
  /** What it is for. */
  body: longText,
  /** True while it is not known: marked in the editor, never published. */
  placeholder: v.optional(v.boolean(), false),
});
type ContactDetail = v.InferOutput<typeof contactDetail>;

export const CONTACT_RULES = `
.reach{display:grid;grid-template-columns:auto minmax(0,1fr);gap:2px 18px;align-items:start}
.reach .icon{color:var(--primary);width:26px;height:26px;margin-top:4px}
.reach span{display:block;color:var(--muted);font-size:.92rem}
.reach strong{font-weight:600;overflow-wrap:anywhere}
.reach .lengthy,.contact.closing .reach .lengthy{font-size:clamp(.8rem,3.5vw,1.15rem)}
.reach p{color:var(--muted);font-size:.95rem;margin-top:4px}`;

/** A way of contact as an item of a list. Numbers and addresses run from left to right on every page. */
export function contactItem(item: ContactDetail, className = ''): Html {
  const drawn = html`<li class="reach${className && ` ${className}`}">${icon(item.icon)}<div><span>${item.label}</span><strong${item.value.length > 26 && !item.value.includes(' ') && html` class="lengthy"`}>${item.href ? html`<a href="${item.href}" dir="ltr">${item.value}</a>` : item.value}</strong>${prose(item.body)}</div></li>`;
  return item.placeholder ? marked(drawn, 'detail', ['span']) : drawn;
}
