import { messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';

// Calls of backends that do not ask for the password again (no capability `account.reauth`); ours always does.

export const exportAccountUnasked = endpoint({
  method: 'GET',
  path: '/v1/api/user/export',
  access: 'session',
  responses: {},
  file: 'application/zip',
});

export const endSessionUnasked = endpoint({
  method: 'DELETE',
  path: '/v1/api/user/session/:session_id',
  access: 'session',
  responses: { 200: messageResponse },
  bodyOptional: true,
});

export const endOtherSessionsUnasked = endpoint({
  method: 'DELETE',
  path: '/v1/api/user/session',
  access: 'session',
  responses: { 200: messageResponse },
  bodyOptional: true,
});
