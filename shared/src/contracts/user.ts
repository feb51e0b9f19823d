import * as v from 'valibot';
import { message } from './message.ts';
import { optionalCode, profileReauth } from './reauth.ts';
import { epochSeconds, text } from './wire.ts';

export const userPlan = v.object({ name: text, prefix: text });

export const user = v.object({
  name: text,
  email: v.string(),
  avatar: text,
  plan: v.nullish(userPlan, { name: '', prefix: '' }),
  /** An e-mail that waits to be confirmed by mail; until then `email` counts. */
  pending_email: v.nullish(v.string()),
  /** Until when the plan is paid for, epoch seconds; absent: for life. */
  plan_until: v.nullish(v.number()),
  /** The plan that follows then. */
  plan_after: v.nullish(userPlan),
  /** Of an account without any plan: until when its published pages stay online, epoch seconds. */
  sites_until: v.nullish(v.number()),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type User = v.InferOutput<typeof user>;

/** GET and PUT user/mails: what an account is written to about. */
export const mailSettings = v.object({
  /** Each new lead of forms whose own settings nobody has changed. */
  new_leads: v.boolean(),
});
export type MailSettings = v.InferOutput<typeof mailSettings>;

const NAME_TOO_SHORT = message(
  'full_name_too_short',
  "The name must be at least {min} characters (spaces don't count)",
  { min: 2 },
);
const NAME_TOO_LONG = message('name_too_long', 'Name cannot exceed {max} characters', { max: 100 });

/** The profile form of the account screen; `fullName` travels as `name`. */
export const profileForm = v.object({
  fullName: v.pipe(
    v.string(),
    v.nonEmpty(message('name_missing', 'Name is required')),
    v.check((name) => name.trim() !== '', message('name_only_spaces', 'Name cannot be only spaces')),
    v.check((name) => name.trim().length >= 2, NAME_TOO_SHORT),
    v.trim(),
    v.maxLength(100, NAME_TOO_LONG),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.email(message('account_email_invalid', 'Invalid email')),
    v.maxLength(254, message('account_email_invalid', 'Invalid email')),
  ),
});
export type ProfileForm = v.InferOutput<typeof profileForm>;

/** Rules of a new password on the account screen, in the order in which they are reported. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(8, message('new_password_too_short', 'Password must be at least {min} characters long', { min: 8 })),
  v.check(
    (password) => password.trim().length >= 8,
    message('new_password_only_spaces', 'Password cannot contain only spaces and must be at least {min} characters', {
      min: 8,
    }),
  ),
  v.regex(/^\S*$/, message('password_with_spaces', 'Password cannot contain spaces')),
  v.regex(
    /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/,
    message('new_password_too_simple', 'Must contain at least one uppercase, one lowercase and one number'),
  ),
);

export const passwordForm = v.pipe(
  v.object({
    currentPassword: v.pipe(
      v.string(),
      v.nonEmpty(message('current_password_missing', 'Current password is required')),
      v.check(
        (password) => password.trim() !== '',
        message('password_only_spaces', 'Password cannot be empty or contain only spaces'),
      ),
    ),
    otp: optionalCode,
    newPassword,
    confirmPassword: v.pipe(
      v.string(),
      v.nonEmpty(message('confirmation_missing', 'Please confirm your new password')),
      v.check(
        (password) => password.trim() !== '',
        message('password_only_spaces', 'Password cannot be empty or contain only spaces'),
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      (form) => form.newPassword === form.confirmPassword,
      message('new_passwords_differ', 'Passwords do not match'),
    ),
    ['confirmPassword'],
  ),
);
export type PasswordForm = v.InferOutput<typeof passwordForm>;

/** PUT user/me, profile half: an absent or null name clears it; a changed e-mail asks for the password too. */
export const profileUpdate = v.object({
  name: v.nullish(v.pipe(v.string(), v.trim(), v.minLength(2, NAME_TOO_SHORT), v.maxLength(100, NAME_TOO_LONG))),
  email: v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.email(message('account_email_invalid', 'Invalid email')),
      v.maxLength(254, message('account_email_invalid', 'Invalid email')),
    ),
  ),
  ...profileReauth,
});
export type ProfileUpdate = v.InferOutput<typeof profileUpdate>;

/** PUT user/me, password half; `otp` where two-factor is on. */
export const passwordUpdate = v.object({ old_password: v.string(), password: newPassword, otp: optionalCode });
export type PasswordUpdate = v.InferOutput<typeof passwordUpdate>;

export const userUpdate = v.union([passwordUpdate, profileUpdate]);
export type UserUpdate = v.InferOutput<typeof userUpdate>;
