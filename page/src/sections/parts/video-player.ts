import { attributeOf } from './attribute-of.ts';

const LINKS = /(?=<a\s)/;
const END = '</a>';
const IMAGE = /<img\s[^<>]*>/;
const FILE = /\.(?:mp4|m4v|webm|mov|ogv)(?:[?#]|$)/i;

/** Whether a video has an address yet. */
export const hasVideo = (href: string): boolean => href !== '' && !href.startsWith('#');

/** Whether an address leads to a video's own file, and not to a page about it. */
export const isVideoFile = (href: string): boolean => FILE.test(href);

/** Whether an element of a video section is its link. */
export const isVideoLink = (className = ''): boolean => className.split(/\s+/).includes('video-link');

/** The player in place of a link and all that stands in it; null for what is no link to a video's file. */
function playerOf(link: string): string | null {
  const attributes = link.slice(2, link.indexOf('>'));
  const href = attributeOf(attributes, 'href');
  if (!isVideoLink(attributeOf(attributes, 'class')) || !isVideoFile(href)) return null;
  const [image = ''] = IMAGE.exec(link) ?? [];
  const [poster, name] = [attributeOf(image, 'src'), attributeOf(image, 'alt')];
  return `<video class="video-player" src="${href}"${poster && ` poster="${poster}"`}${name && ` aria-label="${name}"`} width="1280" height="720" controls="" preload="none" playsinline=""></video>`;
}

/**
 * Safe markup in which a link to a video's file is a player. It loads nothing before somebody presses its button, and shows
 * the picture of the link until then. Links to services that show videos stay links: nobody is asked before they are pressed.
 */
export function withPlayers(markup: string): string {
  return markup
    .split(LINKS)
    .map((part) => {
      const end = part.indexOf(END);
      const player = part.startsWith('<a') && end >= 0 ? playerOf(part.slice(0, end)) : null;
      return player === null ? part : player + part.slice(end + END.length);
    })
    .join('');
}
