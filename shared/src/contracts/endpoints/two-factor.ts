import { reauth } from '../reauth.ts';
import { recoveryCodes, twoFactorConfirm, twoFactorSecret, twoFactorState } from '../two-factor.ts';
import { changedOf, dataOf, messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';
import { REAUTH_ERRORS } from './reauth-errors.ts';

const newCodes = changedOf(recoveryCodes);

/** Whether sign-in asks for a code. */
export const readTwoFactor = endpoint({
  method: 'GET',
  path: '/v1/api/user/two-factor',
  access: 'session',
  responses: { 200: dataOf(twoFactorState) },
});

/** Begins with an authenticator app: its secret, not in force yet. */
export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/v1/api/user/two-factor',
  access: 'session',
  body: reauth,
  responses: { 200: dataOf(twoFactorSecret) },
  errors: [...REAUTH_ERRORS, 'conflict'],
});

/** Turns it on with the app's first code, and answers the recovery codes, this once. */
export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/v1/api/user/two-factor/confirm',
  access: 'session',
  body: twoFactorConfirm,
  responses: { 200: newCodes },
  errors: ['otp_wrong', 'conflict'],
});

export const endTwoFactor = endpoint({
  method: 'DELETE',
  path: '/v1/api/user/two-factor',
  access: 'session',
  body: reauth,
  responses: { 200: messageResponse },
  bodyOptional: true,
  errors: REAUTH_ERRORS,
});

/** New recovery codes in place of the old ones, shown this once. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/v1/api/user/two-factor/recovery',
  access: 'session',
  body: reauth,
  responses: { 200: newCodes },
  errors: [...REAUTH_ERRORS, 'conflict'],
});
