import {
  forgotPasswordForm,
  loginForm,
  loginResponse,
  registerForm,
  resetPassword as resetPasswordBody,
  resetToken,
} from '../auth.ts';
import { messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';

export const logIn = endpoint({
  method: 'POST',
  path: '/v1/api/login',
  access: 'public',
  body: loginForm,
  responses: { 200: loginResponse },
  accepts: [200],
  errors: ['wrong_credentials', 'otp_required', 'otp_wrong', 'account_suspended'],
});

/** Revokes the token that the call is made with. */
export const endOwnSession = endpoint({
  method: 'POST',
  path: '/v1/api/logout',
  access: 'session',
  responses: { 200: messageResponse },
  bodyOptional: true,
});

/** Makes an account for a purchase code, which is used up by it. */
export const register = endpoint({
  method: 'POST',
  path: '/v1/api/register',
  access: 'public',
  body: registerForm,
  responses: { 201: messageResponse },
  accepts: [201],
  bodyOptional: true,
  errors: ['code_invalid', 'code_used', 'email_taken'],
});

/** Mails a link to choose a new password; answered alike whether or not there is such an account. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/v1/api/password/forgot',
  access: 'public',
  body: forgotPasswordForm,
  responses: { 202: messageResponse },
  bodyOptional: true,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/v1/api/password/reset',
  access: 'public',
  body: resetPasswordBody,
  responses: { 200: messageResponse },
  bodyOptional: true,
  errors: ['reset_invalid'],
});

/** Whether the link of a reset mail still works; it is not used up. */
export const checkReset = endpoint({
  method: 'POST',
  path: '/v1/api/password/reset/check',
  access: 'public',
  body: resetToken,
  responses: { 200: messageResponse },
  bodyOptional: true,
  errors: ['reset_invalid'],
});
