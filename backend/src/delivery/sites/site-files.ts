import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { task } from '../../platform/workers/task.ts';
import type { Encodings } from '../artefacts/encodings.ts';
import type { DatabaseWatch } from '../routes/database-watch.ts';
import { listingInStore } from './listing-copies.ts';
import type { run } from './site-file-work.ts';
import { type ListedHost, listingInDatabase, type SiteListing } from './site-listing.ts';
import { robotsTxt, SITEMAP_SIZE } from './sitemap.ts';

/** Bytes of sitemaps kept in memory. */
const MEMORY = 16 * 1024 * 1024;

/** Milliseconds that reading a list, which may be long, and writing it may take. */
const READING_MS = 10_000;
const WRITING_MS = 10_000;
const WRITING = task<typeof run>(new URL('./site-file-work.ts', import.meta.url), WRITING_MS);

const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/;

interface SiteFile {
  cdn: boolean;
  contentType: string;
  etag: string;
  encodings: Encodings;
}

const bytesIn = ({ identity, br, gzip }: Encodings): number => identity.length + br.length + gzip.length;

/**
 * Returns the lookup of what machines ask of a site: /robots.txt, /sitemap.xml and, for large sites, its parts. While the
 * database is away the lists come from their copies in the store.
 */
export function siteFileLookup(
  { db, storage, work }: Pick<Context, 'db' | 'storage' | 'work'>,
  watch: DatabaseWatch,
): (host: string, path: string) => Promise<SiteFile | null> {
  const recent = new LRUCache<string, Encodings>({ maxSize: MEMORY, sizeCalculation: bytesIn });
  const inDatabase = listingInDatabase(db);
  const inStore = listingInStore(storage);

  async function file(
    { siteId, cdn }: ListedHost,
    contentType: string,
    tag: unknown,
    ask: () => Promise<Parameters<typeof run>[0]>,
  ): Promise<SiteFile> {
    const etag = createHash('sha256').update(JSON.stringify(tag)).digest('hex').slice(0, 24);
    const known = recent.get(etag);
    if (known) return { cdn, contentType, etag, encodings: known };
    const encodings = await work.threads.run(WRITING, siteId, await ask());
    recent.set(etag, encodings);
    return { cdn, contentType, etag, encodings };
  }

  async function sitemap(listing: SiteListing, site: ListedHost, part: number | null): Promise<SiteFile | null> {
    const { siteId, origin } = site;
    const { total, updatedAt, check } = await listing.listed(siteId);
    const parts = Math.ceil(total / SITEMAP_SIZE);
    if (part !== null && (parts < 2 || part > parts)) return null;
    return file(site, 'application/xml; charset=utf-8', [origin, total, updatedAt, check, part], async () =>
      part === null && parts > 1
        ? { origin, parts }
        : { origin, pages: total === 0 ? '[]' : await listing.pages(siteId, part ?? 1) },
    );
  }

  async function look(listing: SiteListing, host: string, part: number | 'robots' | null): Promise<SiteFile | null> {
    const site = await listing.host(host);
    if (!site) return null;
    if (part === 'robots') {
      const text = robotsTxt(site.origin, site.robots);
      return file(site, 'text/plain; charset=utf-8', ['robots', text], async () => ({ text }));
    }
    return site.robots === 'noindex' ? null : sitemap(listing, site, part);
  }

  /** The database for each step in time, so that the work of a worker does not count. */
  const asked: SiteListing = {
    host: (host) => watch.ask(() => inDatabase.host(host)),
    listed: (siteId) => watch.ask(() => inDatabase.listed(siteId), READING_MS),
    pages: (siteId, part) => watch.ask(() => inDatabase.pages(siteId, part), READING_MS),
  };

  return async (host, path) => {
    const [isSitemap, number] = SITEMAP.exec(path) ?? [];
    if (!isSitemap && path !== '/robots.txt') return null;
    const part = isSitemap ? (number ? Number(number) : null) : 'robots';
    if (!watch.isAway) {
      try {
        return await look(asked, host, part);
      } catch (error) {
        if (!watch.isAway) throw error;
      }
    }
    return look(inStore, host, part).catch((error) => {
      throw new AppError('unavailable', { cause: error });
    });
  };
}
