import * as v from 'valibot';
import { message } from './message.ts';
import { text } from './wire.ts';

const PASSWORD_TOO_SHORT = message('password_too_short', 'Password must be at least {min} characters long.', {
  min: 8,
});

/** Without spaces, as where it is changed later: there the space key does nothing. */
const chosenPassword = v.pipe(
  v.string(),
  v.minLength(8, PASSWORD_TOO_SHORT),
  v.regex(/^\S*$/, message('password_with_spaces', 'Password cannot contain spaces')),
);

export const loginForm = v.object({
  email: v.pipe(v.string(), v.trim(), v.email(message('login_email_invalid', 'Por favor, introduce un email válido.'))),
  // Three characters pass although the message says six: that is the product's documented rule.
  password: v.pipe(
    v.string(),
    v.minLength(3, message('login_password_too_short', 'La contraseña debe tener al menos 6 caracteres.')),
  ),
  /** The code of the second factor, once the backend has answered `otp_required`. */
  otp: v.optional(v.pipe(v.string(), v.maxLength(40, message('code_wrong', 'This code is not correct.')))),
});
export type LoginForm = v.InferOutput<typeof loginForm>;

export const loginResponse = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), message: text });
export type LoginResponse = v.InferOutput<typeof loginResponse>;

export const registerForm = v.pipe(
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.email(message('email_invalid', 'Please enter a valid email address.')),
      v.maxLength(254, message('email_invalid', 'Please enter a valid email address.')),
    ),
    password: chosenPassword,
    confirmPassword: v.pipe(v.string(), v.minLength(8, PASSWORD_TOO_SHORT)),
    code: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(message('purchase_code_missing', 'Purchase code is required.')),
      v.minLength(
        6,
        message('purchase_code_too_short', 'Purchase code must be at least {min} characters long.', { min: 6 }),
      ),
    ),
    terms: v.pipe(
      v.boolean(),
      v.check((accepted) => accepted, message('terms_not_accepted', 'You must accept the terms and conditions.')),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      message('passwords_differ', 'Passwords do not match.'),
    ),
    ['confirmPassword'],
  ),
);
export type RegisterForm = v.InferOutput<typeof registerForm>;

/** POST password/forgot. Answered alike whether or not the e-mail has an account. */
export const forgotPasswordForm = v.object({
  email: v.pipe(v.string(), v.trim(), v.email(message('email_invalid', 'Please enter a valid email address.'))),
});
export type ForgotPasswordForm = v.InferOutput<typeof forgotPasswordForm>;

/** The screen that a reset mail leads to. */
export const resetPasswordForm = v.pipe(
  v.object({ password: chosenPassword, confirmPassword: v.pipe(v.string(), v.minLength(8, PASSWORD_TOO_SHORT)) }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      message('passwords_differ', 'Passwords do not match.'),
    ),
    ['confirmPassword'],
  ),
);
export type ResetPasswordForm = v.InferOutput<typeof resetPasswordForm>;

/** POST password/reset. */
export const resetPassword = v.object({ token: v.pipe(v.string(), v.nonEmpty()), password: chosenPassword });
export type ResetPassword = v.InferOutput<typeof resetPassword>;

/** POST password/reset/check. */
export const resetToken = v.object({ token: resetPassword.entries.token });
