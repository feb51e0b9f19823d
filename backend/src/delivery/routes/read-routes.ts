import type { Database } from '../../platform/db/client.ts';
import { and, eq, sql } from '../../platform/db/operators.ts';
import { siteCodes, siteHosts, siteRoutes } from '../../platform/db/schema.ts';
import type { FindAnswer, Route, RouteCode } from './route.ts';

/** The columns of a route; its code is the site's, and whether a network may keep it the host's. */
export const ROUTE = {
  siteId: siteRoutes.siteId,
  path: siteRoutes.path,
  pageId: siteRoutes.pageId,
  title: siteRoutes.title,
  status: siteRoutes.status,
  location: siteRoutes.location,
  contentType: siteRoutes.contentType,
  key: siteRoutes.key,
  etag: siteRoutes.etag,
  hasForm: siteRoutes.hasForm,
  formTargets: siteRoutes.formTargets,
  frameOrigins: siteRoutes.frameOrigins,
  language: siteRoutes.language,
  experiment: siteRoutes.experiment,
  variants: siteRoutes.variants,
} satisfies Record<Exclude<keyof Route, 'code' | 'cdn'>, unknown>;

/** What a route says of its site's code. */
export const CODE = { etag: siteCodes.etag, asks: siteCodes.asks } satisfies Record<keyof RouteCode, unknown>;

/** Returns the lookup of routes in the database. */
export function routesInDatabase(db: Database): FindAnswer {
  const query = db
    .select({ siteId: siteHosts.siteId, cdn: siteHosts.cdn, route: ROUTE, code: CODE })
    .from(siteHosts)
    .leftJoin(siteRoutes, and(eq(siteRoutes.siteId, siteHosts.siteId), eq(siteRoutes.path, sql.placeholder('path'))))
    .leftJoin(siteCodes, eq(siteCodes.siteId, siteHosts.siteId))
    .where(eq(siteHosts.host, sql.placeholder('host')))
    .prepare('route_by_host');
  return async (host, path) => {
    const [found] = await query.execute({ host, path });
    if (!found) return null;
    const { siteId, cdn, route, code } = found;
    return { siteId, route: route && { ...route, code, cdn } };
  };
}
