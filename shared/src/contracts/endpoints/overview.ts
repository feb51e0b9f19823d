import { overviewResponse } from '../overview.ts';
import { endpoint } from './endpoint.ts';

/** How far a project has come, what of it needs somebody, and how much room the plan has. */
export const readOverview = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/overview',
  access: 'session',
  responses: { 200: overviewResponse },
});
