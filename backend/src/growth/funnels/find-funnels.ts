import type { Funnel, FunnelStep } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, asc, desc, eq, inArray } from '../../platform/db/operators.ts';
import { funnelSteps, funnels, pageArtefacts, pages, siteRoutes } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';

type FunnelRow = typeof funnels.$inferSelect;

/** The steps of funnels, by the funnel's id, in their order. */
async function stepsOf(db: Database, ids: readonly string[]): Promise<Map<string, FunnelStep[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      funnelId: funnelSteps.funnelId,
      pageId: pages.id,
      title: pages.title,
      slug: pages.path,
      route: siteRoutes.pageId,
      leadsOn: pageArtefacts.toNextStep,
    })
    .from(funnelSteps)
    .innerJoin(pages, eq(pages.id, funnelSteps.pageId))
    .leftJoin(pageArtefacts, eq(pageArtefacts.pageId, pages.id))
    .leftJoin(siteRoutes, eq(siteRoutes.pageId, pages.id))
    .where(inArray(funnelSteps.funnelId, [...ids]))
    .orderBy(asc(funnelSteps.position));
  const steps = new Map<string, FunnelStep[]>();
  for (const { funnelId, pageId, title, slug, route, leadsOn } of rows) {
    const known = steps.get(funnelId) ?? [];
    known.push({ page_id: pageId, title, slug, is_published: route !== null, leads_on: leadsOn ?? false });
    steps.set(funnelId, known);
  }
  return steps;
}

const toFunnel = (row: FunnelRow, steps: FunnelStep[] = []): Funnel => ({
  id: row.id,
  name: row.name,
  steps,
  created_at: toEpochSeconds(row.createdAt),
});

/** The funnels of a project, newest first; there are never more than a few. */
export async function listFunnels(db: Database, projectId: string): Promise<Funnel[]> {
  const rows = await db
    .select()
    .from(funnels)
    .where(eq(funnels.projectId, projectId))
    .orderBy(desc(funnels.createdAt), asc(funnels.id));
  const steps = await stepsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toFunnel(row, steps.get(row.id)));
}

/** @throws AppError not_found */
export async function requireFunnel(db: Database, projectId: string, id: string): Promise<Funnel> {
  const [row] = await db
    .select()
    .from(funnels)
    .where(and(eq(funnels.id, id), eq(funnels.projectId, projectId)));
  if (!row) throw new AppError('not_found', { message: 'This funnel does not exist.' });
  return toFunnel(row, (await stepsOf(db, [id])).get(id));
}
