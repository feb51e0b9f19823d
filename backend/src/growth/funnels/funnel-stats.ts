import type { Funnel, FunnelStats } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { sql } from '../../platform/db/operators.ts';
import { counted, leadsIn, rowsOf } from '../stats/read-stats.ts';
import type { Range } from '../stats/stats-range.ts';
import { type StepCounts, stepStats } from './step-stats.ts';

interface Counts extends StepCounts {
  page_id: string;
}

/** Views, visitors and leads of some pages of a project, each page by itself. */
async function countsOf(db: Database, projectId: string, pageIds: string[], { from, to }: Range): Promise<Counts[]> {
  if (pageIds.length === 0) return [];
  return rowsOf<Counts>(
    db,
    sql`with v as (
        select c.page_id, sum(c.views)::float8 as views, sum(c.visitors)::float8 as visitors
        from ${counted({ projectId }, sql`'page'`, from, to)} and c.page_id in ${pageIds} group by 1
      ), l as (
        select l.page_id, count(*)::float8 as leads from ${leadsIn({ projectId }, from, to)}
          and l.page_id in ${pageIds} group by 1
      )
      select page_id, coalesce(v.views, 0) as views, coalesce(v.visitors, 0) as visitors, coalesce(l.leads, 0) as leads
      from v full join l using (page_id)`,
  );
}

/** How many people reached each step of a funnel, out of the counts that statistics have. */
export async function funnelStats(db: Database, projectId: string, funnel: Funnel, range: Range): Promise<FunnelStats> {
  const ids = funnel.steps.map(({ page_id }) => page_id);
  const counts = new Map((await countsOf(db, projectId, ids, range)).map((row) => [row.page_id, row]));
  const { zone: tz, from, to } = range;
  return { from, to, tz, ...stepStats(funnel, counts) };
}
