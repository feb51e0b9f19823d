import * as v from 'valibot';
import { areaSession } from '../area-trial.ts';
import { clientError } from '../client-error.ts';
import { endpoint } from './endpoint.ts';

/** Reports an error that a browser met. */
export const reportClientError = endpoint({
  method: 'POST',
  path: '/v1/api/public/client-error',
  access: 'public',
  body: clientError,
  responses: { 204: v.null() },
});

/** Counts a tab that began to use a version of an area while a next one is tried. */
export const countAreaSession = endpoint({
  method: 'POST',
  path: '/v1/api/public/client-error/session',
  access: 'public',
  body: areaSession,
  responses: { 204: v.null() },
});
