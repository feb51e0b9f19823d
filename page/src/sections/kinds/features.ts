import * as v from 'valibot';
import { html } from '../html.ts';
import { ICON_NAMES } from '../icons.ts';
import { heading, icon, sectionMark } from '../parts.ts';
import { defineKind, line, optionalLine } from '../section-kind.ts';

export const FEATURE_VARIANTS = ['cards', 'rows', 'aside'] as const;

const LABELS = { cards: 'Features, cards', rows: 'Features, plain', aside: 'Features, beside a title' };

export const features = defineKind({
  kind: 'features',
  label: 'Features',
  category: 'Content',
  schema: v.object({
    kind: v.literal('features'),
    variant: v.picklist(FEATURE_VARIANTS),
    title: line(120),
    intro: optionalLine(300),
    items: v.pipe(
      v.array(v.object({ icon: v.picklist(ICON_NAMES), title: line(80), body: optionalLine(240) })),
      v.minLength(1),
      v.maxLength(6),
    ),
  }),
  css: `
.features ul{list-style:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,290px),1fr));gap:24px}
.features li .icon{width:46px;height:46px;padding:11px;border-radius:var(--radius-m);background:var(--soft);color:var(--primary);display:block;margin-bottom:20px}
.features h3{font-size:1.2rem}
.features li p{margin-top:9px;color:var(--muted)}
.features-cards li{background:var(--surface);border-radius:var(--radius);padding:30px}
.features-cards li .icon{background:var(--bg)}
.features-rows ul{gap:44px 40px}
.features-rows li{border-top:2px solid var(--ink);padding-top:24px}
.features-rows li .icon{background:none;padding:0;width:30px;height:30px}
.features-aside .wrap{display:grid;grid-template-columns:minmax(0,.8fr) minmax(0,1.2fr);gap:clamp(32px,6vw,96px);align-items:start}
.features-aside .heading{margin:0;position:sticky;top:32px}
.features-aside ul{grid-template-columns:1fr;gap:0}
.features-aside li{display:grid;grid-template-columns:46px 1fr;column-gap:22px;padding:26px 0;border-bottom:1px solid var(--line)}
.features-aside li:first-child{padding-top:0}
.features-aside li .icon{grid-row:span 2;margin:0}
@media(max-width:860px){.features-aside .wrap{grid-template-columns:1fr}.features-aside .heading{position:static}}`,
  render: (
    section,
    context,
  ) => html`<section class="features features-${section.variant}" ${sectionMark('features', context)}><div class="wrap">
${heading(section.title, section.intro)}
<ul>${section.items.map((item) => html`<li>${icon(item.icon)}<h3>${item.title}</h3>${item.body && html`<p>${item.body}</p>`}</li>`)}</ul>
</div></section>`,
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
