import type { FastifyInstance } from 'fastify';
import { unwrittenPages } from './content/publishing/unwritten-pages.ts';
import { sitesApp } from './delivery/sites/sites-app.ts';
import type { VisitCounter } from './delivery/sites/visit-counter.ts';
import { countExperiments } from './growth/experiments/count-experiments.ts';
import { RecentViews } from './growth/leads/recent-views.ts';
import { leadTaker } from './growth/leads/take-lead.ts';
import { countVisits } from './growth/stats/count-visits.ts';
import type { Context } from './platform/context.ts';

/**
 * Published sites as a Fastify application, not yet listening: delivery, growth for the forms that are sent there and for
 * what is counted, and content for pages that were published before there were artefacts. `counting` is what counts are
 * stored with, unless `visits` counts: batches take longer than a visitor may wait.
 */
export async function buildSitesApp(
  context: Context,
  {
    visits: counter,
    counting = context,
  }: { visits?: VisitCounter; counting?: Pick<Context, 'db' | 'config' | 'log'> } = {},
): Promise<FastifyInstance> {
  const visits = counter ?? (await countVisits(counting));
  const views = new RecentViews(context.config);
  const noted: VisitCounter = {
    count: (route, request, variant) => {
      if (route.hasForm) views.note(route.pageId, request);
      visits.count(route, request, variant);
    },
    close: () => visits.close(),
  };
  return sitesApp(context, leadTaker(context, views), unwrittenPages(context), noted, countExperiments(counting));
}
