import * as v from 'valibot';
import { html } from '../html.ts';
import { actions, picture, sectionMark } from '../parts.ts';
import { art, defineKind, line, link } from '../section-kind.ts';

export const story = defineKind({
  kind: 'story',
  label: 'Text and picture',
  category: 'Content',
  schema: v.object({
    kind: v.literal('story'),
    side: v.picklist(['left', 'right']),
    title: line(120),
    paragraphs: v.pipe(v.array(line(700)), v.minLength(1), v.maxLength(4)),
    actions: v.optional(v.pipe(v.array(link), v.maxLength(1)), []),
    art,
  }),
  css: `
.story .wrap{display:grid;grid-template-columns:1fr 1fr;gap:clamp(32px,6vw,96px);align-items:center}
.story h2{margin-bottom:22px}
.story p{color:var(--muted);font-size:1.08rem;margin-top:14px}
.story-art{width:100%;height:auto;aspect-ratio:5/4;object-fit:cover;display:block;border-radius:var(--radius-xl)}
.story-left .story-art{order:-1}
@media(max-width:860px){.story .wrap{grid-template-columns:1fr}.story-left .story-art{order:0}}`,
  render: (
    section,
    context,
  ) => html`<section class="story story-${section.side}" ${sectionMark('story', context)}><div class="wrap">
<div><h2>${section.title}</h2>${section.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}${actions(section.actions)}</div>
${picture(section.art, context, 'story-art')}
</div></section>`,
  samples: (['right', 'left'] as const).map((side) => ({
    label: side === 'right' ? 'Text, picture right' : 'Text, picture left',
    section: {
      kind: 'story' as const,
      side,
      title: 'The story behind it',
      paragraphs: ['Tell people who you are and why you do this. Two or three honest sentences are enough.'],
      art: { motif: 'landscape' as const, seed: 21 },
    },
  })),
});
