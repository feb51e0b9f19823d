import type { WriteUnwritten } from '../../delivery/routes/route-finder.ts';
import type { Context } from '../../platform/context.ts';
import { and, eq, isNull, lt, sql } from '../../platform/db/operators.ts';
import { pageArtefacts, pages, siteHosts, sites } from '../../platform/db/schema.ts';
import { isPublished } from './online.ts';
import { HEAD_COLUMNS } from './shown-as.ts';
import { siteFacts } from './site-facts.ts';
import { writePage } from './write-site.ts';

/**
 * Returns what writes a page for its first visitor, where it was published by a release that wrote nothing for visitors and
 * the sweep has not come to it yet. Of a site that is written nothing is looked up but that.
 */
export function unwrittenPages(context: Context): WriteUnwritten {
  const query = context.db
    .select({
      id: pages.id,
      projectId: pages.projectId,
      ...HEAD_COLUMNS,
      sourceKey: pages.publishedKey,
    })
    .from(siteHosts)
    .innerJoin(sites, eq(sites.projectId, siteHosts.siteId))
    .innerJoin(pages, eq(pages.projectId, sites.projectId))
    .leftJoin(pageArtefacts, eq(pageArtefacts.pageId, pages.id))
    .where(
      and(
        eq(siteHosts.host, sql.placeholder('host')),
        lt(sites.written, sites.revision),
        eq(pages.path, sql.placeholder('path')),
        isNull(pageArtefacts.pageId),
        isPublished,
      ),
    )
    .prepare('unwritten_page');
  return async (host, path) => {
    const [page] = await query.execute({ host, path });
    if (!page?.sourceKey) return false;
    const facts = await siteFacts(context.db, page.projectId);
    if (facts) await writePage(context, { ...page, sourceKey: page.sourceKey }, facts);
    return facts !== null;
  };
}
