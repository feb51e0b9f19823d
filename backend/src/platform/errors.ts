/** Every failure that a caller may see, with its HTTP status. Codes are stable; messages are for people. */
const ERRORS = {
  malformed: { status: 400, message: 'The request could not be read.' },
  wrong_credentials: { status: 400, message: 'Wrong e-mail or password.' },
  otp_required: { status: 400, message: 'Please enter the code of your authenticator app.' },
  otp_wrong: { status: 400, message: 'This code is not correct.' },
  unauthenticated: { status: 401, message: 'Please sign in again.' },
  account_suspended: { status: 403, message: 'This account is suspended. Please write to our support.' },
  scope_missing: { status: 403, message: 'This token is not allowed to do this.' },
  session_required: { status: 403, message: 'This call is not open to tokens. Please sign in to the dashboard.' },
  origin_refused: { status: 403, message: 'This call is not open to other sites.' },
  method_not_allowed: { status: 405, message: 'This address is reached by POST alone.' },
  plan_required: { status: 402, message: 'Your account has no plan. Nothing is deleted: buy one to go on.' },
  plan_limit: { status: 402, message: 'Your plan does not allow more.' },
  not_found: { status: 404, message: 'Not found.' },
  too_slow: { status: 408, message: 'This took too long to arrive. Please try again.' },
  conflict: { status: 409, message: 'It already exists.' },
  email_taken: { status: 409, message: 'An account with this e-mail already exists.' },
  slug_taken: { status: 409, message: 'Another page of this project has this path.' },
  stale_version: { status: 409, message: 'A newer version was saved somewhere else.' },
  too_large: { status: 413, message: 'File size exceeds 15MB limit.' },
  type_not_allowed: { status: 415, message: 'File type not supported. Only images and videos are allowed.' },
  invalid: { status: 422, message: 'Please check the marked fields.' },
  wrong_password: { status: 422, message: 'The current password is not correct.' },
  password_required: { status: 422, message: 'Please enter your current password.' },
  confirmation_invalid: {
    status: 422,
    message: 'This link has expired or was already used. Please change the e-mail again.',
  },
  undo_invalid: { status: 422, message: 'This link has expired, or it is not complete.' },
  reset_invalid: { status: 422, message: 'This link has expired or was already used. Please ask for a new one.' },
  code_invalid: { status: 422, message: 'This purchase code is not valid.' },
  code_used: { status: 422, message: 'This purchase code has already been used.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'The service is not available right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

interface ErrorDetails {
  /** Replaces the code's own message. Must be fit to show to a person. */
  message?: string;
  /** Messages by field name, in the shape `{ email: ['...'] }`. */
  fields?: Record<string, string[]>;
  /** Seconds, for 429. */
  retryAfter?: number;
  cause?: unknown;
}

/** The one error that the backend throws on purpose; http/error-handler.ts turns it into an answer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string[]> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }
}
