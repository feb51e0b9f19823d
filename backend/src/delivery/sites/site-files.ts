import { createHash } from 'node:crypto';
import { and, asc, count, eq, max, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { domains, pages, projectSeo } from '../../platform/db/schema.ts';
import { bytesIn, type Encodings, encodingsOf } from './compressed.ts';
import { isOnline } from './online.ts';
import { rememberedBytes } from './remembered-bytes.ts';
import { robotsTxt, SITEMAP_SIZE, sitemapIndexXml, sitemapXml } from './sitemap.ts';

/** Bytes of sitemaps kept in memory. */
const MEMORY = 16 * 1024 * 1024;

const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/;

export interface SiteFile {
  contentType: string;
  etag: string;
  encodings: Encodings;
}

interface Site {
  projectId: string;
  /** Scheme and host that it was asked for by. */
  origin: string;
  robots: 'index' | 'noindex';
}

async function siteOf(db: Database, host: string): Promise<Site | null> {
  const [row] = await db
    .select({ projectId: domains.projectId, ssl: domains.ssl, domain: domains.domain, robots: projectSeo.robots })
    .from(domains)
    .leftJoin(projectSeo, eq(projectSeo.projectId, domains.projectId))
    .where(and(eq(domains.domain, host), sql`${domains.held}`, eq(domains.status, 'active')));
  if (!row) return null;
  return {
    projectId: row.projectId,
    origin: `${row.ssl ? 'https' : 'http'}://${row.domain}`,
    robots: row.robots ?? 'index',
  };
}

/** Pages of a project's sitemap (`isOnline`, `isPublished`), in the order of their paths. */
export const sitemapPages = (db: Database, projectId: string, which: SQL, part: { limit: number; offset: number }) =>
  db
    .select({ path: pages.path, updatedAt: pages.updatedAt })
    .from(pages)
    .where(and(eq(pages.projectId, projectId), which))
    .orderBy(asc(pages.path))
    .limit(part.limit)
    .offset(part.offset);

/** Returns the lookup of what machines ask of a site: /robots.txt, /sitemap.xml and, for large sites, its parts. */
export function siteFileLookup({ db }: Pick<Context, 'db'>): (host: string, path: string) => Promise<SiteFile | null> {
  const recent = rememberedBytes<Encodings>(MEMORY, bytesIn);

  async function file(contentType: string, tag: unknown, make: () => Promise<string> | string): Promise<SiteFile> {
    const etag = createHash('sha256').update(JSON.stringify(tag)).digest('hex').slice(0, 24);
    const known = recent.get(etag);
    if (known) return { contentType, etag, encodings: known };
    const encodings = await encodingsOf(Buffer.from(await make()));
    recent.set(etag, encodings);
    return { contentType, etag, encodings };
  }

  async function sitemap({ projectId, origin }: Site, part: number | null): Promise<SiteFile | null> {
    const [all] = await db
      .select({ count: count(), updatedAt: max(pages.updatedAt) })
      .from(pages)
      .where(and(eq(pages.projectId, projectId), isOnline));
    const total = Number(all?.count ?? 0);
    const parts = Math.ceil(total / SITEMAP_SIZE);
    if (part !== null && (parts < 2 || part > parts)) return null;
    return file('application/xml; charset=utf-8', [origin, total, all?.updatedAt, part], async () => {
      if (part === null && parts > 1) return sitemapIndexXml(origin, parts);
      const offset = ((part ?? 1) - 1) * SITEMAP_SIZE;
      return sitemapXml(origin, await sitemapPages(db, projectId, isOnline, { limit: SITEMAP_SIZE, offset }));
    });
  }

  return async (host, path) => {
    const [isSitemap, part] = SITEMAP.exec(path) ?? [];
    if (!isSitemap && path !== '/robots.txt') return null;
    const site = await siteOf(db, host);
    if (!site) return null;
    const { origin, robots } = site;
    if (!isSitemap) {
      return file('text/plain; charset=utf-8', ['robots', origin, robots], () => robotsTxt(origin, robots));
    }
    return robots === 'noindex' ? null : sitemap(site, part ? Number(part) : null);
  };
}
