import type { FastifyInstance } from 'fastify';
import { unwrittenPages } from './content/publishing/unwritten-pages.ts';
import { sitesApp } from './delivery/sites/sites-app.ts';
import type { VisitCounter } from './delivery/sites/visit-counter.ts';
import { countExperiments } from './growth/experiments/count-experiments.ts';
import { leadTaker } from './growth/leads/take-lead.ts';
import { countVisits } from './growth/stats/count-visits.ts';
import type { Context } from './platform/context.ts';

/**
 * Published sites as a Fastify application, not yet listening: delivery, growth for the forms that are sent there and for
 * what is counted (unless `counter` does that), and content for pages that were published before there were artefacts.
 */
export async function buildSitesApp(context: Context, counter?: VisitCounter): Promise<FastifyInstance> {
  const visits = counter ?? (await countVisits(context));
  return sitesApp(context, leadTaker(context), unwrittenPages(context), visits, countExperiments(context));
}
