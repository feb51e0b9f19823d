import pLimit from 'p-limit';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray, or } from '../../platform/db/operators.ts';
import { routeChanges, siteCodes, siteHosts, siteRoutes } from '../../platform/db/schema.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { copyListing } from '../sites/listing-copies.ts';
import { CODE, ROUTE } from './read-routes.ts';
import { copyKey } from './route-copies.ts';

/** Changes that are followed at a time, and objects that are written at once. */
const BATCH = 200;
const AT_ONCE = 8;

/** Stands for all paths of a site: its code has changed. */
const WHOLE_SITE = '/*';

/** Addresses of a host whose answers changed; '/*' stands for all of them. */
export interface Changed {
  host: string;
  paths: string[];
}

type Change = typeof routeChanges.$inferSelect;

/** What machines are told of a site changes with its pages. */
const SITE_FILES = ['/sitemap.xml', '/robots.txt'];

const asCopy = (value: object) => Buffer.from(JSON.stringify(value));

async function copyHosts(db: Database, changes: readonly Change[]) {
  const hosts = [...new Set(changes.flatMap(({ host }) => host ?? []))];
  const found =
    hosts.length > 0
      ? await db
          .select({ host: siteHosts.host, siteId: siteHosts.siteId, cdn: siteHosts.cdn, code: CODE })
          .from(siteHosts)
          .leftJoin(siteCodes, eq(siteCodes.siteId, siteHosts.siteId))
          .where(inArray(siteHosts.host, hosts))
      : [];
  const known = new Map(found.map((row) => [row.host, row]));
  return hosts.map((host) => {
    const row = known.get(host);
    return { key: copyKey.host(host), content: row && asCopy(row) };
  });
}

async function copyCodes(db: Database, changes: readonly Change[]) {
  const siteIds = [...new Set(changes.flatMap(({ siteId, path }) => (path === WHOLE_SITE ? [siteId] : [])))];
  const found = siteIds.length > 0 ? await db.select().from(siteCodes).where(inArray(siteCodes.siteId, siteIds)) : [];
  return siteIds.map((siteId) => {
    const row = found.find((code) => code.siteId === siteId);
    return { key: copyKey.code(siteId), content: row && asCopy(row) };
  });
}

async function copyPaths(db: Database, changes: readonly Change[]) {
  const addresses = new Map(
    changes.flatMap(({ siteId, path }) =>
      path === null || path === WHOLE_SITE ? [] : [[copyKey.path(siteId, path), { siteId, path }]],
    ),
  );
  const wanted = [...addresses.values()];
  const isWanted = wanted.map(({ siteId, path }) => and(eq(siteRoutes.siteId, siteId), eq(siteRoutes.path, path)));
  const found =
    wanted.length > 0
      ? await db
          .select(ROUTE)
          .from(siteRoutes)
          .where(or(...isWanted))
      : [];
  const known = new Map(found.map((route) => [copyKey.path(route.siteId, route.path), route]));
  return [...addresses.keys()].map((key) => {
    const route = known.get(key);
    return { key, content: route && asCopy(route) };
  });
}

/** What a cache before the sites has to forget. */
async function changedAddresses(db: Database, changes: readonly Change[]): Promise<Changed[]> {
  const paths = changes.filter(({ path }) => path !== null);
  const siteIds = [...new Set(paths.map(({ siteId }) => siteId))];
  const hosts = siteIds.length > 0 ? await db.select().from(siteHosts).where(inArray(siteHosts.siteId, siteIds)) : [];
  const whole = [...new Set(changes.flatMap(({ host }) => host ?? []))];
  return [
    ...whole.map((host) => ({ host, paths: [WHOLE_SITE] })),
    ...hosts
      .filter(({ host }) => !whole.includes(host))
      .map(({ host, siteId }) => {
        const own = paths.flatMap((change) => (change.siteId === siteId && change.path ? [change.path] : []));
        return { host, paths: [...new Set([...own, ...SITE_FILES])] };
      }),
  ];
}

/**
 * Brings the copies of hosts, code, routes and lists of pages in the store up to the database, until nothing is left to follow. One process does
 * this at a time: an older state never overwrites a newer one.
 * @throws AppError unavailable; what is left is followed next time
 */
export async function copyRouteChanges(
  { db, storage }: { db: Database; storage: Storage },
  onChanged: (changed: Changed[]) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const limit = pLimit(AT_ONCE);
  for (;;) {
    signal?.throwIfAborted();
    const changes = await db.select().from(routeChanges).limit(BATCH);
    if (changes.length === 0) return;
    const copies = [
      ...(await copyHosts(db, changes)),
      ...(await copyCodes(db, changes)),
      ...(await copyPaths(db, changes)),
    ];
    await Promise.all(
      copies.map(({ key, content }) =>
        limit(() => (content ? storage.put(key, content, 'application/json') : storage.delete(key))),
      ),
    );
    const siteIds = new Set(changes.map(({ siteId }) => siteId));
    await Promise.all([...siteIds].map((siteId) => limit(() => copyListing({ db, storage }, siteId))));
    await onChanged(await changedAddresses(db, changes));
    const ids = changes.map(({ id }) => id);
    await db.delete(routeChanges).where(inArray(routeChanges.id, ids));
  }
}
