import { encode } from '../artefacts/encode.ts';
import type { Encodings } from '../artefacts/encodings.ts';
import { type ListedPages, sitemapIndexXml, sitemapXml } from './sitemap.ts';

// Runs in a worker: a sitemap may list tens of thousands of pages.

/** `pages` is JSON of `ListedPages`. */
type SiteFileQuestion = { text: string } | { origin: string; parts: number } | { origin: string; pages: string };

function textOf(question: SiteFileQuestion): string {
  if ('text' in question) return question.text;
  if ('parts' in question) return sitemapIndexXml(question.origin, question.parts);
  return sitemapXml(question.origin, JSON.parse(question.pages) as ListedPages);
}

/** A file about a site, in every encoding. */
export const run = (question: SiteFileQuestion): Encodings => encode(Buffer.from(textOf(question)));
