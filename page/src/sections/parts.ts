import { artPath } from './art.ts';
import { type Html, html, raw } from './html.ts';
import { ICONS, type IconName } from './icons.ts';
import type { Art, Link, RenderContext } from './section-kind.ts';

/** A decorative icon in the colour of its text. */
export const icon = (name: IconName): Html =>
  raw(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`);

/** The first link as the main button, the others quieter. */
export const actions = (links: readonly Link[]): Html | '' =>
  links.length === 0
    ? ''
    : html`<div class="actions">${links.map(
        (link, index) =>
          html`<a class="button${index === 0 ? '' : ' button-quiet'}" href="${link.href}">${link.label}</a>`,
      )}</div>`;

/** A drawing as a picture; decorative, so its description is empty. */
export const picture = (art: Art, context: RenderContext, className: string, lazy = true): Html =>
  html`<img class="${className}" src="${context.assets}${artPath(art.motif, art.seed, context.palette)}" width="640" height="560" alt=""${lazy ? raw(' loading="lazy"') : ''}>`;

/** Heading and introduction of a section. */
export const heading = (title: string, intro = ''): Html =>
  html`<div class="heading"><h2>${title}</h2>${intro && html`<p>${intro}</p>`}</div>`;

/** The attributes every section carries: its kind, and its anchor once it is in a page. */
export const sectionMark = (kind: string, context: RenderContext): Html =>
  html`data-section="${kind}"${context.anchor && html` id="${context.anchor}"`}`;
