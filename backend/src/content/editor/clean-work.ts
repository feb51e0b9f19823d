import { hasEmbeds } from '@landfall/page/publish/embeds';
import { cleanCss } from '@landfall/page/sanitize/clean-css';
import { nestingOf } from '@landfall/page/sanitize/nesting';
import { sanitizePage } from '@landfall/page/sanitize/sanitize';
import { clip } from '@landfall/page/sections/clip';
import type { PageModel } from '@landfall/page/sections/model';
import { EMBED_LINK } from '@landfall/page/sections/parts/embed-link';
import { TIME_LEFT } from '@landfall/page/sections/parts/time-left';
import type { Opening } from '@landfall/page/sections/preview/paint';
import { stylesheet } from '@landfall/page/sections/stylesheet';
import { SITE_ASSETS } from '../../delivery/sites/asset-base.ts';
import { AppError } from '../../platform/errors.ts';
import type { Body } from '../pages/render-work.ts';
import { headlineOf, openingPicture } from './headline.ts';
import { picturesIn } from './picture-sources.ts';

// Runs in a worker: makes what the visual editor sends fit to be published.

/** More than any page of people; each costs a look at a file, or words in every visit. */
const MAX_PICTURES = 500;
const MAX_FORMS = 50;
const MAX_COUNTDOWNS = 50;
/** Each names its origin in the page's policy. */
const MAX_EMBEDS = 20;

/** Elements in each other; what people build stays below thirty. */
const MAX_NESTING = 200;

interface CleanQuestion {
  html: string;
  css: string;
  /** In the theme and language that are published. */
  model: PageModel;
  /** Where the account's pictures are served, with a slash at the end. */
  files: string;
  /** Where the editor has our own drawings. */
  editorAssets: string;
}

interface CleanAnswer extends Body {
  /** What the preview is drawn from. */
  model: PageModel;
  /** Whether something in it comes from other sites. */
  hasEmbeds: boolean;
  opening: Opening;
  /** Storage key of the account's picture in the opening. */
  openingPicture: string | undefined;
}

const countOf = (html: string, tag: 'img' | 'form'): number => html.toLowerCase().split(`<${tag}`).length - 1;

/** @throws AppError invalid for markup that would take a parser or its visitors too long */
export function requireReasonable(html: string): void {
  const refuse = (message: string) => new AppError('invalid', { fields: { html: [message] } });
  if (nestingOf(html) > MAX_NESTING) throw refuse('The elements of this page lie too deep in each other.');
  if (countOf(html, 'img') > MAX_PICTURES || countOf(html, 'form') > MAX_FORMS)
    throw refuse('This page has too many pictures or forms.');
  if (html.split(TIME_LEFT).length - 1 > MAX_COUNTDOWNS) throw refuse('This page has too many countdowns.');
  if (html.split(EMBED_LINK).length - 1 > MAX_EMBEDS) throw refuse('This page shows too much of other sites.');
}

const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

/** What stands in the first element that begins so; empty where there is none. */
function contentOf(html: string, opening: RegExp, closing: string): string {
  const start = html.search(opening);
  const from = start < 0 ? -1 : html.indexOf('>', start);
  const to = from < 0 ? -1 : html.indexOf(closing, from);
  return to < 0 ? '' : html.slice(from + 1, to);
}

/** The model with the headline and lead that the saved page shows. */
function asSaved(model: PageModel, html: string): PageModel {
  const headline = clip(textOf(contentOf(html, /<h1[\s>]/, '</h1>')), 160);
  const lead = clip(textOf(contentOf(html, /<p class="lead/, '</p>')), 320);
  const written = { eyebrow: '', headline, lead };
  const sections = model.sections.map((section) =>
    section.kind === 'hero'
      ? {
          ...section,
          headline: headline || section.headline,
          lead: lead || section.lead,
          // What was written in their place is no sample any more.
          placeholders: section.placeholders.filter((name) => written[name] === ''),
        }
      : section,
  );
  return { ...model, sections };
}

export function run({ html: sent, css, model, files, editorAssets }: CleanQuestion): CleanAnswer {
  requireReasonable(sent);
  // The sites' origin has our assets elsewhere, and the account's files not at all.
  const html = sanitizePage(sent)
    .replaceAll(`src="${editorAssets}`, `src="${SITE_ASSETS}`)
    .replaceAll('src="/v1/files/', `src="${files}`)
    .replaceAll('poster="/v1/files/', `poster="${files}`)
    .replaceAll('href="/v1/files/', `href="${files}`);
  const own = cleanCss(css).replace(/(url\(["']?)\/v1\/files\//g, `$1${files}`);
  const picture = openingPicture(html);
  return {
    html,
    css: stylesheet(model.theme, SITE_ASSETS, html) + own,
    pictures: picturesIn(html, files),
    model: asSaved(model, html),
    hasEmbeds: hasEmbeds(html),
    opening: headlineOf(html, css),
    openingPicture: picture?.startsWith(files) ? picture.slice(files.length) : undefined,
  };
}
