import * as v from 'valibot';
import { html } from '../html.ts';
import { heading, sectionMark } from '../parts.ts';
import { defineKind, line, optionalLine } from '../section-kind.ts';

export const steps = defineKind({
  kind: 'steps',
  label: 'Steps',
  category: 'Content',
  schema: v.object({
    kind: v.literal('steps'),
    title: line(120),
    intro: optionalLine(300),
    items: v.pipe(v.array(v.object({ title: line(80), body: optionalLine(240) })), v.minLength(2), v.maxLength(5)),
  }),
  css: `
.steps{background:var(--surface)}
.steps ol{list-style:none;counter-reset:step;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:36px}
.steps li{counter-increment:step;position:relative;padding-top:74px}
.steps li:before{content:counter(step);position:absolute;top:0;left:0;width:50px;height:50px;border-radius:50%;display:grid;place-items:center;background:var(--primary);color:var(--on-primary);font:700 1.2rem/1 var(--display)}
.steps li:not(:last-child):after{content:"";position:absolute;top:24px;left:64px;right:-22px;border-top:2px dashed var(--line)}
.steps h3{font-size:1.2rem}
.steps li p{margin-top:8px;color:var(--muted)}
@media(max-width:820px){.steps ol{grid-template-columns:1fr}.steps li{padding:4px 0 0 74px;min-height:56px}.steps li:not(:last-child):after{display:none}}`,
  render: (section, context) => html`<section class="steps" ${sectionMark('steps', context)}><div class="wrap">
${heading(section.title, section.intro)}
<ol>${section.items.map((item) => html`<li><h3>${item.title}</h3>${item.body && html`<p>${item.body}</p>`}</li>`)}</ol>
</div></section>`,
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
