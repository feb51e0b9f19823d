import * as v from 'valibot';
import { html } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { actions, heading, picture, sectionMark } from '../parts.ts';
import { prose } from '../prose.ts';
import { art, defineKind, line, link } from '../section-kind.ts';

/** A sentence of so many letters can stand in the letters of headings. */
const MOST_SAYING = 110;

export const story = defineKind({
  kind: 'story',
  label: 'Text and picture',
  category: 'Content',
  schema: v.object({
    kind: v.literal('story'),
    side: v.picklist(['left', 'right']),
    title: line(200),
    paragraphs: v.pipe(v.array(line(6000)), v.minLength(1), v.maxLength(300)),
    actions: v.optional(v.pipe(v.array(link), v.maxLength(1)), []),
    /** Without one, the words stand beside their title. */
    art: v.optional(art),
    /** True while nobody wrote its words: marked in the editor, never published. */
    placeholder: v.optional(v.boolean(), false),
  }),
  css: `
.story-left .wrap,.story-right .wrap{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(32px,6vw,96px);align-items:center}
.story-left .heading,.story-right .heading{margin-bottom:22px}
.story p{font-size:1.12rem}
.story p+p{margin-top:14px}
.story-words p:first-child{font:400 clamp(1.2rem,1.05rem + .7vw,1.5rem)/1.5 var(--display);letter-spacing:0}
.story-told p:first-child{font:400 clamp(1.1rem,1.04rem + .3vw,1.25rem)/1.65 var(--body)}
.story-art{width:100%;height:auto;aspect-ratio:5/4;object-fit:cover;display:block;border-radius:var(--radius-xl)}
.story-left .story-art{order:-1}
.story ul,.story ol{padding-inline-start:1.3em;margin-top:14px}
.story li+li,.story li ul,.story li ol{margin-top:6px}
.story ul+p,.story ol+p,.story p+figure,.story p+blockquote{margin-top:18px}
.story p+h3,.story ul+h3,.story ol+h3,.story figure+h3,.story p+h4,.story ul+h4{margin-top:32px}
.story h3,.story h4{margin-bottom:10px}
.story figure{margin:24px 0}
.story figure img{height:auto;border-radius:var(--radius-m)}
.story blockquote{margin:0;padding-inline-start:22px;border-inline-start:3px solid var(--accent);font-size:1.12rem}
@media(max-width:860px){.story-left .wrap,.story-right .wrap{grid-template-columns:minmax(0,1fr)}.story-left .story-art{order:0}}`,
  render(section, context) {
    if (section.placeholder && context.mode === 'publish') return html``;
    const paragraphs = section.paragraphs.flatMap((paragraph) => prose(paragraph));
    const drawn = section.placeholder ? paragraphs.map((paragraph) => marked(paragraph, 'text')) : paragraphs;
    const words = [drawn, actions(section.actions)];
    const title = heading(section.title);
    const isSaying = paragraphs.length === 1 && section.paragraphs.join('').length <= MOST_SAYING;
    const isShort = section.paragraphs.join('').length <= 2 * MOST_SAYING;
    const look = section.art
      ? `story-${section.side}`
      : `story-words beside${isSaying ? ' tight' : ` story-told${isShort ? ' tight' : ''}`}`;
    return html`<section class="story ${look}" ${sectionMark('story', context)}><div class="wrap">
${section.art ? html`<div>${title}${words}</div>${picture(section.art, context, 'story-art')}` : html`${title}<div>${words}</div>`}
</div></section>`;
  },
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
