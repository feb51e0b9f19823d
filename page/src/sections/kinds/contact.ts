import * as v from 'valibot';
import { html, raw } from '../html.ts';
import { CONTACT_RULES, contactDetail, contactItem } from '../parts/contact-list.ts';
import { actions, heading, sectionMark, spans } from '../parts.ts';
import { defineKind, line, link, longText, MOST_ITEMS } from '../section-kind.ts';

export const contact = defineKind({
  kind: 'contact',
  label: 'Contact',
  category: 'Closing',
  schema: v.object({
    kind: v.literal('contact'),
    title: line(200),
    intro: longText,
    details: v.pipe(v.array(contactDetail), v.minLength(1), v.maxLength(MOST_ITEMS)),
    actions: v.optional(v.pipe(v.array(link), v.maxLength(1)), []),
  }),
  css: `${CONTACT_RULES}
.contact .reach{padding:24px 26px;border:1px solid var(--line);border-radius:var(--radius);background:var(--bg)}
.contact.closing .reach{padding:22px 0 0;border:0;border-top:1px solid var(--on-deep-muted);border-radius:0;background:none}
.contact.closing .reach strong{display:block;font:var(--display-weight) clamp(1.15rem,1rem + .7vw,1.5rem)/1.35 var(--display);letter-spacing:calc(var(--tracking)/2);margin-top:4px;text-wrap:balance}
.contact.closing.beside .reach strong{font-size:clamp(1.35rem,1rem + 1.6vw,2.2rem);line-height:1.2}
.contact.closing .actions{margin-top:28px}
.contact:not(:has(li)){display:none}`,
  former: {
    marker: '<li class="reach',
    css: `
:where(.contact) ul:where(:not([class])){list-style:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr));gap:20px}
:where(.contact) ul:where(:not([class]))>li{display:grid;grid-template-columns:auto 1fr;gap:2px 18px;align-items:center;padding:24px 26px;border:1px solid var(--line);border-radius:var(--radius)}
:where(.contact) ul:where(:not([class]))>li>.icon{grid-row:span 2;color:var(--primary);width:28px;height:28px}`,
  },
  render(section, context) {
    const details = context.mode === 'edit' ? section.details : section.details.filter((item) => !item.placeholder);
    if (details.length === 0) return raw('');
    const classes = spans(details.length);
    return html`<section class="contact${details.length === 1 && ' beside'}" ${sectionMark('contact', context)}><div class="wrap on-deep">
${heading(section.title, section.intro)}
<div><ul class="mosaic">${details.map((item, index) => contactItem(item, classes[index]))}</ul>${actions(section.actions)}</div>
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
