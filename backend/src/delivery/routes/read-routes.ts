import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { siteHosts, siteRoutes } from '../../platform/db/schema.ts';
import type { FindAnswer, Route } from './route.ts';

/** The columns of a route. */
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
  language: siteRoutes.language,
  experiment: siteRoutes.experiment,
  variants: siteRoutes.variants,
} satisfies Record<keyof Route, unknown>;

/** Returns the lookup of routes in the database. */
export function routesInDatabase(db: Database): FindAnswer {
  const query = db
    .select({ siteId: siteHosts.siteId, route: ROUTE })
    .from(siteHosts)
    .leftJoin(siteRoutes, and(eq(siteRoutes.siteId, siteHosts.siteId), eq(siteRoutes.path, sql.placeholder('path'))))
    .where(eq(siteHosts.host, sql.placeholder('host')))
    .prepare('route_by_host');
  return async (host, path) => (await query.execute({ host, path }))[0] ?? null;
}
