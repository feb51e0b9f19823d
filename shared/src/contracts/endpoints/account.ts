import * as v from 'valibot';
import { confirmEmail as confirmEmailBody, emailUndone, undoEmailChange as undoEmailChangeBody } from '../account.ts';
import { reauth } from '../reauth.ts';
import { mailSettings, user, userUpdate } from '../user.ts';
import { changedOf, dataOf, messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';
import { REAUTH_ERRORS } from './reauth-errors.ts';

export const readAccount = endpoint({
  method: 'GET',
  path: '/v1/api/user/me',
  access: 'session',
  responses: { 200: dataOf(user) },
});

/** Changes the profile, or the password. */
export const updateAccount = endpoint({
  method: 'PUT',
  path: '/v1/api/user/me',
  access: 'session',
  body: userUpdate,
  responses: { 200: changedOf(user) },
  accepts: [200],
  bodyOptional: true,
  errors: [...REAUTH_ERRORS, 'email_taken'],
});

/** What the account is written to about. */
export const readMailSettings = endpoint({
  method: 'GET',
  path: '/v1/api/user/mails',
  access: 'session',
  responses: { 200: dataOf(mailSettings) },
});

export const updateMailSettings = endpoint({
  method: 'PUT',
  path: '/v1/api/user/mails',
  access: 'session',
  body: mailSettings,
  responses: { 200: dataOf(mailSettings) },
});

/** Deletes the account and everything that is its. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/v1/api/user/me',
  access: 'session',
  body: reauth,
  responses: { 200: messageResponse },
  bodyOptional: true,
  errors: REAUTH_ERRORS,
});

/** Everything that is kept about the account. */
export const exportAccount = endpoint({
  method: 'POST',
  path: '/v1/api/user/export',
  access: 'session',
  body: reauth,
  responses: {},
  file: 'application/zip',
  errors: REAUTH_ERRORS,
});

export const replaceAvatar = endpoint({
  method: 'POST',
  path: '/v1/api/user/me/avatar',
  access: 'session',
  form: v.object({}),
  responses: { 200: dataOf(user) },
  accepts: [200],
  bodyOptional: true,
  errors: ['too_large', 'type_not_allowed'],
});

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/v1/api/user/me/avatar',
  access: 'session',
  responses: { 200: dataOf(user) },
  accepts: [200],
  bodyOptional: true,
});

/** Has a changed e-mail count, by the token that was mailed to it. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/v1/api/user/confirm',
  access: 'public',
  body: confirmEmailBody,
  responses: { 200: messageResponse },
  bodyOptional: true,
  errors: ['confirmation_invalid', 'email_taken'],
});

/** Mails the link of a changed e-mail again. */
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/v1/api/user/confirm/again',
  access: 'session',
  responses: { 200: messageResponse },
  bodyOptional: true,
});

/** Drops a changed e-mail that waits to be confirmed. */
export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/v1/api/user/confirm',
  access: 'session',
  responses: { 200: messageResponse },
  bodyOptional: true,
});

/** Undoes a change of e-mail by the token that the old one was mailed. */
export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/v1/api/user/email/undo',
  access: 'public',
  body: undoEmailChangeBody,
  responses: { 200: changedOf(emailUndone) },
  errors: ['undo_invalid'],
});
