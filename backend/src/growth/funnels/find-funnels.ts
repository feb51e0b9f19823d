import type { Funnel, FunnelStep } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, asc, desc, eq, inArray, sql } from '../../platform/db/operators.ts';
import { forms, funnelSteps, funnels, pageArtefacts, pages, siteRoutes } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';

type FunnelRow = typeof funnels.$inferSelect;

/** Where the first form of a page that would lead to the next step leads by its own settings; null for nowhere else. */
const formTarget = sql<string | null>`(
  select ${forms.settings} ->> 'redirect_url' from ${forms}
  where ${forms.pageId} = ${pages.id} and ${forms.position} > 0 and ${forms.toNextStep}
    and coalesce(${forms.settings} ->> 'redirect_url', '') <> ''
  order by ${forms.position} limit 1)`;

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
      formLeadsTo: formTarget,
    })
    .from(funnelSteps)
    .innerJoin(pages, eq(pages.id, funnelSteps.pageId))
    .leftJoin(pageArtefacts, eq(pageArtefacts.pageId, pages.id))
    .leftJoin(siteRoutes, eq(siteRoutes.pageId, pages.id))
    .where(inArray(funnelSteps.funnelId, [...ids]))
    .orderBy(asc(funnelSteps.position));
  const steps = new Map<string, FunnelStep[]>();
  for (const { funnelId, route, leadsOn, formLeadsTo, pageId: page_id, title, slug } of rows) {
    const known = steps.get(funnelId) ?? [];
    known.push({
      ...{ page_id, title, slug, is_published: route !== null },
      ...{ leads_on: leadsOn ?? false, form_leads_to: formLeadsTo ?? '' },
    });
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
