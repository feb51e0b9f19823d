import * as v from 'valibot';
import { html, raw } from '../html.ts';
import { ICON_NAMES } from '../icons.ts';
import { heading, icon, sectionMark, spans } from '../parts.ts';
import { prose } from '../prose.ts';
import { address, defineKind, line, longText, MOST_ITEMS } from '../section-kind.ts';

export const contact = defineKind({
  kind: 'contact',
  label: 'Contact',
  category: 'Closing',
  schema: v.object({
    kind: v.literal('contact'),
    title: line(200),
    intro: longText,
    details: v.pipe(
      v.array(
        v.object({
          icon: v.picklist(ICON_NAMES),
          label: line(400),
          value: line(2000),
          href: v.optional(address),
          /** What it is for. */
          body: longText,
          /** True while it is not known: marked in the editor, never published. */
          placeholder: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_ITEMS),
    ),
  }),
  css: `
.contact li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:2px 18px;align-items:start;padding:24px 26px;border:1px solid var(--line);border-radius:var(--radius);background:var(--bg)}
.contact .icon{color:var(--primary);width:28px;height:28px;margin-top:4px}
.contact li span{display:block;color:var(--muted);font-size:.92rem}
.contact li strong{font-weight:600;overflow-wrap:anywhere}
.contact li p{color:var(--muted);font-size:.95rem;margin-top:6px}
.contact:not(:has(li)){display:none}`,
  render(section, context) {
    const details = context.mode === 'edit' ? section.details : section.details.filter((item) => !item.placeholder);
    if (details.length === 0) return raw('');
    const classes = spans(details.length);
    return html`<section class="contact" ${sectionMark('contact', context)}><div class="wrap">
${heading(section.title, section.intro)}
<ul class="mosaic">${details.map((item, index) => html`<li class="${classes[index] ?? ''}"${item.placeholder && raw(' data-placeholder="detail"')}>${icon(item.icon)}<div><span>${item.label}</span><strong>${item.href ? html`<a href="${item.href}">${item.value}</a>` : item.value}</strong>${prose(item.body)}</div></li>`)}</ul>
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
