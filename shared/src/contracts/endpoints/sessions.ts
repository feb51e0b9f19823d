import { reauth } from '../reauth.ts';
import { sessionList } from '../session.ts';
import { dataOf, messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';
import { REAUTH_ERRORS } from './reauth-errors.ts';

/** Where the account is signed in, last used first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/v1/api/user/session',
  access: 'session',
  responses: { 200: dataOf(sessionList) },
});

/** Ends every session but the one that the call is made in. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/v1/api/user/session',
  access: 'session',
  body: reauth,
  responses: { 200: messageResponse },
  bodyOptional: true,
  errors: REAUTH_ERRORS,
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/v1/api/user/session/:session_id',
  access: 'session',
  body: reauth,
  responses: { 200: messageResponse },
  bodyOptional: true,
  errors: REAUTH_ERRORS,
});
