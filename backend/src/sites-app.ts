import type { FastifyInstance } from 'fastify';
import { unwrittenPages } from './content/publishing/unwritten-pages.ts';
import { sitesApp } from './delivery/sites/sites-app.ts';
import { leadTaker } from './growth/leads/take-lead.ts';
import type { Context } from './platform/context.ts';

/**
 * Published sites as a Fastify application, not yet listening: delivery, growth for the
 * forms that are sent there, and content for pages that were published before there were artefacts.
 */
export function buildSitesApp(context: Context): Promise<FastifyInstance> {
  return sitesApp(context, leadTaker(context), unwrittenPages(context));
}
