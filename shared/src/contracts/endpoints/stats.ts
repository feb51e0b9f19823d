import { liveResponse, statsExportQuery, statsQuery, statsResponse } from '../stats.ts';
import { endpoint } from './endpoint.ts';

const STATS = '/v1/api/project/:project_id/stats';
const access = 'stats:read';

/** Views, visitors and leads of a project, or of one page, over a range of days. */
export const readStats = endpoint({
  method: 'GET',
  path: STATS,
  access,
  query: statsQuery,
  responses: { 200: statsResponse },
  errors: ['plan_required', 'invalid'],
});

/** How many people are there now. */
export const readLiveStats = endpoint({
  method: 'GET',
  path: `${STATS}/live`,
  access,
  responses: { 200: liveResponse },
  errors: ['plan_required'],
});

/** Every day, or hour, and page of a range as a table. */
export const exportStats = endpoint({
  method: 'GET',
  path: `${STATS}/export`,
  access,
  query: statsExportQuery,
  responses: {},
  file: 'text/csv',
  errors: ['plan_required', 'invalid'],
});
