import * as v from 'valibot';
import { html, raw } from '../html.ts';
import { ICON_NAMES } from '../icons.ts';
import { heading, icon, sectionMark } from '../parts.ts';
import { address, defineKind, line, optionalLine } from '../section-kind.ts';

export const contact = defineKind({
  kind: 'contact',
  label: 'Contact',
  category: 'Closing',
  schema: v.object({
    kind: v.literal('contact'),
    title: line(120),
    intro: optionalLine(300),
    details: v.pipe(
      v.array(
        v.object({
          icon: v.picklist(ICON_NAMES),
          label: line(40),
          value: line(160),
          href: v.optional(address),
          /** True while it is not known: marked in the editor, never published. */
          placeholder: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(1),
      v.maxLength(4),
    ),
  }),
  css: `
.contact ul{list-style:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr));gap:20px}
.contact li{display:grid;grid-template-columns:auto 1fr;gap:2px 18px;align-items:center;padding:24px 26px;border:1px solid var(--line);border-radius:var(--radius)}
.contact .icon{grid-row:span 2;color:var(--primary);width:28px;height:28px}
.contact li span{color:var(--muted);font-size:.92rem}
.contact li strong{font-weight:600;overflow-wrap:anywhere}
.contact:not(:has(li)){display:none}`,
  render(section, context) {
    const details = context.mode === 'edit' ? section.details : section.details.filter((item) => !item.placeholder);
    if (details.length === 0) return raw('');
    return html`<section class="contact" ${sectionMark('contact', context)}><div class="wrap">
${heading(section.title, section.intro)}
<ul>${details.map((item) => html`<li${item.placeholder && raw(' data-placeholder="detail"')}>${icon(item.icon)}<span>${item.label}</span><strong>${item.href ? html`<a href="${item.href}">${item.value}</a>` : item.value}</strong></li>`)}</ul>
</div></section>`;
  },
  samples: [
    {
      label: 'Contact',
      section: {
        kind: 'contact',
        title: 'Come and talk to us',
        details: [
          { icon: 'mail', label: 'E-mail', value: 'Your e-mail address', placeholder: true },
          { icon: 'phone', label: 'Phone', value: 'Your phone number', placeholder: true },
          { icon: 'map-pin', label: 'Address', value: 'Street and city', placeholder: true },
        ],
      },
    },
  ],
});
