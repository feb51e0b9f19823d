import { encode } from '../artefacts/encode.ts';
import type { Encodings } from '../artefacts/encodings.ts';
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap.ts';

// Runs in a worker: a sitemap may list tens of thousands of pages.

type SiteFileQuestion =
  | { text: string }
  | { origin: string; parts: number }
  | { origin: string; entries: SitemapEntry[] };

function textOf(question: SiteFileQuestion): string {
  if ('text' in question) return question.text;
  if ('parts' in question) return sitemapIndexXml(question.origin, question.parts);
  return sitemapXml(question.origin, question.entries);
}

/** A file about a site, in every encoding. */
export const run = (question: SiteFileQuestion): Encodings => encode(Buffer.from(textOf(question)));
