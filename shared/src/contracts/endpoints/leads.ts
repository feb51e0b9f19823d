import { leadList, leadQuery } from '../lead.ts';
import { messageAnswer } from '../wire.ts';
import { endpoint } from './endpoint.ts';

/** The leads of a project, or of one of its pages, newest first. */
export const listLeads = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/lead',
  access: 'leads:read',
  query: leadQuery,
  responses: { 200: leadList },
});

/** All leads of a project as a table. */
export const exportLeads = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/lead/export',
  access: 'leads:read',
  responses: {},
  file: 'text/csv',
});

export const deleteLead = endpoint({
  method: 'DELETE',
  path: '/v1/api/project/:project_id/lead/:lead_id',
  access: 'leads:write',
  responses: { 200: messageAnswer },
  bodyOptional: true,
});
