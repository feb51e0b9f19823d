import type { PageLanguage } from '@landfall/shared/contracts';
import { directionOf } from '../languages/languages.ts';
import { html, raw } from './html.ts';
import { facesOf, fontFile, type ThemeChoice } from './stylesheet.ts';

export interface DocumentParts {
  language: string;
  /** The language of what is ours on the page, where that is another one. */
  words?: PageLanguage | undefined;
  title: string;
  description: string;
  /** The page's absolute address. */
  url: string;
  siteName: string;
  theme: ThemeChoice;
  /** Colour of the browser's frame. */
  themeColor: string;
  /** Where drawings and fonts are served, with a slash at the end. */
  assets: string;
  /** Absolute address of the picture for shared links; empty for none. */
  image: string;
  /** Body markup that is known to be safe: rendered by us, or sanitised. */
  body: string;
  /** Rules that are known to be safe. */
  css: string;
}

/** A plain mark in the page's colour, so that browsers ask for no favicon. */
const iconOf = (colour: string) =>
  html`data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 16 16%27%3E%3Crect width=%2716%27 height=%2716%27 rx=%275%27 fill=%27${colour.replace('#', '%23')}%27/%3E%3C/svg%3E`;

const CHEVRON_STYLE = /<\/style/gi;

/** The published document: everything that first paint needs is inside, no script, no outside request. */
export function buildDocument(page: DocumentParts): string {
  const [display] = facesOf(page.theme);
  const font = display ? `${page.assets}fonts/${fontFile(display, 'latin')}` : '';
  return html`<!doctype html>
<html lang="${page.language}"${directionOf(page.language) === 'rtl' && raw(' dir="rtl"')}${page.words && page.words !== page.language && html` data-words="${page.words}"`} id="top">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${page.title}</title>
${page.description && html`<meta name="description" content="${page.description}">`}
<link rel="canonical" href="${page.url}">
<meta name="theme-color" content="${page.themeColor}">
<link rel="icon" href="${iconOf(page.themeColor)}">
<meta property="og:type" content="website">
<meta property="og:title" content="${page.title}">
${page.description && html`<meta property="og:description" content="${page.description}">`}
<meta property="og:url" content="${page.url}">
<meta property="og:site_name" content="${page.siteName}">
${page.image && html`<meta property="og:image" content="${page.image}">`}
<meta name="twitter:card" content="summary_large_image">
${font && html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`}
<style>${raw(page.css.replace(CHEVRON_STYLE, '<\\/style'))}</style>
</head>
<body>${raw(page.body)}</body>
</html>
`.markup.replace(/\n{2,}/g, '\n');
}
