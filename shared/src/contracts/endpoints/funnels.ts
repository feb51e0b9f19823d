import {
  funnelForm,
  funnelList,
  funnelResponse,
  funnelStatsQuery,
  funnelStatsResponse,
  writeFunnel as writeFunnelBody,
} from '../funnel.ts';
import { messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';

const FUNNELS = '/v1/api/project/:project_id/funnel';

export const listFunnels = endpoint({
  method: 'GET',
  path: FUNNELS,
  access: 'pages:read',
  responses: { 200: funnelList },
});

export const createFunnel = endpoint({
  method: 'POST',
  path: FUNNELS,
  access: 'pages:write',
  body: funnelForm,
  responses: { 201: funnelResponse },
  errors: ['invalid', 'conflict'],
});

/** Has the pages of a funnel written from one description; they are pending until they are drafts. */
export const writeFunnel = endpoint({
  method: 'POST',
  path: `${FUNNELS}/write`,
  access: 'pages:write',
  body: writeFunnelBody,
  responses: { 201: funnelResponse },
  errors: ['invalid', 'conflict', 'plan_limit', 'plan_required', 'slug_taken'],
});

export const readFunnel = endpoint({
  method: 'GET',
  path: `${FUNNELS}/:funnel_id`,
  access: 'pages:read',
  responses: { 200: funnelResponse },
});

/** Changes a funnel's name and steps. */
export const updateFunnel = endpoint({
  method: 'PUT',
  path: `${FUNNELS}/:funnel_id`,
  access: 'pages:write',
  body: funnelForm,
  responses: { 200: funnelResponse },
  errors: ['invalid'],
});

/** Deletes a funnel; its pages stay. */
export const deleteFunnel = endpoint({
  method: 'DELETE',
  path: `${FUNNELS}/:funnel_id`,
  access: 'pages:write',
  responses: { 200: messageResponse },
});

/** How many people reached each step over a range of days. */
export const readFunnelStats = endpoint({
  method: 'GET',
  path: `${FUNNELS}/:funnel_id/stats`,
  access: 'stats:read',
  query: funnelStatsQuery,
  responses: { 200: funnelStatsResponse },
  errors: ['plan_required', 'invalid'],
});
