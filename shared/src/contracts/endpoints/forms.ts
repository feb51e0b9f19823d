import { formList, formResponse, formSettings } from '../form.ts';
import { endpoint } from './endpoint.ts';

const FORMS = '/v1/api/project/:project_id/form';

/** The forms of a project's pages, those with the newest lead first. */
export const listForms = endpoint({
  method: 'GET',
  path: FORMS,
  access: 'leads:read',
  responses: { 200: formList },
});

/** Replaces a form's settings. */
export const changeForm = endpoint({
  method: 'PUT',
  path: `${FORMS}/:form_id`,
  access: 'leads:write',
  body: formSettings,
  responses: { 200: formResponse },
  errors: ['plan_required', 'invalid'],
});
