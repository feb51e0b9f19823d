import { attributeOf } from './attribute-of.ts';

/** The class of what lies behind the content of a section. */
export const BACKDROP = 'backdrop';
/** The class of its picture. */
export const BACKDROP_PICTURE = 'backdrop-picture';
/** The class of the link to its video, whose words stop the video. */
export const BACKDROP_FILM = 'backdrop-film';

/** The quieter colour of text on a backdrop. */
export const BACKDROP_TEXT = '#e4e5ec';

/** How dark a backdrop can be made, in percent of black. */
export const SHADES = Array.from({ length: 19 }, (_, step) => step * 5);

/** The class of a backdrop that is darkened by so many percent. */
export const shadeClass = (percent: number): string => `shade-${percent}`;

const has = (className: string, name: string): boolean => className.split(/\s+/).includes(name);

/** Whether an element of these classes lies behind the content of its section. */
export const isBackdrop = (className = ''): boolean => has(className, BACKDROP);

/** Whether a link of these classes is the video of a backdrop. */
export const isBackdropFilm = (className = ''): boolean => has(className, BACKDROP_FILM);

/** Screens that are wide enough for a video, of visitors who did not ask for less motion. */
const PLAYS = '(min-width:861px) and (prefers-reduced-motion:no-preference)';

/**
 * Rules of sections with a backdrop. What stands on it is light, because it is darkened; cards and fields get dark grounds
 * of their own, so that they can be read in every theme.
 */
export const BACKDROP_RULES = [
  'section:has(>.backdrop>img){position:relative;isolation:isolate;overflow:clip;color-scheme:dark;color:#fff}',
  `section:has(>.backdrop>img){--ink:#fff;--muted:${BACKDROP_TEXT};--primary:#fff;--on-primary:#14161f;--accent:#fff;--line:#8d92a3;--bg:#14161f;--surface:#1d202b;--card:#1d202b;--soft:#272b39;--deep:#0b0d14;--on-deep:#fff;--on-deep-muted:${BACKDROP_TEXT}}`,
  '.backdrop{position:absolute;inset:0;z-index:-1;object-position:50% 50%;pointer-events:none}',
  // Its picture was another account's when it was copied.
  '.backdrop:not(:has(img)){display:none}',
  '.backdrop:after{content:"";position:absolute;inset:0;background:rgb(0 0 0/var(--shade,.6))}',
  '.backdrop>*{position:absolute;inset:0;display:block;width:100%;height:100%;max-width:none;object-fit:cover;object-position:inherit}',
  '.backdrop>.backdrop-film{display:none}',
  `@media not all and ${PLAYS}{.backdrop>video{display:none}}`,
  '.backdrop-stop{position:absolute;inset-block-start:12px;inset-inline-end:12px;z-index:1;display:none;align-items:center;gap:8px;padding:8px 12px;border-radius:8px;background:rgb(10 11 16/.82);color:#fff;font-size:.88rem;line-height:1.3;cursor:pointer}',
  '.backdrop-stop input{width:18px;height:18px;margin:0}',
  `@media${PLAYS}{.backdrop-stop{display:flex}}`,
  'section:has(>.backdrop-stop :checked)>.backdrop>video{display:none}',
  ...SHADES.map((percent) => `.${shadeClass(percent)}{--shade:${percent / 100}}`),
].join('');

const LINKS = /(?=<a\s)/;
const LINK_END = '</a>';
const BACKDROP_END = '</div>';

/** The video of a backdrop, and what stops it, which stands beside the backdrop; null for any other link. */
function filmOf(link: string): { video: string; stop: string } | null {
  const end = link.indexOf('>');
  const attributes = link.slice(2, end);
  const href = attributeOf(attributes, 'href');
  if (!isBackdropFilm(attributeOf(attributes, 'class'))) return null;
  if (!href) return { video: '', stop: '' };
  return {
    video: `<video muted autoplay loop playsinline preload="none" aria-hidden="true"><source src="${href}" media="${PLAYS}" /></video>`,
    stop: `<label class="backdrop-stop"><input type="checkbox" /><span>${link.slice(end + 1)}</span></label>`,
  };
}

/**
 * Safe markup in which the videos of backdrops play, without sound and over their picture, on wide screens and for visitors
 * who did not ask for less motion; others do not load them. A tick stops each.
 */
export function withBackdrops(markup: string): string {
  if (!markup.includes(BACKDROP_FILM)) return markup;
  return markup
    .split(LINKS)
    .map((part) => {
      const end = part.indexOf(LINK_END);
      const film = part.startsWith('<a') && end >= 0 ? filmOf(part.slice(0, end)) : null;
      if (!film) return part;
      const rest = part.slice(end + LINK_END.length).trimStart();
      return rest.startsWith(BACKDROP_END)
        ? film.video + BACKDROP_END + film.stop + rest.slice(BACKDROP_END.length)
        : rest;
    })
    .join('');
}
