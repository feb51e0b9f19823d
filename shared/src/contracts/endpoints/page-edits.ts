import { editLine, editPageBody, sectionAlternatives, writeSectionBody } from '../page-edit.ts';
import { endpoint } from './endpoint.ts';

/** Changes a page by words: one line of JSON for each operation as it becomes certain, then how it ended. */
export const editPage = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/page/:page_id/ai',
  access: 'pages:write',
  body: editPageBody,
  responses: { 200: editLine },
  errors: ['plan_limit', 'plan_required', 'conflict'],
});

/** Three ways to word a section, or to lay it out. */
export const writeSection = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/page/:page_id/section/:section_id/write',
  access: 'pages:write',
  body: writeSectionBody,
  responses: { 200: sectionAlternatives },
  errors: ['plan_limit', 'plan_required', 'conflict'],
});
