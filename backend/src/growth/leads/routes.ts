import { Readable } from 'node:stream';
import { deleteLead, exportLeads, listLeads } from '@landfall/shared/endpoints';
import { requireProject } from '../../content/projects/projects.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { readPaging } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { findLeads, removeLead, toLead } from './leads.ts';
import { leadsCsv } from './leads-csv.ts';

/** What visitors sent through the forms of a project's pages. */
export function registerLeadRoutes(app: App, { db }: Context): void {
  const list = { tag: 'leads', summary: 'Leads of a project, or of one of its pages, newest first' };
  serve(app, listLeads, list, async ({ account, params, query }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const paging = readPaging(query);
    const { rows, total } = await findLeads(db, project.id, query.page_id, paging);
    return paging.answer(rows.map(toLead), total);
  });

  const download = { tag: 'leads', summary: 'All leads of a project, as CSV' };
  serve(app, exportLeads, download, async ({ account, params, log }, reply) => {
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

  serve(app, deleteLead, { tag: 'leads', summary: 'Delete a lead' }, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    await removeLead(db, project.id, params.lead_id);
    return { message: 'Lead deleted successfully' };
  });
}
