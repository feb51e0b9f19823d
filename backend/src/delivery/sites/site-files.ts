import { createHash } from 'node:crypto';
import { and, asc, count, eq, max } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import { siteHosts, siteRoutes } from '../../platform/db/schema.ts';
import { task } from '../../platform/workers/task.ts';
import type { Encodings } from '../artefacts/encodings.ts';
import type { run } from './site-file-work.ts';
import { robotsTxt, SITEMAP_SIZE } from './sitemap.ts';

/** Bytes of sitemaps kept in memory. */
const MEMORY = 16 * 1024 * 1024;

/** Milliseconds. */
const WRITING_MS = 10_000;
const WRITING = task<typeof run>(new URL('./site-file-work.ts', import.meta.url), WRITING_MS);

const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/;

interface SiteFile {
  contentType: string;
  etag: string;
  encodings: Encodings;
}

type Site = typeof siteHosts.$inferSelect;

const bytesIn = ({ identity, br, gzip }: Encodings): number => identity.length + br.length + gzip.length;

/** Returns the lookup of what machines ask of a site: /robots.txt, /sitemap.xml and, for large sites, its parts. */
export function siteFileLookup({
  db,
  work,
}: Pick<Context, 'db' | 'work'>): (host: string, path: string) => Promise<SiteFile | null> {
  const recent = new LRUCache<string, Encodings>({ maxSize: MEMORY, sizeCalculation: bytesIn });

  async function file(
    { siteId }: Site,
    contentType: string,
    tag: unknown,
    ask: () => Promise<Parameters<typeof run>[0]>,
  ): Promise<SiteFile> {
    const etag = createHash('sha256').update(JSON.stringify(tag)).digest('hex').slice(0, 24);
    const known = recent.get(etag);
    if (known) return { contentType, etag, encodings: known };
    const encodings = await work.threads.run(WRITING, siteId, await ask());
    recent.set(etag, encodings);
    return { contentType, etag, encodings };
  }

  async function sitemap(site: Site, part: number | null): Promise<SiteFile | null> {
    const { siteId, origin } = site;
    const [all] = await db
      .select({ count: count(), updatedAt: max(siteRoutes.updatedAt) })
      .from(siteRoutes)
      .where(and(eq(siteRoutes.siteId, siteId), eq(siteRoutes.location, '')));
    const total = Number(all?.count ?? 0);
    const parts = Math.ceil(total / SITEMAP_SIZE);
    if (part !== null && (parts < 2 || part > parts)) return null;
    return file(site, 'application/xml; charset=utf-8', [origin, total, all?.updatedAt, part], async () => {
      if (part === null && parts > 1) return { origin, parts };
      const entries = await db
        .select({ path: siteRoutes.path, updatedAt: siteRoutes.updatedAt })
        .from(siteRoutes)
        .where(and(eq(siteRoutes.siteId, siteId), eq(siteRoutes.location, '')))
        .orderBy(asc(siteRoutes.path))
        .limit(SITEMAP_SIZE)
        .offset(((part ?? 1) - 1) * SITEMAP_SIZE);
      return { origin, entries };
    });
  }

  return async (host, path) => {
    const [isSitemap, part] = SITEMAP.exec(path) ?? [];
    if (!isSitemap && path !== '/robots.txt') return null;
    const [site] = await db.select().from(siteHosts).where(eq(siteHosts.host, host));
    if (!site) return null;
    const { origin, robots } = site;
    if (!isSitemap) {
      const text = robotsTxt(origin, robots);
      return file(site, 'text/plain; charset=utf-8', ['robots', text], async () => ({ text }));
    }
    return robots === 'noindex' ? null : sitemap(site, part ? Number(part) : null);
  };
}
