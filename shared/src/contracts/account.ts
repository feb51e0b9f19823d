import * as v from 'valibot';

/** POST user/confirm: the token of the mail that a changed e-mail is confirmed by. */
export const confirmEmail = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });

/** DELETE user/me; `otp` where two-factor is on. */
export const deleteAccount = v.object({
  password: v.pipe(v.string(), v.nonEmpty('Current password is required')),
  otp: v.optional(v.pipe(v.string(), v.maxLength(40, 'This code is not correct.'))),
});
export type DeleteAccount = v.InferOutput<typeof deleteAccount>;
