import * as v from 'valibot';
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
