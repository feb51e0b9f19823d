import { artPath } from './art.ts';
import { type Html, html, raw } from './html.ts';
import { ICONS, type IconName } from './icons.ts';
import { prose } from './prose.ts';
import type { Art, Link, Photo, RenderContext } from './section-kind.ts';

/** A decorative icon in the colour of its text. */
export const icon = (name: IconName): Html =>
  raw(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`);

/** An icon that says something. */
export const namedIcon = (name: IconName, label: string): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" role="img" aria-label="${label}">${raw(ICONS[name])}</svg>`;

/** The first link as the main button, the others quieter. */
export const actions = (links: readonly Link[]): Html | '' =>
  links.length === 0
    ? ''
    : html`<div class="actions">${links.map(
        (link, index) =>
          html`<a class="button${index === 0 ? '' : ' button-quiet'}" href="${link.href}">${link.label}</a>`,
      )}</div>`;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** The owner's picture, cut around its focal point. What is seen first is loaded first. */
const photograph = ({ src, alt, width, height, focal }: Photo, className: string, lazy: boolean): Html =>
  html`<img class="${className}" src="${src}" width="${width}" height="${height}" alt="${alt}"${focal && html` style="object-position:${percent(focal.x)} ${percent(focal.y)}"`} ${raw(lazy ? 'loading="lazy"' : 'fetchpriority="high"')}>`;

/** The owner's picture; without one a drawing, which decorates and says nothing. */
export const picture = (art: Art, context: RenderContext, className: string, lazy = true): Html =>
  art.photo
    ? photograph(art.photo, className, lazy)
    : html`<img class="${className}" src="${context.assets}${artPath(art.motif, art.seed, context.palette)}" width="640" height="560" alt="" aria-hidden="true"${lazy ? raw(' loading="lazy"') : ''}>`;

/** Heading and introduction of a section. */
export const heading = (title: string, intro = ''): Html =>
  html`<div class="heading"><h2${title.length > 44 && raw(' class="long"')}>${title}</h2>${prose(intro)}</div>`;

/** What something contains, ticked by the stylesheet. */
export const ticked = (points: readonly string[]): Html | '' =>
  points.length === 0
    ? ''
    : html`<ul class="ticks">${points.map((point) => html`<li><span>${point}</span></li>`)}</ul>`;

/**
 * Classes of the items of a grid whose rows are all full: three a row, and rows of two first where the number calls
 * for them.
 */
export function spans(count: number): string[] {
  const halves = count % 3 === 0 ? 0 : count % 3 === 2 ? 2 : Math.min(count, 4);
  return Array.from({ length: count }, (_item, index) => (count === 1 ? 'whole' : index < halves ? 'half' : ''));
}

/** The attribute for a class, where there is one. */
export const classOf = (name = ''): Html | '' => name && html` class="${name}"`;

/** The attributes every section carries: its kind, and its anchor once it is in a page. */
export const sectionMark = (kind: string, context: RenderContext): Html =>
  html`data-section="${kind}"${context.anchor && html` id="${context.anchor}"`}`;
