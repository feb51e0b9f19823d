import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray, sql } from '../../platform/db/operators.ts';
import { pageRedirects, pages } from '../../platform/db/schema.ts';
import { isPublished } from '../publishing/online.ts';

/** What every site has beside its pages. */
const OWN_PATHS = new Set(['/', '/robots.txt', '/sitemap.xml']);

/** The paths that lead nowhere on a project's site, and those whose page is not online. Earlier addresses of pages count. */
export async function findDeadPaths(
  db: Database,
  projectId: string,
  paths: readonly string[],
): Promise<{ missing: string[]; offline: string[] }> {
  const asked = [...new Set(paths)];
  if (asked.length === 0) return { missing: [], offline: [] };
  const present = await db
    .select({ path: pages.path, isOnline: sql<boolean>`${isPublished}` })
    .from(pages)
    .where(and(eq(pages.projectId, projectId), inArray(pages.path, asked)));
  const moved = await db
    .select({ path: pageRedirects.path, isOnline: sql<boolean>`${isPublished}` })
    .from(pageRedirects)
    .innerJoin(pages, eq(pages.id, pageRedirects.pageId))
    .where(and(eq(pageRedirects.projectId, projectId), inArray(pageRedirects.path, asked)));
  const online = new Map([...moved, ...present].map((page) => [page.path, page.isOnline]));
  return {
    missing: asked.filter((path) => !online.has(path) && !OWN_PATHS.has(path)),
    offline: asked.filter((path) => online.get(path) === false),
  };
}
