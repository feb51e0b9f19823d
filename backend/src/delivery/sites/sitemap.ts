import { html } from '@landfall/page/sections/html';

/** Addresses in one sitemap, as the protocol allows (https://www.sitemaps.org/protocol.html). */
export const SITEMAP_SIZE = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Paths with the moments of their last change. */
export type ListedPages = (readonly [path: string, updatedAt: string])[];

/** The sitemap of some pages. `origin` is the site's scheme and host. */
export function sitemapXml(origin: string, pages: ListedPages): string {
  const rows = pages.map(
    ([path, updatedAt]) => html`<url><loc>${origin}${path}</loc><lastmod>${updatedAt}</lastmod></url>\n`.markup,
  );
  return `${HEAD}<urlset ${NAMESPACE}>\n${rows.join('')}</urlset>\n`;
}

/** The index of `count` sitemaps. */
export function sitemapIndexXml(origin: string, count: number): string {
  const rows = Array.from(
    { length: count },
    (_, index) => html`<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>\n`.markup,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${rows.join('')}</sitemapindex>\n`;
}

/** What robots may do on a site: everything, or nothing where its owner wants it found by nobody. */
export const robotsTxt = (origin: string, robots: 'index' | 'noindex'): string =>
  robots === 'noindex'
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n${origin && `\nSitemap: ${origin}/sitemap.xml\n`}`;
