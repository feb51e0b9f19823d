import { apiTokenList, createApiToken, createdApiToken } from '../token.ts';
import { messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';

/** The account's tokens for programs, newest first. */
export const listApiTokens = endpoint({
  method: 'GET',
  path: '/v1/api/user/token',
  access: 'session',
  responses: { 200: apiTokenList },
});

/** Makes a token, which is shown this once. */
export const addApiToken = endpoint({
  method: 'POST',
  path: '/v1/api/user/token',
  access: 'session',
  body: createApiToken,
  responses: { 201: createdApiToken },
  errors: ['password_required', 'wrong_password', 'otp_required', 'otp_wrong', 'not_found', 'conflict', 'invalid'],
});

/** Takes a token back: it opens nothing from the next call on. */
export const revokeApiToken = endpoint({
  method: 'DELETE',
  path: '/v1/api/user/token/:token_id',
  access: 'session',
  responses: { 200: messageResponse },
});
