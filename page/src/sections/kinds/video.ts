import * as v from 'valibot';
import type { PageWords } from '../../languages/page-words.ts';
import { html, raw } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { hasVideo, isVideoFile, withPlayers } from '../parts/video-player.ts';
import { serviceOf } from '../parts/video-service.ts';
import { heading, icon, namedIcon, picture, sectionMark } from '../parts.ts';
import { address, art, defineKind, line, optionalLine } from '../section-kind.ts';

function labelOf(href: string, { watch, watchOn }: PageWords['video']): string {
  const service = serviceOf(href);
  return service ? watchOn.replace('{}', service) : watch;
}

/**
 * A video behind its picture. Nothing is loaded, and nobody asked, before it is pressed. The editor shows a link, whose
 * address and picture are changed as everywhere. A file gets its player when the page is published
 * (`../parts/video-player.ts`), the video of a service a frame where visitors get the page (`../../publish/videos.ts`).
 */
export const video = defineKind({
  kind: 'video',
  label: 'Video',
  category: 'Content',
  schema: v.object({
    kind: v.literal('video'),
    title: line(200),
    intro: optionalLine(600),
    /** A page of YouTube, Vimeo or another service, or a file; `#` while nobody gave one: not published then. */
    href: address,
    /** What stands there before it plays; a drawing keeps its place in the editor alone. */
    art,
    caption: optionalLine(300),
    /** The texts that are samples: marked in the editor, never published. */
    placeholders: v.optional(v.array(v.picklist(['caption'])), []),
  }),
  css: `
.video figure{margin:0}
.video-link{position:relative;display:grid;place-items:center;padding:24px;aspect-ratio:16/9;overflow:hidden;text-decoration:none;border:1px solid var(--line);border-radius:var(--radius-xl);background:var(--soft)}
.video-link .video-shot{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.video-watch{position:relative;display:inline-flex;align-items:center;gap:12px;padding:17px 28px;border:2px solid transparent;border-radius:var(--radius-b);background:var(--primary);color:var(--on-primary);font-weight:600;line-height:1.25;box-shadow:0 6px 28px rgb(0 0 0/.28)}
.video-watch .icon{flex:none;width:20px;height:20px}
.video-watch .icon:first-child{fill:currentColor}
.video-player{display:block;width:100%;height:auto;aspect-ratio:16/9;border-radius:var(--radius-xl);background:#000}
.video figcaption{margin-top:14px;color:var(--muted);font-size:.95rem}
.centred .video figcaption{text-align:center}
@media(min-width:641px){.video-link:not(:has(.video-shot)){aspect-ratio:3}}
@media(max-width:640px){.video-link,.video-player{border-radius:var(--radius)}.video-link{aspect-ratio:4/3}.video-watch{padding:14px 22px}}
@media(prefers-reduced-motion:no-preference){.video-watch{transition:transform .15s}.video-link:hover .video-watch{transform:scale(1.04)}}
.video:not(:has(.video-link)):not(:has(.video-player)){display:none}`,
  render({ title, intro, href, art: shown, caption, placeholders }, context) {
    const { mode, words } = context;
    if (mode === 'publish' && !hasVideo(href)) return raw('');
    const image = picture(shown, context, 'video-shot');
    const shot = shown.photo ? image : mode === 'edit' && marked(image, 'picture');
    const isFile = isVideoFile(href);
    const link = html`<a class="video-link" href="${href}"${!isFile && raw(' target="_blank"')}>${shot}<span class="video-watch">${icon('play')}<span>${labelOf(href, words.video)}</span>${!isFile && namedIcon('arrow-up-right', words.video.newTab)}</span></a>`;
    const below = caption && html`<figcaption>${caption}</figcaption>`;
    const sampled = placeholders.includes('caption') && below ? mode === 'edit' && marked(below, 'text') : below;
    return html`<section class="video" ${sectionMark('video', context)}><div class="wrap">
${heading(title, intro)}
<figure>${mode === 'publish' ? raw(withPlayers(link.markup)) : link}${sampled}</figure>
</div></section>`;
  },
  samples: [
    {
      label: 'Video',
      section: {
        kind: 'video',
        title: 'See it for yourself',
        href: '#',
        art: { motif: 'landscape', seed: 12 },
        caption: 'Say what the video shows, and how long it is.',
        placeholders: ['caption'],
      },
    },
  ],
});
