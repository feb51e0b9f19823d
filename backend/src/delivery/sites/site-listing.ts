import type { Database } from '../../platform/db/client.ts';
import { and, asc, count, eq, gt, max, sql } from '../../platform/db/operators.ts';
import { pages, siteHosts, siteRoutes } from '../../platform/db/schema.ts';
import { type ListedPages, SITEMAP_SIZE } from './sitemap.ts';

/** A host of a site, as what machines ask of it needs it. */
export interface ListedHost {
  host: string;
  siteId: string;
  origin: string;
  robots: 'index' | 'noindex';
  /** Whether a content delivery network may keep what the host is asked for. */
  cdn: boolean;
}

/** How many pages a site lists, and what changes with them. */
export interface Listed {
  total: number;
  updatedAt: string | null;
  /** Changes with every path and its time. */
  check: string;
}

/** Whoever knows what the sitemap of a site holds. */
export interface SiteListing {
  host: (host: string) => Promise<ListedHost | null>;
  listed: (siteId: string) => Promise<Listed>;
  /** One part of it, from 1, as JSON of `ListedPages`. */
  pages: (siteId: string, part: number) => Promise<string>;
}

/** Pages that search engines may list: no redirects, and none whose owner wants it found by nobody. */
const isListed = (siteId: string) =>
  and(
    eq(siteRoutes.siteId, siteId),
    eq(siteRoutes.location, ''),
    sql`not exists (select from ${pages} where ${pages.id} = ${siteRoutes.pageId} and ${pages.robots} = 'noindex')`,
  );

/** What the database says of a site's list. */
export async function listedInDatabase(db: Database, siteId: string): Promise<Listed> {
  const [all] = await db
    .select({
      total: count(),
      updatedAt: max(siteRoutes.updatedAt),
      check: sql<string>`coalesce(sum(hashtextextended(${siteRoutes.path}, extract(epoch from ${siteRoutes.updatedAt})::bigint)), 0)::text`,
    })
    .from(siteRoutes)
    .where(isListed(siteId));
  return { total: all?.total ?? 0, updatedAt: all?.updatedAt?.toISOString() ?? null, check: all?.check ?? '0' };
}

/** The listed pages that follow a path, `SITEMAP_SIZE` at most. */
export async function pagesAfter(db: Database, siteId: string, after: string | null): Promise<ListedPages> {
  const rows = await db
    .select({ path: siteRoutes.path, updatedAt: siteRoutes.updatedAt })
    .from(siteRoutes)
    .where(and(isListed(siteId), after === null ? undefined : gt(siteRoutes.path, after)))
    .orderBy(asc(siteRoutes.path))
    .limit(SITEMAP_SIZE);
  return rows.map(({ path, updatedAt }) => [path, updatedAt.toISOString()]);
}

/** Returns what the database knows. */
export function listingInDatabase(db: Database): SiteListing {
  return {
    async host(host) {
      const [found] = await db.select().from(siteHosts).where(eq(siteHosts.host, host));
      return found ?? null;
    },
    listed: (siteId) => listedInDatabase(db, siteId),
    async pages(siteId, part) {
      const [before] =
        part === 1
          ? []
          : await db
              .select({ path: siteRoutes.path })
              .from(siteRoutes)
              .where(isListed(siteId))
              .orderBy(asc(siteRoutes.path))
              .limit(1)
              .offset((part - 1) * SITEMAP_SIZE - 1);
      return JSON.stringify(part > 1 && !before ? [] : await pagesAfter(db, siteId, before?.path ?? null));
    },
  };
}
