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

/** A template as a web page. */
export const viewTemplate = endpoint({
  method: 'GET',
  path: '/v1/editor/template/:template_id/view',
  access: 'cookie',
  query: templateQuery,
  responses: {},
  file: 'text/html',
});
