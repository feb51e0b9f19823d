import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { asc, eq, gt } from '../../platform/db/operators.ts';
import { siteHosts, sites } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readObject } from '../artefacts/read-object.ts';
import { copyKey, readCopy } from '../routes/route-copies.ts';
import { listedInDatabase, pagesAfter, type SiteListing } from './site-listing.ts';
import { SITEMAP_SIZE } from './sitemap.ts';

const listingCopy = v.object({
  hosts: v.array(
    v.object({
      host: v.string(),
      origin: v.string(),
      robots: v.picklist(['index', 'noindex']),
      cdn: v.optional(v.boolean(), true),
    }),
  ),
  listed: v.object({ total: v.number(), updatedAt: v.nullable(v.string()), check: v.string() }),
});

const hostCopy = v.object({ host: v.string(), siteId: v.string() });

const partsOf = (total: number): number => Math.ceil(total / SITEMAP_SIZE);

/** Returns what the store knows, where lists of pages are kept for when the database is away. */
export function listingInStore(storage: Pick<Storage, 'readWhole'>): SiteListing {
  const listingOf = (siteId: string) => readCopy(storage, copyKey.listing(siteId), listingCopy);
  return {
    async host(host) {
      const found = await readCopy(storage, copyKey.host(host), hostCopy);
      if (found?.host !== host) return null;
      const listing = await listingOf(found.siteId);
      const known = listing?.hosts.find((one) => one.host === host);
      // There is such a host: nobody may read that it has no list.
      if (!known) throw new AppError('unavailable');
      return { siteId: found.siteId, ...known };
    },
    async listed(siteId) {
      const listing = await listingOf(siteId);
      if (!listing) throw new AppError('unavailable');
      return listing.listed;
    },
    async pages(siteId, part) {
      return (await readObject(storage, copyKey.listed(siteId, part))).toString();
    },
  };
}

/** Brings the copy of a site's list in the store up to the database. @throws AppError unavailable */
export async function copyListing(
  { db, storage }: { db: Database; storage: Pick<Storage, 'readWhole' | 'put' | 'delete'> },
  siteId: string,
): Promise<void> {
  const before = await readCopy(storage, copyKey.listing(siteId), listingCopy);
  const hosts = await db
    .select({ host: siteHosts.host, origin: siteHosts.origin, robots: siteHosts.robots, cdn: siteHosts.cdn })
    .from(siteHosts)
    .where(eq(siteHosts.siteId, siteId))
    .orderBy(asc(siteHosts.host));
  // A site that is answered nowhere lists nothing.
  const listed = hosts.length > 0 ? await listedInDatabase(db, siteId) : { total: 0, updatedAt: null, check: '0' };
  if (JSON.stringify(before) === JSON.stringify({ hosts, listed })) return;
  if (before?.listed.check !== listed.check) {
    let after: string | null = null;
    for (let part = 1; part <= partsOf(listed.total); part += 1) {
      const pages = await pagesAfter(db, siteId, after);
      await storage.put(copyKey.listed(siteId, part), Buffer.from(JSON.stringify(pages)), 'application/json');
      after = pages.at(-1)?.[0] ?? after;
    }
  }
  const content = Buffer.from(JSON.stringify({ hosts, listed }));
  if (hosts.length > 0) await storage.put(copyKey.listing(siteId), content, 'application/json');
  else await storage.delete(copyKey.listing(siteId));
  for (let part = partsOf(before?.listed.total ?? 0); part > partsOf(listed.total); part -= 1)
    await storage.delete(copyKey.listed(siteId, part));
}

/** How far the lists of all sites have been copied, for those who never had any. */
const PROGRESS = 'routes/listings.json';
const progressCopy = v.object({ after: v.string(), isDone: v.boolean() });
const SITES = 100;

/**
 * Copies the list of every site, once in the life of an installation: those that were there before lists were copied.
 * Can be cut short at any time and begun again. @throws AppError unavailable
 */
export async function copyMissingListings({ db, storage }: Pick<Context, 'db' | 'storage'>): Promise<void> {
  const known = await readCopy(storage, PROGRESS, progressCopy);
  if (known?.isDone) return;
  let after = known?.after ?? '';
  for (;;) {
    const found = await db
      .select({ id: sites.projectId })
      .from(sites)
      .where(gt(sites.projectId, after))
      .orderBy(asc(sites.projectId))
      .limit(SITES);
    for (const { id } of found) await copyListing({ db, storage }, id);
    after = found.at(-1)?.id ?? after;
    const isDone = found.length < SITES;
    await storage.put(PROGRESS, Buffer.from(JSON.stringify({ after, isDone })), 'application/json');
    if (isDone) return;
  }
}
