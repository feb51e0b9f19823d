import { importedPage, importPageBody } from '../page-import.ts';
import { endpoint } from './endpoint.ts';

/** Makes a draft page out of an HTML document, and says what of it was left out. */
export const importPage = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/page/import',
  access: 'pages:write',
  body: importPageBody,
  responses: { 201: importedPage },
  errors: ['plan_limit', 'plan_required', 'slug_taken', 'invalid'],
});
