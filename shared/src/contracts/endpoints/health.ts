import { alive, away } from '../health.ts';
import { endpoint } from './endpoint.ts';

/** Whether the process answers. */
export const readLiveness = endpoint({
  method: 'GET',
  path: '/v1/health/live',
  access: 'public',
  responses: { 200: alive },
});

/** Whether everything that it stands on answers, too. */
export const readReadiness = endpoint({
  method: 'GET',
  path: '/v1/health/ready',
  access: 'public',
  responses: { 200: alive, 503: away },
});
