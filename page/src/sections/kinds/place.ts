import * as v from 'valibot';
import { type Html, html, raw } from '../html.ts';
import { HOUR_RULES, hourRows, hoursTable } from '../parts/hour-rows.ts';
import { mapLinks } from '../parts/map-links.ts';
import { marked } from '../parts/mark-samples.ts';
import { heading, icon, sectionMark } from '../parts.ts';
import { prose } from '../prose.ts';
import { address, defineKind, line, longText, MOST_ITEMS, optionalLine, type RenderContext } from '../section-kind.ts';

/** How to find a place on a map. */
function placeLinks(
  hasMaps: boolean,
  { address: where, href }: { address: string; href?: string | undefined },
  { words }: RenderContext,
): Html | '' {
  if (hasMaps && where) return mapLinks(where);
  return href ? html`<a class="map" href="${href}">${words.map}</a>` : '';
}

export const place = defineKind({
  kind: 'place',
  label: 'How to find us',
  category: 'Closing',
  schema: v.object({
    kind: v.literal('place'),
    title: line(200),
    intro: longText,
    places: v.pipe(
      v.array(
        v.object({
          /** What is there. */
          label: optionalLine(300),
          /** The address or place as written. */
          address: optionalLine(2000),
          body: longText,
          /** A search on a map; empty for none. */
          href: v.optional(address),
          /** True while it is not known: marked in the editor, never published. */
          placeholder: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_ITEMS),
    ),
    /** Links to maps of several services, in place of one. */
    hasMaps: v.optional(v.boolean(), false),
    /** When somebody is there, beside where. */
    hours: v.optional(v.object({ title: line(200), rows: hourRows })),
  }),
  css: `${HOUR_RULES}
.place .pair{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(32px,6vw,96px);align-items:start}
.place .pair .heading{margin-bottom:clamp(20px,2.4vw,32px)}
.place .places{list-style:none;display:grid;gap:20px}
.places li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 18px;padding:26px 28px;border-radius:var(--radius);background:var(--card)}
.places .icon{width:28px;height:28px;color:var(--primary);margin-top:2px}
.place h3{font-size:1.1rem;margin-bottom:6px}
.place .where{font:600 clamp(1.15rem,1rem + .5vw,1.4rem)/1.4 var(--display);overflow-wrap:anywhere}
.place .where.words{font:400 1.06rem/1.65 var(--body)}
.place .more{color:var(--muted);margin-top:8px}
.place .map{display:inline-block;margin-top:14px;font-weight:600}
.map-links{display:flex;flex-wrap:wrap;gap:10px;margin-top:18px}
.map-link{padding:9px 16px;border:1px solid var(--line);border-radius:var(--radius-b);background:var(--bg);color:var(--primary);font-weight:600;font-size:.95rem;line-height:1.3;text-decoration:none}
.map-link:hover{border-color:currentColor}
.place:not(.tint) .places li{background:var(--surface)}
@media(max-width:860px){.place .pair{grid-template-columns:minmax(0,1fr)}}
.place .pair>div:not(:has(li)):not(:has(dt)){display:none}
.place:not(:has(li)):not(:has(dt)){display:none}`,
  render(section, context) {
    const known = <T extends { placeholder: boolean }>(items: readonly T[]) =>
      context.mode === 'edit' ? [...items] : items.filter((item) => !item.placeholder);
    const places = known(section.places);
    const rows = known(section.hours?.rows ?? []);
    if (places.length === 0 && rows.length === 0) return raw('');
    const list = html`<ul class="places">${places.map((item) => {
      const drawn = html`<li>${icon('map-pin')}<div>${item.label && html`<h3>${item.label}</h3>`}${prose(item.address, item.address.length > 90 ? 'where words' : 'where')}${prose(item.body, 'more')}${placeLinks(section.hasMaps, item, context)}</div></li>`;
      return item.placeholder ? marked(drawn, 'place', ['h3', 'a']) : drawn;
    })}</ul>`;
    const title = places.length > 0 && heading(section.title, section.intro);
    const hasHours = section.hours !== undefined && rows.length > 0;
    const times = section.hours && hasHours && [heading(section.hours.title), hoursTable(rows)];
    const isTight = places.length <= 1 && rows.length <= 2;
    const isPair = hasHours && places.length > 0;
    const body = isPair
      ? html`<div class="wrap pair"><div>${title}${list}</div><div>${times}</div></div>`
      : html`<div class="wrap">${times || [title, list]}</div>`;
    return html`<section class="place${!isPair && ' beside'}${isTight && ' tight'}" ${sectionMark('place', context)}>${body}</section>`;
  },
  samples: [
    {
      label: 'How to find us',
      section: {
        kind: 'place',
        title: 'How to find us',
        places: [{ label: 'What is there', address: 'Street and city', placeholder: true }],
        hours: {
          title: 'Opening hours',
          rows: [
            { days: 'Monday to Friday', times: 'From – to', placeholder: true },
            { days: 'Saturday', times: 'From – to', placeholder: true },
          ],
        },
      },
    },
    {
      label: 'Address with maps',
      section: {
        kind: 'place',
        title: 'How to find us',
        places: [{ address: 'Street and city', placeholder: true }],
        hasMaps: true,
      },
    },
  ],
});
