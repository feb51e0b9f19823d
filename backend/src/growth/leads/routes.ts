import { Readable } from 'node:stream';
import * as endpoints from '@landfall/shared/endpoints';
import { requireProject } from '../../content/projects/projects.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { inBulk } from '../../platform/http/in-bulk.ts';
import { serve } from '../../platform/http/serve.ts';
import { enqueueDiscard } from '../../platform/storage/discard.ts';
import { changeLead } from './change-lead.ts';
import { deleteLead } from './delete-lead.ts';
import { erasePerson } from './erase-leads.ts';
import { findLeads, requireLead } from './find-leads.ts';
import { toLead } from './lead-answer.ts';
import { leadsCsv } from './leads-csv.ts';
import { leadsJson } from './leads-json.ts';

const tag = 'leads';
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

/** What visitors sent through the forms of a project's pages. */
export function registerLeadRoutes(app: App, context: Context): void {
  const { db, storage } = context;

  const list = { tag, summary: 'Leads of a project, newest first; without a status all but spam' };
  serve(app, endpoints.listLeads, list, async ({ account, params, query }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return findLeads(db, project.id, query);
  });

  serve(app, endpoints.readLead, { tag, summary: 'One lead' }, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: toLead(await requireLead(db, project.id, params.lead_id)) };
  });

  const download = { tag, summary: 'Leads of a project as CSV or JSON, oldest first' };
  serve(app, endpoints.exportLeads, download, async ({ account, params, query, log }, reply) => {
    const project = await requireProject(db, account.id, params.project_id);
    const { format, ...filter } = query;
    const pieces = format === 'json' ? leadsJson(db, project.id, filter) : leadsCsv(db, project.id, filter);
    const content = Readable.from(pieces, { objectMode: false });
    content.once('error', (error) => log.error({ err: error }, 'An export of leads broke off'));
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="leads-${day}.${format}"`,
      })
      .type(TYPES[format])
      .send(content);
  });

  const change = { tag, summary: 'Mark a lead as read, as spam, or as none' };
  serve(app, endpoints.changeLead, change, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: toLead(await changeLead(context, project.id, params.lead_id, body.status)) };
  });

  const changeMany = { tag, summary: 'Mark or delete several leads, each by itself' };
  serve(app, endpoints.changeLeads, changeMany, async (request) => {
    const { account, params, body } = request;
    const project = await requireProject(db, account.id, params.project_id);
    const { action } = body;
    const answer = await inBulk(request, body.ids, (id) =>
      action === 'delete' ? deleteLead(context, account, project.id, id) : changeLead(context, project.id, id, action),
    );
    if (action === 'delete') await enqueueDiscard(context);
    return answer;
  });

  serve(app, endpoints.deleteLead, { tag, summary: 'Move a lead to the trash' }, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    await deleteLead(context, account, project.id, params.lead_id);
    await enqueueDiscard(context);
    return { message: 'Lead deleted successfully' };
  });

  const erase = { tag, summary: 'Erase a person: their leads, files, and what was sent of them' };
  serve(app, endpoints.erasePerson, erase, async ({ account, params, query }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const count = await erasePerson(context, project.id, query.email);
    return { count, message: 'Leads erased successfully' };
  });

  const file = { tag, summary: 'A file that came with a lead' };
  serve(app, endpoints.readLeadFile, file, async ({ account, params }, reply) => {
    const project = await requireProject(db, account.id, params.project_id);
    const lead = await requireLead(db, project.id, params.lead_id);
    const found = lead.files.find(({ id }) => id === params.file_id);
    if (!found) throw new AppError('not_found', { message: 'This file does not exist.' });
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': attachment(found.name),
        'content-length': found.size,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .type(found.content_type)
      .send(await storage.read(found.key));
  });
}
