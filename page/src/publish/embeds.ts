import { WORDS } from '../languages/languages.ts';
import { html } from '../sections/html.ts';
import { embedAddress, embedHeight, isEmbedLink } from '../sections/parts/embed-link.ts';
import { languageOf } from './form-markup.ts';
import { attributeText, outwards, plain, waitingPage, withFramedLinks } from './waiting-frame.ts';

/** It may run and keep what is its own, and nothing that reaches beyond the frame: neither lead the page away nor ask over it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

const END = '</a>';
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
function embedAt(part: string, show: string): { shown: Embed; origin: string; end: number } | null {
  const tag = part.slice(0, part.indexOf('>') + 1);
  const end = part.indexOf(END);
  if (!part.startsWith('<a') || end < 0 || !isEmbedLink(attributeText(tag, 'class'))) return null;
  const address = embedAddress(attributeText(tag, 'href'));
  if (!address) return null;
  const embed = {
    ...{ address, height: embedHeight(attributeText(tag, 'data-height')) },
    title: attributeText(tag, 'title').trim() || address.host,
    label: plain(part.slice(tag.length, end)).trim() || show,
  };
  return { shown: embed, origin: address.origin, end: end + END.length };
}

function frameOf({ address, title, height, label }: Embed, look: string, language: string, newTab: string): string {
  const before = waitingPage(
    title,
    language,
    look,
    '',
    html`<a href="${address.href}">${label}</a><span>${address.host}</span>`,
  );
  return html`<iframe title="${title}" height="${height}" sandbox="${SANDBOX}" allow="fullscreen" loading="lazy" srcdoc="${before}"></iframe><p><a href="${address.href}" target="_blank" rel="noopener">${title} ${outwards(newTab)}</a></p>`
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
  return withFramedLinks(
    document,
    (part) => embedAt(part, showEmbed),
    (embed, look) => frameOf(embed, look, language, video.newTab),
  );
}
