import * as v from 'valibot';
import { type Html, html, raw } from '../html.ts';
import { grouped } from '../parts/grouped.ts';
import { marked } from '../parts/mark-samples.ts';
import { unitBeside } from '../parts/unit-beside.ts';
import { heading, sectionMark, ticked } from '../parts.ts';
import { prose } from '../prose.ts';
import { defineKind, line, longText, MOST_ITEMS, optionalLine, points } from '../section-kind.ts';

const LISTING_VARIANTS = ['rows', 'figures'] as const;

const row = v.object({
  /** Rows under one heading stand together. */
  group: optionalLine(200),
  /** Before the name: a time, a number. */
  lead: optionalLine(200),
  title: optionalLine(400),
  body: longText,
  points,
  /** At the end of the line: a price, a place. */
  value: optionalLine(300),
  /** What the value is for: a month, a person. */
  unit: optionalLine(80),
  /** True for a line that nobody gave: marked in the editor, never published. */
  placeholder: v.optional(v.boolean(), false),
  /** True where the title of a placeholder says what belongs there, and is no sample itself. */
  titled: v.optional(v.boolean(), false),
});
type Row = v.InferOutput<typeof row>;

function pricedAt({ value, unit }: Row): Html | '' {
  if (!value) return unit && html`<span class="value"><small>${unit}</small></span>`;
  return html`<span class="value${value.length > 24 && ' value-long'}">${value}${unitBeside(unit)}</span>`;
}

/** What is told of a row follows its price, as people write it; between a time and a place it stays below the name. */
function drawn(item: Row, inGroup: boolean, isFigure: boolean): Html {
  const told = html`${prose(item.body)}${ticked(item.points)}`;
  const isLast = item.value !== '' && !item.lead && !isFigure && (item.body !== '' || item.points.length > 0);
  const title = item.title && (inGroup ? html`<h4>${item.title}</h4>` : html`<h3>${item.title}</h3>`);
  const line = html`<li>${item.lead && html`<span class="lead">${item.lead}</span>`}<div>${title}${!isLast && told}</div>${pricedAt(item)}${isLast && html`<div class="told">${told}</div>`}</li>`;
  return item.placeholder ? marked(line, 'line', item.titled ? ['h3', 'h4'] : []) : line;
}

/** Whether rows are names and nothing else. */
const areNames = (items: readonly Row[]): boolean =>
  items.every(({ body, points, value, unit, lead }) => !body && points.length === 0 && !value && !unit && !lead);

function layoutOf({ items, variant }: { items: readonly Row[]; variant: string }, groups: number): string {
  if (variant === 'figures' && groups === 1 && items.every(({ title, value }) => title && value)) return 'figures';
  return isWide(items, groups) ? 'columns' : 'aside beside';
}

/** Long lists stand in two columns below their heading; short ones beside it. */
const isWide = (items: readonly Row[], groups: number): boolean =>
  (groups > 1 || items.length > 8) && items.every(({ points, body }) => points.length === 0 && body.length < 200);

