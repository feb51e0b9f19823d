import {
  bulkLeads,
  erasedResponse,
  erasePersonQuery,
  leadExportQuery,
  leadList,
  leadQuery,
  leadResponse,
  updateLead,
} from '../lead.ts';
import { bulkResponse } from '../list-query.ts';
import { messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';

const LEADS = '/v1/api/project/:project_id/lead';
const LEAD = `${LEADS}/:lead_id` as const;

/** The leads of a project, newest first; of one form, page or status where it is named. */
export const listLeads = endpoint({
  method: 'GET',
  path: LEADS,
  access: 'leads:read',
  query: leadQuery,
  responses: { 200: leadList },
});

/** One lead, spam too. */
export const readLead = endpoint({
  method: 'GET',
  path: LEAD,
  access: 'leads:read',
  responses: { 200: leadResponse },
});

/** Leads as a table, or as JSON. */
export const exportLeads = endpoint({
  method: 'GET',
  path: `${LEADS}/export`,
  access: 'leads:read',
  query: leadExportQuery,
  responses: {},
  file: 'text/csv',
});

/** Marks a lead as read, as spam or as none. */
export const changeLead = endpoint({
  method: 'PUT',
  path: LEAD,
  access: 'leads:write',
  body: updateLead,
  responses: { 200: leadResponse },
});

/** Does the same to several leads, each by itself. */
export const changeLeads = endpoint({
  method: 'POST',
  path: `${LEADS}/bulk`,
  access: 'leads:write',
  body: bulkLeads,
  responses: { 200: bulkResponse },
});

/** Moves a lead to the trash; erasing a person spares none of it. */
export const deleteLead = endpoint({
  method: 'DELETE',
  path: LEAD,
  access: 'leads:write',
  responses: { 200: messageResponse },
  bodyOptional: true,
});

/** Erases a person: every lead with the address, its files, and what was sent of it. */
export const erasePerson = endpoint({
  method: 'DELETE',
  path: LEADS,
  access: 'leads:write',
  query: erasePersonQuery,
  responses: { 200: erasedResponse },
  errors: ['invalid'],
});

/** A file that came with a lead. */
export const readLeadFile = endpoint({
  method: 'GET',
  path: `${LEAD}/file/:file_id`,
  access: 'leads:read',
  responses: {},
  file: 'application/octet-stream',
});
