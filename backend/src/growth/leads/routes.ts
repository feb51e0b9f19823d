import { Readable } from 'node:stream';
import { leadList, leadQuery, messageAnswer } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { projectParams, requireProject } from '../../content/projects/projects.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { readPaging } from '../../platform/http/paging.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { deleteLead, listLeads, toLead } from './leads.ts';
import { leadsCsv } from './leads-csv.ts';

const ADDRESS = '/v1/api/project/:project_id/lead';

/** What visitors sent through the forms of a project's pages. */
export function registerLeadRoutes(app: App, { db }: Context): void {
  const onRequest = app.requireAccount;
  const common = { tags: ['leads'], security: SIGNED_IN };

  const list = {
    ...common,
    summary: 'Leads of a project, or of one of its pages, newest first',
    params: projectParams,
    querystring: leadQuery,
    response: { 200: leadList },
  };
  app.get(ADDRESS, { onRequest, schema: list }, async ({ account, params, query }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const paging = readPaging(query);
    const { rows, total } = await listLeads(db, project.id, query.page_id, paging);
    return paging.answer(rows.map(toLead), total);
  });

  const download = { ...common, summary: 'All leads of a project, as CSV', params: projectParams };
  app.get(`${ADDRESS}/export`, { onRequest, schema: download }, async ({ account, params, log }, reply) => {
    const project = await requireProject(db, account.id, params.project_id);
    const table = Readable.from(leadsCsv(db, project.id), { objectMode: false });
    table.once('error', (error) => log.error({ err: error }, 'An export of leads broke off'));
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="leads-${day}.csv"`,
      })
      .type('text/csv; charset=utf-8')
      .send(table);
  });

  const remove = {
    ...common,
    summary: 'Delete a lead',
    params: v.object({ ...projectParams.entries, lead_id: v.string() }),
    response: { 200: messageAnswer },
  };
  app.delete(`${ADDRESS}/:lead_id`, { onRequest, schema: remove }, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    await deleteLead(db, project.id, params.lead_id);
    return { message: 'Lead deleted successfully' };
  });
}
