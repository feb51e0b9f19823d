import { type Html, html, raw } from '../sections/html.ts';
import { ICONS } from '../sections/icons.ts';
import { attributeOf } from '../sections/parts/attribute-of.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** The text of some markup. */
export const plain = (markup: string): string =>
  markup
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|#x27);/g, (sign, name: string) => ENTITIES[name] ?? sign);

/** The text of an attribute of a tag; empty where it has none. */
export const attributeText = (tag: string, name: string): string => plain(attributeOf(tag, name));

const RULES =
  '*{box-sizing:border-box}html,body{height:100%}body{margin:0;padding:16px;display:grid;place-content:center;justify-items:center;gap:12px;background:var(--soft);color:var(--muted);font:400 15px/1.5 var(--body);text-align:center;overflow-wrap:anywhere}a{padding:15px 28px;border:2px solid transparent;border-radius:var(--radius-b);background:var(--primary);color:var(--on-primary);font-weight:600;font-size:17px;line-height:1.25;text-decoration:none}a:hover{opacity:.92}a:focus-visible{outline:3px solid var(--accent);outline-offset:3px}';

/** What the theme of a document says of colours and corners, and the letters of its texts. */
function lookOf(document: string): string {
  const [tokens = ''] = /:root\{[^{}]*\}/.exec(document) ?? [];
  const letters = document
    .match(/@font-face\{[^{}]*\}/g)
    ?.filter((rule) => /family:Inter;font-weight:[46]00;/.test(rule));
  return [...(letters ?? []), tokens].join('').replaceAll('<', '');
}

/** The sign of a link that opens elsewhere; dressed here, because the page's rules are for what its stored sections hold. */
export const outwards = (newTab: string) =>
  html`<svg viewBox="0 0 24 24" width="15" height="15" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" role="img" aria-label="${newTab}">${raw(ICONS['arrow-up-right'])}</svg>`;

/** A page of ours that waits in a frame until its link leads on: `rules` beside those of every such page. */
export const waitingPage = (title: string, language: string, look: string, rules: string, body: Html): string =>
  html`<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${raw(look + RULES + rules)}</style>${body}</html>`
    .markup;

/** A link that becomes a frame: where its markup ends, what it shows, and the origin that this comes from. */
interface FramedLink<T> {
  shown: T;
  origin: string;
  end: number;
}

/**
 * A document in which the links that `find` knows are what `draw` makes of them, in the look of the document, and the origins
 * of what they show, sorted. `find` gets markup that begins with a link; null for one that stays.
 */
export function withFramedLinks<T>(
  document: string,
  find: (part: string) => FramedLink<T> | null,
  draw: (shown: T, look: string) => string,
): { document: string; origins: string[] } {
  const origins = new Set<string>();
  let look: string | undefined;
  const framed = document
    .split(/(?=<a\s)/)
    .map((part) => {
      const found = find(part);
      if (!found) return part;
      origins.add(found.origin);
      look ??= lookOf(document);
      return draw(found.shown, look) + part.slice(found.end);
    })
    .join('');
  return { document: framed, origins: [...origins].toSorted() };
}
