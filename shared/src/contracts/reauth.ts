import * as v from 'valibot';
import { message } from './message.ts';

export const CODE_REQUIRED = message('code_missing', 'The code is required');

/** A code of the authenticator app (six digits, spaces forgiven), or a recovery code. */
export const oneTimeCode = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(CODE_REQUIRED),
  v.maxLength(40, message('code_wrong', 'This code is not correct.')),
);

/** A code that may be left out where the account has no second factor. */
export const optionalCode = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(40, message('code_wrong', 'This code is not correct.'))),
);

const password = v.pipe(v.string(), v.nonEmpty(message('current_password_missing', 'Current password is required')));

/**
 * What a sensitive change asks for beside the token: the password, and a code where two-factor is on. The body of
 * DELETE user/me, POST user/export, DELETE user/session, POST user/two-factor, DELETE user/two-factor and
 * POST user/two-factor/recovery; in both halves of PUT user/me the password travels as `old_password`.
 */
export const reauth = v.object({ password, otp: optionalCode });
export type Reauth = v.InferOutput<typeof reauth>;

/** The same of an account that is known to have a second factor. */
export const reauthWithCode = v.object({ password, otp: oneTimeCode });

/** The part of PUT user/me that a changed e-mail asks for. */
export const profileReauth = { old_password: v.optional(v.string()), otp: optionalCode };
