import { schedulePageBody } from '../page-schedule.ts';
import { pageResponse } from '../page-write.ts';
import { endpoint } from './endpoint.ts';

const path = '/v1/api/project/:project_id/page/:page_id/schedule';

/** Has a page published by itself, as it is kept at that moment; a second call changes the moment. */
export const schedulePage = endpoint({
  method: 'PUT',
  path,
  access: 'pages:write',
  body: schedulePageBody,
  responses: { 200: pageResponse },
  errors: ['plan_limit', 'plan_required', 'conflict', 'invalid'],
});

/** Withdraws that: the page stays as it is. */
export const unschedulePage = endpoint({
  method: 'DELETE',
  path,
  access: 'pages:write',
  responses: { 200: pageResponse },
  bodyOptional: true,
});
