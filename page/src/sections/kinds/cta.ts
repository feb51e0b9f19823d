import * as v from 'valibot';
import { type Html, html } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { actions, sectionMark } from '../parts.ts';
import { prose } from '../prose.ts';
import { defineKind, line, link, longText } from '../section-kind.ts';

export const CTA_VARIANTS = ['band', 'card'] as const;

export const cta = defineKind({
  kind: 'cta',
  label: 'Call to action',
  category: 'Closing',
  ownGround: true,
  schema: v.object({
    kind: v.literal('cta'),
    variant: v.picklist(CTA_VARIANTS),
    title: line(200),
    body: longText,
    actions: v.pipe(v.array(link), v.maxLength(2)),
    /** True while nobody wrote it: marked in the editor, never published. */
    placeholder: v.optional(v.boolean(), false),
  }),
  css: `
.cta{color:var(--on-deep)}
.cta h2{color:var(--on-deep);font-size:clamp(2rem,1.3rem + 2.8vw,3.3rem)}
.cta h2.long{font-size:clamp(1.6rem,1.2rem + 1.7vw,2.5rem)}
.cta p{color:var(--on-deep-muted);font-size:1.15rem;margin-top:18px;max-width:36em}
.cta .button{background:var(--on-deep);color:var(--deep)}
.cta .button-quiet{background:none;color:var(--on-deep);border-color:var(--on-deep-muted)}
.cta-band{background:var(--deep)}
.cta-card .inner{background:var(--deep);border-radius:var(--radius-xl);padding:clamp(44px,7vw,96px) clamp(24px,6vw,88px);text-align:center}
.cta-card p{margin-inline:auto}
.cta-card .actions{justify-content:center}`,
  render(section, context) {
    if (section.placeholder && context.mode === 'publish') return html``;
    const sample = (drawn: Html) => (section.placeholder ? marked(drawn, 'text') : drawn);
    const title = html`<h2${section.title.length > 60 && html` class="long"`}>${section.title}</h2>`;
    return html`<section class="cta cta-${section.variant}" ${sectionMark('cta', context)}><div class="wrap"><div class="inner">
${sample(title)}${prose(section.body).map(sample)}${actions(section.actions)}
</div></div></section>`;
  },
  samples: CTA_VARIANTS.map((variant) => ({
    label: variant === 'band' ? 'Call to action, band' : 'Call to action, card',
    section: {
      kind: 'cta' as const,
      variant,
      title: 'Ready when you are',
      body: 'Say what happens once they press the button.',
      actions: [{ label: 'Get started', href: '#contact' }],
    },
  })),
});
