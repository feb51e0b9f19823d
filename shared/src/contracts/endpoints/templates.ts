import { templateList, templateQuery } from '../template.ts';
import { endpoint } from './endpoint.ts';

/** The templates that a page can begin from. */
export const listTemplates = endpoint({
  method: 'GET',
  path: '/v1/api/template',
  access: 'pages:read',
  query: templateQuery,
  responses: { 200: templateList },
});
