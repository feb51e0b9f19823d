import { WORDS } from '../languages/languages.ts';
import { html, raw } from '../sections/html.ts';
import { ICONS } from '../sections/icons.ts';
import { isVideoLink } from '../sections/parts/video-player.ts';
import { playerOf, serviceOf } from '../sections/parts/video-service.ts';
import { languageOf } from './form-markup.ts';
import { attributeText, outwards, waitingPage, withFramedLinks } from './waiting-frame.ts';

/** It may run, keep what is its own and open windows, and nothing that reaches beyond the frame. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';
const ALLOWED = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
/** Written out: the page's rules are for what its stored sections hold. */
const FRAME = 'display:block;width:100%;height:auto;aspect-ratio:16/9;border:0;border-radius:var(--radius-xl)';
const RULES =
  'img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}a{position:relative;display:inline-flex;align-items:center;gap:12px;box-shadow:0 6px 28px rgb(0 0 0/.28)}svg{flex:none;width:20px;height:20px}';

const END = '</a>';
const IMAGE = /<img\s[^<>]*>/;

interface Video {
  /** The page of the service. */
  href: string;
  player: URL;
  /** The picture that stands there before it plays; empty for none. */
  poster: string;
  name: string;
}

/** The link to a service's video that some markup begins with, with where it ends; null where it begins with something else. */
function videoAt(part: string): { shown: Video; origin: string; end: number } | null {
  const tag = part.slice(0, part.indexOf('>') + 1);
  const end = part.indexOf(END);
  if (!part.startsWith('<a') || end < 0 || !isVideoLink(attributeText(tag, 'class'))) return null;
  const href = attributeText(tag, 'href');
  const player = playerOf(href);
  if (!player) return null;
  const [image = ''] = IMAGE.exec(part.slice(0, end)) ?? [];
  const shown = { href, player, poster: attributeText(image, 'src'), name: attributeText(image, 'alt') };
  return { shown, origin: player.origin, end: end + END.length };
}

function frameOf({ href, player, poster, name }: Video, look: string, language: keyof typeof WORDS): string {
  const { watch, watchOn, newTab } = WORDS[language].video;
  const service = watchOn.replace('{}', serviceOf(href) ?? '');
  const title = name || service;
  const play = raw(
    `<svg viewBox="0 0 24 24" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round" aria-hidden="true">${ICONS.play}</svg>`,
  );
  const before = waitingPage(
    ...([title, language, look, RULES] as const),
    html`${poster && html`<img src="${poster}" alt="">`}<a href="${player.href}">${play}${watch}</a>`,
  );
  return html`<iframe class="video-player" title="${title}" width="1280" height="720" style="${FRAME}" sandbox="${SANDBOX}" allow="${ALLOWED}" loading="lazy" srcdoc="${before}"></iframe><p style="margin:10px 0 0;font-size:.9rem;text-align:end"><a href="${href}" target="_blank" rel="noopener">${service} ${outwards(newTab)}</a></p>`
    .markup;
}

/**
 * A published document in which links to videos of services are frames, and the origins that they play from. A frame holds
 * the picture and one link, which leads it on to the player when somebody presses it: no service is asked before.
 */
export function withVideos(document: string): { document: string; origins: string[] } {
  const language = languageOf(document);
  return withFramedLinks(document, videoAt, (video, look) => frameOf(video, look, language));
}