export const listing = defineKind({
  kind: 'listing',
  label: 'Menu or programme',
  category: 'Content',
  schema: v.object({
    kind: v.literal('listing'),
    /** Figures stand large above their names. */
    variant: v.optional(v.picklist(LISTING_VARIANTS), 'rows'),
    title: line(200),
    intro: longText,
    /** Whether rows are counted, as their writer did. */
    numbered: v.optional(v.boolean(), false),
    items: v.pipe(v.array(row), v.minLength(1), v.maxLength(MOST_ITEMS)),
  }),
  css: `
.listing-columns .rows{columns:2 24rem;column-gap:clamp(36px,6vw,88px)}
.listing ul:not(.ticks){list-style:none;border-top:var(--top,2px) solid var(--ink)}
.row-group:not(:last-child){margin-bottom:44px}
.row-group:not(:has(li:nth-child(9))){break-inside:avoid}
.row-group>h3{font-size:1.3rem;margin-bottom:14px;break-after:avoid;overflow-wrap:anywhere}
.listing li{break-inside:avoid}
.listing ul:not(.ticks)>li{display:flex;gap:6px 24px;align-items:baseline;padding:17px 0;border-bottom:1px solid var(--line)}
.listing .lead{flex:none;min-width:clamp(4em,9vw,5.2em);max-width:42%;color:var(--primary);font-weight:600;font-variant-numeric:tabular-nums}
.listing li>div{flex:1;min-width:0}
.listing li:has(>.told){flex-wrap:wrap}
.listing li>.told{flex:0 0 100%}
.listing .told>:first-child{margin-top:0}
.listing li h3{margin:0;font-size:1.1rem;line-height:1.3}
.listing li p{color:var(--muted);margin-top:5px}
.listing .value{font:600 1.05rem/1.4 var(--body);font-variant-numeric:lining-nums tabular-nums;text-align:end;max-width:45%;overflow-wrap:anywhere}
.listing .value-long{font:600 1rem/1.4 var(--body)}
.listing .value small{font:400 .9rem/1.3 var(--body);letter-spacing:0;color:var(--muted)}
.row-group:not(:has(li)){display:none}
.listing:not(:has(li)){display:none}
.listing-figures li h3{font:400 1rem/1.5 var(--body);letter-spacing:0}
.listing-figures .value{font:var(--display-weight) clamp(1.45rem,1.1rem + 1.7vw,2.5rem)/1.1 var(--display);letter-spacing:var(--tracking);max-width:60%}
.figures-2{--n:2}
.figures-1{--n:1}
@media(min-width:641px){.listing-figures .rows ul{display:grid;grid-template-columns:repeat(var(--n,3),minmax(0,1fr))}.listing-figures .rows li{flex-direction:column-reverse;justify-content:flex-end;align-items:stretch;padding:24px 2vw 26px 0}.listing-figures .rows li:not(:nth-child(3n+1)){border-inline-start:1px solid var(--line);padding-inline-start:2vw}.listing-figures li>div{flex:0 1 auto}.listing-figures .value{text-align:start;max-width:none}.figures-1 .rows li{flex-direction:row-reverse;align-items:baseline;gap:clamp(24px,5vw,72px)}}
@media(max-width:640px){.listing-figures .value small{display:block}}
.listing-names ul:not(.ticks)>li{padding:13px 0}
.listing-numbered ul:not(.ticks){counter-reset:row}
.listing-numbered ul:not(.ticks)>li{counter-increment:row}
.listing-numbered ul:not(.ticks)>li:before{content:counter(row);flex:none;min-width:1.6em;font:600 1.05rem/1.3 var(--body);font-variant-numeric:tabular-nums;color:var(--primary)}
`,
  former: {
    marker: 'listing listing-',
    css: `
:where(.listing:not(.listing-aside):not(.listing-columns)) .wrap{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));gap:clamp(28px,6vw,96px);align-items:start}`,
  },
  render(section, context) {
    const items = context.mode === 'edit' ? section.items : section.items.filter((item) => !item.placeholder);
    if (items.length === 0) return raw('');
    const groups = grouped(items);
    const layout = layoutOf({ ...section, items }, groups.length);
    const isFigures = layout === 'figures';
    const areShort = !isFigures && groups.length === 1 && areNames(items);
    const look = [
      `listing listing-${layout}`,
      isFigures && items.length <= 3 && `figures-${items.length} tight`,
      areShort && 'listing-names tight',
      section.numbered && 'listing-numbered',
    ]
      .filter(Boolean)
      .join(' ');
    const rows = groups.map(
      ({ group, items: members }) =>
        html`<div class="row-group">${group && html`<h3>${group}</h3>`}<ul>${members.map((item) => drawn(item, group !== '', isFigures))}</ul></div>`,
    );
    return html`<section class="${look}" ${sectionMark('listing', context)}><div class="wrap">
${heading(section.title, section.intro)}
<div class="rows">${rows}</div>
</div></section>`;
  },
  samples: [
    {
      label: 'Menu or price list',
      section: {
        kind: 'listing',
        title: 'On the menu',
        items: ['First dish', 'Second dish', 'Third dish'].map((title) => ({
          title,
          body: 'What is in it.',
          value: 'Price',
          placeholder: true,
        })),
      },
    },
    {
      label: 'Programme',
      section: {
        kind: 'listing',
        title: 'The programme',
        items: ['Doors open', 'The first talk', 'Time to meet'].map((title) => ({
          lead: 'Time',
          title,
          body: 'Who, where, about what.',
          placeholder: true,
        })),
      },
    },
  ],
});
