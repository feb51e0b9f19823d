import * as v from 'valibot';

/** POST user/confirm: the token of the mail that a changed e-mail is confirmed by. */
export const confirmEmail = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });

/** POST user/email/undo: the token of the mail that tells an old e-mail of a change. */
export const undoEmailChange = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });

/** The e-mail that counts again. `reset_token` opens `reset-password`; absent where the change was undone before. */
export const emailUndone = v.object({ email: v.string(), reset_token: v.optional(v.string()) });
export type EmailUndone = v.InferOutput<typeof emailUndone>;
