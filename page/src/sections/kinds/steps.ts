import * as v from 'valibot';
import { html } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { heading, sectionMark, ticked } from '../parts.ts';
import { prose } from '../prose.ts';
import { defineKind, line, longText, optionalLine, points } from '../section-kind.ts';

export const steps = defineKind({
  kind: 'steps',
  label: 'Steps',
  category: 'Content',
  schema: v.object({
    kind: v.literal('steps'),
    title: line(200),
    intro: longText,
    items: v.pipe(
      v.array(
        v.object({
          title: optionalLine(400),
          body: longText,
          points,
          /** True while nobody wrote it: marked in the editor, never published. */
          placeholder: v.optional(v.boolean(), false),
          /** True where the title of a placeholder says what belongs there, and is no sample itself. */
          titled: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(2),
      v.maxLength(40),
    ),
  }),
  css: `
.steps ol{list-style:none;counter-reset:step}
.steps ol>li{counter-increment:step;position:relative;min-width:0}
.steps ol>li:before{content:counter(step);position:absolute;top:0;inset-inline-start:0;width:50px;height:50px;border-radius:50%;display:grid;place-items:center;background:var(--primary);color:var(--on-primary);font:700 1.2rem/1 var(--display)}
.steps h3{font-size:1.2rem}
.steps li>p{color:var(--muted)}
.steps h3+p{margin-top:8px}
.steps-across ol{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,230px),1fr));gap:36px}
.steps-across ol>li{padding-top:74px}
.steps-across ol>li:not(:last-child):after{content:"";position:absolute;top:24px;inset-inline:64px -22px;border-top:2px dashed var(--line)}
.steps-across .columns-2>li:nth-child(2n):after,.steps-across .columns-3>li:nth-child(3n):after,.steps-across .columns-1>li:after{display:none}
.steps-down ol>li{padding-block:11px 34px;padding-inline-start:78px}
.steps-down ol>li:last-child{padding-bottom:0}
.steps-down ol>li:not(:last-child):after{content:"";position:absolute;inset-block:60px 4px;inset-inline-start:24px;border-inline-start:2px dashed var(--line)}
@media(max-width:820px){.steps-across ol{grid-template-columns:minmax(0,1fr)}.steps-across ol>li{padding-block:11px 0;padding-inline-start:74px;min-height:56px}.steps-across ol>li:not(:last-child):after{display:none}}`,
  former: {
    marker: 'steps steps-',
    css: `
:where(.steps:not(.steps-down):not(.steps-across)) ol{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:36px}
:where(.steps:not(.steps-down):not(.steps-across)) ol>li{padding-top:74px}`,
  },
  render(section, context) {
    const items = context.mode === 'edit' ? section.items : section.items.filter((item) => !item.placeholder);
    if (items.length === 0) return html``;
    const isShort = items.every(({ body, points }) => body.length < 200 && points.length === 0);
    const look = items.length <= 4 && isShort ? 'across' : 'down beside';
    return html`<section class="steps steps-${look}" ${sectionMark('steps', context)}><div class="wrap">
${heading(section.title, section.intro)}
<ol>${items.map((item) => {
      const drawn = html`<li>${item.title && html`<h3>${item.title}</h3>`}${prose(item.body)}${ticked(item.points)}</li>`;
      return item.placeholder ? marked(drawn, 'step', item.titled ? ['h3'] : []) : drawn;
    })}</ol>
</div></section>`;
  },
  samples: [
    {
      label: 'Steps',
      section: {
        kind: 'steps',
        title: 'How it works',
        items: [
          { title: 'First', body: 'What the visitor does.' },
          { title: 'Then', body: 'What you do.' },
          { title: 'Finally', body: 'What they have at the end.' },
        ],
      },
    },
  ],
});
