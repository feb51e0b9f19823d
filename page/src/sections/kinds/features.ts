import * as v from 'valibot';
import { type Html, html } from '../html.ts';
import { ICON_NAMES } from '../icons.ts';
import { marked } from '../parts/mark-samples.ts';
import { classOf, heading, icon, sectionMark, spans, ticked } from '../parts.ts';
import { prose } from '../prose.ts';
import { defineKind, line, longText, optionalLine, points } from '../section-kind.ts';

export const FEATURE_VARIANTS = ['cards', 'rows', 'aside'] as const;

const LABELS = { cards: 'Features, cards', rows: 'Features, plain', aside: 'Features, beside a title' };

export const features = defineKind({
  kind: 'features',
  label: 'Features',
  category: 'Content',
  schema: v.object({
    kind: v.literal('features'),
    variant: v.picklist(FEATURE_VARIANTS),
    title: line(200),
    intro: longText,
    items: v.pipe(
      v.array(
        v.object({
          icon: v.optional(v.picklist(ICON_NAMES)),
          title: optionalLine(400),
          body: longText,
          points,
          /** True while nobody wrote it: marked in the editor, never published. */
          placeholder: v.optional(v.boolean(), false),
          /** True where the title of a placeholder says what belongs there, and is no sample itself. */
          titled: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(1),
      v.maxLength(24),
    ),
  }),
  css: `
.features-aside .items{list-style:none}
.features .items>li>.icon{width:46px;height:46px;padding:11px;border-radius:var(--radius-m);background:var(--soft);color:var(--primary);display:block;margin-bottom:20px}
.features h3{font-size:1.2rem}
.features li>p{margin-top:9px;color:var(--muted)}
.features li>p:first-child{margin-top:0;color:var(--ink);font-size:1.1rem}
.features .items>li{min-width:0}
.features-cards .items>li{background:var(--card);border-radius:var(--radius);padding:clamp(24px,2.6vw,34px)}
.features-rows .items{gap:44px 40px}
.features-rows .items>li{border-top:2px solid var(--ink);padding-top:22px}
.features-rows .items>li>.icon{background:none;padding:0;width:30px;height:30px}
.features-aside .items>li{padding:24px 0;border-bottom:1px solid var(--line)}
.features-aside .items>li:first-child{border-top:var(--top,2px) solid var(--ink)}
.features-aside .items>li:has(>.icon){display:grid;grid-template-columns:46px minmax(0,1fr);column-gap:22px}
.features-aside .items>li>.icon{grid-row:span 3;margin:0}
.features-names .items{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));column-gap:clamp(28px,4vw,64px);border-top:var(--top,2px) solid var(--ink)}
.features-names .items>li{padding:14px 0}
.features-names .items>li:first-child{border-top:0}
.features-names .items>li:last-child:nth-child(odd){grid-column:1/-1}
.features-names h3{font:500 1.1rem/1.4 var(--body);letter-spacing:0}
@media(max-width:640px){.features-names .items{grid-template-columns:minmax(0,1fr)}}`,
  former: {
    marker: '<ul class="items',
    css: `
:where(.features) ul:where(:not([class])){list-style:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,290px),1fr));gap:24px}
:where(.features) ul:where(:not([class]))>li>.icon{width:46px;height:46px;padding:11px;border-radius:var(--radius-m);background:var(--soft);color:var(--primary);display:block;margin-bottom:20px}
:where(.features-cards) ul:where(:not([class]))>li{background:var(--card);border-radius:var(--radius);padding:30px}
:where(.features-rows) ul:where(:not([class]))>li{border-top:2px solid var(--ink);padding-top:24px}
:where(.features-aside:not(.beside)) .wrap{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));gap:clamp(32px,6vw,96px);align-items:start}
:where(.features-aside) ul:where(:not([class])){grid-template-columns:1fr}`,
  },
  render(section, context) {
    const shown = context.mode === 'edit' ? section.items : section.items.filter((item) => !item.placeholder);
    if (shown.length === 0) return html``;
    const isGrid = section.variant !== 'aside';
    const areNames = !isGrid && shown.every(({ icon, body, points }) => !icon && body === '' && points.length === 0);
    const classes = isGrid ? spans(shown.length) : [];
    const items = shown.map((item, index): Html => {
      const drawn = html`<li${classOf(classes[index])}>${item.icon && icon(item.icon)}${item.title && html`<h3>${item.title}</h3>`}${prose(item.body)}${ticked(item.points)}</li>`;
      return item.placeholder ? marked(drawn, 'item', item.titled ? ['h3'] : []) : drawn;
    });
    return html`<section class="features features-${section.variant}${section.variant === 'aside' && ' beside'}${areNames && ' features-names tight'}" ${sectionMark('features', context)}><div class="wrap">
${heading(section.title, section.intro)}
<ul class="items${isGrid && ' mosaic'}">${items}</ul>
</div></section>`;
  },
  samples: FEATURE_VARIANTS.map((variant) => ({
    label: LABELS[variant],
    section: {
      kind: 'features' as const,
      variant,
      title: 'What you get',
      intro: 'Three things that matter most to the people you serve.',
      items: [
        { icon: 'sparkles' as const, title: 'The first thing', body: 'Say what it is and why it helps.' },
        { icon: 'heart-handshake' as const, title: 'The second thing', body: 'Keep it to one or two short sentences.' },
        {
          icon: 'shield-check' as const,
          title: 'The third thing',
          body: 'Answer the doubt that people have most often.',
        },
      ],
    },
  })),
});
