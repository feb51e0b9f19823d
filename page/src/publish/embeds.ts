import { WORDS } from '../languages/languages.ts';
import { html, raw } from '../sections/html.ts';
import { ICONS } from '../sections/icons.ts';
import { embedAddress, embedHeight, isEmbedLink } from '../sections/parts/embed-link.ts';
import { languageOf } from './form-markup.ts';

/** It may run and keep what is its own, and nothing that reaches beyond the frame: neither lead the page away nor ask over it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

const END = '</a>';
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

const plain = (markup: string): string =>
  markup
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|#x27);/g, (sign, name: string) => ENTITIES[name] ?? sign);

const attributeOf = (tag: string, name: string): string =>
  plain(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** A link to what is shown out of another site. */
interface Embed {
  address: URL;
  /** What it is. */
  title: string;
  height: number;
  /** What is pressed to show it. */
  label: string;
}

/** The link that some markup begins with, with where it ends; null where it begins with something else. */
function embedAt(part: string, show: string): { embed: Embed; end: number } | null {
  const tag = part.slice(0, part.indexOf('>') + 1);
  const end = part.indexOf(END);
  if (!part.startsWith('<a') || end < 0 || !isEmbedLink(attributeOf(tag, 'class'))) return null;
  const address = embedAddress(attributeOf(tag, 'href'));
  if (!address) return null;
  const embed = {
    ...{ address, height: embedHeight(attributeOf(tag, 'data-height')) },
    title: attributeOf(tag, 'title').trim() || address.host,
    label: plain(part.slice(tag.length, end)).trim() || show,
  };
  return { embed, end: end + END.length };
}

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
const outwards = (newTab: string) =>
  html`<svg viewBox="0 0 24 24" width="15" height="15" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" role="img" aria-label="${newTab}">${raw(ICONS['arrow-up-right'])}</svg>`;

function frameOf({ address, title, height, label }: Embed, look: string, language: string, newTab: string): string {
  const before = html`<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${raw(look + RULES)}</style><a href="${address.href}">${label}</a><span>${address.host}</span></html>`;
  return html`<iframe title="${title}" height="${height}" sandbox="${SANDBOX}" allow="fullscreen" loading="lazy" srcdoc="${before.markup}"></iframe><p><a href="${address.href}" target="_blank" rel="noopener">${title} ${outwards(newTab)}</a></p>`
    .markup;
}

/** Whether something of a published document is shown out of another site, where the plan allows it. */
export const hasEmbeds = (document: string): boolean =>
  document.split(/(?=<a\s)/).some((part) => embedAt(part, '-') !== null);

/**
 * A published document in which links to what is shown out of other sites are frames, and the origins that they come from. A
 * frame holds a page of ours with one link, which leads it on when somebody presses it: no other site is asked before.
 */
export function withEmbeds(document: string): { document: string; origins: string[] } {
  const language = languageOf(document);
  const { showEmbed, video } = WORDS[language];
  const origins = new Set<string>();
  let look: string | undefined;
  const framed = document
    .split(/(?=<a\s)/)
    .map((part) => {
      const found = embedAt(part, showEmbed);
      if (!found) return part;
      origins.add(found.embed.address.origin);
      look ??= lookOf(document);
      return frameOf(found.embed, look, language, video.newTab) + part.slice(found.end);
    })
    .join('');
  return { document: framed, origins: [...origins].toSorted() };
}
