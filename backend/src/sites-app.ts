import type { FastifyInstance } from 'fastify';
import { sitesApp } from './delivery/sites/sites-app.ts';
import { leadTaker } from './growth/leads/take-lead.ts';
import type { Context } from './platform/context.ts';

/** Published sites as a Fastify application, not yet listening: delivery, and growth for the forms that are sent there. */
export function buildSitesApp(context: Context): Promise<FastifyInstance> {
  return sitesApp(context, leadTaker(context));
}
