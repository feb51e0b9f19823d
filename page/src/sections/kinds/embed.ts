import * as v from 'valibot';
import { html } from '../html.ts';
import { embedAddress, HIGHEST, LOWEST, USUAL_HEIGHT } from '../parts/embed-link.ts';
import { marked } from '../parts/mark-samples.ts';
import { heading, sectionMark } from '../parts.ts';
import { address, defineKind, line, optionalLine } from '../section-kind.ts';

/**
 * What is shown out of another site: a map, a calendar, a shop. It is a link in everything that is stored;
 * `../../publish/embeds.ts` makes the frame where visitors get the page, which asks nobody before it is pressed.
 */
export const embed = defineKind({
  kind: 'embed',
  label: 'Embed',
  category: 'Content',
  schema: v.object({
    kind: v.literal('embed'),
    title: line(200),
    intro: optionalLine(600),
    /** What is shown, over HTTPS; `#` while nobody gave one: not published then. */
    href: address,
    /** What it is, for those who cannot see it. */
    name: optionalLine(200),
    /** Pixels. */
    height: v.optional(v.pipe(v.number(), v.integer(), v.minValue(LOWEST), v.maxValue(HIGHEST)), USUAL_HEIGHT),
    /** What is pressed to show it; empty for words of ours. */
    label: optionalLine(120),
    caption: optionalLine(300),
    /** The texts that are samples: marked in the editor, never published. */
    placeholders: v.optional(v.array(v.picklist(['title'])), []),
  }),
  css: `
.embed figure{margin:0}
.embed-box>*{display:block;width:100%;border:1px solid var(--line);border-radius:var(--radius-xl);background:var(--soft)}
.embed-box>a:first-child{display:grid;grid-template-columns:minmax(0,auto);place-content:center;place-items:center;padding:24px;min-height:220px;text-decoration:none}
.embed-show{display:inline-block;padding:15px 28px;border:2px solid transparent;border-radius:var(--radius-b);background:var(--primary);color:var(--on-primary);font-weight:600;line-height:1.25}
.embed-box>:not(:first-child){width:auto;margin-top:10px;border:0;background:none;font-size:.9rem;text-align:end}
.embed figcaption{margin-top:14px;color:var(--muted);font-size:.95rem}
.centred .embed figcaption{text-align:center}
@media(max-width:640px){.embed-box>*{border-radius:var(--radius)}}
.embed:not(:has(.embed-box)){display:none}`,
  render({ title, intro, href, name, height, label, caption, placeholders }, context) {
    const { mode, words } = context;
    if (mode === 'publish' && !embedAddress(href)) return html``;
    const headed = heading(title, intro);
    const sampled = placeholders.includes('title') ? mode === 'edit' && marked(headed, 'text') : headed;
    return html`<section class="embed" ${sectionMark('embed', context)}><div class="wrap">
${sampled}
<figure><div class="embed-box"><a class="embed-link" href="${href}" target="_blank" title="${name}" data-height="${height}"><span class="embed-show">${label || words.showEmbed}</span></a></div>${caption && html`<figcaption>${caption}</figcaption>`}</figure>
</div></section>`;
  },
  samples: [
    {
      label: 'Embed',
      section: { kind: 'embed', title: 'Say what is shown here', href: '#', placeholders: ['title'] },
    },
  ],
});
