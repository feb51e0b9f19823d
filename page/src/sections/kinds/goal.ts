import * as v from 'valibot';
import { type Html, html } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { shareReached } from '../parts/share-reached.ts';
import { actions, heading, sectionMark } from '../parts.ts';
import { prose } from '../prose.ts';
import { defineKind, line, link, longText, optionalLine, type RenderContext } from '../section-kind.ts';

function bar(share: number | null, title: string, { language }: RenderContext): Html | '' {
  if (share === null) return '';
  const percent = Math.round(share * 100);
  const shown = new Intl.NumberFormat(language, { style: 'percent' }).format(share);
  return html`<div class="meter"><div class="bar" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${Math.min(percent, 100)}" aria-valuetext="${shown}" aria-label="${title}"><span style="width:${Math.min(percent, 100)}%"></span></div><b>${shown}</b></div>`;
}

export const goal = defineKind({
  kind: 'goal',
  label: 'Goal',
  category: 'Selling',
  schema: v.object({
    kind: v.literal('goal'),
    title: line(200),
    body: longText,
    /** As a person writes it, with its currency or what is counted. */
    target: optionalLine(300),
    reached: optionalLine(300),
    actions: v.optional(v.pipe(v.array(link), v.maxLength(1)), []),
    /** True while nobody set it: marked in the editor, never published. */
    placeholder: v.optional(v.boolean(), false),
  }),
  css: `
.goal{padding-block:clamp(32px,3.6vw,52px)}
.goal .inner{padding:clamp(28px,4.4vw,60px);border-radius:var(--radius-xl);background:var(--deep);color:var(--on-deep);display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(28px,5vw,72px);align-items:center}
.goal .inner:not(:has(dd)){grid-template-columns:minmax(0,1fr)}
.goal .heading{margin:0}
.goal h2{color:var(--on-deep)}
.goal .about{color:var(--on-deep-muted);margin-top:16px;font-size:1.1rem}
.goal .sums{display:flex;flex-wrap:wrap;gap:20px 48px;margin:0}
.goal .sums div{display:flex;flex-direction:column-reverse;min-width:0}
.goal dt{color:var(--on-deep-muted);font-size:.95rem}
.goal dd{margin:0;font:700 clamp(1.6rem,1.2rem + 1.6vw,2.5rem)/1.15 var(--display);letter-spacing:var(--tracking);white-space:nowrap}
.goal dd.words{white-space:normal;overflow-wrap:anywhere;font-size:1.25rem;letter-spacing:0}
.goal .meter{display:flex;align-items:center;gap:16px;margin-top:26px}
.goal .bar{flex:1;height:14px;border-radius:7px;overflow:hidden;box-shadow:inset 0 0 0 1.5px var(--on-deep-muted)}
.goal .bar span{display:block;height:100%;background:var(--on-deep)}
.goal .meter b{font:700 1.1rem/1 var(--display)}
.goal .button{background:var(--on-deep);color:var(--deep)}
@media(max-width:860px){.goal .inner{grid-template-columns:minmax(0,1fr)}}`,
  render(section, context) {
    if (section.placeholder && context.mode === 'publish') return html``;
    const { target, reached } = context.words.goal;
    const sample = (drawn: Html, ours: readonly string[] = []) =>
      section.placeholder ? marked(drawn, 'goal', ours) : drawn;
    const sum = (label: string, value: string) =>
      value &&
      sample(html`<div><dt>${label}</dt><dd${value.length > 18 && html` class="words"`}>${value}</dd></div>`, ['dt']);
    const sums = (section.target || section.reached) && [
      html`<dl class="sums">${sum(reached, section.reached)}${sum(target, section.target)}</dl>`,
      bar(shareReached(section.reached, section.target), section.title, context),
    ];
    return html`<section class="goal" ${sectionMark('goal', context)}><div class="wrap"><div class="inner">
<div>${heading(section.title)}${prose(section.body, 'about').map((paragraph) => sample(paragraph))}${!sums && actions(section.actions)}</div>
${sums && html`<div>${sums}${actions(section.actions)}</div>`}
</div></div></section>`;
  },
  samples: [
    {
      label: 'Goal',
      section: {
        kind: 'goal',
        title: 'What it is for',
        body: 'Say what becomes possible once the goal is reached.',
        target: 'The sum you need',
        reached: 'What you have so far',
        actions: [{ label: 'Get started', href: '#contact' }],
        placeholder: true,
      },
    },
  ],
});
