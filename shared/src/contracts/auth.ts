import * as v from 'valibot';
import { text } from './wire.ts';

const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters long.';

/** Without spaces, as where it is changed later: there the space key does nothing. */
const chosenPassword = v.pipe(
  v.string(),
  v.minLength(8, PASSWORD_TOO_SHORT),
  v.regex(/^\S*$/, 'Password cannot contain spaces'),
);

export const loginForm = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('Por favor, introduce un email válido.')),
  // Three characters pass although the message says six: that is the product's documented rule.
  password: v.pipe(v.string(), v.minLength(3, 'La contraseña debe tener al menos 6 caracteres.')),
  /** The code of the second factor, once the backend has answered `otp_required`. */
  otp: v.optional(v.pipe(v.string(), v.maxLength(40, 'This code is not correct.'))),
});
export type LoginForm = v.InferOutput<typeof loginForm>;

export const loginAnswer = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), message: text });
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

export const registerForm = v.pipe(
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.email('Please enter a valid email address.'),
      v.maxLength(254, 'Please enter a valid email address.'),
    ),
    password: chosenPassword,
    confirmPassword: v.pipe(v.string(), v.minLength(8, PASSWORD_TOO_SHORT)),
    code: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Purchase code is required.'),
      v.minLength(6, 'Purchase code must be at least 6 characters long.'),
    ),
    terms: v.pipe(
      v.boolean(),
      v.check((accepted) => accepted, 'You must accept the terms and conditions.'),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      'Passwords do not match.',
    ),
    ['confirmPassword'],
  ),
);
export type RegisterForm = v.InferOutput<typeof registerForm>;

/** POST password/forgot. Answered alike whether or not the e-mail has an account. */
export const forgotPasswordForm = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('Please enter a valid email address.')),
});
export type ForgotPasswordForm = v.InferOutput<typeof forgotPasswordForm>;

/** The screen that a reset mail leads to. */
export const resetPasswordForm = v.pipe(
  v.object({ password: chosenPassword, confirmPassword: v.pipe(v.string(), v.minLength(8, PASSWORD_TOO_SHORT)) }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      'Passwords do not match.',
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
